import type { Host } from "../../client/host/host";
import type { SystemDouble } from "../frame";
import { addTexts } from "../system-texts";
import { actorClass } from "./actor";
import { fillDefences } from "./card";
import { diceClasses } from "./dice";
import type { Pf1Form } from "./form";
import { itemClass } from "./item";
import { manifest } from "./manifest";
import { registerStatuses } from "./statuses";
import { registerSheet } from "../weapon-sheet";

/**
 * The pf1 double with the data of 10.x or 11.x. Sources: pf1 master of
 * October 2024 (hook order, arguments), the published 11.5 file (messages, senses, size), the changelog to 11.8.
 */
export function pf1Double(form: Pf1Form): SystemDouble {
  return {
    manifest: form === 10 ? { ...manifest, version: "10.8" } : manifest,
    install(host: Host): void {
      registerStatuses(host);
      const dice = diceClasses(host);
      (host.CONFIG["Actor"] as { documentClass: unknown }).documentClass = actorClass(host, form);
      (host.CONFIG["Item"] as { documentClass: unknown }).documentClass = itemClass(host, dice, form);
      addTexts(host, "PF1");
      if (!host.hasDom) return;
      fillDefences(host);
      registerSheet(host, "pf1", manifest.documentTypes["Actor"] ?? []);
    },
  };
}
