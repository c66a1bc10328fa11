import { readFileSync } from "node:fs";
import ts from "typescript";
import { filesIn } from "../../../scripts/lib/files.mjs";
import { inRoot } from "../../../scripts/lib/paths.mjs";
import { type KeyHelper, helperOf } from "./key-helpers";
import { type KeyPattern, ROOT_KEY } from "./key-pattern";

/** A text or pattern in the source, and the file and line that it stands in. */
export interface Found {
  readonly text: KeyPattern;
  readonly at: string;
  /** It stands in LOCALIZATION_PREFIXES: Foundry looks below it, and finds nothing for a model without fields. */
  readonly prefix?: boolean;
}

/** A call of a function by its plain name, with what its arguments may be. */
export interface Call {
  readonly name: string;
  readonly at: string;
  /** Possible texts of each argument; empty where it is no text that can be read off. */
  readonly texts: readonly (readonly KeyPattern[])[];
  /** Names of the members of each argument that is an object written out; null where they cannot be read off. */
  readonly members: readonly (readonly string[] | null)[];
}

export interface SourceStrings {
  readonly strings: readonly Found[];
  readonly calls: readonly Call[];
  readonly helpers: readonly KeyHelper[];
}

/** Whether a call makes a reason: `reason` itself, or a resolver's own that knows its keys (`lightReason`). */
export const makesReason = ({ name }: Call) => /^(?:[a-z]\w*R|r)eason$/.test(name);

/** Every text and every call in the TypeScript files of a folder. */
export function readSource(folder: string): SourceStrings {
  const strings: Found[] = [];
  const calls: Call[] = [];
  const helpers: KeyHelper[] = [];
  for (const file of filesIn(inRoot(folder)).filter((name) => name.endsWith(".ts"))) {
    const name = `${folder}/${file}`;
    const source = ts.createSourceFile(name, readFileSync(inRoot(name), "utf8"), ts.ScriptTarget.ES2022, true);
    const at = (node: ts.Node) => `${name}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    const visit = (node: ts.Node): void => {
      const helper = ts.isTemplateExpression(node) ? helperOf(node) : null;
      if (helper !== null) helpers.push(helper);
      else if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
        strings.push(...textsOf(node).map((text) => ({ text, at: at(node), prefix: isPrefix(node) })));
      }
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
        const { arguments: given } = node;
        calls.push({ name: node.expression.text, at: at(node), texts: given.map(textsOf), members: given.map(membersOf) });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { strings, calls, helpers };
}

function isPrefix({ parent }: ts.Node): boolean {
  const member = ts.isArrayLiteralExpression(parent) ? parent.parent : null;
  return member !== null && ts.isPropertyDeclaration(member) && member.name.getText() === "LOCALIZATION_PREFIXES";
}

/** What an expression may say: a text, both sides of a choice, or a template with "*" for what is not known here. */
function textsOf(node: ts.Node): KeyPattern[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (!ts.isTemplateExpression(node)) return [];
  const spans = node.templateSpans.map((span) => {
    const root = ts.isIdentifier(span.expression) && span.expression.text === "I18N_ROOT";
    return (root ? ROOT_KEY : "*") + span.literal.text;
  });
  return [node.head.text + spans.join("")];
}

function membersOf(node: ts.Node): string[] | null {
  if (!ts.isObjectLiteralExpression(node)) return null;
  const names: string[] = [];
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property) || property.name === undefined || ts.isComputedPropertyName(property.name)) return null;
    names.push(property.name.getText().replace(/^["']|["']$/g, ""));
  }
  return names;
}
