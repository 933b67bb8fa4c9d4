// Puzzles: the key is right, another move is wrong, and the solution is shown move by move.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';

import { root } from '../../scripts/places.mjs';
import { clickPlace, open, visit } from './browser.mjs';

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

const file = readFileSync(`${root}/docs/puzzles/tetra.jsonl`, 'utf8');
const puzzles = file.trim().split('\n').map((line) => JSON.parse(line));
// Whose moves put stones on nodes.
const number = 1 + puzzles.findIndex(({ line }) => line.every((move) => /^[a-f]\d+$/.test(move)));
const puzzle = puzzles[number - 1];
const address = `#/puzzles/tetra?n=${number}`;

/** Waits until a stone is on a place. */
function waitForStone(page, place) {
  return page.waitForFunction((place) => {
    const label = document.querySelector(`.place[data-name=${place}]`)?.getAttribute('aria-label');
    return /stone/.test(label ?? '');
  }, place);
}

test('games with puzzles are listed, and those without are not', async () => {
  const { page, context, complaints } = await visit(browser, '#/puzzles');
  const links = await page.locator('.cards a').evaluateAll((all) => all.map(({ hash }) => hash));
  assert.ok(links.includes('#/puzzles/tetra'));
  assert.ok(!links.includes('#/puzzles/dice-hex'));
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a wrong first move is refused, the key is made and answered', async () => {
  const { page, context, complaints } = await visit(browser, address);
  const [key, answer] = puzzle.line;
  const stones = puzzle.position.split(/[ ,]/);
  const wrong = ['a1', 'a2', 'a4', 'b1'].find((place) => ![...stones, key].includes(place));
  await clickPlace(page, wrong);
  await page.getByText(`${wrong} does not win in ${puzzle.wins_in}`).first().waitFor();
  await clickPlace(page, key);
  await waitForStone(page, answer);
  assert.match(await page.getAttribute(`.place[data-name=${wrong}]`, 'aria-label'), /vacant/);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the solution is shown move by move, and leads to the next puzzle', async () => {
  const { page, context, complaints } = await visit(browser, address);
  for (const [at, place] of puzzle.line.entries()) {
    if (at % 2 === 0) await page.click('[data-do=show]');
    await waitForStone(page, place);
  }
  await page.getByText('Solved!').first().waitFor();
  assert.equal(await page.locator('[data-do=show]').count(), 0);
  await page.click('[data-do=next]');
  const next = `#/puzzles/tetra?n=${(number % puzzles.length) + 1}`;
  await page.waitForFunction((next) => location.hash === next, next);
  assert.deepEqual(complaints, []);
  await context.close();
});
