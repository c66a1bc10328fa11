import { COVER_GRADES, LIGHT_LEVELS } from "../../core/battlefield/types";
import { I18N_ROOT, MODULE_ID } from "../module-id";

const { RegionBehaviorType } = foundry.data.regionBehaviors;
const fields = foundry.data.fields;

/** Senses that an obscuring area may stop. */
const STOPPABLE = ["sight", "darkvision", "blindsight", "blindsense", "truesight", "scent", "tremorsense"] as const;

const labelled = (ids: readonly string[], under: string): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, `${I18N_ROOT}.Term.${under}.${id}`]));

const optional = (max?: number): foundry.data.fields.DataField.Any =>
  new fields.NumberField({ required: false, nullable: true, initial: null, min: 0, ...(max === undefined ? {} : { max }) });

/** Fog, smoke, foliage: hides what stands in it or behind it. Empty fields follow the ruleset. */
class ObscurementBehaviour extends RegionBehaviorType<foundry.data.fields.DataSchema> {
  static override LOCALIZATION_PREFIXES = [`${I18N_ROOT}.Region.obscurement`];

  static override defineSchema(): foundry.data.fields.DataSchema {
    return {
      density: new fields.StringField({ required: true, blank: false, initial: "light", choices: labelled(["light", "heavy"], "density") }),
      missChance: optional(100),
      beyondDistance: optional(),
      beyondMissChance: optional(100),
      share: optional(100),
      stops: new fields.SetField(new fields.StringField({ required: true, blank: false, choices: labelled(STOPPABLE, "sense") })),
    };
  }
}

/** Sets the light level of an area, whatever the scene's darkness. */
class LightLevelBehaviour extends RegionBehaviorType<foundry.data.fields.DataSchema> {
  static override LOCALIZATION_PREFIXES = [`${I18N_ROOT}.Region.lightLevel`];

  static override defineSchema(): foundry.data.fields.DataSchema {
    return { level: new fields.StringField({ required: true, blank: false, initial: "dim", choices: labelled(LIGHT_LEVELS, "level") }) };
  }
}

/** Gives whoever stands in the area cover of a grade. */
class CoverBehaviour extends RegionBehaviorType<foundry.data.fields.DataSchema> {
  static override LOCALIZATION_PREFIXES = [`${I18N_ROOT}.Region.cover`];

  static override defineSchema(): foundry.data.fields.DataSchema {
    return { grade: new fields.StringField({ required: true, blank: false, initial: "half", choices: labelled(COVER_GRADES, "cover") }) };
  }
}

/** Water up to the region's top. */
class WaterBehaviour extends RegionBehaviorType<foundry.data.fields.DataSchema> {
  static override defineSchema(): foundry.data.fields.DataSchema {
    return {};
  }
}

/** Each sub-type that the manifest declares under documentTypes, with its model and icon. */
const BEHAVIOURS = {
  obscurement: { model: ObscurementBehaviour, icon: "fa-solid fa-smog" },
  lightLevel: { model: LightLevelBehaviour, icon: "fa-solid fa-lightbulb" },
  cover: { model: CoverBehaviour, icon: "fa-solid fa-shield-halved" },
  water: { model: WaterBehaviour, icon: "fa-solid fa-water" },
} as const;

/** Registers the module's region behaviours; call in `init`. */
export function registerBehaviours(): void {
  const config = CONFIG.RegionBehavior as unknown as { dataModels: Record<string, unknown>; typeIcons: Record<string, string> };
  for (const [name, { model, icon }] of Object.entries(BEHAVIOURS)) {
    config.dataModels[`${MODULE_ID}.${name}`] = model;
    config.typeIcons[`${MODULE_ID}.${name}`] = icon;
  }
}
