import type { CanvasUser } from "../env";
import type { Token } from "./token";

/** foundry.canvas.placeables.tokens.UserTargets (types: client/canvas/placeables/tokens/targets). */
export class UserTargets extends Set<Token> {
  constructor(readonly user: CanvasUser) {
    super();
  }

  get ids(): string[] {
    return [...this].map(({ id }) => id);
  }

  override add(token: Token): this {
    if (this.has(token)) return this;
    super.add(token);
    token.canvas.host.Hooks.callAll("targetToken", this.user, token, true);
    return this;
  }

  override delete(token: Token): boolean {
    if (!super.delete(token)) return false;
    token.canvas.host.Hooks.callAll("targetToken", this.user, token, false);
    return true;
  }

  override clear(): void {
    for (const token of [...this]) this.delete(token);
  }
}

/** The targets of a user; makes the set at the first use, as User's constructor does in Foundry. */
export function targetsOf(user: CanvasUser): UserTargets {
  if (user.targets instanceof UserTargets) return user.targets;
  const targets = new UserTargets(user);
  user.targets = targets;
  return targets;
}
