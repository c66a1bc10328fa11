import type { Brush, Patch } from "./paint-ground";

/** Stone slabs in courses: each its own tint, with a lit upper edge, a dark lower one, and now and then a crack. */
export function paintSlabs(brush: Brush, { x, y, width, height, cell }: Patch, random: () => number, style: { across: number; hue: number; light: number }): void {
  const course = cell * style.across * 0.5;
  const gap = Math.max(1.5, cell * 0.022);
  brush.fillStyle = "rgba(18,15,12,0.75)";
  brush.fillRect(x, y, width, height);
  // Courses off the grid's lines: a line in the dark of a joint could not be seen.
  const shift = -0.4 * course;
  for (let row = 0; shift + row * course < height; row++) {
    let at = -random() * course;
    while (at < width) {
      const long = course * (style.across < 0.5 ? 0.8 + random() * 0.5 : 0.9 + random() * 1.3);
      slab(brush, x + at + gap / 2, y + shift + row * course + gap / 2, long - gap, course - gap, random, style);
      at += long;
    }
  }
}

function slab(brush: Brush, x: number, y: number, w: number, h: number, random: () => number, { hue, light }: { hue: number; light: number }): void {
  const tone = light + (random() - 0.5) * 9;
  brush.fillStyle = `hsl(${hue + (random() - 0.5) * 14} ${7 + random() * 6}% ${tone}%)`;
  brush.beginPath();
  brush.roundRect(x, y, w, h, Math.min(w, h) * 0.09);
  brush.fill();
  brush.lineWidth = 1.5;
  brush.strokeStyle = "rgba(255,246,225,0.16)";
  brush.beginPath();
  brush.moveTo(x + 3, y + 1);
  brush.lineTo(x + w - 3, y + 1);
  brush.stroke();
  brush.strokeStyle = "rgba(0,0,0,0.3)";
  brush.beginPath();
  brush.moveTo(x + 3, y + h - 1);
  brush.lineTo(x + w - 1, y + h - 1);
  brush.lineTo(x + w - 1, y + 3);
  brush.stroke();
  if (random() < 0.07 && w > 24) crack(brush, x, y, w, h, random);
}

function crack(brush: Brush, x: number, y: number, w: number, h: number, random: () => number): void {
  brush.strokeStyle = "rgba(10,8,6,0.55)";
  brush.lineWidth = 1.2;
  brush.beginPath();
  let [cx, cy] = [x + random() * w, y];
  brush.moveTo(cx, cy);
  while (cy < y + h) {
    cx += (random() - 0.5) * 12;
    cy += 5 + random() * 8;
    brush.lineTo(Math.min(x + w, Math.max(x, cx)), Math.min(y + h, cy));
  }
  brush.stroke();
}
