import { ATTACK_KINDS, type AttackKind } from "../../core/battlefield/attack-kind";
import { previewOnSquare } from "../guess/preview";
import { pickSquare } from "../guess/pick-square";
import type { Square } from "../guess/square";
import { verdictsForUser } from "../attack/local-verdicts";
import { rollAttack } from "../attack/roll-attack";
import { targetContext, type TargetContext } from "../chat/card-context";
import { chooseKind } from "../cover-view/attack-kind";
import { redrawSoon } from "../cover-view/follow";
import { I18N_ROOT, MODULE_ID } from "../module-id";
import { guarded, report } from "../report";
import { namesIn } from "../text/reason-text";

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;

/** Kinds that one can roll; "save" is a question, not an attack. */
const ROLLED = ATTACK_KINDS.filter((kind) => kind !== "save");

/** Asks how the attack is made, shows beforehand what the map does to it for each target, and rolls it. */
export class AttackDialog extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS = {
    id: `${MODULE_ID}-attack`,
    classes: [MODULE_ID],
    tag: "form",
    window: { title: `${I18N_ROOT}.Dialog.Attack.Title`, icon: "fa-solid fa-crosshairs", contentClasses: ["standard-form"] },
    position: { width: 420, height: "auto" as const },
    form: { handler: AttackDialog.#submit, submitOnChange: false, closeOnSubmit: true },
    actions: { pickSquare: AttackDialog.#pick, dropSquare: AttackDialog.#drop },
  };

  static override PARTS = { form: { template: `modules/${MODULE_ID}/templates/apps/attack-dialog.hbs` } };

  readonly #attacker: TokenDocument;
  #kind: AttackKind = "melee";
  #formula: string;
  #touch = false;
  #grope = false;
  #square: Square | null = null;
  #targetHook = 0;

  constructor(attacker: TokenDocument, formula: string) {
    super();
    this.#attacker = attacker;
    this.#formula = formula;
  }

  protected override _prepareContext(): Promise<never> {
    const targets = this.#targets();
    const context = {
      id: this.id,
      kinds: Object.fromEntries(ROLLED.map((kind) => [kind, `${I18N_ROOT}.Kind.${kind}`])),
      kind: this.#kind,
      formula: this.#formula,
      touch: this.#touch,
      grope: this.#grope,
      square: this.#square !== null,
      mapped: canvas.ready && canvas.scene?.id === this.#attacker.parent?.id,
      targets: this.#preview(targets),
      empty: targets.length === 0 && this.#square === null,
    };
    return Promise.resolve(context as never);
  }

  protected override async _onFirstRender(...args: Parameters<InstanceType<typeof ApplicationV2>["_onFirstRender"]>): Promise<void> {
    await super._onFirstRender(...args);
    this.#targetHook = Hooks.on("targetToken", (user) => {
      if (user.isSelf) void this.render();
    });
    this.element.addEventListener("change", (event) => {
      this.#readForm();
      // The preview does not hang on the formula, and Enter in its field would find the form drawn anew and not submit it.
      if ((event.target as HTMLInputElement | null)?.name !== "formula") void this.render();
    });
  }

  protected override _onClose(...args: Parameters<InstanceType<typeof ApplicationV2>["_onClose"]>): void {
    super._onClose(...args);
    Hooks.off("targetToken", this.#targetHook);
  }

  #targets(): TokenDocument[] {
    return [...game.user.targets].map((token) => token.document).filter((target) => target.id !== this.#attacker.id);
  }

  #preview(targets: readonly TokenDocument[]): readonly TargetContext[] {
    const scene = this.#attacker.parent;
    if (scene === null) return [];
    try {
      if (this.#square !== null) return [targetContext(previewOnSquare(this.#attacker, scene, this.#square, this.#kind), namesIn(scene))];
      return verdictsForUser(this.#attacker, targets, this.#kind).map((verdict) => {
        const token = scene.tokens.get(verdict.target)?.uuid ?? verdict.target;
        return targetContext({ token, verdict, outcomes: [], overridden: false }, namesIn(scene));
      });
    } catch (error) {
      report(error, "preview");
      return [];
    }
  }

  #readForm(): void {
    const data = new FormData(this.element as HTMLFormElement);
    this.#kind = ROLLED.find((kind) => kind === data.get("kind")) ?? this.#kind;
    // The map shows the cover against what is chosen here.
    chooseKind(this.#attacker.id ?? "", this.#kind);
    redrawSoon();
    const formula = data.get("formula");
    if (typeof formula === "string") this.#formula = formula;
    this.#touch = data.get("touch") !== null;
    this.#grope = data.get("grope") !== null;
  }

  static async #pick(this: AttackDialog): Promise<void> {
    this.#readForm();
    // The window would lie over the map that is asked about.
    await this.minimize();
    const square = await pickSquare(this.#attacker);
    if (square !== null) this.#square = square;
    if (!this.rendered) return;
    await this.maximize();
    await this.render();
  }

  static async #drop(this: AttackDialog): Promise<void> {
    this.#square = null;
    this.#grope = false;
    await this.render();
  }

  static #submit(this: AttackDialog): Promise<void> {
    this.#readForm();
    const guess = this.#square === null ? {} : { square: this.#square, grope: this.#grope };
    const attack = { attacker: this.#attacker, targets: this.#targets(), kind: this.#kind, touch: this.#touch, formula: this.#formula, ...guess };
    guarded("attack", () => rollAttack(attack))();
    return Promise.resolve();
  }
}
