import type { HostDocument } from "../env";
import { callIfThere, host, hostOptional, localize } from "../env";

interface Stage {
  readonly scene?: HostDocument & { tokens?: Iterable<{ x: number; y: number }>; grid: { size: number } };
  readonly stage?: { readonly pivot: { readonly x: number; readonly y: number } };
  readonly dimensions?: { readonly size: number };
}

/** The free grid space nearest to the middle of the view, searched in growing squares; pixels of the upper left corner. */
function freeSpace({ scene, stage }: Stage, size: number): { x: number; y: number } {
  const taken = new Set([...(scene?.tokens ?? [])].map((token) => `${Math.round(token.x / size)},${Math.round(token.y / size)}`));
  const start = { x: Math.floor((stage?.pivot.x ?? 0) / size), y: Math.floor((stage?.pivot.y ?? 0) / size) };
  for (let radius = 0; radius < 12; radius++) {
    for (let dx = -radius; dx <= radius; dx++) {
      for (let dy = -radius; dy <= radius; dy++) {
        if (Math.max(Math.abs(dx), Math.abs(dy)) !== radius) continue;
        const at = { x: start.x + dx, y: start.y + dy };
        if (at.x >= 0 && at.y >= 0 && !taken.has(`${at.x},${at.y}`)) return { x: at.x * size, y: at.y * size };
      }
    }
  }
  return { x: start.x * size, y: start.y * size };
}

/** Puts a token of an actor on the viewed scene, at a place or near the middle of the view. */
export async function placeActor(actor: HostDocument, at?: { x: number; y: number }): Promise<HostDocument | null> {
  const canvas = hostOptional("canvas") as Stage | undefined;
  const scene = canvas?.scene;
  if (!canvas || !scene) {
    callIfThere(host("ui").notifications, "warn", localize("PLAY.NoScene"));
    return null;
  }
  const place = at ?? freeSpace(canvas, canvas.dimensions?.size ?? scene.grid.size);
  const prepared = (await callIfThere(actor, "getTokenDocument", place, { parent: scene })) as HostDocument | undefined;
  const data = prepared ? prepared.toObject() : { name: actor.name, actorId: actor.id, ...place };
  delete data._id;
  const [token] = await scene.createEmbeddedDocuments("Token", [{ ...data, ...place }]);
  return token ?? null;
}
