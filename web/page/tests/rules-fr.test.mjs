// That the French pages of rules say what the crates' pages say.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { about, gameNames } from 'fourchette';

import { frenchRules } from '../../scripts/rules.mjs';

const french = frenchRules(gameNames());

/** What does not depend on the language: places, options, moves and numbers, sorted. */
function fixed(text) {
  return (text.match(/\b[a-f]\d+\b|\b[\w-]+=[\w-]+(?:[:.][\w-]+)*|[+-]\d[+-]\d|\b\d+\b/g) ?? []).sort();
}

for (const game of gameNames()) {
  for (const part of ['board', 'rules']) {
    test(`${part} of ${game}: block by block`, () => {
      const [here, there] = [french[game][part], about(game)[part]];
      assert.deepEqual(
        here.map(({ kind }) => kind),
        there.map(({ kind }) => kind),
      );
      for (const [at, block] of there.entries()) {
        if (block.kind === 'example' || block.kind === 'drawing') assert.deepEqual(here[at], block);
        else assert.deepEqual(fixed(here[at].text), fixed(block.text), here[at].text);
      }
    });
  }
}
