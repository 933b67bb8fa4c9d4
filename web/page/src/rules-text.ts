// The pages of rules in the language that is chosen.

import type { Block } from 'fourchette';

import { gameOf } from './naming.js';

/** A page of rules. */
export interface RulesPage {
  readonly language: string;
  readonly board: readonly Block[];
  readonly rules: readonly Block[];
}

/** Returns the page of a game's rules: the crate's own. */
export function rulesOf(game: string): RulesPage {
  const { board, rules } = gameOf(game);
  return { language: 'en', board, rules };
}
