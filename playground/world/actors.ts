import type { Generation } from "../shared/world-source";
import type { ActorMaker, Creature } from "./creature";
import { CREATURES } from "./creatures";
import { documentId, PLAYERS } from "./ids";
import { portraitUri } from "./portrait";

type Data = Record<string, unknown>;

const SPACES = { small: 1, medium: 1, large: 2 } as const;

export function actorId({ id }: Creature): string {
  return documentId(id, 1);
}

/** Who owns a creature's actor: its player; everybody else sees nothing of it. */
function ownership({ player }: Creature): Data {
  return player ? { default: 0, [PLAYERS[player]]: 3 } : { default: 0 };
}

/** What a creature's token carries wherever it stands; sight is on for the players' own only, as most tables have it. */
export function tokenBase(creature: Creature, generation: Generation, bar: string | null): Data {
  const { senses, light, size, disposition, kind } = creature;
  const modes: [string, number][] = [];
  if (senses.tremorsense) modes.push(["feelTremor", senses.tremorsense]);
  if (senses.seeInvisible) modes.push(["seeInvisibility", senses.darkvision ?? 60]);
  const sees = kind === "character";
  return {
    name: creature.name,
    displayName: sees ? 50 : 30,
    displayBars: 20,
    bar1: { attribute: bar },
    actorLink: sees,
    width: SPACES[size],
    height: SPACES[size],
    disposition,
    texture: { src: portraitUri(creature.portrait), ...(size === "small" ? { scaleX: 0.78, scaleY: 0.78 } : {}) },
    sight: { enabled: sees, range: senses.darkvision ?? 0, visionMode: senses.darkvision ? "darkvision" : "basic" },
    detectionModes:
      generation === 14
        ? Object.fromEntries(modes.map(([id, range]) => [id, { enabled: true, range }]))
        : modes.map(([id, range]) => ({ id, enabled: true, range })),
    light: light ? { ...light, color: "#ffb066", alpha: 0.5, animation: { type: "torch", speed: 4, intensity: 4 } } : { bright: 0, dim: 0 },
    flags: creature.traits.length || senses.lowLight || senses.scent ? { "grit-and-gloom": moduleFlags(creature) } : {},
  };
}

/** For systems that do not know them: traits and senses by the module's own flags. */
function moduleFlags({ traits, senses }: Creature): Data {
  return { traits: [...traits], senses: { ...senses } };
}

/** The actors of the demo world, as the system double fills them; without one bare actors of the first types. */
export function demoActors(generation: Generation, make: ActorMaker): Data[] {
  return CREATURES.map((creature) => {
    const { type, system, items = [], effects = [], flags = {}, bar } = make(creature);
    const statuses = (creature.statuses ?? []).map((status, n) => ({
      _id: documentId(`${creature.id}fx`, n + 1), name: status, img: "icons/svg/aura.svg", statuses: [status], disabled: false,
    }));
    return {
      _id: actorId(creature),
      name: creature.name,
      type,
      img: portraitUri(creature.portrait),
      ownership: ownership(creature),
      system,
      items,
      effects: [...statuses, ...effects],
      flags: { ...flags, playground: { creature: creature.id } },
      prototypeToken: tokenBase(creature, generation, bar ?? null),
    };
  });
}

/** Actors of a system that brings no maker of its own. */
export const bareActor: ActorMaker = ({ kind, hp, ac }) => ({
  type: kind,
  system: { hp: { value: hp, max: hp }, ac },
  bar: "hp",
});
