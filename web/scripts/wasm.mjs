// Builds a module of WebAssembly for each game: compiled by cargo, bound by wasm-bindgen, optimised by
// wasm-opt. All games in one module would be more than a page should load before the first board.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, homedir } from 'node:os';

import { run, start } from './run.mjs';
import { generated, modules, root, target, web } from './places.mjs';

const triple = 'wasm32-unknown-unknown';

/** Builds the modules, `modules/GAME.wasm`, and what binds them; returns the names of the games. */
export async function buildModules() {
  const tool = bindgen();
  const games = features();
  mkdirSync(generated, { recursive: true });
  mkdirSync(modules, { recursive: true });
  const waiting = [...games];
  // A module is compiled and linked as one unit, by one processor; so there is a module for each.
  const lanes = Array.from({ length: Math.min(availableParallelism(), MOST_LANES) }, async (_, lane) => {
    for (let game = waiting.shift(); game; game = waiting.shift()) {
      try {
        await buildModule(game, `${target}/lane-${lane}`, tool);
      } catch (reason) {
        waiting.length = 0;
        throw reason;
      }
    }
  });
  for (const { reason } of await Promise.allSettled(lanes)) if (reason) throw reason;
  writeGlue(games);
  return games;
}

/** How many modules are compiled at once at most: each takes some hundreds of megabytes. */
const MOST_LANES = 4;

/** Builds the module of a game in a folder that nobody else uses meanwhile. */
async function buildModule(game, lane, tool) {
  await compile(game, lane);
  const compiled = `${lane}/${triple}/release/fourchette_web.wasm`;
  // What has not changed since the last time is not bound and optimised again.
  const mark = createHash('sha256').update(readFileSync(compiled)).digest('hex');
  const isKnown = existsSync(`${modules}/${game}.mark`) && existsSync(`${modules}/${game}.js`);
  if (isKnown && readFileSync(`${modules}/${game}.mark`, 'utf8') === mark) return;
  await optimise(game, compiled, `${lane}/bound`, tool);
  writeFileSync(`${modules}/${game}.mark`, mark);
}

/** Lists the games, which are the features of the crate, in its order. */
function features() {
  const manifest = readFileSync(`${web}/Cargo.toml`, 'utf8');
  return [...manifest.matchAll(/^([a-z-]+) = \["fourchette\/\1"\]$/gm)].map(([, game]) => game);
}

async function compile(game, lane) {
  console.log(`compiling ${game}`);
  // Where rustup has no standard library for WebAssembly, .ci/std has one built, by such flags.
  const flags = (process.env.FOURCHETTE_CARGO_FLAGS ?? '').split(' ').filter(Boolean);
  // Where it is looked for, whatever CARGO_TARGET_DIR says.
  const into = ['--target-dir', lane, '--target', triple];
  const build = ['build', '--quiet', '--locked', '--release', '--lib', ...into];
  await start('cargo', [...build, '--features', game, ...flags], {
    cwd: web,
    env: { ...process.env, CARGO_INCREMENTAL: '0', CARGO_ENCODED_RUSTFLAGS: anywhere().join('\x1f') },
  });
}

/** Flags that leave the places of this machine out of what is compiled: a fault tells its file. */
function anywhere() {
  const sources = `${process.env.CARGO_HOME ?? `${homedir()}/.cargo`}/registry/src`;
  const registries = existsSync(sources) ? readdirSync(sources) : [];
  const places = [[`${root}/`, ''], ...registries.map((name) => [`${sources}/${name}`, 'crates.io'])];
  return places.map(([place, name]) => `--remap-path-prefix=${place}=${name}`);
}

async function optimise(game, compiled, bound, tool) {
  rmSync(bound, { recursive: true, force: true });
  await start(tool, [compiled, bound]);
  // By -O2 it would take twice as long, the modules would run about as fast and be a little larger as a browser
  // gets them. Functions of one name, for several types, are much alike: side by side they are compressed better.
  const passes = ['-O1', '--reorder-functions-by-name'];
  const files = [`${bound}/glue_bg.wasm`, '-o', `${modules}/${game}.wasm`];
  await start('npx', ['wasm-opt', ...passes, ...files], { cwd: web });
  for (const end of ['js', 'd.ts']) {
    writeFileSync(`${modules}/${game}.${end}`, readFileSync(`${bound}/glue.${end}`));
  }
}

/**
 * Writes `glue.js`. What wasm-bindgen makes binds one module for a whole page; as the body of a function
 * it binds as many as one likes.
 */
function writeGlue(games) {
  for (const end of ['js', 'd.ts']) {
    const all = new Set(games.map((game) => readFileSync(`${modules}/${game}.${end}`, 'utf8')));
    if (all.size !== 1) throw new Error('the modules of the games are bound in different ways');
    const [glue] = all;
    const source =
      end === 'js'
        ? `export function instantiate() {\n${withTextsChecked(glue)}\nreturn wasm_bindgen;\n}\n`
        : `${glue}\nexport type Engine = typeof wasm_bindgen;\nexport declare function instantiate(): Engine;\n`;
    writeFileSync(`${generated}/glue.${end}`, source);
  }
}

/**
 * Has whatever is given for a text looked at before it is copied into the memory of a module: what is no
 * string would be copied from nowhere, and the module would say no more than that memory is out of bounds.
 */
function withTextsChecked(glue) {
  const copy = 'function passStringToWasm0(arg, malloc, realloc) {\n';
  if (glue.split(copy).length !== 2) throw new Error('texts are copied in a way that is not known');
  const found = "arg === null ? 'null' : typeof arg";
  const check = `if (typeof arg !== 'string') throw new TypeError(\`must be a string, is \${${found}}\`);\n`;
  return glue.replace(copy, () => copy + check);
}

/** Builds the program that binds modules; returns its path. It runs as fast as it is, and compiles faster. */
function bindgen() {
  const { RUSTC: _, RUSTC_BOOTSTRAP: __, ...env } = process.env;
  const into = ['--target-dir', `${target}/bindgen`];
  run('cargo', ['build', '--quiet', '--locked', ...into, '-p', 'bindgen'], { cwd: web, env });
  return `${target}/bindgen/debug/bindgen`;
}
