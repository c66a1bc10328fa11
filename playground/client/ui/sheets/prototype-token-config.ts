import type { ConfigurationInput, HeaderControl, RenderContext, RenderOptions } from "../api/application-types";
import { ApplicationV2 } from "../api/application";
import { HandlebarsApplicationMixin } from "../api/handlebars-application";
import type { HostDocument, HostField } from "../env";
import { host, localize } from "../env";
import type { FormDataExtended } from "../ux/form-data-extended";
import { expandObject } from "../ux/paths";
import { formSections } from "./config-form";
import { configParts } from "./placeable-config";
import { TokenConfig } from "./scene-object-configs";

interface Actor extends HostDocument {
  readonly prototypeToken: Record<string, unknown>;
  readonly isToken?: boolean;
  readonly token?: (HostDocument & { readonly sheet?: { render(options: object): unknown } | null }) | null;
}

/**
 * What tokens of an actor begin with: the token's own tabs, without a place (client/applications/sheets/token/prototype-config.d.mts).
 * It is no document sheet: it has `token` and `actor`, and saves into the actor.
 */
export class PrototypeTokenConfig extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS: ConfigurationInput = {
    id: "{id}",
    classes: ["sheet", "placeable-config", "token-config"],
    tag: "form",
    window: { contentClasses: ["standard-form"], icon: "fa-solid fa-user-gear" },
    position: { width: 520 },
    form: { handler: PrototypeTokenConfig.#onSubmit, closeOnSubmit: true },
  };
  static override TABS = TokenConfig.TABS;
  static override PARTS = configParts("identity", "appearance", "vision", "light");

  readonly #actor: Actor;

  constructor(options: ConfigurationInput = {}) {
    const actor = options.actor as Actor | undefined;
    if (!actor) throw new Error("A PrototypeTokenConfig requires an actor in its options, got none.");
    super({ ...options, uniqueActor: actor.uuid });
    this.#actor = actor;
  }

  override _initializeApplicationOptions(options: ConfigurationInput): ReturnType<ApplicationV2["_initializeApplicationOptions"]> {
    const configuration = super._initializeApplicationOptions(options);
    configuration.uniqueId = `${this.constructor.name}-${String(options.uniqueActor).replaceAll(".", "-")}`;
    return configuration;
  }

  get actor(): Actor {
    return this.#actor;
  }
  /** The prototype itself, as data with its flags. */
  get token(): Record<string, unknown> {
    return this.#actor.prototypeToken;
  }
  get isPrototype(): boolean {
    return true;
  }
  override get title(): string {
    return localize("TOKEN.TitlePrototype", { name: this.#actor.name ?? "" });
  }

  override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const field = this.#actor.schema.fields["prototypeToken"] as HostField & { readonly fields: Record<string, HostField> };
    const document = { schema: field, _source: this.#actor._source["prototypeToken"] as Record<string, unknown> };
    const sections = Object.fromEntries(Object.entries(TokenConfig.FORM).map(([tab, form]) => [tab, formSections(document, form, this.id)]));
    return { ...context, sections, buttons: [{ type: "submit", icon: "fa-solid fa-floppy-disk", label: "PLAY.Save" }], tabbed: true };
  }

  override async _preparePartContext(partId: string, context: RenderContext, options: RenderOptions): Promise<RenderContext> {
    const own = await super._preparePartContext(partId, context, options);
    own.form = (context.sections as Record<string, unknown>)[partId];
    return own;
  }

  static async #onSubmit(this: PrototypeTokenConfig, _event: Event, _form: HTMLFormElement, formData: FormDataExtended): Promise<void> {
    await this.#actor.update({ prototypeToken: expandObject(formData.object) });
  }
}

/** The entry of an actor sheet's menu that opens the sheet of its token, or of what tokens of it begin with (ActorSheetV2). */
export function tokenControl(actor: HostDocument): HeaderControl[] {
  const { isToken, token } = actor as Actor;
  if (!actor.isOwner || (!isToken && !host("game").user.isGM)) return [];
  const open = (): unknown => (isToken ? token?.sheet?.render({ force: true }) : new PrototypeTokenConfig({ actor }).render({ force: true }));
  const [label, action] = isToken ? ["TOKEN.Title", "configureToken"] : ["TOKEN.PrototypeShort", "configurePrototypeToken"];
  return [{ icon: "fa-solid fa-circle-user", label, action, onClick: open }];
}
