/** What the playground keeps of a VisionMode (types: client/canvas/perception/vision-mode). */
export interface VisionMode {
  readonly id: string;
  readonly label: string;
  readonly tokenConfig: boolean;
  /** How its sight range is shown where there is no light: colour, and brightness 0 to 1. */
  readonly veil: { readonly color: number; readonly brightness: number };
  readonly perceivesLight: boolean;
}

const mode = (id: string, label: string, color: number, brightness: number, perceivesLight = true, tokenConfig = true): VisionMode => ({
  id, label: `VISION.${label}`, tokenConfig, veil: { color, brightness }, perceivesLight,
});

/** CONFIG.Canvas.visionModes (types: client/config). */
export function visionModes(): Record<string, VisionMode> {
  const modes = [
    mode("basic", "ModeBasicVision", 0xc8c4bc, 0.55),
    mode("darkvision", "ModeDarkvision", 0x9aa6bd, 0.62),
    mode("monochromatic", "ModeMonochromatic", 0xb8b8b8, 0.65),
    mode("blindness", "ModeBlindness", 0x000000, 0, false, false),
    mode("tremorsense", "ModeTremorsense", 0x8b6f9d, 0.35, false),
    mode("lightAmplification", "ModeLightAmplification", 0x8fd08f, 0.7),
  ];
  return Object.fromEntries(modes.map((entry) => [entry.id, entry]));
}
