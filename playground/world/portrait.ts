import type { Portrait } from "./creature";
import { beardOf, earsOf, featureOf, gearOf, hairBehind, hairInFront } from "./portrait-parts";

/** A round portrait as an SVG document, 256 by 256. */
export function portraitSvg(portrait: Portrait): string {
  const { skin, background, eyes = "#333333", feature } = portrait;
  const wolf = feature === "wolf";
  const skull = feature === "skull";
  const face = wolf ? "" : `<path d="M128 62c34 0 52 24 52 60 0 40-22 76-52 76s-52-36-52-76c0-36 18-60 52-60z" fill="${skin}"/>`;
  const features = wolf || skull ? "" : faceOf(eyes);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">`,
    `<defs><radialGradient id="b" cx=".42" cy=".34" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".62"/></radialGradient>`,
    `<linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></linearGradient>`,
    `<clipPath id="c"><circle cx="128" cy="128" r="113"/></clipPath></defs>`,
    `<circle cx="128" cy="128" r="124" fill="#17120d"/><circle cx="128" cy="128" r="113" fill="${background}"/>`,
    `<g clip-path="url(#c)" stroke-linejoin="round" stroke-linecap="round">`,
    hairBehind(portrait),
    `<path d="M34 262c4-46 42-70 94-70s90 24 94 70z" fill="${portrait.gearColor ?? "#4a3f35"}" stroke="#17120d" stroke-width="5"/>`,
    `<path d="M104 176h48v30c-14 14-34 14-48 0z" fill="${skin}"/>`,
    earsOf(portrait),
    face,
    features,
    featureOf(portrait),
    beardOf(portrait),
    hairInFront(portrait),
    gearOf(portrait),
    `<circle cx="128" cy="128" r="113" fill="url(#b)"/>`,
    `</g>`,
    `<circle cx="128" cy="128" r="116" fill="none" stroke="#8c7450" stroke-width="9"/><circle cx="128" cy="128" r="116" fill="none" stroke="url(#s)" stroke-width="9"/>`,
    `<circle cx="128" cy="128" r="110.5" fill="none" stroke="#17120d" stroke-width="2.5"/></svg>`,
  ].join("");
}

function faceOf(eyes: string): string {
  const eye = (x: number): string =>
    `<ellipse cx="${x}" cy="126" rx="12" ry="7.5" fill="#f3ece0"/><circle cx="${x}" cy="126" r="6.5" fill="${eyes}"/><circle cx="${x + 2}" cy="124" r="2" fill="#fff"/>`;
  return [
    `<path d="M128 62c34 0 52 24 52 60 0 40-22 76-52 76s-52-36-52-76c0-36 18-60 52-60z" fill="url(#s)"/>`,
    eye(107), eye(149),
    `<path d="M92 113q15-10 29 0M135 113q14-10 29 0" fill="none" stroke="#2a1c12" stroke-width="5"/>`,
    `<path d="M128 128l-8 26q8 6 16 0" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="4"/>`,
    `<path d="M109 172q19 9 38 0" fill="none" stroke="#3a1d16" stroke-opacity=".8" stroke-width="5"/>`,
  ].join("");
}

/** A portrait as an address that needs no file. */
export function portraitUri(portrait: Portrait): string {
  return `data:image/svg+xml;base64,${btoa(portraitSvg(portrait))}`;
}
