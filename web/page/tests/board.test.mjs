// That the lesson on the curved board reads the board right off its picture.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';
import { init, Position } from 'fourchette';

import { pageSource, root, target } from '../../scripts/places.mjs';

await init({ games: ['tetra'] });

const outfile = `${target}/straight.mjs`;
await build({ entryPoints: [`${pageSource}/src/straight.ts`], bundle: true, format: 'esm', outfile });
const { CurvedBoard } = await import(pathToFileURL(outfile));
const board = new CurvedBoard(Position.start('tetra').scene());

/** The board as the rulings have it. */
const { nodes, straight } = JSON.parse(
  readFileSync(`${root}/crates/board-graph/tests/data/bent9.json`, 'utf8'),
);

test('the edges are those of the rulings', () => {
  assert.equal(board.neighbours.size, 93);
  for (const { name, neighbours } of nodes) {
    assert.deepEqual(board.neighbours.get(name).toSorted(), neighbours.toSorted(), name);
  }
});

test('what is straight on is what the rulings say', () => {
  for (const [from, ways] of Object.entries(straight)) {
    for (const [over, on] of Object.entries(ways)) {
      assert.deepEqual(board.straight(from, over).toSorted(), on.toSorted(), `${from} ${over}`);
    }
  }
});

test('the longest straight run has thirteen nodes', () => {
  const runs = nodes.flatMap(({ name }) => board.runs(name));
  assert.equal(Math.max(...runs.map((run) => run.length)), 13);
});
