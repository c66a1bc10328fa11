import ts from "typescript";
import { ROOT_KEY } from "./key-pattern";

/** A function that puts its argument behind a branch of the module's keys: `text("Card.Title")`. */
export interface KeyHelper {
  readonly name: string;
  /** What stands before and after the argument: "GRITGLOOM.Fault." and "". */
  readonly before: string;
  readonly after: string;
  /** Which argument it is. */
  readonly argument: number;
}

/**
 * The key helper that a template is the body of: `GRITGLOOM.Branch.${parameter}` inside a named function with that
 * parameter; null for any other template.
 */
export function helperOf(node: ts.TemplateExpression): KeyHelper | null {
  const spans = node.templateSpans.map((span) => ({ expression: span.expression, literal: span.literal.text }));
  const [first, ...rest] = spans;
  let before = node.head.text;
  let own = spans;
  if (first !== undefined && isRoot(first.expression)) {
    before += ROOT_KEY + first.literal;
    own = rest;
  }
  const [only, ...more] = own;
  if (!before.startsWith(`${ROOT_KEY}.`) || only === undefined || more.length > 0 || !ts.isIdentifier(only.expression)) return null;
  const parameter = only.expression.text;
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    const named = namedFunction(at);
    if (named === null) continue;
    const argument = named.parameters.findIndex(({ name }) => ts.isIdentifier(name) && name.text === parameter);
    return argument < 0 ? null : { name: named.name, before, after: only.literal, argument };
  }
  return null;
}

const isRoot = (expression: ts.Expression) => ts.isIdentifier(expression) && expression.text === "I18N_ROOT";

function namedFunction(node: ts.Node): { name: string; parameters: readonly ts.ParameterDeclaration[] } | null {
  if (ts.isFunctionDeclaration(node) && node.name !== undefined) return { name: node.name.text, parameters: node.parameters };
  const isValue = ts.isArrowFunction(node) || ts.isFunctionExpression(node);
  if (!isValue || !ts.isVariableDeclaration(node.parent) || !ts.isIdentifier(node.parent.name)) return null;
  return { name: node.parent.name.text, parameters: node.parameters };
}
