import { COVER_GRADES, type CoverGrade } from "../../core/battlefield/types";
import { ANYBODY, decideCover, decidedFor } from "../cover-view/overrides";
import { I18N_ROOT, MODULE_ID } from "../module-id";
import { report } from "../report";
import { tableRuleset } from "../settings/table";

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;

interface Pair {
  readonly attacker: string;
  readonly target: string;
}

/** Lets a game master decide the cover of a token from whoever attacks, and from and to the tokens it is paired with. */
export class CoverDialog extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS = {
    id: `${MODULE_ID}-cover`,
    classes: [MODULE_ID],
    tag: "form",
    window: { title: `${I18N_ROOT}.CoverDialog.Title`, icon: "fa-solid fa-shield-halved", contentClasses: ["standard-form"] },
    position: { width: 420, height: "auto" as const },
    form: { handler: CoverDialog.#submit, submitOnChange: false, closeOnSubmit: true },
    actions: { clear: CoverDialog.#clear },
  };

  static override PARTS = { form: { template: `modules/${MODULE_ID}/templates/apps/cover.hbs` } };

  readonly #scene: Scene;
  readonly #pairs: readonly Pair[];

  /** @param targets - Ids of the tokens that the attacker is paired with. */
  constructor(scene: Scene, attacker: string, targets: readonly string[]) {
    super();
    this.#scene = scene;
    const paired = targets.filter((target) => target !== attacker).map((target) => ({ attacker, target }));
    this.#pairs = [...paired, ...[...paired.map(({ target }) => target), attacker].map((target) => ({ attacker: ANYBODY, target }))];
  }

  protected override _prepareContext(): Promise<never> {
    const { cover } = tableRuleset();
    const grades = Object.fromEntries(cover.grades.map(({ grade }) => [grade, `${I18N_ROOT}.Term.cover.${grade}`]));
    const rows = this.#pairs.map(({ attacker, target }, i) => {
      const names = { attacker: this.#nameOf(attacker), target: this.#nameOf(target) };
      const decided = decidedFor(this.#scene, attacker, target);
      return {
        name: `pair${i}`,
        label: game.i18n.format(`${I18N_ROOT}.CoverDialog.${attacker === ANYBODY ? "Anybody" : "Pair"}`, names),
        value: decided === null ? "" : cover.translate(decided),
      };
    });
    return Promise.resolve({ id: this.id, grades: { "": `${I18N_ROOT}.CoverDialog.AsMap`, ...grades }, rows, any: rows.some(({ value }) => value !== "") } as never);
  }

  #nameOf(id: string): string {
    return this.#scene.tokens.get(id)?.name ?? game.i18n.localize(`${I18N_ROOT}.Thing.gone`);
  }

  async #decide(gradeOf: (i: number) => CoverGrade | null): Promise<void> {
    try {
      for (const [i, { attacker, target }] of this.#pairs.entries()) await decideCover(this.#scene, attacker, target, gradeOf(i));
    } catch (error) {
      report(error, "action");
    }
  }

  static async #submit(this: CoverDialog): Promise<void> {
    const data = new FormData(this.element as HTMLFormElement);
    await this.#decide((i) => COVER_GRADES.find((grade) => grade === data.get(`pair${i}`)) ?? null);
  }

  static async #clear(this: CoverDialog): Promise<void> {
    await this.#decide(() => null);
    await this.close();
  }
}

/** Opens the dialog for an attacker and the tokens that it is paired with; nothing for players. */
export function openCoverDialog(scene: Scene, attacker: string, targets: readonly string[]): void {
  if (game.user.isGM) void new CoverDialog(scene, attacker, targets).render({ force: true });
}

/** Opens the dialog for a token and the user's targets. */
export function decideCoverOf(token: TokenDocument): void {
  const scene = token.parent;
  if (scene === null || token.id === null) return;
  const targets = [...game.user.targets].flatMap(({ document }) => (document.parent?.id === scene.id && document.id !== null ? [document.id] : []));
  openCoverDialog(scene, token.id, targets);
}
