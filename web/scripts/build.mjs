// Builds the package: a module of WebAssembly for each game, the games in words, then TypeScript. What is
// made lies in `npm/dist`. Then the page, in `dist`.

import { cpSync, mkdirSync, rmSync } from 'node:fs';

import { writeCatalogue } from './catalogue.mjs';
import { buildPage } from './page.mjs';
import { dist, generated, modules, npm, root, web } from './places.mjs';
import { run } from './run.mjs';
import { buildModules } from './wasm.mjs';

rmSync(dist, { recursive: true, force: true });
const games = await buildModules();
await writeCatalogue(games);
run('npx', ['tsc', '--project', npm], { cwd: web });
mkdirSync(`${dist}/generated`, { recursive: true });
cpSync(`${generated}/glue.js`, `${dist}/generated/glue.js`);
for (const game of games) cpSync(`${modules}/${game}.wasm`, `${dist}/${game}.wasm`);
for (const licence of ['LICENSE-APACHE', 'LICENSE-MIT']) {
  cpSync(`${root}/${licence}`, `${npm}/${licence}`);
}
await buildPage();
