import type { Brush } from "./paint-ground";
import type { Prop, PropKind } from "./ground-plan";

type Painter = (brush: Brush, size: number, random: () => number) => void;

function disc(brush: Brush, x: number, y: number, r: number, fill: string, line?: string): void {
  brush.beginPath();
  brush.arc(x, y, r, 0, 2 * Math.PI);
  brush.fillStyle = fill;
  brush.fill();
  if (!line) return;
  brush.strokeStyle = line;
  brush.lineWidth = Math.max(1.5, r * 0.08);
  brush.stroke();
}

function box(brush: Brush, w: number, h: number, fill: string, radius = 3): void {
  brush.fillStyle = fill;
  brush.strokeStyle = "#1a120a";
  brush.lineWidth = 2;
  brush.beginPath();
  brush.roundRect(-w / 2, -h / 2, w, h, radius);
  brush.fill();
  brush.stroke();
}

const leaves = (brush: Brush, size: number, random: () => number, count: number, hue: number): void => {
  for (let n = 0; n < count; n++) {
    const angle = random() * 2 * Math.PI;
    const away = Math.sqrt(random()) * size * 0.42;
    const light = 13 + (1 - away / size) * 12 + random() * 12;
    disc(brush, Math.cos(angle) * away, Math.sin(angle) * away, size * (0.025 + random() * 0.05), `hsl(${hue + random() * 26} 32% ${light}%)`);
  }
};

