import type { Inquiry } from "./passage";
import { cheapestWay, STOPPED } from "./passage";
import { BOTH_SIDES } from "./contacts";
import type { WallHit } from "./passage-options";
import type { WallSegment } from "./wall-segment";
import { LIMITED, SOLID } from "./wall-role";

/** Contacts that hang together along the path, in its order. */
function clusters<W extends WallSegment>({ contacts }: Inquiry<W>): number[][] {
  const order = Array.from({ length: contacts.length }, (_, i) => i);
  order.sort((a, b) => (contacts.from[a] as number) - (contacts.from[b] as number));
  const found: number[][] = [];
  let end = -1;
  for (const i of order) {
    const last = found.at(-1);
    if (last !== undefined && (contacts.from[i] as number) <= end) last.push(i);
    else found.push([i]);
    end = Math.max(end, contacts.to[i] as number);
  }
  return found;
}

/** Of a cluster that stops, the contacts to name: walls that cross by themselves, or else all that hold together. */
function telling<W extends WallSegment>({ contacts }: Inquiry<W>, cluster: readonly number[], role: number): number[] {
  const worst = cluster.filter((i) => (contacts.role[i] as number) >= role);
  const crossing = worst.filter((i) => contacts.sides[i] === BOTH_SIDES);
  return crossing.length > 0 ? crossing : worst;
}

/** The walls that stop the path of an inquiry for which every contact was gathered, nearest first; none when it is free. */
export function stoppingWalls<W extends WallSegment>(inquiry: Inquiry<W>, walls: readonly (W | null)[]): WallHit<W>[] {
  const { contacts, path } = inquiry;
  const named: number[] = [];
  const limited: number[] = [];
  let cost = 0;
  for (const cluster of clusters(inquiry)) {
    const solid = cluster.filter((i) => contacts.role[i] === SOLID);
    if (cheapestWay(contacts, solid) >= STOPPED) {
      named.push(...telling(inquiry, cluster, SOLID));
      continue;
    }
    const passages = cheapestWay(contacts, cluster);
    if (passages > 0) limited.push(...telling(inquiry, cluster, LIMITED));
    cost += passages;
  }
  if (cost >= STOPPED) named.push(...limited);
  named.sort((a, b) => (contacts.from[a] as number) - (contacts.from[b] as number) || (contacts.wall[a] as number) - (contacts.wall[b] as number));
  const seen = new Set<number>();
  const hits: WallHit<W>[] = [];
  for (const i of named) {
    const number = contacts.wall[i] as number;
    if (seen.has(number)) continue;
    seen.add(number);
    hits.push({ wall: walls[number] as W, at: path.pointAt(contacts.from[i] as number), limited: contacts.role[i] === LIMITED });
  }
  return hits;
}
