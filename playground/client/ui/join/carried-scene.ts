import { callIfThere, host, localize } from "../env";
import { importSceneFile } from "../sidebar/import-scene";

const KEY = "playground.scene";

/** Keeps a scene file that was chosen on the join page until the table is there. Throws when it is too big to keep. */
export async function carryScene(file: File): Promise<void> {
  sessionStorage.setItem(KEY, JSON.stringify({ name: file.name, text: await file.text() }));
}

/** Imports the scene that was chosen on the join page; only a game master may. */
export async function takeSceneFromJoinPage(): Promise<void> {
  const carried = sessionStorage.getItem(KEY);
  if (carried === null) return;
  sessionStorage.removeItem(KEY);
  const { notifications } = host("ui");
  if (!host("game").user.isGM) {
    callIfThere(notifications, "warn", localize("PLAY.SceneNeedsGM"));
    return;
  }
  const { name, text } = JSON.parse(carried) as { name: string; text: string };
  try {
    const scene = await importSceneFile(new File([text], name, { type: "application/json" }));
    await callIfThere(scene, "activate");
  } catch (error) {
    callIfThere(notifications, "error", localize("PLAY.SceneImportFailed", { file: name, error: error instanceof Error ? error.message : String(error) }));
  }
}
