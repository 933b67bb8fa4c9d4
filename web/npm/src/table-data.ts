// What a table is made of, as data, and who is told while it thinks.

import type { Player, Progress } from './types.js';

/** Who sits at a table, and where chance comes from. */
export interface TableOptions {
  /** Who decides for the first and for the second seat. */
  readonly players: readonly [Player, Player];
  /**
   * Where all chance comes from: with the same seed everything happens again. Without one, a seed is
   * drawn.
   */
  readonly seed?: number | bigint | undefined;
  /** Which game of several with one seed this is, counted from 0: each has chance of its own. */
  readonly number?: number | bigint | undefined;
  /** How many bytes each search may take, less than 4 GiB; 256 MiB unless it is said. */
  readonly memory?: number | undefined;
}

/** Everything that makes a table again elsewhere, such as in a worker; what was shown is not in it. */
export interface TableState {
  /** The game's own name. */
  readonly game: string;
  /** The text of the whole record, secrets included. */
  readonly record: string;
  readonly players: readonly [Player, Player];
  readonly seed: bigint;
  readonly number: bigint;
  readonly memory: number | null;
}

/** A {@link TableState} as JSON has it: there a number of 64 bits is written as a text. */
export type TableJson = Omit<TableState, 'seed' | 'number'> & { readonly seed: string; readonly number: string };

/**
 * Is told of progress. If it throws, the thinking stops, and what it threw is thrown on. Meanwhile whatever is
 * asked of the table is a {@link Refusal}: it is thinking.
 */
export type ProgressListener = (progress: Progress) => void;
