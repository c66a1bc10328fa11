import type { WorldSource } from "../shared/world-source";

/** Ids of the users that every world has. */
export const GAMEMASTER = "gamemaster000000";
export const PLAYER_1 = "player1000000000";
export const PLAYER_2 = "player2000000000";

/** A world with its users: a gamemaster and two players, unless it brings its own. */
export function withUsers(world: WorldSource): WorldSource {
  if (world.users?.length) return world;
  return {
    ...world,
    users: [
      { _id: GAMEMASTER, name: "Gamemaster", role: 4, color: "#cc8833" },
      { _id: PLAYER_1, name: "Player 1", role: 1, color: "#4488cc" },
      { _id: PLAYER_2, name: "Player 2", role: 1, color: "#44aa55" },
    ],
  };
}
