// What two people at one screen may see of each other's laws.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { init, Position } from 'fourchette';

import { clickPlace, open, sessionShown, visit, waitForPly } from './browser.mjs';
import { makeMove } from './moves.mjs';

await init();

const LAWS = ['....>*', 'b...>*', 'w...>*', '.b..>*'];
/** A law that Black writes in another one's place. */
const OTHER = 'wwww>*';

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

/** Makes moves from the start, and sits down whenever the other one has to. */
async function play(page, moves) {
  let position = Position.start('yinyang');
  for (const [ply, move] of moves.entries()) {
    await waitForPly(page, ply);
    if (await page.isVisible('.curtain .primary')) await page.click('.curtain .primary');
    await makeMove(page, position, move);
    position = position.after(move);
  }
}

/** Returns all that is written on the page and said of it, by screen readers as well. */
function written(page) {
  return page.evaluate(() => {
    const labelled = [...document.querySelectorAll('[aria-label]')];
    const shown = labelled.filter((element) => element.checkVisibility({ visibilityProperty: true }));
    return document.body.innerText + shown.map((element) => element.getAttribute('aria-label')).join();
  });
}

async function begin() {
  const side = await visit(browser, '#/new/yinyang');
  await side.page.selectOption('[name=second]', 'human');
  await side.page.click('button[type=submit]');
  await side.page.waitForSelector('.place');
  return side;
}

test('a law that was written and taken back is hidden like any other', async () => {
  const { page, context } = await begin();
  const [first, ...others] = LAWS;
  await play(page, [OTHER]);
  await page.click('[data-do=undo]');
  await play(page, [first]);
  await page.getByRole('button', { name: 'Variation: wwww>*' }).waitFor();
  for (const law of others) {
    const ply = LAWS.indexOf(law);
    await waitForPly(page, ply + 1);
    await makeMove(page, LAWS.slice(0, ply).reduce((at, move) => at.after(move), Position.start('yinyang')), law);
  }
  await page.click('.curtain .primary');
  await page.getByRole('button', { name: 'Variation' }).waitFor();
  assert.doesNotMatch(await written(page), /wwww>/);
  await context.close();
});

test('who goes back to a decision of the other does not see the laws of the other', async () => {
  const { page, context } = await begin();
  await play(page, [...LAWS, LAWS[0]]);
  await page.locator('.move-list .move').nth(2).click();
  await page.waitForSelector('.curtain');
  await page.waitForTimeout(200);
  assert.doesNotMatch(await written(page), /\.>/);
  await page.click('.curtain .primary');
  await page.getByText('Black to move').waitFor();
  assert.match(await written(page), /b\.\.\.>/);
  await context.close();
});

test('the curtain stays when the page is opened anew or speaks another language', async () => {
  const { page, context } = await begin();
  await play(page, LAWS);
  await page.waitForSelector('.curtain');
  await page.reload();
  await page.waitForSelector('.curtain');
  await page.click('[data-do=language]');
  await page.getByText('Je suis Blanc').click();
  await page.getByText('Au tour de Blanc').waitFor();
  await page.reload();
  await page.getByText('Au tour de Blanc').waitFor();
  assert.equal(await page.locator('.curtain').count(), 0);
  assert.equal((await sessionShown(page)).seated, 2);
  await context.close();
});

test('what the search thinks for one is not shown to the other', async () => {
  const { page, context } = await begin();
  await page.click('[data-do=analysis]');
  await play(page, LAWS.slice(0, 3));
  await page.waitForSelector('.candidate');
  await clickPlace(page, 'law-1-4');
  await page.check('.law-editor input');
  await page.click('.law-editor .primary');
  await page.waitForSelector('.curtain');
  assert.equal(await page.isVisible('.candidate'), false);
  await context.close();
});

test('the line of a position under analysis is not shown while it has laws of both', async () => {
  const side = await visit(browser, '#/analyse/yinyang');
  const { page, context } = side;
  const line = () => page.inputValue('[name=line]');
  await page.click('.set-up summary');
  assert.match(await line(), /^yinyang\//);
  await play(page, LAWS);
  await page.waitForSelector('.curtain');
  assert.equal(await line(), '');
  await page.click('.curtain .primary');
  await page.getByText('White to move').waitFor();
  assert.equal(await line(), '');
  assert.equal(await page.isDisabled('[data-do=edit]'), true);
  // Another line can be written all the same.
  await page.fill('[name=line]', `${Position.start('yinyang')}`);
  await page.click('.set-up [type=submit]');
  await page.getByText('Black to move').waitFor();
  assert.match(await line(), /^yinyang\//);
  assert.equal(await page.isDisabled('[data-do=edit]'), false);
  await context.close();
});

test('a person sees the line of a position at once when the laws lie open', async () => {
  // At the start there is no empty cell, but four black pawns in a square: Black can move.
  const laws = ['bbbb>bbb.', ...LAWS.slice(1)];
  const moves = [...laws, ...laws].join('+');
  const { page, context } = await visit(browser, `#/link/yinyang?seed=1&second=greedy&moves=${moves}`);
  const { id } = await sessionShown(page);
  await page.goto(`${browser.url}#/analyse/${id}`);
  await page.click('.set-up summary');
  assert.equal(await page.inputValue('[name=line]'), '');
  await page.click('[data-do=resign]');
  await page.click('dialog .choice');
  await page.waitForSelector('[data-do=rematch]');
  assert.match(await page.inputValue('[name=line]'), /^yinyang\//);
  await context.close();
});
