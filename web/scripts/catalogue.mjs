// Writes what the games say about themselves, so that a page with a menu and rules needs no module.

import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { generated, modules } from './places.mjs';

/** Writes `catalogue.ts`: the games in words, and the opponents. */
export async function writeCatalogue(games) {
  const { instantiate } = await import(pathToFileURL(`${generated}/glue.js`));
  const words = [];
  let opponents = [];
  for (const game of games) {
    const module = instantiate();
    module.initSync({ module: readFileSync(`${modules}/${game}.wasm`) });
    words.push(JSON.parse(module.aboutGame(game)));
    opponents = module.opponents();
  }
  const source = `// Made by scripts/catalogue.mjs from the games.

import type { Game } from '../games.js';
import type { Opponent } from '../types.js';

export const games: readonly Game[] = ${JSON.stringify(words, null, 2)};

export const opponents: readonly Opponent[] = ${JSON.stringify(opponents)};
`;
  writeFileSync(`${generated}/catalogue.ts`, source);
}
