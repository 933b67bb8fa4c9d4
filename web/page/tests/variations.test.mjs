// Lines beside the game itself: nothing that was played is lost, and nothing is played for somebody else.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { clickPlace, open, sessionShown, visit, waitForPly } from './browser.mjs';

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

test('nobody gives up at an earlier place, and loses what was played since', async () => {
  const { page, context } = await visit(browser, '#/link/y?seed=1&moves=c5+d4+e3');
  assert.equal(await page.isEnabled('[data-do=resign]'), true);
  await page.click('[data-do=undo]');
  await page.getByText('earlier place').waitFor();
  assert.equal(await page.isEnabled('[data-do=resign]'), false);
  await page.click('[data-do=redo]');
  await page.click('[data-do=resign]');
  await page.click('dialog .choice');
  await page.getByText('White has resigned').waitFor();
  assert.equal((await sessionShown(page)).tree.nodes.length, 3);
  await context.close();
});

test('a line that is made the main one stays so', async () => {
  const { page, context } = await visit(browser, '#/link/y?seed=1&moves=c5+d4');
  await page.click('[data-do=undo]');
  await clickPlace(page, 'e3');
  await page.getByRole('button', { name: 'Make this the main line' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Variation: d4' }).waitFor();
  assert.deepEqual(
    (await sessionShown(page)).tree.nodes.map(([, move]) => move),
    ['c5', 'e3', 'd4'],
  );
  await context.close();
});

test('what the search advised before a move is not played for the opponent', async () => {
  const { page, context } = await visit(browser, '#/link/quinta?seed=1&second=search:5');
  await page.click('[data-do=analysis]');
  const candidate = page.locator('.candidate').first();
  await candidate.click();
  await page.getByText('White is thinking').waitFor();
  assert.equal(await candidate.isVisible(), false);
  await context.close();
});

test('what the search advises a friend is not played here', async () => {
  const { page, context } = await visit(browser, '#/new/quinta');
  await page.selectOption('[name=second]', 'friend');
  await page.click('button[type=submit]');
  await page.click('[data-do=analysis]');
  await page.locator('.candidate').first().click();
  await waitForPly(page, 1);
  await page.getByText('White wins about').waitFor();
  assert.equal(await page.locator('.candidate').first().isEnabled(), false);
  await context.close();
});
