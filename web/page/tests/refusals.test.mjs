// That what a click can be refused for is told in French, too.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';
import { gameNames, init, Position } from 'fourchette';

import { pageSource, target } from '../../scripts/places.mjs';
import { clickPlace, open, visit } from './browser.mjs';
import { recordedGames } from './games.mjs';

await init();

// The texts of the page look for the languages of a browser.
globalThis.navigator ??= { languages: ['en'] };

/** Imports a source of the page. */
async function source(name) {
  const outfile = `${target}/${name}.mjs`;
  await build({ entryPoints: [`${pageSource}/src/${name}.ts`], bundle: true, format: 'esm', outfile });
  return import(pathToFileURL(outfile));
}

const { reasonAgainst } = await source('refused-move');
const { translated } = await source('refusals');
const table = JSON.parse(readFileSync(`${pageSource}/static/refusals-fr.json`, 'utf8'));

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

/** How many pairs of places are pointed at in a position. */
const PAIRS = 2000;
/** Rules besides the usual ones that refuse otherwise. */
const RULES = { kwintie: ['ruleset=kwinty'], wyx: ['stronghold-bars=both'], 'aliens-amazons': ['fork=off'] };

/** Lists positions of a game: its starts, and some of those of its longest games. */
function positions(game) {
  const starts = ['', ...(RULES[game] ?? [])].map((rules) => Position.start(game, rules));
  const later = recordedGames(game)
    .slice(-2)
    .flatMap(({ moves }) => {
      const line = [Position.start(game)];
      for (const move of moves) line.push(line.at(-1).after(move));
      return line.filter((_, ply) => ply < 12 || ply % 8 === 0);
    });
  return [...starts, ...later].filter(({ status }) => status.kind === 'to-move');
}

for (const game of gameNames()) {
  test(`whatever a click is refused for in ${game} is told in French`, () => {
    const unknown = new Set();
    for (const position of positions(game)) {
      const places = position.scene().places.map(({ name }) => name);
      const pairs = [null, ...places].flatMap((from) => places.map((to) => [from, to]));
      const step = Math.ceil(pairs.length / PAIRS);
      for (const [from, to] of pairs.filter((_, index) => index % step === 0)) {
        const reason = reasonAgainst(position, from, to);
        if (reason !== null && translated(reason, table, {}) === null) unknown.add(reason);
      }
    }
    assert.deepEqual([...unknown], []);
  });
}

test('a law that cannot be used is told of by itself, and by no place of the board', () => {
  // At the start there is no empty cell; but squares of four black pawns, and of four white ones, are there.
  const laws = ['bb..>b...', '....>*', 'wwww>*', 'bbbb>bbb.'];
  const position = [...laws, ...laws].reduce((at, move) => at.after(move), Position.start('yinyang'));
  const told = (slot) => reasonAgainst(position, null, `law-${position.toMove}-${slot}`);
  assert.equal(told(1), 'the cause of law 1, bb..>b..., stands nowhere on the board');
  assert.equal(told(2), 'the cause of law 2, ....>*, stands nowhere on the board');
  // What is selected before does not change what the law is refused for.
  assert.equal(reasonAgainst(position, 'law-1-3', 'law-1-1'), told(1));
  // The laws of the other seat are none of the mover's moves, and nothing is told of them.
  assert.equal(reasonAgainst(position, null, 'law-2-1'), null);
});

/** Lists all ways to fill four cells. */
const cells = () =>
  Array.from({ length: 3 ** 4 }, (_, number) => [1, 3, 9, 27].map((place) => '.bw'[Math.floor(number / place) % 3]).join(''));

test('whatever can be drawn for a law is explained, or refused, in French', () => {
  const unknown = new Set();
  let laws = 0;
  for (const rules of ['', 'population=same-colour']) {
    const position = Position.start('yinyang', rules);
    for (const cause of cells()) {
      for (const effect of [...cells(), '*']) {
        const move = `${cause}>${effect}`;
        const refusal = position.refusal(move);
        const parts = refusal === null ? position.explain(move).split(/[:;,] /) : [refusal.reason];
        laws += refusal === null ? 1 : 0;
        for (const part of parts) if (translated(part, table, {}) === null) unknown.add(part);
      }
    }
  }
  assert.deepEqual([...unknown], []);
  // Rulings, section 11: laws with and without those that add pawns of both colours.
  assert.ok(laws > 513, `${laws}`);
});

test('a law that is drawn is explained in French, and refused so', async () => {
  const { page, context } = await visit(browser, '#/link/yinyang?seed=1', { locale: 'fr-FR' });
  await clickPlace(page, 'law-1-1');
  const reason = page.locator('.law-editor .reason');
  // Black in the cause stays in the effect, until it is clicked away.
  await page.click('[data-cell="0-0"]');
  await page.getByText('enlève 0 pions et en ajoute 0').waitFor();
  assert.equal(await reason.getAttribute('lang'), 'fr');
  await page.click('[data-cell="1-0"]');
  await page.getByText('le pion en haut à gauche change de couleur').waitFor();
  await page.click('[data-cell="1-0"]');
  const told = 'destruction : noir en haut à gauche, le reste vide ; le pion noir en haut à gauche s’en va';
  await page.getByText(told).waitFor();
  await context.close();
});

test('a translation has the words of the reason, and colours in French', () => {
  const reason = "the stone on a3 is White's, and it is Black's turn";
  assert.equal(
    translated(reason, table, { White: 'Blanc', Black: 'Noir' }),
    'la pierre en a3 est à Blanc, et c’est le tour de Noir',
  );
  for (const [english, french] of table) {
    const words = english.split('%s').slice(1).map((_, index) => `$${index + 1}`);
    assert.deepEqual([...new Set(french.match(/\$\d/g) ?? [])].sort(), words, english);
  }
});

test('a click that is refused says the rule in French', async () => {
  const { page, context } = await visit(browser, '#/link/quinta?seed=1', { locale: 'fr-FR' });
  await clickPlace(page, 'a3');
  const said = page.getByText('Impossible : la pierre en a3 est à Blanc, et c’est le tour de Noir');
  await said.first().waitFor({ state: 'attached' });
  await context.close();
});

test('dice that are pointed at are not a roll', async () => {
  const { page, context } = await visit(browser, '#/link/dice-hex?seed=1');
  await page.locator('.place[data-name=dice]').waitFor();
  await page.getByText('Black to move').waitFor();
  await clickPlace(page, 'dice');
  await page.locator('.toast', { hasText: 'No move begins or ends at dice' }).waitFor();
  await context.close();
});
