import type { ConfigurationInput, RenderContext, RenderOptions } from "../api/application-types";
import { DialogV2 } from "../api/dialog";
import type { HostDocument, HostField } from "../env";
import { callIfThere, host, localize } from "../env";
import { createSelectInput } from "../forms/fields";
import { fieldToFormGroup } from "../forms/field-input";
import { openSheet } from "../sidebar/directory";
import { getProperty } from "../ux/paths";
import { fieldLabel } from "./config-form";
import { PlaceableConfig, configParts, configTabs } from "./placeable-config";

interface Behavior extends HostDocument {
  readonly disabled: boolean;
}
interface Region extends HostDocument {
  readonly behaviors: Iterable<Behavior> & { get(id: string): Behavior | undefined };
  readonly shapes: Iterable<{ readonly type: string; readonly hole?: boolean }>;
}

/** The name of a behaviour's type in the user's language. */
export function behaviorLabel(type: string): string {
  const labels = (host("CONFIG").RegionBehavior as { typeLabels?: Record<string, string> } | undefined)?.typeLabels ?? {};
  return localize(labels[type] ?? `TYPES.RegionBehavior.${type}`);
}

/** A region: identity, shapes, behaviours (client/applications/sheets/region-config.d.mts). */
export class RegionConfig extends PlaceableConfig {
  static override DEFAULT_OPTIONS: ConfigurationInput = {
    classes: ["region-config"],
    window: { icon: "fa-solid fa-draw-polygon", resizable: true },
    position: { width: 500 },
    actions: {
      behaviorCreate: RegionConfig.#onCreate,
      behaviorEdit: RegionConfig.#onEdit,
      behaviorToggle: RegionConfig.#onToggle,
      behaviorDelete: RegionConfig.#onDelete,
    },
  };
  static override TABS = configTabs({ identity: "fa-solid fa-tag", shapes: "fa-solid fa-shapes", behaviors: "fa-solid fa-child-reaching" });
  static override PARTS = {
    ...configParts("identity", "shapes", "behaviors"),
    shapes: { template: "templates/sheets/region-shapes.hbs" },
    behaviors: { template: "templates/sheets/region-behaviors.hbs", scrollable: [""] },
  };
  static override FORM = {
    identity: [{ rows: ["name", "color", "visibility", "hidden", "locked", "levels"] }, { legend: "PLAY.Section.elevation", rows: ["elevation.bottom", "elevation.top", "elevation.topInclusive"] }],
  };

  get #region(): Region {
    return this.document as Region;
  }

  override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const behaviors = [...this.#region.behaviors].map((behavior) => ({
      id: behavior.id,
      name: behavior.name || behaviorLabel(behavior.type ?? ""),
      type: behaviorLabel(behavior.type ?? ""),
      disabled: behavior.disabled,
    }));
    const shapes = [...this.#region.shapes].map((shape) => ({ label: `PLAY.Shape.${shape.type}`, hole: shape.hole ?? false }));
    return { ...context, behaviors, shapes };
  }

  #behavior(target: HTMLElement): Behavior | undefined {
    return this.#region.behaviors.get(target.closest<HTMLElement>("[data-behavior-id]")?.dataset.behaviorId ?? "");
  }

  static async #onCreate(this: RegionConfig): Promise<void> {
    const models = (host("CONFIG").RegionBehavior as { dataModels?: Record<string, unknown> } | undefined)?.dataModels ?? {};
    const options = Object.keys(models).map((type) => ({ value: type, label: behaviorLabel(type) }));
    options.sort((a, b) => a.label.localeCompare(b.label));
    const select = createSelectInput({ name: "type", options, aria: { label: localize("PLAY.BehaviorType") } });
    const answer = (await DialogV2.input({
      window: { title: "PLAY.BehaviorCreate", icon: "fa-solid fa-child-reaching" },
      content: `<div class="form-group"><label>${localize("PLAY.BehaviorType")} ${select.outerHTML}</label></div>`,
      modal: true,
    })) as { type?: string } | null;
    if (!answer?.type) return;
    const [created] = await this.document.createEmbeddedDocuments("RegionBehavior", [{ type: answer.type }]);
    if (created) await Promise.resolve(openSheet(created));
    await this.render();
  }
  static async #onEdit(this: RegionConfig, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const behavior = this.#behavior(target);
    if (behavior) await openSheet(behavior);
  }
  static async #onToggle(this: RegionConfig, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const behavior = this.#behavior(target);
    await behavior?.update({ disabled: !behavior.disabled });
    await this.render();
  }
  static async #onDelete(this: RegionConfig, _event: PointerEvent, target: HTMLElement): Promise<void> {
    await this.#behavior(target)?.delete();
    await this.render();
  }
}

/** A behaviour: its name and the fields of its own data model (client/applications/sheets/region-behavior-config.d.mts). */
export class RegionBehaviorConfig extends PlaceableConfig {
  static override DEFAULT_OPTIONS: ConfigurationInput = { classes: ["region-behavior-config"], window: { icon: "fa-solid fa-child-reaching" } };
  static override PARTS = { form: { template: "templates/sheets/region-behavior.hbs", scrollable: [""] }, footer: { template: "templates/generic/form-footer.hbs" } };
  static override FORM = {};

  override get title(): string {
    return localize("PLAY.Configure", { type: behaviorLabel(this.document.type ?? "") });
  }

  override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const system = this.document.system as { schema?: { fields: Record<string, HostField> } } | undefined;
    const own = (["name", "disabled"] as const).map((path) => this.#row(this.document.schema.fields[path], path, fieldLabel(path)));
    const fields = Object.entries(system?.schema?.fields ?? {}).map(([key, field]) => this.#row(field, `system.${key}`));
    return { ...context, rows: own.filter(Boolean), fields: fields.filter(Boolean), type: behaviorLabel(this.document.type ?? "") };
  }

  #row(field: HostField | undefined, path: string, label?: string): string {
    if (!field) return "";
    if (field.fields && !field.toInput) return Object.entries(field.fields).map(([key, inner]) => this.#row(inner, `${path}.${key}`)).join("");
    const isSchema = field.fields !== undefined && Object.keys(field.fields).length > 0;
    if (isSchema) return Object.entries(field.fields ?? {}).map(([key, inner]) => this.#row(inner, `${path}.${key}`)).join("");
    const own = label ?? (field.label ? undefined : `PLAY.Field.${path.replace("system.", "")}`);
    const group = { rootId: this.id, localize: true, ...(own === undefined ? {} : { label: own }) };
    const input = { name: path, value: getProperty(this.document._source, path) ?? null, localize: true };
    return ((callIfThere(field, "toFormGroup", group, input) as HTMLElement | undefined) ?? fieldToFormGroup(field, group, input)).outerHTML;
  }
}
