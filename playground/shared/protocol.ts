import type { Plain } from "./object-paths";
import type { Action } from "./permissions";
import type { Generation, Source, WorldCollection } from "./world-source";

/** What the parties agree on beyond the changes themselves; `options` of the hooks. */
export interface Operation extends Plain {
  parentUuid?: string | null;
  pack?: string | null;
  data?: Plain[];
  updates?: Plain[];
  ids?: string[];
  keepId?: boolean;
  diff?: boolean;
  deleteAll?: boolean;
}

/** A request to change documents; follows DocumentSocketRequest (common/abstract/_types.d.mts). */
export interface ModifyRequest {
  action: Action;
  type: string;
  operation: Operation;
}

/** What was changed, told to every client; `result` holds sources, differences or ids. */
export interface ModifyResponse extends ModifyRequest {
  userId: string;
  result: (Source | string)[];
  /** Changes that follow from these: tokens of a deleted level, scenes that ceased to be active. */
  follow?: ModifyResponse[];
}

/** The part of module.json that the client needs; follows common/packages/base-module.d.mts. */
export interface ModuleManifest extends Plain {
  id: string;
  title: string;
  version: string;
  esmodules?: string[];
  styles?: (string | { src: string; layer?: string })[];
  languages?: { lang: string; name: string; path: string }[];
  packs?: { name: string; label: string; path: string; type: string; system?: string }[];
  documentTypes?: Record<string, Record<string, unknown>>;
  socket?: boolean;
}

/** All that a client receives when it joins: every document, whoever may see it. */
export interface WorldPayload {
  generation: Generation;
  version: string;
  systemId: string;
  userId: string;
  activeUsers: string[];
  modules: ModuleManifest[];
  packs: PackPayload[];
  documentTypes: Record<string, string[]>;
  collections: Record<WorldCollection, Source[]>;
}

export interface PackPayload {
  /** "package.name". */
  collection: string;
  label: string;
  type: string;
  packageId: string;
  index: Plain[];
}

/** A file of a package that has changed; follows Hooks.HotReloadData (client/hooks.d.mts). */
export interface HotReloadData {
  packageType: "module" | "system";
  packageId: string;
  /** The file's new text. */
  content: string;
  /** From the server's root: "modules/<id>/…". */
  path: string;
  /** Without the dot. */
  extension: string;
}

export interface QueryPayload {
  targetId: string;
  name: string;
  data: unknown;
  timeout: number;
}

export type Reply<T> = { result: T } | { error: string };
