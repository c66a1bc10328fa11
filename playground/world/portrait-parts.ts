import type { Portrait } from "./creature";

const INK = `stroke="#17120d" stroke-width="4"`;

/** Hair that falls behind the head. */
export function hairBehind({ hair = "#333333", style, feature }: Portrait): string {
  if (feature === "ghost") return `<path d="M58 120c-6 60-14 90-22 130h184c-10-40-16-70-22-130-8-60-132-60-140 0z" fill="${hair}" fill-opacity=".75"/>`;
  if (style !== "long") return "";
  return `<path d="M64 110c-8 50-6 84-16 112 26 8 48-6 80-6s58 14 80 6c-10-30-8-62-16-112-10-70-118-70-128 0z" fill="${hair}" ${INK}/>`;
}

export function hairInFront({ hair = "#333333", style, feature }: Portrait): string {
  if (feature === "skull" || feature === "wolf") return "";
  switch (style) {
    case "short": return `<path d="M74 118c-6-46 18-70 54-70s62 24 54 70c-8-22-16-32-28-38-22 10-52 10-66 4-6 8-10 18-14 34z" fill="${hair}" ${INK}/>`;
    case "long": return `<path d="M72 122c-8-50 18-76 56-76s66 26 56 76c-6-26-20-40-40-46-22 22-52 18-60 12-4 8-8 18-12 34z" fill="${hair}" ${INK}/>`;
    case "bun": return `<circle cx="128" cy="42" r="22" fill="${hair}" ${INK}/><path d="M74 116c-4-42 20-66 54-66s58 24 54 66c-10-24-26-36-54-36s-44 12-54 36z" fill="${hair}" ${INK}/>`;
    case "mohawk": return `<path d="M112 74c-6-24 0-46 16-56 16 10 22 32 16 56z" fill="${hair}" ${INK}/>`;
    default: return "";
  }
}

export function earsOf({ skin, ears = "round", feature }: Portrait): string {
  if (feature === "skull" || feature === "wolf") return "";
  const both = (left: string, right: string): string => `<path d="${left}" fill="${skin}" ${INK}/><path d="${right}" fill="${skin}" ${INK}/>`;
  if (ears === "long") return both("M82 118c-22-14-44-22-60-22 8 24 34 48 60 54z", "M174 118c22-14 44-22 60-22-8 24-34 48-60 54z");
  if (ears === "pointed") return both("M80 116c-14-12-24-16-34-16 2 22 16 40 34 48z", "M176 116c14-12 24-16 34-16-2 22-16 40-34 48z");
  return both("M78 116c-14-4-18 30 2 34z", "M178 116c14-4 18 30-2 34z");
}

export function beardOf({ hair = "#333333", beard }: Portrait): string {
  switch (beard) {
    case "full": return `<path d="M78 140c0 50 24 82 50 82s50-32 50-82c-10 20-24 22-50 22s-40-2-50-22z" fill="${hair}" ${INK}/>`;
    case "braided":
      return [
        `<path d="M76 138c-2 54 22 92 52 92s54-38 52-92c-12 22-26 24-52 24s-40-2-52-24z" fill="${hair}" ${INK}/>`,
        `<path d="M108 168q20 10 40 0" fill="none" stroke="#4a1f12" stroke-width="5"/>`,
        `<path d="M104 206l-6 44M152 206l6 44M128 214v40" stroke="${hair}" stroke-width="15"/><path d="M104 206l-6 44M152 206l6 44M128 214v40" stroke="#17120d" stroke-width="2" stroke-dasharray="6 6"/>`,
      ].join("");
    case "stubble": return `<path d="M84 156c8 32 26 44 44 44s36-12 44-44c-14 14-28 16-44 16s-30-2-44-16z" fill="${hair}" fill-opacity=".45"/>`;
    default: return "";
  }
}

