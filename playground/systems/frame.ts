import type { Host } from "../client/host/host";

/** What the server and the page need to know of a game system before its code runs; follows system.json (common/packages/base-system.d.mts). */
export interface SystemManifest {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  /** Sub-types that the server accepts, by document name. */
  readonly documentTypes: { readonly [documentName: string]: readonly string[] };
  readonly grid?: { readonly distance: number; readonly units: string; readonly diagonals?: number };
  /** Paths of attributes shown on token bars. */
  readonly primaryTokenAttribute?: string;
  readonly initiative?: string;
}

/** A small double of a game system: fires the hooks of the real one with the same arguments. */
export interface SystemDouble {
  readonly manifest: SystemManifest;
  /** Registers data models, document classes and sheets; runs before the hook `init`. May read `host.hasDom`. */
  install(host: Host): void | Promise<void>;
}

/** A fresh `system` object of a document's sub-type, for worlds that are made without the system's data models. */
export type SystemDefaults = (documentName: string, type: string) => Record<string, unknown>;
