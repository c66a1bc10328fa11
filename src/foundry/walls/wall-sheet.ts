import { unitsPerFoot } from "../../core/geometry/feet";
import { COVER_GRADES } from "../../core/battlefield/types";
import type { Ruleset } from "../../core/rulesets/ruleset";
import { recordOf } from "../../documents/json";
import { levelsOf, spanOf, spansOfLevels } from "../../documents/levels";
import { I18N_ROOT } from "../module-id";
import { tableRuleset } from "../settings/table";
import { fieldset, formGroup, termAnswers, type Answer, type FormPlace, type FormRow } from "../sheets/form-row";
import { addFieldset, onSheet, placeOf, type Sheet } from "../sheets/inject";
import { writeControl } from "../sheets/preset-select";
import { WALL_MATERIALS, WALL_PRESETS, wallFields, wallPreset } from "./wall-presets";

/** Puts cover, material and heights into Foundry's own wall sheet, which saves them for every wall that it edits; register once. */
export function extendWallSheet(): void {
  onSheet("renderWallConfig", (app, element) => {
    const place = placeOf(app, "Wall");
    addFieldset(app, element, "move", fieldset(place, wallRows(tableRuleset(), place), presetGroup(app, place)));
  });
}

/** Puts the grade of cover into Foundry's own tile sheet: a table, a cart, a heap that hides who stands behind it; register once. */
export function extendTileSheet(): void {
  onSheet("renderTileConfig", (app, element) => {
    const { cover } = tableRuleset();
    const grades = cover.grades.map(({ grade }) => grade).slice(1);
    const answers = [{ value: "", label: text("Sheet.Tile.cover.Flat") }, ...termAnswers(grades, "cover"), ...otherGames(cover)];
    addFieldset(app, element, "width", fieldset(placeOf(app, "Tile"), [{ name: "cover", kind: "choice", answers }]));
  });
}

/** What a wall says beyond Foundry's own fields. */
function wallRows(rules: Ruleset, { values }: FormPlace): readonly FormRow[] {
  return [
    { name: "cover", kind: "choice", answers: coverAnswers(rules) },
    { name: "material", kind: "choice", answers: materialAnswers(values["material"]) },
    { name: "bottom", kind: "amount" },
    { name: "top", kind: "amount" },
  ];
}

/** The materials, and what a wall is said to be made of already: saving the sheet must not lose it. */
function materialAnswers(present: unknown): readonly Answer[] {
  const materials: readonly string[] = WALL_MATERIALS;
  const own = typeof present === "string" && present !== "" && !materials.includes(present) ? [{ value: present, label: present }] : [];
  return [{ value: "", label: text("Sheet.Wall.material.None") }, ...termAnswers(materials, "material"), ...own];
}

/** The grades of the table's game: the lowest means never, the highest always; then those of other games, which are translated. */
function coverAnswers({ cover }: Ruleset): readonly Answer[] {
  const grades = cover.grades.map(({ grade }) => grade);
  const own = termAnswers(grades.slice(1, -1), "cover");
  const [never, always] = [grades[0] ?? "none", grades.at(-1) ?? "total"];
  return [
    { value: "", label: text("Sheet.Wall.cover.Sight") },
    { value: never, label: text("Sheet.Wall.cover.Never") },
    ...own,
    { value: always, label: text("Sheet.Wall.cover.Always") },
    ...otherGames(cover),
  ];
}

/** The grades that the table's game does not have, which are translated: saving a sheet must not lose one that stands there. */
function otherGames(cover: Ruleset["cover"]): readonly Answer[] {
  const own = cover.grades.map(({ grade }) => grade);
  const others = COVER_GRADES.filter((grade) => !own.includes(grade));
  return termAnswers(others, "cover").map((answer) => ({ ...answer, group: text("Sheet.Wall.cover.Others") }));
}

/** A choice among kinds of walls that fills in Foundry's fields and ours; nothing is saved before the form is. */
function presetGroup(app: Sheet, place: FormPlace): HTMLElement {
  const { createSelectInput } = foundry.applications.fields;
  const nothing = { value: "", label: text("Sheet.Wall.preset.None") };
  const options = WALL_PRESETS.map(({ id }) => ({ value: id, label: text(`WallPreset.${id}`) }));
  const select = createSelectInput({ options: [nothing, ...options], value: "", id: `${place.rootId}-preset` } as never);
  select.addEventListener("change", (event) => {
    // The sheet must not take this for a field of the document.
    event.stopPropagation();
    const form = select.closest("form");
    if (select.value === "" || form === null) return;
    const { perFoot, ground } = standingOf(app);
    const fields = wallFields(wallPreset(select.value), tableRuleset().id, perFoot, ground);
    for (const [name, value] of Object.entries(fields.foundry)) writeControl(form, name, value);
    for (const [name, value] of Object.entries(fields.flags)) writeControl(form, `${place.path}.${name}`, value ?? "");
  });
  return formGroup(text("Sheet.Wall.preset.Label"), text("Sheet.Wall.preset.Hint"), select, place.rootId);
}

/** Scene units that a foot is long where the sheet's wall stands, and the elevation of its ground. */
function standingOf(app: Sheet): { readonly perFoot: number; readonly ground: number } {
  const wall = app.document as { readonly parent?: Scene | null; readonly _source?: unknown } | undefined;
  const scene = wall?.parent ?? canvas.scene;
  if (scene == null) return { perFoot: 1, ground: 0 };
  const span = spanOf(levelsOf(recordOf(wall?._source)), spansOfLevels(recordOf(scene._source)));
  return { perFoot: unitsPerFoot(scene.grid), ground: span.bottom ?? 0 };
}

function text(key: string): string {
  return game.i18n.localize(`${I18N_ROOT}.${key}`);
}
