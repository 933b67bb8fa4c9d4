// The texts of the page, in the language that is chosen.

import { kept, keep } from './storage.js';
import { en, type Texts } from './texts/en.js';
import { fr } from './texts/fr.js';

const TABLES = { en, fr };

let chosen: Texts = TABLES[startLanguage()];

/** The texts in the language that is chosen. */
export function texts(): Texts {
  return chosen;
}

/** Chooses the other language. */
export function exchangeLanguage(): void {
  const language = chosen.language === 'en' ? 'fr' : 'en';
  chosen = TABLES[language];
  keep('language', language);
  document.documentElement.lang = language;
}

function startLanguage(): 'en' | 'fr' {
  const language = kept('language') ?? navigator.languages.find((tag) => /^(en|fr)/.test(tag)) ?? 'en';
  return language.startsWith('fr') ? 'fr' : 'en';
}
