import type { ConfigurationInput, RenderContext, RenderOptions } from "../api/application-types";
import type { HostDocument } from "../env";
import { callIfThere, host, hostOptional } from "../env";
import { SidebarTab } from "./sidebar-tab";

interface Combatant extends HostDocument {
  readonly initiative: number | null;
  readonly hidden?: boolean;
  readonly isDefeated?: boolean;
}
interface Combat extends HostDocument {
  readonly round: number;
  readonly started: boolean;
  readonly turns: Combatant[];
  readonly combatant?: Combatant | null;
  readonly combatants: Iterable<Combatant>;
}

/** Rounds and turns (client/applications/sidebar/tabs/combat-tracker.d.mts). */
export class CombatTracker extends SidebarTab {
  static override tabName = "combat";
  static override DEFAULT_OPTIONS: ConfigurationInput = {
    id: "combat",
    actions: Object.fromEntries(
      ["createCombat", "addSelected", "rollAll", "startCombat", "previousTurn", "nextTurn", "nextRound", "endCombat", "rollOne", "removeCombatant"].map((name) => [name, CombatTracker.#onAction]),
    ),
  };
  static override PARTS = { tracker: { template: "templates/sidebar/combat-tracker.hbs", scrollable: [".combatants"] } };

  get viewed(): Combat | null {
    return (host("game").combat as Combat | null | undefined) ?? null;
  }

  override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const combat = this.viewed;
    const { isGM } = host("game").user;
    const turns = (combat?.turns ?? [])
      .filter((combatant) => isGM || !combatant.hidden)
      .map((combatant) => ({
        id: combatant.id,
        name: combatant.name,
        initiative: combatant.initiative,
        owner: combatant.isOwner,
        current: combat?.combatant?.id === combatant.id,
        defeated: combatant.isDefeated,
      }));
    return { ...context, combat, turns, isGM, started: combat?.started ?? false, round: combat?.round ?? 0 };
  }

  static async #onAction(this: CombatTracker, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const combat = this.viewed;
    const id = target.closest<HTMLElement>("[data-combatant-id]")?.dataset.combatantId ?? "";
    switch (target.dataset.action) {
      case "createCombat": {
        const cls = (host("CONFIG").Combat as { documentClass?: unknown } | undefined)?.documentClass;
        const scene = (hostOptional("canvas")?.scene as HostDocument | undefined)?.id ?? null;
        await callIfThere(cls, "create", { scene, active: true });
        break;
      }
      case "addSelected":
        if (combat) await addSelected(combat);
        break;
      case "rollAll":
        await callIfThere(combat, "rollAll");
        break;
      case "startCombat":
        await callIfThere(combat, "startCombat");
        break;
      case "previousTurn":
        await callIfThere(combat, "previousTurn");
        break;
      case "nextTurn":
        await callIfThere(combat, "nextTurn");
        break;
      case "nextRound":
        await callIfThere(combat, "nextRound");
        break;
      case "endCombat":
        await combat?.delete();
        break;
      case "rollOne":
        await callIfThere(combat, "rollInitiative", [id]);
        break;
      case "removeCombatant":
        await combat?.deleteEmbeddedDocuments("Combatant", [id]);
        break;
      default:
        return;
    }
    await this.render();
  }
}

/** Adds the controlled tokens that do not fight yet. */
async function addSelected(combat: Combat): Promise<void> {
  const controlled = (hostOptional("canvas")?.tokens as { controlled?: { document: HostDocument & { actorId?: string; hidden?: boolean; parent?: HostDocument } }[] } | undefined)?.controlled ?? [];
  const known = new Set([...combat.combatants].map((each) => (each as Combatant & { tokenId?: string }).tokenId));
  const data = controlled
    .map(({ document }) => document)
    .filter((token) => token.id !== null && !known.has(token.id))
    .map((token) => ({ tokenId: token.id, sceneId: token.parent?.id ?? null, actorId: token.actorId ?? null, hidden: token.hidden ?? false, name: token.name }));
  if (data.length) await combat.createEmbeddedDocuments("Combatant", data);
}
