// Where the focus is when what was focused is made again, and what a drag leaves that is broken off.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { open, visit } from './browser.mjs';

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

const focused = (page) =>
  page.evaluate(() => {
    const { dataset, localName, textContent } = document.activeElement;
    return dataset.do ?? dataset.name ?? (localName === 'button' ? textContent : localName);
  });

test('buttons that are made again after a move keep the focus', async () => {
  const { page, context } = await visit(browser, '#/link/y?seed=1&moves=c5+d4+e3');
  await page.focus('[data-do=undo]');
  for (const left of ['earlier place', 'earlier place']) {
    await page.keyboard.press('Enter');
    await page.getByText(left).waitFor();
    assert.equal(await focused(page), 'undo');
  }
  await page.locator('.move-list .move').nth(3).focus();
  await page.keyboard.press('Enter');
  await page.locator('.move-list [aria-current]').getByText('e3').waitFor();
  assert.equal(await focused(page), '3Blacke3');
  await page.focus('[data-do=language]');
  await page.keyboard.press('Enter');
  await page.getByText('Au tour de Blanc').waitFor();
  assert.equal(await focused(page), 'language');
  await context.close();
});

test('a move under analysis keeps the focus while its worth changes', async () => {
  const { page, context } = await visit(browser, '#/analyse/quinta');
  // The last of them, which may soon be none of the best.
  await page.locator('.candidate').last().focus();
  const move = await page.evaluate(() => document.activeElement.querySelector('span').textContent);
  const tried = () => page.textContent('.analysis .hint');
  for (let update = 0; update < 3; update += 1) {
    const before = await tried();
    await page.waitForFunction(
      (before) => document.querySelector('.analysis .hint').textContent !== before,
      before,
    );
    assert.equal(await page.evaluate(() => document.activeElement.querySelector('span')?.textContent), move);
  }
  await page.keyboard.press('Enter');
  await page.getByText('White to move').waitFor();
  assert.equal(await page.locator('.move-list [aria-current]').textContent(), `1Black${move}`);
  await context.close();
});

test('a place of a wall that grows keeps the focus', async () => {
  const { page, context } = await visit(browser, '#/link/kwintie?rules=ruleset%3Dkwinty&seed=1');
  await page.focus('.place[data-name="1.1"]');
  for (const key of ['Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await page.waitForSelector('.place[data-name="3.1"]');
  assert.equal(await focused(page), '2.1');
  await context.close();
});

test('who goes to another page by keys goes on in it', async () => {
  const { page, context } = await visit(browser, '#/games');
  await page.focus('a[href="#/new/quinta"].button');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.setup');
  assert.equal(await focused(page), 'main');
  await context.close();
});

test('the curtain is where the focus is', async () => {
  const laws = Array(3).fill('....>*').join('+');
  const { page, context } = await visit(browser, `#/link/yinyang?seed=1&moves=${laws}`);
  await page.focus('[data-name=law-1-4]');
  await page.keyboard.press('Enter');
  await page.check('.law-editor input');
  await page.click('.law-editor .primary');
  await page.waitForSelector('.curtain');
  assert.equal(await page.evaluate(() => document.activeElement.className), 'curtain');
  await context.close();
});

test('a piece whose drag is broken off is back in its place', async () => {
  const { page, context } = await visit(browser, '#/link/quinta?seed=1');
  const box = await page.locator('.place[data-name=a1]').boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 40, { steps: 4 });
  const moved = () => page.locator('.pane [data-place=a1][style*=translate]').count();
  assert.ok((await moved()) > 0);
  await page.dispatchEvent('.place[data-name=a1]', 'pointercancel');
  assert.equal(await moved(), 0);
  assert.equal(await page.locator('.is-dragging').count(), 0);
  await context.close();
});
