import type { CoverRules } from "../../core/cover/cover-rules";
import { I18N_ROOT, MODULE_ID } from "../module-id";
import { gradeColour } from "./draw";

/** What the legend says of the places painted so far. */
export interface LegendState {
  /** Name of the target. */
  readonly target: string;
  /** How many places have each grade, by its place among the game's. */
  readonly counts: ReadonlyMap<number, number>;
  readonly done: boolean;
  /** The game master decided the grade. */
  readonly decided: boolean;
  /** Name of the attacker that takes more room than a space; null of one that does not. */
  readonly big: string | null;
}

/** Says on the page, and to screen readers once all is measured, what the painted places mean. */
export function legendOn(page: Document): { write(state: LegendState, rules: CoverRules): void; remove(): void } {
  const panel = page.createElement("aside");
  panel.className = `${MODULE_ID} gritgloom-cover-legend`;
  page.body.append(panel);
  return {
    write: ({ target, counts, done, decided, big }, rules) => {
      const title = page.createElement("h4");
      title.append(game.i18n.format(`${I18N_ROOT}.CoverMap.${done ? "Title" : "Working"}`, { target }));
      const list = page.createElement("ul");
      const best = Math.min(...counts.keys());
      for (const [rank, count] of [...counts].sort(([a], [b]) => a - b)) {
        const grade = rules.grades[rank]?.grade ?? "none";
        list.append(entry(page, rank, rules.grades.length - 1, game.i18n.format(`${I18N_ROOT}.CoverMap.Entry`, { grade: game.i18n.localize(`${I18N_ROOT}.Term.cover.${grade}`), count: String(count) }), rank === best));
      }
      const hints = [
        decided ? game.i18n.localize(`${I18N_ROOT}.CoverMap.Decided`) : game.i18n.localize(`${I18N_ROOT}.CoverMap.Hint`),
        ...(big === null ? [] : [game.i18n.format(`${I18N_ROOT}.CoverMap.Big`, { name: big })]),
      ].map((text) => {
        const hint = page.createElement("p");
        hint.append(text);
        return hint;
      });
      panel.setAttribute("role", "status");
      panel.setAttribute("aria-busy", String(!done));
      panel.replaceChildren(title, list, ...hints);
    },
    remove: () => panel.remove(),
  };
}

function entry(page: Document, rank: number, highest: number, words: string, best: boolean): HTMLElement {
  const item = page.createElement("li");
  item.classList.toggle("best", best);
  const sign = page.createElement("span");
  sign.className = "sign";
  sign.setAttribute("aria-hidden", "true");
  sign.style.setProperty("--gritgloom-grade", `#${gradeColour(rank, highest).toString(16).padStart(6, "0")}`);
  sign.append(rank === highest ? "✕" : "▮".repeat(rank) || "○");
  item.append(sign, words);
  return item;
}
