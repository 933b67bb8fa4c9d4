// Games between opponents, and traces.

import { anyEngine, engine } from './engine.js';
import type { Engine } from './generated/glue.js';
import { long } from './numbers.js';
import type { Position } from './position.js';
import { limits, Record } from './record.js';
import { attempt } from './refusal.js';
import type { Adjudication, Opponent } from './types.js';

/** Who plays a series of games. */
export interface SeriesOptions extends Partial<Adjudication> {
  readonly players: readonly [Opponent, Opponent];
  readonly seed: number | bigint;
}

/**
 * Lets two opponents play game number `game` of a series, counted from 0, and returns its record: the
 * same on every machine, and the same as the command `match` plays.
 *
 * @throws {@link Refusal} if there is no such opponent, or a number is none that can be counted to.
 */
export function playGame(start: Position, options: SeriesOptions, game: number | bigint = 0): Record {
  const { players, seed } = options;
  const [first, second] = players;
  const numbers = [long('seed', seed), long('game', game), ...limits(options)] as const;
  const play = () => engine(start.game).playGame(start.handle, first, second, ...numbers);
  return Record.of(attempt(play));
}

/**
 * Answers a request for a trace, one line of JSON, with one line of JSON, as the command `trace` does.
 * A refusal is an answer as well: `{"error":…,"ply":…}`.
 */
export function trace(request: string): string {
  return engineFor(request).trace(request);
}

function engineFor(request: string): Engine {
  let game: unknown;
  try {
    game = (JSON.parse(request) as { game?: unknown } | null)?.game;
  } catch {
    // The answer says what is wrong with it.
  }
  return typeof game === 'string' ? engine(game) : anyEngine();
}