const PAINTERS: Record<PropKind, Painter> = {
  torch: (brush, size) => {
    box(brush, size * 0.5, size * 0.16, "#4a3320");
    disc(brush, size * 0.25, 0, size * 0.17, "#f6a63a");
    disc(brush, size * 0.27, 0, size * 0.09, "#fff0b8");
  },
  brazier: (brush, size, random) => {
    disc(brush, 0, 0, size * 0.46, "#35302c", "#15120f");
    disc(brush, 0, 0, size * 0.34, "#5a1f0c");
    for (let n = 0; n < 16; n++) {
      const [angle, away] = [random() * 7, random() * size * 0.28];
      disc(brush, Math.cos(angle) * away, Math.sin(angle) * away, size * 0.06, random() < 0.5 ? "#ffb347" : "#e2571e");
    }
    disc(brush, 0, 0, size * 0.1, "#fff3c0");
  },
  crate: (brush, size) => {
    box(brush, size, size, "#7a5a34");
    brush.strokeStyle = "#4b351d";
    brush.lineWidth = size * 0.08;
    brush.strokeRect(-size * 0.4, -size * 0.4, size * 0.8, size * 0.8);
    brush.beginPath();
    brush.moveTo(-size * 0.4, size * 0.4);
    brush.lineTo(size * 0.4, -size * 0.4);
    brush.stroke();
  },
  barrel: (brush, size) => {
    disc(brush, 0, 0, size / 2, "#6d4a29", "#1a120a");
    for (const r of [0.44, 0.3]) disc(brush, 0, 0, size * r, r > 0.4 ? "#5b3c20" : "#7d5833", "#2b2620");
    brush.fillStyle = "rgba(0,0,0,0.35)";
    for (const line of [-0.12, 0, 0.12]) brush.fillRect(-size * 0.28, line * size, size * 0.56, 1.5);
  },
  table: (brush, size) => {
    box(brush, size * 1.9, size, "#6b4626", 6);
    brush.fillStyle = "rgba(0,0,0,0.3)";
    for (const line of [-0.25, 0, 0.25]) brush.fillRect(-size * 0.9, line * size, size * 1.8, 2);
    disc(brush, -size * 0.45, -size * 0.1, size * 0.13, "#c9bfa6", "#3a3226");
    disc(brush, size * 0.3, size * 0.15, size * 0.09, "#8b8f96", "#2c2f33");
  },
  tree: (brush, size, random) => {
    disc(brush, size * 0.05, size * 0.07, size * 0.5, "rgba(0,0,0,0.3)");
    disc(brush, 0, 0, size * 0.42, "#26331b");
    brush.shadowBlur = 3;
    leaves(brush, size, random, 420, 84);
  },
  bush: (brush, size, random) => {
    disc(brush, 3, 5, size * 0.45, "rgba(0,0,0,0.28)");
    disc(brush, 0, 0, size * 0.38, "#24331d");
    brush.shadowBlur = 2;
    leaves(brush, size, random, 110, 94);
  },
  rubble: (brush, size, random) => {
    for (let n = 0; n < 14; n++) {
      const [angle, away, r] = [random() * 7, random() * size * 0.45, size * (0.05 + random() * 0.1)];
      disc(brush, Math.cos(angle) * away, Math.sin(angle) * away, r, `hsl(36 8% ${30 + random() * 22}%)`, "#1b1815");
    }
  },
  pillar: (brush, size) => {
    disc(brush, 5, 7, size * 0.56, "rgba(0,0,0,0.4)");
    disc(brush, 0, 0, size * 0.55, "#57514a", "#191613");
    disc(brush, 0, 0, size * 0.44, "#857c70", "#39342e");
    disc(brush, -size * 0.08, -size * 0.1, size * 0.26, "rgba(255,245,225,0.14)");
  },
  stairs: (brush, size) => {
    for (let step = 0; step < 6; step++) {
      brush.fillStyle = `hsl(36 8% ${46 - step * 6}%)`;
      brush.fillRect(-size / 2 + (step * size) / 6, -size / 2, size / 6 - 2, size);
    }
  },
  carpet: (brush, size) => {
    box(brush, size * 2.4, size, "#5c1f22", 2);
    brush.strokeStyle = "#c29a4a";
    brush.lineWidth = 4;
    brush.strokeRect(-size * 1.12, -size * 0.42, size * 2.24, size * 0.84);
    for (const at of [-0.7, 0, 0.7]) disc(brush, at * size, 0, size * 0.17, "#7c2c2b", "#c29a4a");
  },
  bones: (brush, size, random) => {
    brush.strokeStyle = "#d8cfb8";
    brush.lineCap = "round";
    brush.lineWidth = size * 0.07;
    for (let n = 0; n < 6; n++) {
      const [x, y, turn] = [(random() - 0.5) * size, (random() - 0.5) * size, random() * 3];
      brush.beginPath();
      brush.moveTo(x, y);
      brush.lineTo(x + Math.cos(turn) * size * 0.3, y + Math.sin(turn) * size * 0.3);
      brush.stroke();
    }
    disc(brush, size * 0.1, -size * 0.1, size * 0.15, "#e2dac4", "#4a4336");
  },
  boulder: (brush, size) => {
    disc(brush, 5, 7, size * 0.48, "rgba(0,0,0,0.35)");
    brush.beginPath();
    brush.ellipse(0, 0, size * 0.5, size * 0.42, 0.4, 0, 2 * Math.PI);
    brush.fillStyle = "#6a665e";
    brush.fill();
    brush.strokeStyle = "#1f1c19";
    brush.lineWidth = 3;
    brush.stroke();
    disc(brush, -size * 0.1, -size * 0.1, size * 0.22, "rgba(255,250,235,0.16)");
  },
  well: (brush, size) => {
    disc(brush, 4, 6, size * 0.52, "rgba(0,0,0,0.35)");
    disc(brush, 0, 0, size * 0.5, "#77706a", "#1c1917");
    disc(brush, 0, 0, size * 0.34, "#16313c", "#2f2a26");
    disc(brush, -size * 0.08, -size * 0.1, size * 0.1, "rgba(190,225,235,0.35)");
  },
};

/** Draws one thing on the floor. */
export function paintProp(brush: Brush, { kind, x, y, rotation = 0, size }: Prop, cell: number, random: () => number): void {
  brush.save();
  brush.translate(x, y);
  brush.rotate((rotation * Math.PI) / 180);
  brush.shadowColor = "rgba(0,0,0,0.45)";
  brush.shadowBlur = 8;
  brush.shadowOffsetX = 2;
  brush.shadowOffsetY = 3;
  PAINTERS[kind](brush, size ?? cell * 0.6, random);
  brush.restore();
}
