import type { Canvas } from "../board";
import { colorNumber } from "../color";
import { PointDarknessSource, PointLightSource, type LightSourceData } from "../sources/light-source";
import type { VisionSourceData } from "../sources/vision-source";
import { detectionModesOf } from "../perception/token-detection";
import type { Token } from "./token";

/** Token#_getLightSourceData: the token's light as its source takes it, in pixels. */
export function lightSourceData(token: Token, canvas: Canvas): Partial<LightSourceData> {
  const { light, hidden, rotation, level } = token.document;
  const { x, y, elevation } = token.getCenterPoint();
  const dark = canvas.environment.darknessLevel ?? 0;
  const inWindow = dark >= light.darkness.min && dark <= light.darkness.max;
  return {
    x, y, elevation, rotation,
    dim: token.getLightRadius(light.dim),
    bright: token.getLightRadius(light.bright),
    externalRadius: token.externalRadius,
    angle: light.angle,
    alpha: light.alpha,
    color: colorNumber(light.color),
    attenuation: light.attenuation,
    luminosity: light.luminosity,
    priority: light.priority,
    animation: light.animation ?? { type: null, speed: 5, intensity: 5 },
    seed: seedOf(token.id),
    disabled: hidden || !inWindow || !(token.emitsLight || token.emitsDarkness),
    ...(canvas.generation === 14 ? { level: level ?? null } : {}),
  };
}

/** A number of its own for each source, so that flames do not flicker in step. */
export function seedOf(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10007, 7);
}

/** Token#initializeLightSource. */
export function initializeTokenLight(token: Token, canvas: Canvas, { deleted = false, shapes = true }: { deleted?: boolean; shapes?: boolean }): void {
  const dark = token.emitsDarkness;
  const wanted = !deleted && !token.isPreview && (dark || token.emitsLight);
  const fits = token.light && token.light instanceof PointDarknessSource === dark;
  if (token.light && (!wanted || !fits)) {
    token.light.destroy();
    token.light = undefined;
  }
  if (!wanted) return;
  const Source = dark ? PointDarknessSource : PointLightSource;
  token.light ??= new Source({ sourceId: token.sourceId, object: token });
  token.light.configure(lightSourceData(token, canvas));
  token.light.add();
  if (shapes) token.light.initialize();
}

/** Token#_getVisionSourceData: the token's sight as its source takes it, in pixels. */
export function visionSourceData(token: Token): Partial<VisionSourceData> {
  const { sight, rotation, level } = token.document;
  const { x, y, elevation } = token.getCenterPoint();
  const perception = detectionModesOf(token.document).find(({ id }) => id === "lightPerception");
  const lightRange = perception?.enabled ? perception.range : 0;
  return {
    x, y, elevation, rotation,
    radius: token.sightRange,
    lightRadius: lightRange === null ? null : token.getLightRadius(lightRange),
    externalRadius: token.externalRadius,
    angle: sight.angle,
    visionMode: sight.visionMode,
    blinded: false,
    disabled: false,
    preview: token.isPreview,
    ...(level === undefined ? {} : { level }),
  };
}

/** Token#_isVisionSource: does the current user look through this token. */
export function isVisionSource(token: Token, canvas: Canvas): boolean {
  if (!canvas.visibility.tokenVision || !token.hasSight || token.isPreview) return false;
  const { user } = canvas.host.game;
  if (token.document.hidden && !user.isGM) return false;
  if (token.controlled) return true;
  if (user.isGM) return false;
  if (!(token.actor?.testUserPermission?.(user, "OBSERVER") ?? false)) return false;
  return !canvas.tokens.controlled.some((other) => !other.document.hidden && other.hasSight);
}

/** Token#initializeVisionSource. */
export function initializeTokenVision(token: Token, canvas: Canvas, { deleted = false }: { deleted?: boolean }): void {
  if (deleted || !isVisionSource(token, canvas)) {
    token.vision?.destroy();
    token.vision = undefined;
    return;
  }
  token.vision ??= canvas.newVisionSource({ sourceId: token.sourceId, object: token });
  const blind = canvas.specialStatus("BLIND");
  token.vision.blinded["blind"] = Boolean(blind && token.document.hasStatusEffect?.(blind));
  token.vision.add();
  token.vision.initialize(visionSourceData(token));
}
