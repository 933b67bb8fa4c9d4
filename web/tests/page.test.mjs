// The packed package in a browser, used by a page from outside.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';

import { serve } from '../scripts/serve.mjs';
import { launch, open } from './browser.mjs';
import { outside } from './outside.mjs';

let browser;
let server;
let address;
before(async () => {
  browser = await launch();
  ({ server, address } = await serve(outside));
});
after(async () => {
  await browser?.close();
  server?.close();
});

/** Opens the page from outside, with some games loaded. */
async function opened(...games) {
  const { page, faults } = await open(browser, `${address}/page.html`);
  await page.waitForFunction('window.fourchette');
  await page.evaluate((games) => window.fourchette.init({ games }), games);
  return { page, faults };
}

test('a page loads the games that it asks for, and no others', async () => {
  const { page, faults } = await opened('y');
  const [loaded, refused, reason] = await page.evaluate(() => {
    const { Position } = window.fourchette;
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    let refused;
    try {
      Position.start('wyx');
    } catch (error) {
      refused = error.message;
    }
    const wasm = names.filter((name) => name.endsWith('.wasm')).map((name) => name.split('/').at(-1));
    return [wasm, refused, Position.start('y').after('e5').refusal('e5').reason];
  });
  assert.deepEqual(loaded, ['y.wasm']);
  assert.match(refused, /wyx is not loaded/);
  assert.equal(reason, 'e5 is occupied');
  assert.deepEqual(faults, []);
  await page.close();
});

test('an opponent thinks in a worker while the page goes on, and can be stopped', async () => {
  const { page, faults } = await opened('tetra');
  const found = await page.evaluate(async () => {
    const { Position, Record, Table, Thinker } = window.fourchette;
    const options = { players: ['search:5', 'human'], seed: 11 };
    const table = new Table(Record.begin(Position.start('tetra')), options);
    const thinker = new Thinker();

    // The longest time that nothing else could happen on the page.
    let longest = 0;
    let before = performance.now();
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - before);
      before = performance.now();
    }, 1);
    const shares = [];
    const move = await thinker.decide(table, { onProgress: ({ share }) => shares.push(share) });
    clearInterval(watch);

    const stop = new AbortController();
    setTimeout(() => stop.abort(), 100);
    const budget = { seconds: 60 };
    const stopped = await thinker
      .advise(Position.start('tetra'), { budget, signal: stop.signal })
      .catch(({ name }) => name);
    const analyses = [];
    const onAnalysis = ({ iterations }) => analyses.push(iterations);
    await thinker.advise(Position.start('tetra'), { budget: { iterations: 60 }, onAnalysis });
    thinker.close();
    return { move, same: table.decide(), longest, shares, stopped, analyses };
  });
  assert.equal(found.move, found.same);
  assert.ok(found.shares.length > 2, `${found.shares}`);
  assert.ok(found.longest < 500, `nothing happened for ${found.longest} ms`);
  assert.equal(found.stopped, 'AbortError');
  assert.deepEqual(found.analyses, Array.from({ length: 19 }, (_, part) => 3 * (part + 1)));
  assert.deepEqual(faults, []);
  await page.close();
});

test('a module that is not there, or of no type, is told of or taken', async () => {
  const { page } = await open(browser, `${address}/page.html`);
  await page.waitForFunction('window.fourchette');
  const missing = await page.evaluate(() =>
    window.fourchette.init({ games: ['y'], wasm: () => '/nowhere.wasm' }).catch(({ message }) => message),
  );
  assert.match(missing, /nowhere\.wasm: 404/);
  await page.close();

  const untyped = await serve(outside, { types: { '.html': 'text/html', '.js': 'text/javascript' } });
  const { page: other, faults } = await open(browser, `${untyped.address}/page.html`);
  await other.waitForFunction('window.fourchette');
  const count = await other.evaluate(async () => {
    await window.fourchette.init({ games: ['sexta'] });
    return window.fourchette.Position.start('sexta').moveCount;
  });
  assert.ok(count > 0);
  assert.deepEqual(faults, []);
  await other.close();
  untyped.server.close();
});

test('the page of the front page can be played on', async () => {
  const readme = readFileSync(new URL('../npm/README.md', import.meta.url), 'utf8');
  const [, html] = /^```html\n([^]*?)^```$/m.exec(readme);
  writeFileSync(`${outside}/readme.html`, html.replace('<title>', '<link rel="icon" href="data:," /><title>'));
  const { page, faults } = await open(browser, `${address}/readme.html`);
  await page.locator('#board svg [data-place="e5"]').last().click({ force: true });
  // The stone of the person, and that of the opponent.
  for (const colour of ['black', 'white']) {
    await page.waitForSelector(`#board svg .${colour}[data-place]`, { state: 'attached' });
  }
  const alerted = page.waitForEvent('dialog').then(async (dialog) => {
    const text = dialog.message();
    await dialog.dismiss();
    return text;
  });
  await page.locator('#board svg [data-place="e5"]').last().click({ force: true });
  assert.equal(await alerted, 'e5 is occupied');
  assert.deepEqual(faults, []);
  await page.close();
});
