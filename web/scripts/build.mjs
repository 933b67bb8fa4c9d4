// Builds the package: the games in WebAssembly, then TypeScript. What is made lies in `npm/dist`.

import { cpSync, mkdirSync, rmSync } from 'node:fs';

import { run } from './run.mjs';
import { buildWasm } from './wasm.mjs';
import { dist, glue, npm, root, web } from './places.mjs';

rmSync(dist, { recursive: true, force: true });
const wasm = buildWasm();
run('npx', ['tsc', '--project', npm], { cwd: web });
mkdirSync(`${dist}/glue`, { recursive: true });
cpSync(`${glue}/glue.js`, `${dist}/glue/glue.js`);
cpSync(wasm, `${dist}/fourchette.wasm`);
for (const licence of ['LICENSE-APACHE', 'LICENSE-MIT']) {
  cpSync(`${root}/${licence}`, `${npm}/${licence}`);
}
