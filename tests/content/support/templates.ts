import { readFileSync } from "node:fs";
import Handlebars from "handlebars";
import { filesIn } from "../../../scripts/lib/files.mjs";
import { inRoot } from "../../../scripts/lib/paths.mjs";

/** What a template uses. */
export interface Template {
  /** Path from the project's root. */
  readonly file: string;
  readonly helpers: readonly string[];
  readonly partials: readonly string[];
  readonly strings: readonly string[];
}

/** Every Handlebars template of the module, parsed; throws with file and line where one has a mistake. */
export function readTemplates(): Template[] {
  return filesIn(inRoot("templates"))
    .filter((name) => name.endsWith(".hbs"))
    .map((name) => readTemplate(`templates/${name}`, readFileSync(inRoot("templates", name), "utf8")));
}

/** Parses one template; throws with its name where it has a mistake. */
export function readTemplate(file: string, text: string): Template {
  const use = { helpers: new Set<string>(), partials: new Set<string>(), strings: new Set<string>() };
  class Collector extends Handlebars.Visitor {
    override StringLiteral(node: hbs.AST.StringLiteral) {
      use.strings.add(node.value);
      super.StringLiteral(node);
    }
    override MustacheStatement(node: hbs.AST.MustacheStatement) {
      this.call(node);
      super.MustacheStatement(node);
    }
    override SubExpression(node: hbs.AST.SubExpression) {
      use.helpers.add((node.path).original);
      super.SubExpression(node);
    }
    override BlockStatement(node: hbs.AST.BlockStatement) {
      use.helpers.add(node.path.original);
      super.BlockStatement(node);
    }
    override PartialStatement(node: hbs.AST.PartialStatement) {
      use.partials.add((node.name as hbs.AST.PathExpression).original);
      super.PartialStatement(node);
    }
    /** A mustache with arguments is a helper; one without may be a value. */
    private call(node: hbs.AST.MustacheStatement) {
      const named = node.params.length > 0 || (node.hash?.pairs.length ?? 0) > 0;
      if (named) use.helpers.add((node.path as hbs.AST.PathExpression).original);
    }
  }
  new Collector().accept(Handlebars.parse(text, { srcName: file }));
  return { file, helpers: [...use.helpers], partials: [...use.partials], strings: [...use.strings] };
}
