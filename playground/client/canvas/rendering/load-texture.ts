import { Texture } from "pixi.js";
import { SOFTWARE } from "./software";

const known = new Map<string, Promise<Texture>>();

/** A picture by address or data URI, each loaded once; a grey disc where it cannot be loaded (foundry.canvas.loadTexture). */
export function loadTexture(src: string): Promise<Texture> {
  const found = known.get(src);
  if (found) return found;
  const loading = src ? fromImage(src) : Promise.resolve(placeholder());
  known.set(src, loading);
  return loading;
}

async function fromImage(src: string): Promise<Texture> {
  const image = new Image();
  image.crossOrigin = "anonymous";
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = () => reject(new Error("not found, or no picture"));
      image.src = src;
    });
    return Texture.from(image);
  } catch (error) {
    console.warn(`The playground could not load the picture ${src.slice(0, 120)}`, error);
    return placeholder();
  }
}

function placeholder(): Texture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 128;
  const context = canvas.getContext("2d", SOFTWARE);
  if (context) {
    context.fillStyle = "#6b6459";
    context.strokeStyle = "#1c1a17";
    context.lineWidth = 6;
    context.beginPath();
    context.arc(64, 64, 58, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
  return Texture.from(canvas);
}
