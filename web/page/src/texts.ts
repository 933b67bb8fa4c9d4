// The texts of the page, in the language that is chosen. Those in French are loaded by who reads them.

import { kept, keep } from './storage.js';
import { en, type Texts } from './texts/en.js';

let chosen: Texts = en;
/** The language that was chosen last, whose texts may be on their way. */
let wanted: 'en' | 'fr' = 'en';

/** The texts in the language that is chosen. */
export function texts(): Texts {
  return chosen;
}

/** Has the page speak the language that was chosen before, or that of the browser; English where it cannot. */
export async function loadTexts(): Promise<void> {
  const language = kept('language') ?? navigator.languages.find((tag) => /^(en|fr)/.test(tag)) ?? 'en';
  if (language.startsWith('fr')) await speak('fr').catch(() => {});
}

/** Chooses the other language. Where its texts cannot be loaded, nothing changes. */
export async function exchangeLanguage(): Promise<void> {
  const language = wanted === 'en' ? 'fr' : 'en';
  await speak(language);
  keep('language', wanted);
}

/** Loads the texts in a language, and has the page speak it unless another one is chosen meanwhile. */
async function speak(language: 'en' | 'fr'): Promise<void> {
  wanted = language;
  try {
    const table = language === 'en' ? en : await french();
    if (wanted === language) chosen = table;
  } catch (error) {
    if (wanted === language) wanted = chosen.language;
    throw error;
  }
  document.documentElement.lang = chosen.language;
}

async function french(): Promise<Texts> {
  const { fr } = (await import(new URL('./texts-fr.js', document.baseURI).href)) as { readonly fr: Texts };
  return fr;
}
