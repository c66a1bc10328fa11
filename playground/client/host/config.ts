import type { Plain } from "../../shared/object-paths";
import type { Generation } from "../../shared/world-source";
import { statusEffects } from "./data/status-effects";
import type { DocumentClass } from "./documents/client-document";
import type { Roll } from "./dice/roll";
import { Die } from "./dice/terms";

/** CONFIG as the host knows it; the canvas adds `Canvas`, the interface its sheets. Follows client/config.d.mts. */
export function makeConfig(generation: Generation, classes: Record<string, DocumentClass>, RollClass: typeof Roll): Plain {
  const config: Plain = {
    Canvas: {},
    ChatMessage: {},
    Combat: { initiative: { formula: null, decimals: 2 }, settings: {} },
    Dice: {
      types: [Die],
      terms: { d: Die },
      rolls: [RollClass],
      randomUniform: () => Math.random(),
      ...(generation < 14
        ? {
            rollModes: {
              publicroll: { label: "CHAT.RollPublic", icon: "fa-solid fa-globe" },
              gmroll: { label: "CHAT.RollPrivate", icon: "fa-solid fa-user-secret" },
              blindroll: { label: "CHAT.RollBlind", icon: "fa-solid fa-eye-slash" },
              selfroll: { label: "CHAT.RollSelf", icon: "fa-solid fa-user" },
            },
          }
        : {}),
    },
    sounds: { dice: "sounds/dice.wav", lock: "sounds/lock.wav" },
    statusEffects: statusEffects(generation),
    specialStatusEffects: { DEFEATED: "dead", INVISIBLE: "invisible", BLIND: "blind", BURROW: "burrow", HOVER: "hover", FLY: "fly" },
    queries: {},
    time: { roundTime: 0, turnTime: 0 },
    ui: {},
    Token: { movement: { actions: { walk: {}, fly: {}, swim: {}, burrow: {}, climb: {}, crawl: {}, jump: {}, blink: {} } } },
    debug: { hooks: false },
    controlIcons: {},
  };
  for (const [name, cls] of Object.entries(classes)) {
    const key = cls.documentName;
    const own = (config[key] ??= {}) as Plain;
    Object.assign(own, { documentClass: cls, dataModels: {}, typeLabels: {}, typeIcons: {}, sheetClasses: {}, ...(generation >= 14 ? { typeHints: {} } : {}) });
    void name;
  }
  if (generation >= 14) {
    (config["ChatMessage"] as Plain)["modes"] = {
      public: { label: "CHAT.RollPublic", icon: "fa-solid fa-globe" },
      gm: { label: "CHAT.RollPrivate", icon: "fa-solid fa-user-secret" },
      blind: { label: "CHAT.RollBlind", icon: "fa-solid fa-eye-slash" },
      self: { label: "CHAT.RollSelf", icon: "fa-solid fa-user" },
      ic: { label: "CHAT.RollIC", icon: "fa-solid fa-comment" },
    };
  }
  (config["ActiveEffect"] as Plain)["legacyTransferral"] = false;
  (config["Token"] as Plain)["hitAreaClass"] = null;
  return config;
}
