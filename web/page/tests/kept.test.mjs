// What the browser keeps: nothing, too much, or what is damaged.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { clickPlace, open, sessionShown, visit, waitForPly } from './browser.mjs';

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

test('where nothing can be kept, a game is played as long as the page is open', async () => {
  const { page, context, complaints } = await visit(browser, '#/games');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await page.reload();
  await page.goto(`${browser.url}#/new/y`);
  await page.selectOption('[name=second]', 'human');
  await page.click('button[type=submit]');
  await clickPlace(page, 'c5');
  await page.getByText('White to move').waitFor();
  await page.click('[data-do=language]');
  await page.getByText('Au tour de Blanc').waitFor();
  await page.goto(`${browser.url}#/games`);
  assert.equal(await page.locator('.kept li').count(), 1);
  assert.deepEqual(complaints, []);
  await context.close();
});

const DAMAGED = ['null', '{}', '[', '[null, {"data": {}}, {"data": {"id": "a", "game": "y", "tree": null}}]'];
for (const games of DAMAGED) {
  test(`the page works though ${games} is kept for the games`, async () => {
    const { page, context, complaints } = await visit(browser, '#/games');
    await page.evaluate((games) => localStorage.setItem('fourchette.games', games), games);
    await page.reload();
    assert.equal(await page.locator('.card').count(), 11);
    await page.goto(`${browser.url}#/link/y?seed=1`);
    await clickPlace(page, 'c5');
    await page.getByText('White to move').waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('games that the page does not know are not in the way of others', async () => {
  const { page, context } = await visit(browser, '#/link/y?seed=1');
  await page.evaluate(() => {
    const [kept] = JSON.parse(localStorage.getItem('fourchette.games'));
    const unknown = { ...kept, data: { ...kept.data, id: 'later', game: 'chess' } };
    localStorage.setItem('fourchette.games', JSON.stringify([unknown, kept]));
  });
  await page.goto(`${browser.url}#/games`);
  assert.equal(await page.locator('.kept li').count(), 1);
  await context.close();
});

test('where there is no room, games that are over go first, and those with a friend last', async () => {
  const { page, context } = await visit(browser, '#/link/y?seed=1');
  // As many as are kept, the oldest last: one with a friend, one alone, and one before the newest that is over.
  await page.evaluate(() => {
    const [{ data }] = JSON.parse(localStorage.getItem('fourchette.games'));
    const games = Array.from({ length: 24 }, (_, age) => ({ data: { ...data, id: `age-${age}` }, at: 24 - age }));
    games[1].data.isOver = true;
    games[23].data.far = { id: 'friend', mine: 1, secrets: [], seals: [], unknown: [] };
    localStorage.setItem('fourchette.games', JSON.stringify(games));
  });
  const kept = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('fourchette.games')).map(({ data }) => data.id));
  /** Begins another game, and returns which of those before are gone. */
  const gone = async (seed) => {
    await page.goto(`${browser.url}#/link/y?seed=${seed}`);
    await page.waitForFunction(() => location.hash.startsWith('#/play/'));
    const left = await kept();
    assert.equal(left.length, 24);
    return Array.from({ length: 24 }, (_, age) => `age-${age}`).filter((id) => !left.includes(id));
  };
  assert.deepEqual(await gone(2), ['age-1']);
  assert.deepEqual(await gone(3), ['age-1', 'age-22']);
  await context.close();
});

test('a game that was given up on an older page is over on this one', async () => {
  const { page, context, complaints } = await visit(browser, '#/link/y?seed=1&moves=c5');
  await page.evaluate(() => {
    const [kept] = JSON.parse(localStorage.getItem('fourchette.games'));
    const { adjudication, ...data } = kept.data;
    data.tree = { nodes: data.tree.nodes, current: 1, resigned: [[1, 2]] };
    localStorage.setItem('fourchette.games', JSON.stringify([{ ...kept, data }]));
  });
  await page.reload();
  await page.getByText('White has resigned').first().waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a game that goes on in another window does so in this one', async () => {
  const { page, context, complaints } = await visit(browser, '#/link/y?seed=1&second=random');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.waitForSelector('.place');
  await clickPlace(other, 'c5');
  await waitForPly(other, 2);
  await page.locator('.move-list [aria-current]').getByText('2', { exact: true }).waitFor();
  await clickPlace(page, 'f1');
  await waitForPly(page, 4);
  await other.locator('.move-list [aria-current]').getByText('4', { exact: true }).waitFor();
  const { tree } = await sessionShown(page);
  assert.equal(tree.nodes.length, 4);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a damaged list of engines does not keep a game from being begun', async () => {
  const { page, context } = await visit(browser, '#/games');
  await page.evaluate(() => localStorage.setItem('fourchette.engines', '{'));
  await page.goto(`${browser.url}#/new/y`);
  await page.waitForSelector('.setup');
  await context.close();
});
