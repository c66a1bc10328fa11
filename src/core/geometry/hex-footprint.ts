import type { Space, TokenRectangle } from "./grid";
import type { HexLayout } from "./hex-layout";
import { snapPoint } from "./point";

/** A first version: one hex about the middle of the token's box. */
export function hexFootprint(layout: HexLayout, token: TokenRectangle): readonly Space[] {
  const middle = snapPoint({ x: token.x + (token.width * layout.width) / 2, y: token.y + (token.height * layout.height) / 2 });
  return [{ centre: middle, corners: layout.cornersOf(middle) }];
}
