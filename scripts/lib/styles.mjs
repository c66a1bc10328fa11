import { compile } from "sass";
import { inRoot } from "./paths.mjs";

/**
 * Compiles the module's style sheet.
 * @throws {Error} with file and line when a style sheet has a mistake.
 * @returns {string}
 */
export function compileStyles() {
  return `${compile(inRoot("styles", "grit-and-gloom.scss"), { style: "expanded", charset: false }).css}\n`;
}
