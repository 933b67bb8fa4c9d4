// The pages of rules in the language that is chosen.

import type { Block } from 'fourchette';

import { gameOf } from './naming.js';
import { texts } from './texts.js';

/** A page of rules. */
export interface RulesPage {
  readonly language: string;
  readonly board: readonly Block[];
  readonly rules: readonly Block[];
}

let french: Promise<Record<string, Omit<RulesPage, 'language'>>> | undefined;

/** Returns the page of a game's rules: the crate's own in English, its translation in French. */
export async function rulesOf(game: string): Promise<RulesPage> {
  const { language } = texts();
  const page = language === 'fr' ? (await translations())[game] : undefined;
  return page === undefined ? { language: 'en', ...gameOf(game) } : { language, ...page };
}

function translations(): Promise<Record<string, Omit<RulesPage, 'language'>>> {
  french ??= fetch(new URL('./rules-fr.json', document.baseURI))
    .then((response) => response.json())
    .catch((error: unknown) => {
      // There may be a network again the next time.
      french = undefined;
      throw error;
    });
  return french;
}
