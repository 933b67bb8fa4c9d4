// The puzzles of the documents, which the build lays beside the page: a file of JSON Lines for each game.

import type { Seat } from 'fourchette';

/** The games that have puzzles: the build writes them here. */
declare const PUZZLES: readonly string[];

/** A position in which one first move wins fastest. `docs/json.md` says what the fields mean. */
export interface Puzzle {
  readonly game: string;
  readonly position: string;
  readonly seat: `${Seat}`;
  readonly wins_in: number;
  readonly line: readonly string[];
}

/** Lists the games that have puzzles. */
export function gamesWithPuzzles(): readonly string[] {
  return PUZZLES;
}

/** Loads the puzzles of a game. */
export async function puzzlesOf(game: string): Promise<Puzzle[]> {
  if (!PUZZLES.includes(game)) return [];
  const response = await fetch(new URL(`./puzzles-${game}.jsonl`, document.baseURI));
  const lines = (await response.text()).split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Puzzle);
}
