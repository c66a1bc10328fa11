import type { ConfigurationInput } from "../api/application-types";
import type { HostDocument } from "../env";
import { callIfThere, host, localize } from "../env";
import { importSceneFile } from "./import-scene";
import { DocumentDirectory } from "./directory";
import type { DirectoryOption } from "./directory";
import { placeActor } from "./place-actor";

/** Actors: click for the sheet, drag to the map or choose "place" to put a token (tabs/actor-directory.d.mts). */
export class ActorDirectory extends DocumentDirectory {
  static override tabName = "actors";
  static override documentName = "Actor";
  static override collection = "actors";
  static override icon = "fa-solid fa-user";
  static override DEFAULT_OPTIONS: ConfigurationInput = { id: "actors", actions: { place: ActorDirectory.#onPlace } };

  protected override get hint(): string {
    return "PLAY.ActorsHint";
  }
  protected override describe(_document: HostDocument): Record<string, unknown> {
    return { place: host("game").user.isGM };
  }
  protected override creationData(): Record<string, unknown> {
    const types = (host("CONFIG").Actor as { dataModels?: Record<string, unknown> } | undefined)?.dataModels ?? {};
    const system = host("game").system as { documentTypes?: { Actor?: string[] | Record<string, unknown> } } | undefined;
    const declared = system?.documentTypes?.Actor ?? [];
    const names = Array.isArray(declared) ? declared : Object.keys(declared);
    return { type: Object.keys(types)[0] ?? names[0] ?? "base" };
  }
  protected override entryOptions(): DirectoryOption[] {
    const place: DirectoryOption = { label: "PLAY.PlaceToken", icon: "fa-solid fa-location-dot", visible: () => host("game").user.isGM, run: (actor) => placeActor(actor) };
    return [place, ...super.entryOptions()];
  }

  static async #onPlace(this: ActorDirectory, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const actor = this.entry(target);
    if (actor) await placeActor(actor);
  }
}

/** Scenes: click to view, menu to activate or configure; a file is imported by drop or button (tabs/scene-directory.d.mts). */
export class SceneDirectory extends DocumentDirectory {
  static override tabName = "scenes";
  static override documentName = "Scene";
  static override collection = "scenes";
  static override icon = "fa-solid fa-map";
  static override DEFAULT_OPTIONS: ConfigurationInput = { id: "scenes", actions: { importFile: SceneDirectory.#onImport } };
  static override PARTS = {
    ...DocumentDirectory.PARTS,
    footer: { template: "templates/sidebar/scene-import.hbs" },
  };

  protected override get hint(): string {
    return "PLAY.ScenesHint";
  }
  protected override describe(document: HostDocument): Record<string, unknown> {
    const scene = document as HostDocument & { active?: boolean; isView?: boolean };
    return { marked: scene.active ? "PLAY.ActiveScene" : null, viewed: scene.isView ?? false };
  }
  protected override activateEntry(entry: HostDocument): unknown {
    return callIfThere(entry, "view");
  }
  protected override entryOptions(): DirectoryOption[] {
    return [
      { label: "SCENE.View", icon: "fa-solid fa-eye", run: (scene) => callIfThere(scene, "view") },
      { label: "SCENE.Activate", icon: "fa-solid fa-bullseye", run: (scene) => callIfThere(scene, "activate") },
      ...super.entryOptions(),
    ];
  }

  override async _onFirstRender(...given: Parameters<DocumentDirectory["_onFirstRender"]>): Promise<void> {
    await super._onFirstRender(...given);
    const { element } = this;
    element.addEventListener("dragover", (event) => event.preventDefault());
    element.addEventListener("drop", (event) => {
      event.preventDefault();
      for (const file of event.dataTransfer?.files ?? []) void this.importFile(file);
    });
  }
  override _attachPartListeners(...given: Parameters<DocumentDirectory["_attachPartListeners"]>): void {
    super._attachPartListeners(...given);
    const [partId, element] = given;
    const input = partId === "footer" ? element.querySelector<HTMLInputElement>("input[type=file]") : null;
    input?.addEventListener("change", () => {
      for (const file of input.files ?? []) void this.importFile(file);
      input.value = "";
    });
  }

  /** Adds the scene of a file to the world and shows it; tells what is wrong with a file that is none. */
  async importFile(file: File): Promise<HostDocument | null> {
    const notifications = host("ui").notifications;
    try {
      const scene = await importSceneFile(file);
      callIfThere(notifications, "info", localize("PLAY.SceneImported", { name: scene.name ?? "" }));
      await callIfThere(scene, "view");
      return scene;
    } catch (error) {
      callIfThere(notifications, "error", localize("PLAY.SceneImportFailed", { file: file.name, error: error instanceof Error ? error.message : String(error) }));
      return null;
    }
  }

  static #onImport(this: SceneDirectory): void {
    this.element.querySelector<HTMLInputElement>("input[type=file]")?.click();
  }
}

/** Rollable tables (tabs/roll-table-directory.d.mts). */
export class RollTableDirectory extends DocumentDirectory {
  static override tabName = "tables";
  static override documentName = "RollTable";
  static override collection = "tables";
  static override icon = "fa-solid fa-table-list";
  static override DEFAULT_OPTIONS: ConfigurationInput = { id: "tables" };
}

/** Journal entries (tabs/journal-directory.d.mts). */
export class JournalDirectory extends DocumentDirectory {
  static override tabName = "journal";
  static override documentName = "JournalEntry";
  static override collection = "journal";
  static override icon = "fa-solid fa-book-open";
  static override DEFAULT_OPTIONS: ConfigurationInput = { id: "journal" };
}

