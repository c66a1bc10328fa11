import { guarded } from "../report";
import type { Changes } from "./changes";
import { forgetScene, knownScenes, touchScene } from "./fields";

interface Embedded {
  readonly id: string | null;
  readonly parent: { readonly id: string | null; readonly parent?: { readonly id: string | null } | null } | null;
}

/** Hooks of Foundry that an embedded document's change fires on every client. */
const VERBS = ["create", "update", "delete"] as const;

/** Keeps the battlefields up to date from document hooks; register once, in `init`. `changed` is told which scene. */
export function followDocuments(changed: (sceneId: string) => void): void {
  const on = (document: string, note: (changes: Changes, id: string) => void): void => {
    for (const verb of VERBS) {
      hook(`${verb}${document}`, (one: Embedded) => {
        touch(one.parent?.id, (changes) => note(changes, one.id ?? ""));
      });
    }
  };
  const touch = (sceneId: string | null | undefined, note: (changes: Changes) => void): void => {
    touchScene(sceneId, note);
    if (typeof sceneId === "string") changed(sceneId);
  };

  on("Token", (changes, id) => changes.tokens.add(id));
  on("Wall", (changes, id) => changes.walls.add(id));
  on("AmbientLight", (changes, id) => changes.lights.add(id));
  on("Region", (changes) => (changes.regions = true));
  on("Tile", (changes) => (changes.regions = true));
  on("Level", (changes) => (changes.everything = true));
  for (const verb of VERBS) {
    hook(`${verb}RegionBehavior`, (one: Embedded) => touch(one.parent?.parent?.id, (changes) => (changes.regions = true)));
    for (const document of ["Item", "ActiveEffect"]) hook(`${verb}${document}`, (one: Embedded) => creatureChanged(one));
  }
  hook("updateScene", (scene: Scene) => touch(scene.id, (changes) => (changes.everything = true)));
  hook("deleteScene", (scene: Scene) => forgetScene(scene.id));
  hook("updateActor", (actor: Actor) => creatureChanged(actor));

  /** An actor, or what hangs on one, changed: its tokens on the scenes that are known are read anew. */
  function creatureChanged(document: Embedded): void {
    const actors = new Set([document.id, document.parent?.id, document.parent?.parent?.id]);
    for (const sceneId of knownScenes()) {
      const tokens = game.scenes.get(sceneId)?.tokens.filter((token) => actors.has(token.actor?.id ?? "") || actors.has(token.actorId)) ?? [];
      if (tokens.length > 0) touch(sceneId, (changes) => tokens.forEach((token) => changes.tokens.add(token.id ?? "")));
    }
  }
}

function hook(name: string, fn: (...args: never[]) => void): void {
  Hooks.on(name as never, guarded("follow", fn as (...args: unknown[]) => void) as never);
}