export function gearOf({ gear, gearColor = "#7a7f86" }: Portrait): string {
  switch (gear) {
    case "helmet":
      return [
        `<path d="M66 112c-2-50 26-74 62-74s64 24 62 74c-34-16-90-16-124 0z" fill="${gearColor}" ${INK}/>`,
        `<path d="M119 40h18v96q-9 8-18 0z" fill="${gearColor}" ${INK}/><path d="M66 112c34-16 90-16 124 0" fill="none" stroke="#d8b86a" stroke-width="7"/>`,
      ].join("");
    case "hood":
      return `<path d="M128 24c-60 0-92 46-86 120 2 34 12 66 24 92 6-26 8-46 8-72-4-54 14-94 54-94s58 40 54 94c0 26 2 46 8 72 12-26 22-58 24-92 6-74-26-120-86-120z" fill="${gearColor}" ${INK}/>`;
    case "horned": return `<path d="M70 96c-30-6-46-30-44-60 14 22 34 28 56 30zM186 96c30-6 46-30 44-60-14 22-34 28-56 30z" fill="#d9cfb4" ${INK}/>`;
    case "hat": return `<path d="M24 96q104-34 208 0-40 12-104 12T24 96z" fill="${gearColor}" ${INK}/><path d="M76 88q6-60 52-66 46 6 52 66-52-14-104 0z" fill="${gearColor}" ${INK}/>`;
    default: return "";
  }
}

export function featureOf(portrait: Portrait): string {
  switch (portrait.feature) {
    case "tusks": return `<path d="M104 176l-5-26q10 4 13 22zM152 176l5-26q-10 4-13 22z" fill="#f2ead2" ${INK}/>`;
    case "scar": return `<path d="M152 98l18 62M158 112l12-5M162 130l12-5" stroke="#7c3a2c" stroke-width="4" fill="none"/>`;
    case "ghost": return `<path d="M96 176q32 20 64 0M84 214q44 30 88 0" fill="none" stroke="#3f8fb0" stroke-opacity=".5" stroke-width="5"/>`;
    case "skull": return skull(portrait);
    case "wolf": return wolf(portrait);
    default: return "";
  }
}

function skull({ skin, eyes = "#333333" }: Portrait): string {
  return [
    `<path d="M128 44c46 0 66 32 62 72-2 22-16 30-18 44l-2 24h-84l-2-24c-2-14-16-22-18-44-4-40 16-72 62-72z" fill="${skin}" ${INK}/>`,
    `<path d="M128 44c46 0 66 32 62 72-2 22-16 30-18 44l-2 24h-42z" fill="#000" fill-opacity=".14"/>`,
    `<ellipse cx="103" cy="124" rx="20" ry="22" fill="#171410"/><ellipse cx="153" cy="124" rx="20" ry="22" fill="#171410"/>`,
    `<circle cx="103" cy="126" r="7" fill="${eyes}"/><circle cx="153" cy="126" r="7" fill="${eyes}"/>`,
    `<path d="M128 140l-10 22h20z" fill="#171410"/><path d="M90 184v26h76v-26M104 184v26M116 184v26M128 184v26M140 184v26M152 184v26" fill="${skin}" ${INK}/>`,
  ].join("");
}

function wolf({ skin, hair = "#444444", eyes = "#333333" }: Portrait): string {
  return [
    `<path d="M62 108L56 26l58 44zM194 108l6-82-58 44z" fill="${hair}" ${INK}/><path d="M72 84l-2-34 26 24zM184 84l2-34-26 24z" fill="#c79c8c"/>`,
    `<path d="M128 58c50 0 76 30 74 70-16 6-22 22-34 44-10 20-22 42-40 46-18-4-30-26-40-46-12-22-18-38-34-44-2-40 24-70 74-70z" fill="${skin}" ${INK}/>`,
    `<path d="M128 96c12 0 20 20 26 44 4 22-4 62-26 72-22-10-30-50-26-72 6-24 14-44 26-44z" fill="#c9c9c6"/>`,
    `<path d="M80 118q18-14 34 6-20 10-34-6zM176 118q-18-14-34 6 20 10 34-6z" fill="${eyes}" ${INK}/><circle cx="100" cy="121" r="4" fill="#111"/><circle cx="156" cy="121" r="4" fill="#111"/>`,
    `<path d="M110 180q18-12 36 0-4 18-18 20-14-2-18-20z" fill="#1d1b1a"/><path d="M128 200v12" stroke="#1d1b1a" stroke-width="4"/>`,
  ].join("");
}
