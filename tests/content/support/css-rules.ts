/** A style rule by its selectors. */
export interface Rule {
  readonly selectors: readonly string[];
}

/** Every style rule of a compiled style sheet, those inside @media and the like too; steps of @keyframes are none. */
export function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  /** What each open brace belongs to: whether rules may stand inside it. */
  const open: boolean[] = [];
  let head = "";
  for (const character of css.replace(/\/\*[\s\S]*?\*\//g, "")) {
    if (character === "{") {
      const name = head.trim();
      const group = /^@(media|supports|layer|container)\b/.test(name);
      if (!name.startsWith("@") && open.every(Boolean)) rules.push({ selectors: splitSelectors(name) });
      open.push(group);
      head = "";
    } else if (character === "}") {
      open.pop();
      head = "";
    } else if (character === ";") head = "";
    else head += character;
  }
  return rules;
}

/** The selectors of a list; a comma inside brackets divides nothing. */
function splitSelectors(list: string): string[] {
  const selectors = [""];
  let depth = 0;
  for (const character of list) {
    if (character === "(" || character === "[") depth++;
    if (character === ")" || character === "]") depth--;
    if (character === "," && depth === 0) selectors.push("");
    else selectors[selectors.length - 1] += character;
  }
  return selectors.map((selector) => selector.trim());
}
