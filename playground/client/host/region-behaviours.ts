import { TypeDataModel } from "../../shared/data-model";
import { AlphaField, NumberField, StringField } from "../../shared/fields/scalar-fields";
import { type DataSchema, ObjectField, SetField } from "../../shared/fields/structure-fields";
import { DocumentUUIDField } from "../../shared/fields/scalar-fields";

/** Darkness in a region: 0 replaces, 1 brightens, 2 darkens. Follows client/data/region-behaviors/adjust-darkness-level.d.mts. */
class AdjustDarknessLevelRegionBehaviorType extends TypeDataModel {
  static MODES = { OVERRIDE: 0, BRIGHTEN: 1, DARKEN: 2 };

  static override defineSchema(): DataSchema {
    return {
      mode: new NumberField({ required: true, nullable: false, initial: 0, choices: [0, 1, 2] }),
      modifier: new AlphaField({ initial: 0, step: 0.01 }),
    };
  }
}

/** Difficulty by kind of movement. Follows client/data/region-behaviors/modify-movement-cost.d.mts. */
class ModifyMovementCostRegionBehaviorType extends TypeDataModel {
  static override defineSchema(): DataSchema {
    return { difficulties: new ObjectField() };
  }
}

/** Switches other behaviours on an event. Follows client/data/region-behaviors/toggle-behavior.d.mts. */
class ToggleBehaviorRegionBehaviorType extends TypeDataModel {
  static override defineSchema(): DataSchema {
    const uuids = () => new SetField(new DocumentUUIDField());
    return { events: new SetField(new StringField()), enable: uuids(), disable: uuids() };
  }
}

/** The core's behaviours that matter to light and movement; what they do on a map is the canvas's. */
export function coreBehaviours() {
  return { AdjustDarknessLevelRegionBehaviorType, ModifyMovementCostRegionBehaviorType, ToggleBehaviorRegionBehaviorType };
}

/** Models of the core's sub-types, for CONFIG.RegionBehavior.dataModels. */
export function coreBehaviourModels(): Record<string, typeof TypeDataModel> {
  return {
    adjustDarknessLevel: AdjustDarknessLevelRegionBehaviorType,
    modifyMovementCost: ModifyMovementCostRegionBehaviorType,
    toggleBehavior: ToggleBehaviorRegionBehaviorType,
  };
}
