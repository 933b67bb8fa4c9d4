// Going from page to page, faster than pages and moves are there.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { clickPlace, open, visit, waitForPly } from './browser.mjs';

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

/** Has a file come late, when the function that is returned is called. */
async function delay(page, file) {
  let go;
  const gone = new Promise((resolve) => (go = resolve));
  await page.route(`**/${file}`, async (route) => {
    await gone;
    await route.continue();
  });
  return go;
}

for (const [hash, file] of [
  ['#/analyse/quinta', 'quinta.wasm'],
  ['#/link/quinta?seed=1', 'quinta.wasm'],
]) {
  test(`who leaves ${hash} before it is there stays where they went`, async () => {
    const { page, context } = await visit(browser, '#/learn', { serviceWorkers: 'block' });
    const go = await delay(page, file);
    const asked = page.waitForRequest(`**/${file}`);
    await page.evaluate((hash) => (location.hash = hash), hash);
    await asked;
    await page.evaluate(() => (location.hash = '#/puzzles'));
    await page.getByRole('heading', { name: 'Puzzles' }).waitFor();
    const arrived = page.waitForResponse(`**/${file}`);
    go();
    await (await arrived).finished();
    await page.waitForTimeout(500);
    assert.equal(new URL(page.url()).hash, '#/puzzles');
    assert.equal(await page.evaluate(() => localStorage.getItem('fourchette.games')), null);
    await context.close();
  });
}

test('the language that was chosen last is shown, whatever comes late', async () => {
  const { page, context } = await visit(browser, '#/learn/y', { serviceWorkers: 'block' });
  const go = await delay(page, 'rules-fr.json');
  await page.click('[data-do=language]');
  await page.click('[data-do=language]');
  await page.waitForTimeout(200);
  go();
  await page.waitForTimeout(500);
  assert.deepEqual(
    await page.$$eval('.learn section[lang]', (sections) => sections.map(({ lang }) => lang)),
    ['en', 'en', 'en'],
  );
  await context.close();
});

test('rules in French that could not be fetched are fetched again', async () => {
  const { page, context } = await visit(browser, '#/games', { serviceWorkers: 'block', locale: 'fr-FR' });
  await page.route('**/rules-fr.json', (route) => route.abort(), { times: 1 });
  await page.evaluate(() => (location.hash = '#/learn/y'));
  await page.waitForSelector('[role=alert]');
  await page.goBack();
  await page.waitForSelector('.cards');
  await page.goForward();
  await page.waitForSelector('.learn');
  await context.close();
});

test('a question is closed unanswered when its page is left', async () => {
  const { page, context } = await visit(browser, '#/link/y?seed=1&moves=c5');
  await page.evaluate(() => (location.hash = '#/games'));
  await page.waitForSelector('.kept');
  await page.goBack();
  await page.click('[data-do=resign]');
  await page.goForward();
  await page.waitForSelector('.kept');
  assert.equal(await page.locator('dialog').count(), 0);
  await context.close();
});

test('a game that is left while a piece is on its way does not go on unseen', async () => {
  const { page, context } = await visit(browser, '#/link/quinta?seed=1&second=search:5', {
    reducedMotion: 'no-preference',
  });
  await clickPlace(page, 'a1');
  await clickPlace(page, 'b1');
  await waitForPly(page, 1);
  await page.evaluate(() => (location.hash = '#/games'));
  await page.waitForSelector('.kept');
  await page.waitForTimeout(1500);
  assert.equal(page.workers().length, 0);
  await context.close();
});
