// Who plays: people, the opponents of the crates, and engines that a person has added.

import type { Player } from 'fourchette';

import { texts } from './texts.js';

const ENGINE = 'engine:';

/** Who decides for a seat on the page. An engine is called by the name that it gives itself. */
export type SeatPlayer = Player | `engine:${string}`;

export function enginePlayer(name: string): SeatPlayer {
  return `${ENGINE}${name}`;
}

/** Returns the name of the engine that plays, or `null` if something else does. */
export function engineOf(player: string): string | null {
  return player.startsWith(ENGINE) ? player.slice(ENGINE.length) : null;
}

/** Who sits at the table of the crate for a player: it knows that an engine plays, and not which. */
export function atTable(player: SeatPlayer): Player {
  return engineOf(player) === null ? (player as Player) : 'engine';
}

export function playerName(player: SeatPlayer | 'friend'): string {
  const { opponents, engines } = texts();
  const engine = engineOf(player);
  return engine === null ? (opponents[player] ?? player) : engines.named(engine);
}
