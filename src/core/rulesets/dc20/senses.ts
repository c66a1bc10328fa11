import { NO_EFFECT } from "../../senses/sense-rules";
import type { SenseRules } from "../../senses/sense-rules";
import { dnd5eSenses } from "../dnd5e/senses";

/** DC20 (rules on vision): concealed partially or fully, ADV and DisADV as in 5e; only Truesight shows the Ethereal. */
export const dc20Senses: SenseRules = {
  ...dnd5eSenses,
  seeInvisibleShowsEthereal: false,
  // The seed says that some creatures suffer in sunlight and gives no number.
  lightSensitivity: { level: null, sun: true, attacking: NO_EFFECT, blindRounds: 0 },
};
