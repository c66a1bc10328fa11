import type { Brush, Patch } from "./paint-ground";

/** Tufts and blades, denser towards some places, with a few pale flowers. */
export function paintGrass(brush: Brush, { x, y, width, height, cell }: Patch, random: () => number): void {
  const blades = Math.min(14_000, Math.round((width * height) / 95));
  brush.lineCap = "round";
  for (let n = 0; n < blades; n++) {
    const [px, py] = [x + random() * width, y + random() * height];
    const lean = (random() - 0.5) * 7;
    brush.strokeStyle = `hsl(${78 + random() * 38} ${26 + random() * 22}% ${20 + random() * 20}%)`;
    brush.lineWidth = 1 + random() * 1.2;
    brush.beginPath();
    brush.moveTo(px, py);
    brush.quadraticCurveTo(px + lean * 0.3, py - 4, px + lean, py - 5 - random() * 6);
    brush.stroke();
  }
  for (let n = 0; n < (width * height) / (cell * cell * 2.5); n++) {
    brush.fillStyle = random() < 0.5 ? "rgba(232,226,200,0.8)" : "rgba(190,170,220,0.7)";
    brush.beginPath();
    brush.arc(x + random() * width, y + random() * height, 1.6, 0, 2 * Math.PI);
    brush.fill();
  }
}

/** Dark at the middle, light at the bank, with ripples. */
export function paintWater(brush: Brush, { x, y, width, height }: Patch, random: () => number): void {
  const [cx, cy, r] = [x + width / 2, y + height / 2, Math.max(width, height) / 2];
  const depth = brush.createRadialGradient(cx, cy, r * 0.1, cx, cy, r * 1.05);
  depth.addColorStop(0, "#12303d");
  depth.addColorStop(0.7, "#234e5c");
  depth.addColorStop(1, "#4d7a78");
  brush.fillStyle = depth;
  brush.fillRect(x, y, width, height);
  brush.lineWidth = 1.4;
  for (let n = 0; n < (width * height) / 1400; n++) {
    const [px, py, long] = [x + random() * width, y + random() * height, 8 + random() * 26];
    brush.strokeStyle = `rgba(196,228,232,${0.06 + random() * 0.16})`;
    brush.beginPath();
    brush.moveTo(px, py);
    brush.quadraticCurveTo(px + long / 2, py - 3 - random() * 3, px + long, py);
    brush.stroke();
  }
}

/** Boards with grain and nails. */
export function paintPlanks(brush: Brush, { x, y, width, height, cell }: Patch, random: () => number): void {
  const wide = cell / 4;
  for (let row = 0; row * wide < height; row++) {
    let at = -random() * cell * 2;
    while (at < width) {
      const long = cell * (1.4 + random() * 1.6);
      const [px, py] = [x + at, y + row * wide];
      brush.fillStyle = `hsl(${26 + random() * 8} ${32 + random() * 8}% ${26 + random() * 8}%)`;
      brush.fillRect(px + 1, py + 1, long - 2, wide - 2);
      brush.strokeStyle = "rgba(30,16,6,0.3)";
      brush.lineWidth = 1;
      for (let line = 0; line < 3; line++) {
        const ly = py + 3 + random() * (wide - 6);
        brush.beginPath();
        brush.moveTo(px + 3, ly);
        brush.bezierCurveTo(px + long * 0.3, ly + (random() - 0.5) * 5, px + long * 0.7, ly + (random() - 0.5) * 5, px + long - 3, ly);
        brush.stroke();
      }
      brush.fillStyle = "rgba(15,10,5,0.75)";
      for (const nx of [px + 5, px + long - 5]) brush.fillRect(nx - 1, py + wide / 2 - 1, 2.5, 2.5);
      at += long;
    }
  }
}
