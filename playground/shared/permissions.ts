import type { Plain } from "./object-paths";
import type { Generation, Source } from "./world-source";

export type Action = "create" | "update" | "delete";

/** Roles from which a permission is held; follows `USER_PERMISSIONS` of common/constants.d.mts. */
export const DEFAULT_PERMISSIONS: Readonly<Record<string, number>> = {
  ACTOR_CREATE: 3,
  ITEM_CREATE: 3,
  JOURNAL_CREATE: 2,
  TOKEN_CREATE: 3,
  TOKEN_DELETE: 3,
  TEMPLATE_CREATE: 1,
  REGION_CREATE: 1,
  MESSAGE_WHISPER: 1,
  QUERY_USER: 1,
  SETTINGS_MODIFY: 3,
  WALL_DOORS: 1,
  MACRO_SCRIPT: 1,
  BROADCAST_AUDIO: 2,
};

/** Who asks, in what world. */
export interface Asker {
  readonly id: string;
  readonly role: number;
  readonly permissions: Plain;
}

/** Whether a user's role is at least assistant; follows BaseUser#isGM. */
export const isGM = (user: Pick<Asker, "role">): boolean => user.role >= 3;

/** Whether a user holds a permission: granted to the user, or by the role. */
export function hasPermission(user: Asker, permission: string): boolean {
  if (user.role === 4) return true;
  const own = user.permissions[permission];
  if (typeof own === "boolean") return own;
  const needed = DEFAULT_PERMISSIONS[permission];
  return needed !== undefined && user.role >= needed;
}

/** A user's level on a document's own ownership; -1 where it says "inherit". */
export function ownershipLevel(user: Asker, ownership: unknown): number {
  if (isGM(user)) return 3;
  const levels = (ownership ?? {}) as Record<string, number>;
  return levels[user.id] ?? levels["default"] ?? 0;
}

/** What an operation touches: the document, its ancestors from the inside out, and a token's actor. */
export interface Subject {
  readonly documentName: string;
  readonly source: Source;
  readonly ancestors: readonly { readonly documentName: string; readonly source: Source }[];
  /** For a Token: its actor, world or synthetic. */
  readonly actor?: Source | null;
  readonly generation: Generation;
}

const CREATION: Readonly<Record<string, string>> = {
  Actor: "ACTOR_CREATE",
  Item: "ITEM_CREATE",
  JournalEntry: "JOURNAL_CREATE",
};

/** Why a user may not do this, null where the user may. Follows section "permissions" of each common/documents class. */
export function refusal(user: Asker, action: Action, subject: Subject, changes: Plain = {}): string | null {
  const { documentName, source, ancestors } = subject;
  const denied = `User ${user.id} lacks permission to ${action} ${documentName} [${source._id}]`;
  const verdict = (allowed: boolean) => (allowed ? null : denied);
  const parent = ancestors[0];
  const owns = (target: Source | undefined | null) => !!target && ownershipLevel(user, target["ownership"]) >= 3;
  const settingAllowed = source["user"] ? source["user"] === user.id : hasPermission(user, "SETTINGS_MODIFY");
  if (documentName === "Setting") return verdict(settingAllowed);
  if (documentName === "User") {
    const self = source._id === user.id && !("role" in changes) && !("permissions" in changes);
    return verdict(user.role === 4 || (isGM(user) && Number(source["role"]) < 4) || (action === "update" && self));
  }
  if (isGM(user)) return null;
  switch (documentName) {
    case "ChatMessage":
      return verdict(action === "create" || source["author"] === user.id);
    case "Wall": {
      const doorOnly = Object.keys(changes).every((key) => key === "_id" || key === "ds");
      const unlocked = source["ds"] !== 2 && changes["ds"] !== 2;
      return verdict(action === "update" && doorOnly && unlocked && hasPermission(user, "WALL_DOORS"));
    }
    case "AmbientLight":
    case "Tile":
    case "RegionBehavior":
    case "Level":
    case "Scene":
    case "Folder":
      return denied;
    case "Region": {
      if (subject.generation < 14) return denied;
      const behaviors = action === "create" ? source["behaviors"] : changes["behaviors"];
      if (Array.isArray(behaviors) && behaviors.length > 0) return denied;
      return verdict(action === "create" ? hasPermission(user, "REGION_CREATE") : owns(source));
    }
    case "MeasuredTemplate":
      return verdict(action === "create" ? hasPermission(user, "TEMPLATE_CREATE") : source["author"] === user.id);
    case "Token":
      if (action === "create") return verdict(hasPermission(user, "TOKEN_CREATE"));
      return verdict(owns(subject.actor) && (action === "update" || hasPermission(user, "TOKEN_DELETE")));
    case "Combat":
      return verdict(action === "update" && Object.keys(changes).every((key) => ["_id", "round", "turn"].includes(key)));
    case "Combatant":
      return verdict(owns(subject.actor));
    default:
      if (parent) return verdict(ancestors.some((ancestor) => owns(ancestor.source)));
      if (action === "create") return verdict(hasPermission(user, CREATION[documentName] ?? "SETTINGS_MODIFY"));
      return verdict(owns(source));
  }
}
