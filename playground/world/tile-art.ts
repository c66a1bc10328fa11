/** What a tile may show; each is drawn to be stretched to any size. */
export type TileArt = "table" | "barricade" | "crates";

const svg = (width: number, height: number, ...parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linejoin="round">${parts.join("")}</svg>`;

const board = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="4" fill="${fill}" stroke="#1f140a" stroke-width="3"/><path d="M${x + 8} ${y + h * 0.35}h${w - 16}M${x + 8} ${y + h * 0.7}h${w - 16}" stroke="#000" stroke-opacity=".2" stroke-width="2"/>`;

const plate = (x: number, y: number, r: number): string =>
  `<circle cx="${x + 2}" cy="${y + 3}" r="${r}" fill="#000" fill-opacity=".3"/><circle cx="${x}" cy="${y}" r="${r}" fill="#c9bfa6" stroke="#3a3226" stroke-width="2"/><circle cx="${x}" cy="${y}" r="${r * 0.62}" fill="#b5a98c"/>`;

const crate = (x: number, y: number, size: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-size / 2 + 4}" y="${-size / 2 + 5}" width="${size}" height="${size}" rx="3" fill="#000" fill-opacity=".35"/>${board(-size / 2, -size / 2, size, size, "#7f5d35")}` +
  `<rect x="${-size * 0.38}" y="${-size * 0.38}" width="${size * 0.76}" height="${size * 0.76}" fill="none" stroke="#4b351d" stroke-width="7"/><path d="M${-size * 0.38} ${size * 0.38}L${size * 0.38} ${-size * 0.38}" stroke="#4b351d" stroke-width="7"/></g>`;

const PICTURES: Readonly<Record<TileArt, string>> = {
  table: svg(
    400, 200,
    `<rect x="14" y="16" width="380" height="178" rx="10" fill="#000" fill-opacity=".35"/>`,
    ...[0, 1, 2, 3].map((n) => board(8, 8 + n * 45, 380, 45, ["#70492a", "#7a5130", "#6b4627", "#754d2c"][n] ?? "")),
    `<path d="M40 8v180M356 8v180" stroke="#4a2f18" stroke-width="10"/>`,
    plate(110, 62, 24), plate(250, 138, 24), plate(300, 60, 18),
    `<circle cx="180" cy="120" r="11" fill="#8b8f96" stroke="#2c2f33" stroke-width="3"/><circle cx="180" cy="120" r="6" fill="#5a1f22"/>`,
    `<path d="M122 110l34 26M214 66l26-18" stroke="#cfd3d8" stroke-width="5" stroke-linecap="round"/>`,
  ),
  barricade: svg(
    120, 360,
    `<rect x="16" y="12" width="94" height="340" rx="8" fill="#000" fill-opacity=".35"/>`,
    ...[0, 1, 2, 3, 4, 5].map((n) => `<g transform="rotate(${[-9, 6, -4, 10, -7, 5][n] ?? 0} 60 ${36 + n * 57})">${board(4, 12 + n * 57, 108, 46, ["#6f4c2b", "#7d5833", "#664424", "#75522f", "#6a4728", "#7a5632"][n] ?? "")}</g>`),
    crate(58, 92, 62, 12), crate(66, 250, 74, -14),
    `<path d="M30 30l62 300M92 24L26 336" stroke="#3d2916" stroke-width="12" stroke-linecap="round"/><path d="M30 30l62 300M92 24L26 336" stroke="#8a6238" stroke-width="7" stroke-linecap="round"/>`,
  ),
  crates: svg(200, 200, crate(62, 66, 96, -6), crate(138, 132, 104, 8), crate(150, 50, 62, 20)),
};

/** A picture of a tile as an address that needs no file. */
export function tilePictureUri(art: TileArt): string {
  return `data:image/svg+xml;base64,${btoa(PICTURES[art])}`;
}
