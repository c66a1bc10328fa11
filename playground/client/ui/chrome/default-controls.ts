import type { HostDocument } from "../env";
import { host, hostOptional } from "../env";
import type { SceneControl, SceneTool } from "./scene-controls";

const tool = (name: string, icon: string, order: number, more: Partial<SceneTool> = {}): SceneTool => ({ name, title: `PLAY.Tool.${name}`, icon, order, ...more });

const byName = (...tools: SceneTool[]): Record<string, SceneTool> => Object.fromEntries(tools.map((each) => [each.name, each]));

/** Moves the darkness level of the viewed scene, as the day and night buttons of Foundry's lighting tools do. */
function darkness(level: number): unknown {
  const scene = hostOptional("canvas")?.scene as HostDocument | null | undefined;
  return scene?.update({ environment: { darknessLevel: level } }, { animateDarkness: 1000 });
}

/**
 * The groups of tools that the table has of its own (client/canvas/layers, `prepareSceneControls` of tokens, tiles,
 * walls, lighting and regions): those a game master or a player may use.
 */
export function defaultControls(): Record<string, SceneControl> {
  const { isGM } = host("game").user;
  const onChange = (layer: string) => (_event: Event | undefined, active: boolean): void => {
    const found = hostOptional("canvas");
    if (!active || !found || !Reflect.has(found, layer)) return;
    (found[layer] as { activate?: () => unknown } | undefined)?.activate?.();
  };
  const control = (name: string, icon: string, order: number, activeTool: string, tools: Record<string, SceneTool>, visible = true): SceneControl => ({
    name, title: `PLAY.Controls.${name}`, icon, order, visible, activeTool, tools, onChange: onChange(name),
  });
  return {
    tokens: control("tokens", "fa-solid fa-user", 1, "select", byName(tool("select", "fa-solid fa-expand", 1), tool("target", "fa-solid fa-bullseye", 2))),
    tiles: control("tiles", "fa-solid fa-cubes", 3, "select", byName(tool("select", "fa-solid fa-expand", 1)), isGM),
    walls: control("walls", "fa-solid fa-trowel-bricks", 5, "select", byName(tool("select", "fa-solid fa-expand", 1)), isGM),
    lighting: control(
      "lighting", "fa-regular fa-lightbulb", 6, "select",
      byName(
        tool("select", "fa-solid fa-expand", 1),
        tool("day", "fa-solid fa-sun", 2, { button: true, onChange: () => darkness(0) }),
        tool("night", "fa-solid fa-moon", 3, { button: true, onChange: () => darkness(1) }),
      ),
      isGM,
    ),
    regions: control("regions", "fa-solid fa-draw-polygon", 9, "select", byName(tool("select", "fa-solid fa-expand", 1)), isGM),
  };
}
