import type { ConfigurationInput, RenderContext, RenderOptions } from "../api/application-types";
import type { HostDocument } from "../env";
import { callIfThere, host, localize } from "../env";
import { openSheet } from "../sidebar/directory";
import { HandlebarsPlaceableHUD } from "./placeable-hud";

interface StatusEffect {
  readonly id: string;
  readonly name?: string;
  readonly label?: string;
  readonly img?: string;
  readonly icon?: string;
  readonly hud?: boolean | { actorTypes?: string[] };
}

/** The conditions of the table: an array in 13, a record behind an array-like proxy in 14. */
export function statusEffects(): StatusEffect[] {
  const { statusEffects: known } = host("CONFIG") as { statusEffects?: StatusEffect[] | Record<string, StatusEffect> };
  return Array.isArray(known) ? known : Object.values(known ?? {});
}

/** The controls around a token (client/applications/hud/token-hud.d.mts). */
export class TokenHUD extends HandlebarsPlaceableHUD {
  static override DEFAULT_OPTIONS: ConfigurationInput = {
    id: "token-hud",
    actions: {
      config: TokenHUD.#onConfig,
      sheet: TokenHUD.#onSheet,
      combat: TokenHUD.#onCombat,
      target: TokenHUD.#onTarget,
      visibility: TokenHUD.#onVisibility,
      togglePalette: TokenHUD.#onTogglePalette,
      effect: { handler: TokenHUD.#onEffect, buttons: [0, 2] },
    },
  };
  static override PARTS = { hud: { template: "templates/hud/token-hud.hbs", root: true } };

  #palette = false;

  override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const token = this.document as HostDocument & { elevation: number; hidden: boolean };
    const actor: (HostDocument & { statuses?: Set<string> }) | null = this.actor;
    const { user } = host("game");
    const targets = (user as typeof user & { targets?: Set<unknown> }).targets;
    const effects = statusEffects()
      .filter((status) => status.hud !== false)
      .map((status) => ({
        id: status.id,
        title: localize(status.name ?? status.label ?? status.id),
        src: status.img ?? status.icon ?? "",
        active: actor?.statuses?.has(status.id) ?? false,
      }));
    return {
      ...context,
      document: token,
      elevation: token.elevation,
      hidden: token.hidden,
      isGM: user.isGM,
      owner: token.isOwner,
      targeted: targets?.has(this.object) ?? false,
      effects,
      paletteOpen: this.#palette,
      canCombat: user.isGM,
    };
  }

  override _attachFrameListeners(): void {
    super._attachFrameListeners();
    this.element.addEventListener("change", (event) => void this.#onElevation(event));
    this.element.addEventListener("submit", (event) => event.preventDefault());
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      void this.close();
    });
  }

  /** Takes "15", "+5" or "-5" as the elevation field of Foundry does: signed numbers are relative. */
  async #onElevation(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    if (input.name !== "elevation") return;
    const typed = input.value.trim();
    const before = (this.document as HostDocument & { elevation: number }).elevation;
    const number = Number(typed.replace(/^=/, ""));
    if (Number.isFinite(number)) await this.document.update({ elevation: typed.startsWith("+") ? before + number : number });
    await this.render();
  }

  static async #onConfig(this: TokenHUD): Promise<void> {
    await openSheet(this.document);
  }
  static async #onSheet(this: TokenHUD): Promise<void> {
    if (this.actor) await openSheet(this.actor);
  }
  static async #onCombat(this: TokenHUD): Promise<void> {
    await callIfThere(this.document, "toggleCombatant");
    await this.render();
  }
  static async #onTarget(this: TokenHUD, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const on = target.getAttribute("aria-pressed") !== "true";
    callIfThere(this.object, "setTarget", on, { releaseOthers: false });
    await this.render();
  }
  static async #onVisibility(this: TokenHUD): Promise<void> {
    await this.document.update({ hidden: !(this.document as HostDocument & { hidden: boolean }).hidden });
    await this.render();
  }
  static async #onTogglePalette(this: TokenHUD): Promise<void> {
    this.#palette = !this.#palette;
    await this.render();
  }
  static async #onEffect(this: TokenHUD, event: PointerEvent, target: HTMLElement): Promise<void> {
    if (!this.actor) {
      callIfThere(host("ui").notifications, "warn", localize("PLAY.NoActor"));
      return;
    }
    await callIfThere(this.actor, "toggleStatusEffect", target.dataset.statusId, { overlay: event.button === 2 });
    await this.render();
  }
}
