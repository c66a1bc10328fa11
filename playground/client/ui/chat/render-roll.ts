import type { HostRoll } from "../env";
import { renderTemplate } from "../handlebars/templates";

interface RollRenderOptions {
  isPrivate?: boolean;
  flavor?: string | null;
  template?: string;
}

/** The dice of a roll for its tooltip (Roll#getTooltip). */
export function rollTooltip(roll: HostRoll): Promise<string> {
  const parts = roll.dice.map((die) => ({
    formula: die.expression ?? `${die.number}d${die.faces}`,
    faces: die.faces,
    flavor: die.flavor ?? "",
    total: die.results.filter((each) => each.active !== false && !each.discarded).reduce((sum, each) => sum + each.result, 0),
    rolls: die.results.map((each) => ({
      result: each.result,
      classes: [
        "roll",
        "die",
        `d${die.faces}`,
        each.active === false || each.discarded ? "discarded" : "",
        each.result === die.faces ? "max" : "",
        each.result === 1 ? "min" : "",
      ]
        .filter(Boolean)
        .join(" "),
    })),
  }));
  return renderTemplate("templates/dice/tooltip.hbs", { parts });
}

/** A roll as HTML: formula, dice and total; question marks where it is private (Roll#render). */
export async function renderRoll(roll: HostRoll, { isPrivate = false, flavor = null, template = "templates/dice/roll.hbs" }: RollRenderOptions = {}): Promise<string> {
  return renderTemplate(template, {
    formula: isPrivate ? "???" : roll.formula,
    flavor: isPrivate ? null : flavor,
    tooltip: isPrivate ? "" : await rollTooltip(roll),
    total: isPrivate ? "?" : Math.round(roll.total * 100) / 100,
  });
}
