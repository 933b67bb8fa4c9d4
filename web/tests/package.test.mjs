// What is in the packed package, what it is made of for others, and whether its front page is true.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { test } from 'node:test';

import { build } from 'esbuild';

import { parse } from '../scripts/pack.mjs';
import { fourchette, outside } from './outside.mjs';

const { gameNames } = fourchette;
const installed = `${outside}/node_modules/fourchette`;
const [{ files }] = parse(readFileSync(`${outside}/packed.json`, 'utf8'));

test('the package has what it needs, and nothing else', () => {
  const scripts = 'api browser browser-worker engine games node node-worker numbers picture platform position';
  const more = 'protocol record refusal series table table-data thinker types worker generated/catalogue';
  const wanted = [
    'LICENSE-APACHE',
    'LICENSE-MIT',
    'README.md',
    'package.json',
    'dist/generated/glue.js',
    ...gameNames().map((game) => `dist/${game}.wasm`),
    ...`${scripts} ${more}`.split(' ').flatMap((name) => [`dist/${name}.js`, `dist/${name}.d.ts`]),
  ];
  assert.deepEqual(files.map(({ path }) => path).sort(), wanted.sort());
});

test('the package depends on nothing', () => {
  const { dependencies, peerDependencies, scripts } = JSON.parse(readFileSync(`${installed}/package.json`, 'utf8'));
  assert.deepEqual([dependencies, peerDependencies, scripts], [undefined, undefined, undefined]);
});

test('bundlers keep the worker that a program names, and leave out what it does not use', async () => {
  const bundle = async (contents) => {
    const stdin = { contents, resolveDir: outside };
    const options = { stdin, bundle: true, format: 'esm', write: false, logLevel: 'silent' };
    return (await build(options)).outputFiles[0].text;
  };
  assert.match(await bundle("import 'fourchette/worker';"), /addEventListener\("message"/);
  assert.doesNotMatch(await bundle("import { gameNames } from 'fourchette'; console.log(gameNames);"), /new Worker|WebAssembly/);
});

test('no file names a place of this machine', () => {
  const here = fileURLToPath(new URL('../..', import.meta.url));
  for (const { path } of files) {
    const text = readFileSync(`${installed}/${path}`, 'latin1');
    for (const place of [here, process.env.HOME]) {
      assert.ok(place.length < 3 || !text.includes(place), `${path} names ${place}`);
    }
  }
});

test('what a first game needs is at most 450 kB compressed', () => {
  // The page has 500 kB for all, and the rest is its own.
  const size = (name) => gzipSync(readFileSync(`${installed}/dist/${name}`), { level: 9 }).length;
  const scripts = files.filter(({ path }) => path.startsWith('dist/') && path.endsWith('.js'));
  const all = scripts.reduce((sum, { path }) => sum + size(path.slice('dist/'.length)), 0);
  for (const game of gameNames()) {
    const needed = size(`${game}.wasm`) + all;
    assert.ok(needed <= 450_000, `${game}: ${needed}`);
  }
});

test('a program in TypeScript compiles with the types', () => {
  const tsc = fileURLToPath(new URL('../node_modules/.bin/tsc', import.meta.url));
  const { status, stdout } = spawnSync(tsc, ['--project', outside], { encoding: 'utf8' });
  assert.equal(status, 0, stdout);
});

const readme = readFileSync(new URL('../npm/README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/^```js\n([^]*?)^```$/gm)].map(([, code]) => code);

test('the front page has examples', () => assert.ok(examples.length >= 5));

for (const [number, code] of examples.entries()) {
  test(`example ${number + 1} of the front page prints what it says`, () => {
    const expected = [...code.matchAll(/^ *console\.log\(.*\); \/\/ (.*)$/gm)].map(([, printed]) => printed);
    assert.equal(expected.length, code.split('console.log').length - 1, 'every line says what it prints');
    const file = `${outside}/example-${number + 1}.mjs`;
    writeFileSync(file, code);
    const printed = execFileSync('node', [file], { cwd: outside, encoding: 'utf8' });
    assert.equal(printed, `${expected.join('\n')}\n`);
  });
}
