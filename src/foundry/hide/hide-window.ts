import type { Field } from "../../core/battlefield/field";
import { knownToUser } from "../attack/knowledge";
import { onChanged } from "../changed";
import { LIGHT_ICONS } from "../chat/icons";
import { I18N_ROOT, MODULE_ID } from "../module-id";
import { fieldOf } from "../read/fields";
import { guarded } from "../report";
import { tableRuleset } from "../settings/table";
import { namesIn } from "../text/reason-text";
import { sortedWatchers, watcherOf, type FactAnswer, type HideChange, type Watcher } from "./watcher";

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;

/** "Can I hide here?": whom a token could hide from where it stands, and what would change it; follows the scene. */
export class HideWindow extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS = {
    id: `${MODULE_ID}-hide`,
    classes: [MODULE_ID],
    window: { title: `${I18N_ROOT}.Hide.Title`, icon: "fa-solid fa-user-ninja", resizable: true, contentClasses: ["standard-form"] },
    position: { width: 440, height: "auto" as const },
    actions: { everybody: HideWindow.#toggleEverybody },
  };

  static override PARTS = { hide: { template: `modules/${MODULE_ID}/templates/apps/hide.hbs`, scrollable: [".watchers"] } };

  readonly #hider: TokenDocument;
  #everybody = false;
  #stop: () => void = () => undefined;

  constructor(hider: TokenDocument) {
    super({ id: `${MODULE_ID}-hide-${hider.id}` });
    this.#hider = hider;
  }

  protected override _prepareContext(): Promise<never> {
    const scene = this.#hider.parent;
    const watchers = scene === null || !scene.tokens.has(this.#hider.id ?? "") ? null : this.#watchers(scene);
    const seeing = watchers?.filter((watcher) => !watcher.mayHide).length ?? 0;
    const context = {
      name: this.#hider.name,
      gone: watchers === null,
      everybody: this.#everybody,
      free: seeing === 0,
      verdict: game.i18n.format(`${I18N_ROOT}.Hide.${seeing === 0 ? "Yes" : "No"}`, { name: this.#hider.name, count: String(seeing) }),
      watchers: watchers ?? [],
    };
    return Promise.resolve(context as never);
  }

  protected override async _onFirstRender(...args: Parameters<InstanceType<typeof ApplicationV2>["_onFirstRender"]>): Promise<void> {
    await super._onFirstRender(...args);
    this.#stop = onChanged(this.#hider.parent?.id ?? "", guarded("hide", () => this.render()));
  }

  protected override _onClose(...args: Parameters<InstanceType<typeof ApplicationV2>["_onClose"]>): void {
    super._onClose(...args);
    this.#stop();
  }

  #watchers(scene: Scene): readonly WatcherContext[] {
    const field = fieldOf(scene);
    const hiderId = this.#hider.id ?? "";
    const mayKnow = knownToUser(field, scene);
    const side = field.token(hiderId).disposition;
    const ids = field.battlefield.tokens
      .filter((token) => token.id !== hiderId && mayKnow(token.id) && !token.conditions.includes("dead"))
      .filter((token) => this.#everybody || token.disposition !== side)
      .map((token) => token.id);
    const nameOf = namesIn(scene);
    const watchers = ids.map((id) => watcherOf(field, tableRuleset(), id, hiderId, !knowsSenses(scene, id)));
    return sortedWatchers(field, watchers, hiderId).map((watcher) => contextOf(watcher, field, nameOf(watcher.id) ?? "", !knowsSenses(scene, watcher.id)));
  }

  static async #toggleEverybody(this: HideWindow): Promise<void> {
    this.#everybody = !this.#everybody;
    await this.render();
  }
}

/** Whether this user may know a creature's senses: a game master, or who may read its sheet. */
function knowsSenses(scene: Scene, id: string): boolean {
  return game.user.isGM || scene.tokens.get(id)?.actor?.testUserPermission(game.user, "OBSERVER") === true;
}

interface WatcherContext {
  readonly id: string;
  readonly name: string;
  readonly mayHide: boolean;
  readonly icon: string;
  readonly answer: string;
  readonly assumed: boolean;
  readonly chips: readonly { readonly icon: string; readonly text: string; readonly title: string }[];
  readonly changes: readonly string[];
  readonly nothing: boolean;
  /** What the watcher may do to it otherwise, and what would change that. */
  readonly dangers: readonly { readonly fact: string; readonly safe: boolean; readonly icon: string; readonly text: string; readonly changes: string }[];
}

function contextOf(watcher: Watcher, field: Field, name: string, assumed: boolean): WatcherContext {
  const { id, mayHide, sense, light, cover, answers, state } = watcher;
  const changes = answers.stealth.changes.map((change) => changeText(change, field));
  const chips = [
    { icon: "fa-solid fa-eye", text: sense === null ? text(`State.${state}`) : capital(text(`Term.sense.${sense}`)), title: text(sense === null ? "Hide.Perceived" : `State.${state}`) },
    { icon: LIGHT_ICONS[light] ?? "", text: text(`Term.level.${light}`), title: text("Card.Light") },
    ...(cover === "none" ? [] : [{ icon: "fa-solid fa-shield-halved", text: text(`Term.cover.${cover}`), title: text("Card.Cover") }]),
  ];
  return {
    id,
    name,
    mayHide,
    icon: mayHide ? "fa-solid fa-eye-slash" : "fa-solid fa-eye",
    answer: text(mayHide ? "Hide.May" : "Hide.MayNot"),
    assumed,
    chips,
    changes,
    nothing: !mayHide && changes.length === 0,
    dangers: (["opportunity", "precision"] as const).map((fact) => dangerOf(fact, answers[fact], field)),
  };
}

function dangerOf(fact: "opportunity" | "precision", { safe, changes }: FactAnswer, field: Field): WatcherContext["dangers"][number] {
  const list = changes.map((change) => changeText(change, field)).join("; ");
  return {
    fact,
    safe,
    icon: safe ? "fa-solid fa-check" : "fa-solid fa-triangle-exclamation",
    text: text(`Hide.${fact}.${safe ? "Safe" : "Open"}`),
    changes: list === "" ? "" : game.i18n.format(`${I18N_ROOT}.Hide.WouldChange`, { changes: list }),
  };
}

function changeText(change: HideChange, field: Field): string {
  const key = `${I18N_ROOT}.Hide.Change.${change.key}`;
  switch (change.key) {
    case "darker":
      return game.i18n.format(key, { level: text(`Term.level.${change.level}`) });
    case "cover":
      return game.i18n.format(key, { grade: text(`Term.cover.${change.grade}`) });
    case "leave": {
      const distance = change.distance.toLocaleString(game.i18n.lang, { maximumFractionDigits: 1 });
      return game.i18n.format(key, { sense: text(`Term.sense.${change.sense}`), distance, units: field.scene.grid.units });
    }
    default:
      return game.i18n.localize(key);
  }
}

/** Names of senses are written for the middle of a sentence. */
function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase(game.i18n.lang) + words.slice(1);
}

function text(key: string): string {
  return game.i18n.localize(`${I18N_ROOT}.${key}`);
}
