import type { Reason } from "../battlefield/reason";
import { darkvision } from "./darkvision";
import type { EyeLevel } from "./darkvision";
import { reaches } from "./glance";
import type { Glance } from "./glance";
import { glamour, hidingFrom, NO_IMAGE, ownChanceUnseen, ownConcealment } from "./invisibility";
import { blindnessOf } from "./light-sensitivity";
import type { Obscured } from "./obscurement";
import { CLARITIES, missOf } from "./sense-rules";
import type { Clarity } from "./sense-rules";
import { compareViews, isPlain, unseen } from "./view";
import type { View } from "./view";
import { senseReason } from "./reason-keys";

/** Senses of the eyes, under the names of the snapshot. */
type Eyes = "sight" | "darkvision" | "seeInDarkness" | "devilsSight" | "truesight";

/** The best that a creature's eyes make of a target; what did not help is told in `notes`. */
export function viewByEyes(glance: Glance, notes: Reason[]): View {
  const { senses, observer } = glance;
  if (!senses.sight) return unseen("sight", [senseReason("sense.sight.none", {}, {}, [observer.token.id])]);
  const blind = blindnessOf(glance);
  if (blind !== null) return unseen("sight", [blind]);
  const line = glance.sightLine();
  if (!line.free) {
    const walls = line.walls.map(({ id }) => id);
    return unseen("sight", [senseReason("sense.sight.blocked", { walls: walls.join(", ") }, {}, walls)]);
  }
  let best = view(glance, "sight", plainLevel(glance));
  if (isPlain(best)) return best;
  for (const [eyes, level] of otherEyes(glance, notes)) {
    const next = view(glance, eyes, level);
    if (compareViews(next, best) < 0) best = next;
  }
  return best;
}

function plainLevel({ light, rules }: Glance): EyeLevel {
  const clarity = rules.sight[light.level];
  const source = light.sources[0]?.id ?? null;
  const missChance = missOf(rules.missChance, clarity);
  const effect = missChance > 0 ? { missChance } : {};
  return {
    clarity,
    reasons: [senseReason(`light.${light.level}`, { source }, effect, source === null ? [] : [source])],
  };
}

function* otherEyes(glance: Glance, notes: Reason[]): Generator<readonly [Eyes, EyeLevel]> {
  const dark = darkvision(glance, notes);
  if (dark !== null) yield ["darkvision", dark];
  const { senses, light, observer, distance } = glance;
  for (const [eyes, key] of ALL_SEEING) {
    const range = senses[eyes];
    if (range === null || range === 0) continue;
    if (!reaches(glance, range)) {
      notes.push(senseReason(`sense.${key}.short`, { range, distance }));
      continue;
    }
    const told = senseReason(`sense.${key}.sees`, { range, distance, level: light.level }, {}, [observer.token.id]);
    yield [eyes, { clarity: "clear", reasons: [told] }];
  }
}

/** Eyes that see in darkness of any kind, with their part of the reasons' keys. */
const ALL_SEEING = [
  ["seeInDarkness", "see-in-darkness"],
  ["devilsSight", "devils-sight"],
  ["truesight", "truesight"],
] as const;

/** What one kind of eyes makes of a target, once the light on it is settled. */
function view(glance: Glance, eyes: Eyes, level: EyeLevel): View {
  const { rules } = glance;
  const pierces = eyes === "truesight";
  const haze = glance
    .obscured()
    .filter(({ stops }) => stops.includes(eyes) || (eyes !== "darkvision" && stops.includes("sight")));
  const clarity = worseOf(level.clarity, haze[0]?.clarity ?? "clear");
  const images = [pierces ? NO_IMAGE : glamour(glance), ownConcealment(glance)];
  const missChance = Math.max(
    missOf(rules.missChance, level.clarity),
    ...[...haze, ...images].map((one) => one.missChance),
  );
  const hiding = pierces ? { hidden: false, reasons: [] } : hidingFrom(glance);
  if (hiding.hidden) {
    const own = clarity === "none" ? null : ownChanceUnseen(glance, missChance);
    return unseen(eyes, [...hiding.reasons, ...(own?.reasons ?? [])], { unseenMissChance: own?.missChance ?? null });
  }
  return {
    sense: eyes,
    clarity,
    missChance,
    unseenMissChance: null,
    share: Math.max(0, ...haze.map(({ share }) => share)),
    onlyObscured: level.clarity === "clear" && haze.length > 0,
    hiddenByPlace: clarity !== "clear",
    reasons: [
      ...hiding.reasons,
      ...level.reasons,
      ...haze.filter((h) => h.clarity !== "clear").map((h) => hazeReason(h)),
      ...images.flatMap((image) => image.reasons),
    ],
  };
}

function hazeReason({ region, clarity, missChance, share, beyond }: Obscured): Reason {
  const key = beyond ? "obscurement.beyond" : clarity === "none" ? "obscurement.none" : "obscurement.partial";
  const effect = { ...(missChance > 0 ? { missChance } : {}), ...(share > 0 ? { share } : {}) };
  return senseReason(key, { region: region.id, missChance, share }, effect, [region.id]);
}

function worseOf(a: Clarity, b: Clarity): Clarity {
  return CLARITIES.indexOf(a) >= CLARITIES.indexOf(b) ? a : b;
}
