import { DataModel, TypeDataModel } from "../../shared/data-model";
import { fields } from "../../shared/fields/all-fields";
import { createGrid } from "../../shared/geometry/create-grid";
import { GridlessGrid } from "../../shared/geometry/gridless-grid";
import { HexagonalGrid } from "../../shared/geometry/hexagonal-grid";
import { SquareGrid } from "../../shared/geometry/square-grid";
import { DataFieldOperator, ForcedDeletion, ForcedReplacement } from "../../shared/operators";
import { ClientDocument } from "./documents/client-document";
import { EmbeddedCollection } from "./documents/embedded-collection";
import { FunctionTerm, ParentheticalTerm } from "./dice/expression";
import { Die, NumericTerm, OperatorTerm, RollTerm } from "./dice/terms";
import type { Host } from "./host";
import type { RegionBehavior } from "./documents/region-behavior";
import type { RegionDocument } from "./documents/region";
import type { Scene } from "./documents/scene";
import { CompendiumCollection } from "./packs";
import { strict } from "./strict";
import { makeUtils } from "./utils";
import { Scenes, Users, WorldCollection } from "./world-collections";
import { coreBehaviours } from "./region-behaviours";

/** The model of a region behaviour's sub-type. Follows client/data/region-behaviors/base.d.mts. */
export class RegionBehaviorType extends TypeDataModel {
  static events: Record<string, (event: never) => unknown> = {};
  declare parent: RegionBehavior | null;

  get behavior(): RegionBehavior | null {
    return this.parent;
  }

  get region(): RegionDocument | null {
    return this.parent?.region ?? null;
  }

  get scene(): Scene | null {
    return this.parent?.scene ?? null;
  }
}

/** What else a part of the page may add to `foundry`. */
export const PARTS_MAY_ADD = ["applications", "canvas", "audio", "helpers", "appv1", "nue", "packages", "av", "prosemirror", "config"];

/** The global `foundry`; unknown members throw. Follows client/client.d.mts. */
export function makeFoundry(host: Host) {
  const { generation } = host;
  const warn = (message: string) => host.deprecated(message, "the new name", 13, 15);
  const namespace = (target: object, name: string, absent: readonly string[] = []) => strict(target, `foundry.${name}`, { absent, warn });
  const operators = generation >= 14 ? { operators: namespace({ DataFieldOperator, ForcedDeletion, ForcedReplacement }, "data.operators") } : {};
  const root = {
    CONST: host.CONST,
    CONFIG: host.CONFIG,
    utils: namespace(makeUtils(host), "utils"),
    abstract: namespace({ DataModel, TypeDataModel, Document: ClientDocument, EmbeddedCollection }, "abstract"),
    data: namespace(
      {
        fields: namespace(fields, "data.fields"),
        regionBehaviors: namespace({ RegionBehaviorType, ...coreBehaviours() }, "data.regionBehaviors", ["AttachRegionBehaviorType"]),
        ...operators,
      },
      "data",
      ["operators"],
    ),
    documents: namespace({ ...host.classes, collections: namespace({ CompendiumCollection, Scenes, Users, WorldCollection }, "documents.collections") }, "documents", ["Level", "MeasuredTemplateDocument"]),
    dice: namespace({ Roll: host.RollClass, terms: namespace({ Die, NumericTerm, OperatorTerm, RollTerm, ParentheticalTerm, FunctionTerm }, "dice.terms") }, "dice"),
    grid: namespace({ GridlessGrid, HexagonalGrid, SquareGrid, createGrid }, "grid"),
    applications: {},
    canvas: {},
    helpers: { Hooks: host.Hooks },
    packages: {},
  };
  return strict(root, "foundry", { absent: PARTS_MAY_ADD });
}
