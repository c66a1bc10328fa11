import type { Roll } from "../../client/host/dice/roll";
import type { Host } from "../../client/host/host";

/** A d20 roll of pf1: knows whether it threatens a critical hit. */
export interface D20RollPF extends Roll {
  readonly natural: number;
  readonly isNat20: boolean;
  readonly isNat1: boolean;
  readonly isCrit: boolean;
}

export interface PfDice {
  readonly D20RollPF: new (formula: string, data?: object, options?: object) => D20RollPF;
  readonly DamageRoll: new (formula: string, data?: object, options?: object) => Roll;
}

/** The roll classes for one client, made known to CONFIG.Dice so that messages bring them back; follows pf1 module/dice. */
export function diceClasses(host: Host): PfDice {
  const Base = host.RollClass;
  class D20RollPF extends Base {
    get natural(): number {
      return this.dice[0]?.total ?? 0;
    }
    get isNat20(): boolean {
      return this.natural === 20;
    }
    get isNat1(): boolean {
      return this.natural === 1;
    }
    /** A threat only: the confirmation stands beside it, and the system judges neither. */
    get isCrit(): boolean {
      return this.natural >= Number(this.options["critical"] ?? 20);
    }
    /** Every d20 passes `pf1PreD20Roll(roll, options)` before it falls. */
    override async evaluate(options: Parameters<Roll["evaluate"]>[0] = {}): Promise<this> {
      host.Hooks.callAll("pf1PreD20Roll", this, options);
      return super.evaluate(options);
    }
  }
  class DamageRoll extends Base {}
  (host.CONFIG["Dice"] as { rolls: unknown[] }).rolls.push(D20RollPF, DamageRoll);
  return { D20RollPF: D20RollPF as unknown as PfDice["D20RollPF"], DamageRoll: DamageRoll as unknown as PfDice["DamageRoll"] };
}
