import { readFileSync } from "node:fs";

/**
 * Reads a JSON file; what it holds is for the caller to say.
 * @param {string} file
 * @throws {Error} with the file's name when it is no JSON.
 * @returns {unknown}
 */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
