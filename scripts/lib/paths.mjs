import path from "node:path";
import { fileURLToPath } from "node:url";

/** Absolute path of the project's root folder. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");

/**
 * Absolute path of something inside the project.
 * @param {...string} parts
 * @returns {string}
 */
export const inRoot = (...parts) => path.join(ROOT, ...parts);
