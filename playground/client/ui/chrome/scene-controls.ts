import type { ConfigurationInput, RenderContext, RenderOptions } from "../api/application-types";
import { callIfThere, generation, host, hostOptional, localize } from "../env";
import { defaultControls } from "./default-controls";
import { InterfaceApplication } from "./interface-app";

/** A tool of a group (client/applications/ui/scene-controls.d.mts). */
export interface SceneTool {
  name: string;
  title: string;
  icon: string;
  order?: number;
  visible?: boolean;
  toggle?: boolean;
  button?: boolean;
  active?: boolean;
  onChange?: (event: Event | undefined, active: boolean) => unknown;
}
/** A group of tools, usually of one canvas layer. */
export interface SceneControl {
  name: string;
  title: string;
  icon: string;
  order?: number;
  visible?: boolean;
  layer?: string;
  activeTool?: string;
  tools: Record<string, SceneTool>;
  onChange?: (event: Event | undefined, active: boolean) => unknown;
  onToolChange?: (event: Event | undefined, tool: SceneTool) => unknown;
}

interface ActivateOptions {
  event?: Event;
  control?: string;
  tool?: string;
  toggles?: Record<string, boolean>;
}

const byOrder = (a: { order?: number }, b: { order?: number }): number => (a.order ?? 0) - (b.order ?? 0);

/** The table's own groups of tools, and those of layers that packages bring. */
function layerControls(): Record<string, SceneControl> {
  const found = defaultControls();
  const layers = (host("CONFIG").Canvas as { layers?: Record<string, { layerClass?: { prepareSceneControls?: () => SceneControl | null } }> } | undefined)?.layers ?? {};
  for (const { layerClass } of Object.values(layers)) {
    const control = layerClass?.prepareSceneControls?.();
    if (control) found[control.name] ??= control;
  }
  return found;
}

/** The tools at the left of the page; modules change the record in the hook `getSceneControlButtons`. */
export class SceneControls extends InterfaceApplication {
  static override SLOT = "ui-left-column-1";
  static override readonly emittedEvents: readonly string[] = Object.freeze(["render", "close", "position", "activate"]);
  static override DEFAULT_OPTIONS: ConfigurationInput = {
    id: "scene-controls",
    tag: "aside",
    actions: {
      control: SceneControls.#onControl,
      tool: SceneControls.#onTool,
    },
  };
  static override PARTS = {
    layers: { template: "templates/ui/scene-controls-layers.hbs" },
    tools: { template: "templates/ui/scene-controls-tools.hbs" },
  };

  #controls: Record<string, SceneControl> = {};
  #control: SceneControl | null = null;

  get controls(): Record<string, SceneControl> {
    return this.#controls;
  }
  get control(): SceneControl | null {
    return this.#control;
  }
  get tools(): Record<string, SceneTool> {
    return this.#control?.tools ?? {};
  }
  get tool(): SceneTool | null {
    return this.tools[this.#control?.activeTool ?? ""] ?? null;
  }

  /** Reads the controls anew where asked to, and chooses the wanted control and tool. */
  override _configureRenderOptions(options: RenderOptions): void {
    super._configureRenderOptions(options);
    if (options.isFirstRender || options.reset) this.#prepare();
  }

  #prepare(): void {
    const before = this.#controls;
    const controls = layerControls();
    host("Hooks").callAll("getSceneControlButtons", controls);
    if (Array.isArray(controls)) throw new Error("getSceneControlButtons: the controls are a record, not an array.");
    for (const [name, control] of Object.entries(controls)) {
      if (control.visible === false) delete controls[name];
      else check(name, control);
      control.activeTool = before[name]?.activeTool ?? control.activeTool ?? Object.keys(control.tools)[0] ?? "";
      for (const [id, tool] of Object.entries(control.tools)) {
        const known = before[name]?.tools[id];
        if (tool.toggle && known) tool.active = known.active ?? false;
      }
    }
    this.#controls = controls;
    this.#control = controls[this.#control?.name ?? "tokens"] ?? Object.values(controls).sort(byOrder)[0] ?? null;
  }

  override async _onFirstRender(context: RenderContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.setAttribute("aria-label", localize("PLAY.SceneControls"));
  }

  override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const shown = (entries: Record<string, SceneTool>): unknown[] =>
      Object.values(entries)
        .filter((tool) => tool.visible !== false)
        .sort(byOrder)
        .map((tool) => ({
          ...tool,
          pressed: tool.toggle ? String(Boolean(tool.active)) : tool.button ? null : String(tool.name === this.tool?.name),
        }));
    const controls = Object.values(this.#controls)
      .sort(byOrder)
      .map((control) => ({ ...control, pressed: String(control.name === this.#control?.name) }));
    return { ...context, controls, tools: shown(this.tools), control: this.#control };
  }

  /** Switches to a control and a tool, and sets toggles; calls their handlers. */
  async activate({ event, control, tool, toggles = {} }: ActivateOptions = {}): Promise<void> {
    const before = { control: this.#control, tool: this.tool };
    const next = control === undefined ? this.#control : (this.#controls[control] ?? null);
    if (!next) throw new Error(`There is no scene control "${control ?? ""}": expected one of ${Object.keys(this.#controls).join(", ")}.`);
    if (tool !== undefined && !next.tools[tool]) throw new Error(`The scene control "${next.name}" has no tool "${tool}".`);
    this.#control = next;
    if (tool !== undefined) next.activeTool = tool;
    for (const [name, active] of Object.entries(toggles)) {
      const toggle = next.tools[name];
      if (!toggle?.toggle) continue;
      toggle.active = active;
      toggle.onChange?.(event, active);
    }
    if (before.control !== next) {
      before.control?.onChange?.(event, false);
      if (next.layer) callIfThere(callLayer(next.layer), "activate");
      next.onChange?.(event, true);
    }
    const now = this.tool;
    if (now && (before.tool !== now || before.control !== next)) {
      if (!before.tool?.toggle && !before.tool?.button) before.tool?.onChange?.(event, false);
      next.onToolChange?.(event, now);
      if (!now.toggle && !now.button) now.onChange?.(event, true);
    }
    await this.render();
    this.dispatchEvent(new Event("activate"));
  }

  static async #onControl(this: SceneControls, event: PointerEvent, target: HTMLElement): Promise<void> {
    const { control } = target.dataset;
    if (control && control !== this.#control?.name) await this.activate({ event, control });
  }

  static async #onTool(this: SceneControls, event: PointerEvent, target: HTMLElement): Promise<void> {
    const name = target.dataset.tool ?? "";
    const tool = this.tools[name];
    if (!tool) return;
    if (tool.button) {
      tool.onChange?.(event, true);
      return;
    }
    if (tool.toggle) await this.activate({ event, toggles: { [name]: !tool.active } });
    else await this.activate({ event, tool: name });
  }
}

function callLayer(name: string): unknown {
  return hostOptional("canvas")?.[name];
}

/** Foundry's controls fail on a group without `activeTool` (13) and on a button without `onChange`. */
function check(name: string, control: SceneControl): void {
  if (control.activeTool === undefined && generation() < 14) throw new Error(`The scene control "${name}" has no activeTool.`);
  for (const [id, tool] of Object.entries(control.tools)) {
    if (tool.button && typeof tool.onChange !== "function") throw new Error(`The button "${id}" of the scene control "${name}" has no onChange.`);
  }
}
