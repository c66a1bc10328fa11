import type { Host } from "../host/host";
import type { HostPart } from "../host/parts";
import { createApplication } from "./application";
import { Canvas } from "./board";
import { configureCanvas } from "./configure";
import { RAW, setCurrentCanvas } from "./current";
import type { CanvasHost, CanvasUser, SceneDocument } from "./env";
import { guardCanvas } from "./guard";
import { targetsOf } from "./placeables/user-targets";

/** The canvas as a part of the page: classes and configuration first, the scene after `setup`. */
export const part: HostPart = {
  install(host: Host) {
    installCanvas(host as unknown as CanvasHost);
  },
  async draw(host: Host) {
    const canvas = (host.canvas as { [RAW]?: Canvas } | null)?.[RAW];
    if (!canvas) throw new Error("The canvas part was drawn before it was installed.");
    await drawCanvas(canvas, host as unknown as CanvasHost);
  },
};

/** Makes the canvas of a host and its global; works without a page too, and then draws nothing. */
export function installCanvas(host: CanvasHost): Canvas {
  const canvas = new Canvas(host);
  setCurrentCanvas(canvas);
  configureCanvas(canvas);
  const facade = guardCanvas(canvas);
  canvas.facade = facade;
  host.canvas = facade;
  return canvas;
}

/** Shows the active or viewed scene; does nothing where the client has its canvas off. */
export async function drawCanvas(canvas: Canvas, host: CanvasHost): Promise<void> {
  host.onUserActivity?.((userId, data) => followTargets(canvas, host.game.users.get(userId), data));
  if (canvas.isOff) return;
  if (host.hasDom) createApplication(canvas);
  const scenes = host.game.scenes as { active?: SceneDocument | null; viewed?: SceneDocument | null; current?: SceneDocument | null } | undefined;
  const scene = scenes?.viewed ?? scenes?.current ?? scenes?.active ?? null;
  await canvas.draw(scene);
}

/** Another user aims at other tokens now (User#_onUpdateTokenTargets). */
function followTargets(canvas: Canvas, user: CanvasUser | undefined, data: unknown): void {
  const ids = (data as { targets?: string[] } | null)?.targets;
  if (!ids || !user || user.isSelf || !canvas.ready) return;
  const wanted = new Set(ids);
  for (const token of [...targetsOf(user)]) if (!wanted.has(token.id)) token.setTarget(false, { user, releaseOthers: false, groupSelection: true });
  for (const id of wanted) canvas.tokens.get(id)?.setTarget(true, { user, releaseOthers: false, groupSelection: true });
}
