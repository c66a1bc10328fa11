import { Application, BatchRenderer, settings, type ICanvas } from "pixi.js";
import type { Canvas } from "./board";
import { MouseInteraction } from "./interaction/mouse";
import { listenToKeyboard } from "./interaction/keyboard";
import { SceneRendering } from "./rendering/scene-rendering";
import { View } from "./view";
import { watchChildren } from "./watch-children";

/** Makes the PIXI application on the page's `#board` and puts the canvas' groups on its stage. */
export function createApplication(canvas: Canvas): void {
  const board = (document.getElementById("board") as HTMLCanvasElement | null) ?? document.body.appendChild(Object.assign(document.createElement("canvas"), { id: "board" }));
  board.tabIndex = 0;
  board.setAttribute("role", "application");
  board.setAttribute("aria-roledescription", "battle map");
  board.setAttribute("aria-describedby", "canvas-live");
  addLiveRegion();
  settings.ROUND_PIXELS = false;
  // Each texture more is a comparison more for every pixel, which tells where there is no graphics card.
  BatchRenderer.defaultMaxTextures = 4;
  const app = new Application<HTMLCanvasElement & ICanvas>({
    view: board, width: window.innerWidth, height: window.innerHeight, antialias: false, autoDensity: true,
    resolution: Math.min(window.devicePixelRatio || 1, 2), backgroundColor: 0x0b0a0d, autoStart: false, sharedTicker: false, powerPreference: "low-power",
  });
  app.ticker.stop();
  canvas.app = app;
  const stage = (canvas.stage = app.stage);
  stage.eventMode = "static";
  stage.hitArea = { contains: () => true };
  const { environment, primary, effects, visibility, interface: above, overlay } = canvas;
  primary.name = "primary";
  environment.addChild(primary, effects);
  environment.eventMode = effects.eventMode = visibility.eventMode = "none";
  stage.addChild(environment, visibility, above, overlay);
  watchChildren(above, () => canvas.requestRender());
  canvas.view = new View(canvas, board);
  canvas.rendering = new SceneRendering(canvas);
  new MouseInteraction(canvas, stage, board);
  listenToKeyboard(canvas, board);
  // Whatever the user does may make a module change what it has drawn.
  for (const event of ["pointermove", "pointerup", "keydown"]) window.addEventListener(event, () => canvas.requestRender(), { passive: true });
  window.addEventListener("resize", () => canvas.view?.resize());
}

/** The place where the canvas says in words what happens on it. */
function addLiveRegion(): void {
  if (document.getElementById("canvas-live")) return;
  const live = document.createElement("div");
  live.id = "canvas-live";
  live.setAttribute("role", "status");
  live.setAttribute("aria-live", "polite");
  Object.assign(live.style, { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" });
  document.body.append(live);
}
