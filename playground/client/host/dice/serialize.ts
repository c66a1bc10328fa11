import type { Plain } from "../../../shared/object-paths";
import { FunctionTerm, ParentheticalTerm } from "./expression";
import { Die, type DieResult, NumericTerm, OperatorTerm, type RollTerm } from "./terms";

/** A term out of its JSON. */
export function termFromData(data: Plain): RollTerm {
  const term = make(data);
  const { flavor = "", ...options } = (data["options"] ?? {}) as Plain & { flavor?: string };
  term.flavor = flavor;
  term.options = options;
  term.evaluated = data["evaluated"] !== false;
  return term;
}

function make(data: Plain): RollTerm {
  const list = (terms: unknown) => (terms as Plain[]).map(termFromData);
  switch (data["class"]) {
    case "NumericTerm":
      return new NumericTerm({ number: Number(data["number"]) });
    case "OperatorTerm":
      return new OperatorTerm({ operator: String(data["operator"]) });
    case "Die":
      return new Die({ number: Number(data["number"]), faces: Number(data["faces"]), modifiers: data["modifiers"] as string[], results: data["results"] as DieResult[] });
    case "ParentheticalTerm":
      return new ParentheticalTerm({ terms: list(data["terms"]) });
    case "FunctionTerm":
      return new FunctionTerm({ fn: String(data["fn"]), args: (data["args"] as unknown[]).map(list) });
    default:
      throw new Error(`A roll term of class ${String(data["class"])} is not imitated`);
  }
}
