import { DEFAULT_OPTIONS, DEFAULT_SCENE, DEFAULT_TOKEN, DEFAULT_WALL } from "../../src/core/battlefield/defaults";
import type { Battlefield, RulesetId, Token, Wall } from "../../src/core/battlefield/types";
import { sequence } from "./geometry-scenes";

/** Pixels of a space, and spaces of the square in which a room and its corridors lie. */
const SPACE = 100;
const PLOT = 9;
/** One door in so many stands open. */
const OPEN_EVERY = 2;
/** Part of the creatures that are where the fight is, in the hall. */
const IN_HALL = 0.4;

/** A room by its first and last lines of the grid, in spaces. */
interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A dungeon as people draw it: rooms of a few spaces, doors, corridors to the next rooms, and a hall with pillars. */
export function dungeonMap(ruleset: RulesetId, side: number, tokenCount: number): Battlefield {
  const next = sequence(side * 1000 + tokenCount);
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const walls: Wall[] = [];
  const add = (ax: number, ay: number, bx: number, by: number, more: Partial<Wall> = {}): void => {
    walls.push({ ...DEFAULT_WALL, ...more, id: `w${walls.length}`, c: [ax * SPACE, ay * SPACE, bx * SPACE, by * SPACE] });
  };
  let doors = 0;
  const addDoor = (ax: number, ay: number, bx: number, by: number): void => add(ax, ay, bx, by, { door: 1, ds: doors++ % OPEN_EVERY });
  const rooms = Array.from({ length: side * side }, (_, i): Room => {
    const [column, row] = [(i % side) * PLOT, Math.floor(i / side) * PLOT];
    const [left, top] = [column + whole(0, 2), row + whole(0, 2)];
    return { left, top, right: column + whole(5, 7), bottom: row + whole(5, 7) };
  });
  /** A side of a room along one line of the grid, with a doorway of a space at each of some places. */
  const drawSide = (upright: boolean, line: number, from: number, to: number, doorways: readonly number[]): void => {
    let at = from;
    for (const door of [...doorways].sort((a, b) => a - b)) {
      if (door > at) draw(add, upright, line, at, door);
      draw(addDoor, upright, line, door, door + 1);
      at = door + 1;
    }
    if (at < to) draw(add, upright, line, at, to);
  };
  rooms.forEach((room, i) => {
    const [column, row] = [i % side, Math.floor(i / side)];
    /** The place of the doorway between two rooms that lie side by side: both must be there. */
    const between = (a: number, b: number, upright: boolean): number | null => {
      const [one, other] = [rooms[a], rooms[b]];
      if (one === undefined || other === undefined) return null;
      return upright ? Math.max(one.top, other.top) + 1 : Math.max(one.left, other.left) + 1;
    };
    const right = column + 1 < side ? between(i, i + 1, true) : null;
    const left = column > 0 ? between(i - 1, i, true) : null;
    const below = row + 1 < side ? between(i, i + side, false) : null;
    const above = row > 0 ? between(i - side, i, false) : null;
    const list = (place: number | null): readonly number[] => (place === null ? [] : [place]);
    drawSide(true, room.left, room.top, room.bottom, list(left));
    drawSide(true, room.right, room.top, room.bottom, list(right));
    drawSide(false, room.top, room.left, room.right, list(above));
    drawSide(false, room.bottom, room.left, room.right, list(below));
    // Corridors' walls run on from the door posts to the next room's.
    const [east, south] = [rooms[i + 1], rooms[i + side]];
    if (right !== null && east !== undefined) for (const y of [right, right + 1]) add(room.right, y, east.left, y);
    if (below !== null && south !== undefined) for (const x of [below, below + 1]) add(x, room.bottom, x, south.top);
  });
  const hall: Room = { left: side * PLOT, top: 0, right: side * PLOT + 20, bottom: 15 };
  drawSide(true, hall.left, hall.top, hall.bottom, [4, 9]);
  drawSide(true, hall.right, hall.top, hall.bottom, []);
  drawSide(false, hall.top, hall.left, hall.right, []);
  drawSide(false, hall.bottom, hall.left, hall.right, [hall.left + 10]);
  for (let x = hall.left + 4; x < hall.right; x += 4) for (const y of [5, 10]) drawPillar(add, x, y);
  const tokens = Array.from({ length: tokenCount }, (_, i): Token => {
    const wide = next() < 0.15 ? 2 : 1;
    const room = i < tokenCount * IN_HALL ? hall : (rooms[Math.floor(next() * rooms.length)] ?? hall);
    const [x, y] = [whole(room.left, room.right - wide), whole(room.top, room.bottom - wide)];
    return { ...DEFAULT_TOKEN, id: `t${i}`, x: x * SPACE, y: y * SPACE, width: wide, height: wide, disposition: i % 2 === 0 ? 1 : -1 };
  });
  return { version: 1, ruleset, scene: DEFAULT_SCENE, options: DEFAULT_OPTIONS, walls, lights: [], regions: [], tokens };
}

type Draw = (ax: number, ay: number, bx: number, by: number) => void;

function draw(add: Draw, upright: boolean, line: number, from: number, to: number): void {
  if (upright) add(line, from, line, to);
  else add(from, line, to, line);
}

/** A pillar: a square of three fifths of a space, turned by an eighth. */
function drawPillar(add: Draw, x: number, y: number): void {
  const reach = 0.3;
  add(x - reach, y, x, y - reach);
  add(x, y - reach, x + reach, y);
  add(x + reach, y, x, y + reach);
  add(x, y + reach, x - reach, y);
}
