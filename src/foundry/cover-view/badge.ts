import { I18N_ROOT } from "../module-id";
import { drawEye, drawPips, gradeColour } from "./draw";
import type { CoverPicture } from "./picture";

/** The grade in words and number, with what is out of the common: "Half cover +2". */
export function badgeText(picture: CoverPicture): readonly string[] {
  const { grade, amount, ignored, overridden, passage } = picture;
  const number = amount === 0 ? "" : ` ${amount > 0 ? "+" : "−"}${Math.abs(amount)}`;
  const first = `${localize(`Term.cover.${grade}`)}${number}`;
  return [
    first,
    ...(overridden ? [localize("CoverView.Decided")] : []),
    ...(ignored ? [localize("CoverView.Ignored")] : []),
    ...(passage === "seen" ? [localize("CoverView.Seen")] : []),
    ...(passage === "reached" ? [localize("CoverView.Reached")] : []),
  ];
}

/** A label with a grade: boxes, words and number, an eye where sight and effects part. Its lower middle is at 0, 0. */
export function makeBadge(picture: CoverPicture, unit: number): PIXI.Container {
  const size = Math.max(15, unit / 5.5);
  const text = new PIXI.Text(badgeText(picture).join("\n"), {
    fontFamily: "Signika, sans-serif", fontSize: size, fill: 0xf7f1e5, fontWeight: "bold", lineHeight: size * 1.2,
  });
  text.resolution = 2;
  const marks = new PIXI.Graphics();
  const [pad, top] = [size * 0.45, -text.height - size * 0.7];
  const apart = picture.passage === "seen" || picture.passage === "reached";
  const first = top + pad * 0.8 + size * 0.6;
  let left = pad + drawPips(marks, pad, first, size * 0.7, picture.rank, picture.highest) + pad * 0.4;
  if (apart) {
    drawEye(marks, left + size * 0.55, first, size, picture.passage === "seen");
    left += size * 1.3;
  }
  text.position.set(left, top + pad * 0.8);
  const width = left + text.width + pad;
  const ground = new PIXI.Graphics()
    .lineStyle({ width: Math.max(2, size / 8), color: gradeColour(picture.rank, picture.highest), alpha: 1 })
    .beginFill(0x14110d, 0.88)
    .drawRoundedRect(0, top, width, -top, size / 3)
    .endFill();
  const badge = new PIXI.Container();
  badge.name = "badge";
  badge.addChild(ground, marks, text);
  badge.pivot.set(width / 2, 0);
  return badge;
}

function localize(key: string): string {
  return game.i18n.localize(`${I18N_ROOT}.${key}`);
}
