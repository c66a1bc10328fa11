import type { ConfigurationInput, RenderContext, RenderOptions } from "../api/application-types";
import type { HostDocument } from "../env";
import { callIfThere, host, hostOptional, localize, worldCollection } from "../env";
import { openSheet } from "../sidebar/directory";
import { InterfaceApplication } from "./interface-app";
import { clockText } from "./clock-text";

/** The people at the table (client/applications/ui/players.d.mts). */
export class Players extends InterfaceApplication {
  static override SLOT = "ui-left-column-1";
  static override DEFAULT_OPTIONS: ConfigurationInput = { id: "players", tag: "aside", actions: { openCharacter: Players.#onOpen } };
  static override PARTS = { players: { template: "templates/ui/players.hbs" } };

  override async _onFirstRender(context: RenderContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.refreshOn("userConnected", "updateUser", "createUser", "deleteUser");
  }
  override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const users = [...host("game").users].map((user) => ({
      id: user.id,
      name: user.name,
      color: String(user.color),
      active: user.active,
      self: user.isSelf,
      gm: user.isGM,
      character: user.character?.name ?? "",
      state: localize(user.active ? "PLAY.Online" : "PLAY.Offline"),
    }));
    return { ...context, users };
  }
  static async #onOpen(this: Players, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const user = host("game").users.get(target.closest<HTMLElement>("[data-user-id]")?.dataset.userId ?? "");
    if (user?.character) await openSheet(user.character);
  }
}

interface SceneLevel {
  readonly id: string;
  readonly name: string;
  readonly elevation: { readonly bottom: number | null };
}

/** The scenes that a user may look at, at the top of the page (client/applications/ui/scene-navigation.d.mts). */
export class SceneNavigation extends InterfaceApplication {
  static override SLOT = "ui-left-column-2";
  static override DEFAULT_OPTIONS: ConfigurationInput = { id: "scene-navigation", tag: "nav", actions: { viewScene: SceneNavigation.#onView, viewLevel: SceneNavigation.#onLevel } };
  static override PARTS = { scenes: { template: "templates/ui/scene-navigation.hbs" } };

  override async _onFirstRender(context: RenderContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.setAttribute("aria-label", localize("PLAY.Tab.scenes"));
    this.refreshOn("canvasReady", "createScene", "updateScene", "deleteScene");
  }
  override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const { isGM } = host("game").user;
    const scenes = [...worldCollection("scenes")]
      .map((scene) => scene as HostDocument & { active: boolean; navigation: boolean; isView?: boolean })
      .filter((scene) => scene.active || scene.isView || (scene.navigation && (isGM || scene.testUserPermission(host("game").user, 1))))
      .map((scene) => ({ id: scene.id, name: scene.name, active: scene.active, viewed: scene.isView ?? false }));
    return { ...context, scenes, levels: this.#levels() };
  }

  /** The levels of the viewed scene, where there is a choice: from the lowest up (14). */
  #levels(): readonly object[] {
    const { scene, level: viewed } = (hostOptional("canvas") ?? {}) as { scene?: { levels?: Iterable<SceneLevel> } | null; level?: SceneLevel };
    const levels = [...(viewed ? (scene?.levels ?? []) : [])];
    levels.sort((a, b) => (a.elevation.bottom ?? -Infinity) - (b.elevation.bottom ?? -Infinity));
    return levels.length > 1 ? levels.map(({ id, name }) => ({ id, name, viewed: id === viewed?.id })) : [];
  }

  static async #onLevel(this: SceneNavigation, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const scene = hostOptional("canvas")?.scene;
    await callIfThere(scene, "view", { level: target.dataset.levelId });
  }
  static async #onView(this: SceneNavigation, _event: PointerEvent, target: HTMLElement): Promise<void> {
    await callIfThere(worldCollection("scenes").get(target.dataset.sceneId ?? ""), "view");
  }
}

/** Steps by which a game master moves the world's clock, in seconds. */
const STEPS = [
  { seconds: -3600, label: "PLAY.Clock.back1h", text: "−1 h" },
  { seconds: 6, label: "PLAY.Clock.round", text: "+1 r" },
  { seconds: 60, label: "PLAY.Clock.minute", text: "+1 min" },
  { seconds: 3600, label: "PLAY.Clock.hour", text: "+1 h" },
  { seconds: 28800, label: "PLAY.Clock.rest", text: "+8 h" },
  { seconds: 86400, label: "PLAY.Clock.day", text: "+1 d" },
];

/** The world's clock: our own small panel, as core Foundry has none; it uses `game.time` alone. */
export class WorldClock extends InterfaceApplication {
  static override SLOT = "ui-bottom";
  static override DEFAULT_OPTIONS: ConfigurationInput = { id: "world-clock", tag: "section", actions: { advance: WorldClock.#onAdvance } };
  static override PARTS = { clock: { template: "templates/ui/world-clock.hbs" } };

  override async _onFirstRender(context: RenderContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.setAttribute("aria-label", localize("PLAY.Clock.label"));
    this.refreshOn("updateWorldTime");
  }
  override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const game = host("game") as ReturnType<typeof host<"game">> & { time: { worldTime: number } };
    const { day, clock } = clockText(game.time.worldTime);
    return { ...context, day, clock, steps: STEPS, isGM: game.user.isGM };
  }
  static async #onAdvance(this: WorldClock, _event: PointerEvent, target: HTMLElement): Promise<void> {
    await callIfThere(host("game").time, "advance", Number(target.dataset.seconds));
  }
}
