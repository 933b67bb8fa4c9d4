// Several games between the same players.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { init, Position } from 'fourchette';

import { open, sessionShown, visit, waitForPly } from './browser.mjs';

await init();

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

/** Gives the game up that is shown, and waits for what comes next. */
async function resign(page) {
  await page.click('[data-do=resign]');
  await page.click('dialog .choice');
  await page.waitForSelector('[data-do=rematch]');
}

/** Begins the rematch, and returns it as the browser keeps it. */
async function playAgain(page) {
  const { id } = await sessionShown(page);
  await page.click('[data-do=rematch]');
  await page.waitForFunction(
    (id) => JSON.parse(localStorage.getItem('fourchette.games'))[0].data.id !== id,
    id,
  );
  return sessionShown(page);
}

test('a resigned game has a rematch with seats exchanged, and the score', async () => {
  const { page, context, complaints } = await visit(browser, '#/link/quinta?seed=4&second=greedy');
  await page.click('[data-do=resign]');
  await page.click('dialog .choice');
  await page.waitForSelector('[data-do=rematch]');
  assert.equal(await page.textContent('.status'), 'Black has resigned. White has won');
  await page.click('[data-do=rematch]');
  await waitForPly(page, 1);
  const { players, match } = await sessionShown(page);
  assert.deepEqual(players, ['greedy', 'human']);
  assert.deepEqual(match.wins, [0, 1]);
  assert.match(await page.textContent('.detail'), /Score 0 : 1/);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('Double Wyx goes on with the same rack and exchanged colours', async () => {
  const { page, context, complaints } = await visit(browser, '#/new/wyx');
  await page.selectOption('[name=second]', 'greedy');
  await page.check('[name=double]');
  await page.click('button[type=submit]');
  await waitForPly(page, 64);
  const first = await sessionShown(page);
  await page.click('[data-do=resign]');
  await page.click('dialog .choice');
  await page.click('[data-do=rematch]');
  await page.waitForFunction(
    (id) => JSON.parse(localStorage.getItem('fourchette.games'))[0].data.id !== id,
    first.id,
  );
  const second = await sessionShown(page);
  assert.deepEqual(second.players, ['greedy', 'human']);
  assert.deepEqual(second.match.double, { round: 2, unlaid: [32, 0] });
  const dominoes = first.tree.nodes.slice(0, 64).map(([, move]) => move);
  const columns = Array.from({ length: 8 }, (_, at) => dominoes.slice(8 * at, 8 * at + 8).join(''));
  assert.ok(second.start.includes(columns.join('/')));
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a rematch in another way than the usual one is chosen in words, and stays chosen', async () => {
  const { page, context, complaints } = await visit(browser, '#/link/quinta?seed=4&second=greedy');
  await resign(page);
  const ways = await page.locator('[name=way] option').allTextContents();
  assert.deepEqual(ways, [
    'the players exchange seats, and with the seats their colours (usual)',
    'everybody sits where they sat',
    'the loser begins; after a draw everybody sits where they sat',
  ]);
  await page.selectOption('[name=way]', 'stay');
  const second = await playAgain(page);
  assert.deepEqual(second.players, ['human', 'greedy']);
  // The person sits first and gives up again: the loser begins already.
  await resign(page);
  assert.equal(await page.inputValue('[name=way]'), 'stay');
  await page.selectOption('[name=way]', 'loser');
  const third = await playAgain(page);
  assert.deepEqual(third.players, ['human', 'greedy']);
  assert.deepEqual(third.match.wins, [0, 2]);
  await resign(page);
  await page.selectOption('[name=way]', 'alternate');
  assert.deepEqual((await playAgain(page)).players, ['greedy', 'human']);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the way that is chosen for a rematch stays chosen while the page shows other things', async () => {
  const { page, context } = await visit(browser, '#/link/quinta?seed=4&second=greedy');
  await resign(page);
  const way = () => page.inputValue('[name=way]');
  await page.selectOption('[name=way]', 'loser');
  await page.click('[data-do=analysis]');
  await page.waitForSelector('[data-do=analysis][aria-pressed=true]');
  assert.equal(await way(), 'loser');
  await page.click('[data-do=language]');
  await page.getByText('Noir a abandonné').waitFor();
  assert.equal(await way(), 'loser');
  await page.reload();
  await page.waitForSelector('[name=way]');
  assert.equal(await way(), 'loser');
  await context.close();
});

test('a lot that is drawn says what it comes to', async () => {
  const { page, context } = await visit(browser, '#/new/quinta');
  const players = () => Promise.all(['first', 'second'].map((seat) => page.inputValue(`[name=${seat}]`)));
  const draw = async (number) => {
    await page.evaluate((number) => (Math.random = () => number), number);
    await page.click('[data-do=lot]');
  };
  const [first, second] = await players();
  assert.notEqual(first, second);
  await draw(0.9);
  await page.locator('.toast', { hasText: 'Draw lots for who begins: everybody sits where they sat' }).waitFor();
  assert.deepEqual(await players(), [first, second]);
  await draw(0.1);
  await page.locator('.toast', { hasText: 'the players exchange seats' }).waitFor();
  assert.deepEqual(await players(), [second, first]);
  await context.close();
});

test('where either colour can begin, colours are exchanged without the seats', async () => {
  const { page, context, complaints } = await visit(browser, '#/link/dice-hex?seed=4');
  await waitForPly(page, 1);
  await resign(page);
  // Rulings, section 0: a rematch exchanges the colours, which it does with the seats too.
  assert.equal(await page.inputValue('[name=way]'), 'alternate');
  await page.selectOption('[name=way]', 'colours');
  const second = await playAgain(page);
  assert.ok(Position.parse(second.start).equals(Position.start('dice-hex', 'begins=red')));
  assert.deepEqual(second.match.seating, [0, 1]);
  await waitForPly(page, 1);
  await resign(page);
  await page.selectOption('[name=way]', 'alternate');
  const third = await playAgain(page);
  assert.equal(third.start, second.start);
  assert.deepEqual(third.match.seating, [1, 0]);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the usual rematch of Kwinty is that the loser begins', async () => {
  const { page, context } = await visit(browser, '#/link/kwintie?seed=4&rules=ruleset%3Dkwinty');
  await resign(page);
  assert.equal(await page.inputValue('[name=way]'), 'loser');
  assert.match(await page.locator('[name=way] option').first().textContent(), /^the loser begins; .* \(usual\)$/);
  await context.close();
});
