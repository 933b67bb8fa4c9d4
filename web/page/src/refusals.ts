// Why a move is refused, and what a law does, in the language that is chosen. The crates say it in English.

import { texts } from './texts.js';

/** What is refused in English, with `%s` for each word that differs, and in French, with `$1` for the first. */
type Translation = readonly [english: string, french: string];

let french: Promise<readonly Translation[]> | undefined;

/** Says a reason in the language that is chosen; in English if it is not known, or cannot be fetched. */
export async function inWords(reason: string): Promise<string> {
  if (texts().language === 'en') return reason;
  return translated(reason, await translations(), texts().seats) ?? reason;
}

/** Says what a law does in the language that is chosen; in English what is not known of it. */
export async function lawInWords(explained: string): Promise<string> {
  if (texts().language === 'en') return explained;
  const table = await translations();
  const colours = texts().stones;
  const parts = explained.replace(/[^:;,]+/g, (part) => {
    const said = translated(part.trim(), table, colours);
    return said === null ? part : part.replace(part.trim(), said);
  });
  if (parts === explained) return explained;
  // In French there is a space before these, too.
  return parts.replace(/[:;]/g, ' $&');
}

/** Translates a reason with the colours that are in it; `null` if it is not known. */
export function translated(
  reason: string,
  table: readonly Translation[],
  colours: Readonly<Record<string, string>>,
): string | null {
  for (const [english, text] of table) {
    const parts = english.split('%s').map((part) => part.replace(/[.?+*()]/g, '\\$&'));
    const found = new RegExp(`^${parts.join('(\\S+)')}$`).exec(reason);
    if (found !== null) {
      return text.replace(/\$(\d)/g, (_, index: string) => {
        const word = found[Number(index)] ?? '';
        return colours[word] ?? word;
      });
    }
  }
  return null;
}

function translations(): Promise<readonly Translation[]> {
  french ??= fetch(new URL('./refusals-fr.json', document.baseURI))
    .then((response) => response.json() as Promise<readonly Translation[]>)
    .catch(() => {
      french = undefined;
      return [];
    });
  return french;
}
