// The games in WebAssembly, under node: every vector is traced to the byte, and opponents play the same
// games as they do natively.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { fourchette } from './outside.mjs';

await fourchette.init();
const crates = fileURLToPath(new URL('../../crates/', import.meta.url));
/** The command, which `npm test` has built. */
const program = fileURLToPath(new URL('../../target/release/fourchette', import.meta.url));

/** Lists the files of vectors, each with its lines. */
function vectors() {
  const all = [];
  for (const crate of readdirSync(crates)) {
    const folder = path.join(crates, crate, 'tests', 'data');
    let names = [];
    try {
      names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
    } catch {
      continue; // A crate without vectors.
    }
    for (const name of names) {
      const lines = readFileSync(path.join(folder, name), 'utf8').split('\n');
      all.push([name, lines.filter((line) => line !== '')]);
    }
  }
  return all;
}

const games = execFileSync(program, ['games'], { encoding: 'utf8' })
  .split('\n')
  .filter((line) => /^[a-z]/.test(line))
  .map((line) => line.split(/\s/)[0]);

test('there are eleven games, and vectors of most', () => {
  assert.equal(games.length, 11, games.join(' '));
  assert.ok(vectors().length >= games.length);
});

for (const [name, lines] of vectors()) {
  test(`${name}: every trace is the vector's to the byte`, () => {
    assert.ok(lines.length > 0);
    for (const line of lines) {
      assert.equal(fourchette.trace(line), line);
    }
  });
}

test('a refused request is an answer', () => {
  const answer = JSON.parse(fourchette.trace('{"game":"y","moves":["a1","a1"]}'));
  assert.equal(answer.ply, 1);
  assert.match(answer.error, /a1 is occupied/);
  assert.match(JSON.parse(fourchette.trace('nonsense')).error, /./);
  assert.throws(() => fourchette.trace('{"game":"chess","moves":[]}'), { name: 'Refusal', found: 'chess' });
  const native = spawnSync(program, ['show', 'chess'], { encoding: 'utf8' }).stderr;
  assert.throws(() => fourchette.Position.start('chess'), ({ message }) => native.includes(message));
});

const seed = 7;
for (const name of games) {
  for (const [first, second] of [['greedy', 'search:1'], ['search:1', 'random']]) {
    test(`${name}: ${first} against ${second} plays the same game as natively`, () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'fourchette-'));
      try {
        const match = ['match', name, '--first', first, '--second', second, '--games', '1'];
        const limits = ['--max-plies', '60', '--repetition', '3', '--seed', `${seed}`];
        execFileSync(program, [...match, ...limits, '--records', path.join(folder, 'records')]);
        const record = path.join(folder, 'records', `${name}-000001.txt`);
        const start = fourchette.Position.start(name);
        const options = { players: [first, second], seed, repetition: 3, maxPlies: 60 };
        const here = fourchette.playGame(start, options);
        assert.equal(String(here), readFileSync(record, 'utf8'));
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  }
}
