// That everybody can use the page: axe, phones, languages, and that nothing jumps.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { after, before, test } from 'node:test';

import { gameNames } from 'fourchette';

import { pageDist } from '../../scripts/places.mjs';
import { clickPlace, open, visit, waitForPly } from './browser.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

/** Returns what axe finds, in a line each. */
async function faults(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`),
  );
}

const PAGES = [
  '#/games',
  '#/learn',
  '#/puzzles',
  '#/puzzles/quinta?n=2',
  '#/learn/y',
  '#/learn/yinyang',
  '#/new/kwintie',
  '#/analyse',
  '#/link/y?seed=1&moves=c5+d4',
];

for (const colorScheme of ['light', 'dark']) {
  for (const hash of PAGES) {
    test(`axe finds nothing at ${hash}, ${colorScheme}`, async () => {
      const { page, context } = await visit(browser, hash, { colorScheme });
      assert.deepEqual(await faults(page), []);
      await context.close();
    });
  }
}

test('axe finds nothing in dialogs and behind the curtain', async () => {
  const { page, context } = await visit(browser, '#/link/yinyang?seed=1');
  await clickPlace(page, 'law-1-1');
  await page.waitForSelector('.law-editor');
  assert.deepEqual(await faults(page), []);
  const laws = Array(4).fill('....>*').join('+');
  await page.goto(`${browser.url}#/link/yinyang?seed=1&moves=${laws}`);
  await page.reload();
  await page.waitForSelector('.curtain');
  assert.deepEqual(await faults(page), []);
  await page.click('.curtain .primary');
  await page.click('[data-do=share]');
  assert.deepEqual(await faults(page), []);
  await context.close();
});

for (const colorScheme of ['light', 'dark']) {
  test(`axe finds nothing where a position is set up, ${colorScheme}, and it fits a phone`, async () => {
    const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
    const { page, context } = await visit(browser, '#/analyse/quinta', { ...phone, colorScheme });
    await page.click('.set-up summary');
    await page.click('[data-do=edit]');
    await page.click('.editor [data-do=clear]');
    assert.match(await page.textContent('.editor .reason'), /^No position: /);
    assert.deepEqual(await faults(page), []);
    const wide = await page.evaluate(() => document.querySelector('.editor').scrollWidth);
    assert.ok(wide <= 360, `${wide} pixels wide`);
    await context.close();
  });
}

for (const game of gameNames()) {
  test(`${game} fits a phone`, async () => {
    const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
    const { page, context, complaints } = await visit(browser, `#/link/${game}?seed=1`, phone);
    await page.waitForSelector('.place');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 360, `${wide} pixels wide`);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

for (const locale of ['en-GB', 'fr-FR']) {
  test(`what is around a page takes one line of a small phone, ${locale}`, async () => {
    const phone = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true };
    const { page, context } = await visit(browser, '#/games', { ...phone, locale });
    const { height } = await page.locator('.top').boundingBox();
    assert.ok(height < 70, `${height} pixels high`);
    await context.close();
  });
}

test('a stone is put by touch on a phone', async () => {
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  const { page, context } = await visit(browser, '#/link/y?seed=1', phone);
  const box = await page.locator('.place[data-name=c5]').boundingBox();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await waitForPly(page, 1);
  await context.close();
});

test('nothing jumps while a game is played', async () => {
  const { page, context } = await visit(browser, '#/link/y?seed=1&second=random');
  await page.waitForSelector('.place');
  await page.evaluate(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifts.push([entry.value, entry.sources.map(({ node }) => node?.className ?? '')]);
    }).observe({ type: 'layout-shift', buffered: false });
  });
  for (const [at, place] of ['c5', 'd4', 'e3'].entries()) {
    await clickPlace(page, place);
    await waitForPly(page, 2 * at + 2);
  }
  await page.waitForTimeout(300);
  assert.deepEqual(await page.evaluate(() => window.shifts), []);
  await context.close();
});

test('the page is in French as well', async () => {
  const { page, context, complaints } = await visit(browser, '#/games', { locale: 'fr-FR' });
  assert.equal(await page.getAttribute('html', 'lang'), 'fr');
  assert.equal(await page.textContent('h2'), 'Choisissez un jeu');
  await page.click('[data-do=language]');
  assert.equal(await page.textContent('h2'), 'Choose a game');
  await page.reload();
  assert.equal(await page.getAttribute('html', 'lang'), 'en');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('in French a colour comes after its piece, and agrees with it', async () => {
  const { page, context } = await visit(browser, '#/link/y?seed=1&moves=c5+d4', { locale: 'fr-FR' });
  assert.equal(await page.getAttribute('.place[data-name=c5]', 'aria-label'), 'c5: pierre noire');
  await page.goto(`${browser.url}#/analyse/kwintie`);
  await page.click('.set-up summary');
  await page.click('[data-do=edit]');
  assert.match(await page.textContent('.palette'), /bloc blanc, couché.*bloc noir, debout/);
  await context.close();
});

test('a page of rules is quiet until somebody asks', async () => {
  const { page, context } = await visit(browser, '#/learn/y');
  await page.waitForSelector('.lesson');
  await page.waitForTimeout(200);
  assert.equal(await page.textContent('[role=status]'), '');
  await page.click('[data-topic=corners]');
  await page.getByText('a1, a9, a17').waitFor({ state: 'attached' });
  await context.close();
});

test('examples of the rules are clicked through', async () => {
  const { page, context, complaints } = await visit(browser, '#/learn/quinta');
  const example = page.locator('.example:not(.lesson)').first();
  const caption = example.locator('.example-caption');
  const [, count] = /of (\d+)/.exec(await caption.textContent());
  await example.getByRole('button', { name: 'Next' }).click();
  assert.match(await caption.textContent(), new RegExp(`0 of ${count}$`));
  await example.getByRole('button', { name: 'Next' }).click();
  assert.match(await caption.textContent(), new RegExp(`1 of ${count}$`));
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a first game is loaded with less than 500 kB, compressed', async () => {
  const context = await browser.browser.newContext();
  const page = await context.newPage();
  const files = [];
  page.on('response', async (response) => files.push(response.url()));
  // What the browser keeps for later is loaded when the first game is there.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'serviceWorker', { value: { register: () => undefined } }),
  );
  await page.goto(`${browser.url}#/link/y?seed=1&second=random`);
  await clickPlace(page, 'c5');
  await waitForPly(page, 2);
  const paths = [...new Set(files)].map((url) => new URL(url).pathname);
  const size = (path) => gzipSync(readFileSync(`${pageDist}/${path === '/' ? 'index.html' : path}`)).length;
  const sum = paths.reduce((sum, path) => sum + size(path), 0);
  assert.ok(paths.includes('/y.wasm') && paths.includes('/worker.js'), paths.join());
  assert.ok(!paths.includes('/texts-fr.js'), 'French is for those who read it');
  assert.ok(sum <= 500_000, `${sum} bytes`);
  await context.close();
});

test('what the browser draws around the page has the colour of the theme that is chosen', async () => {
  const { page, context } = await visit(browser, '#/games', { colorScheme: 'dark' });
  const colours = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll('meta[name=theme-color]')];
      // The first whose medium matches counts.
      const { content } = metas.find(({ media }) => media === '' || matchMedia(media).matches);
      // As the browser computes it, whatever it is written as.
      document.head.style.color = content;
      return [getComputedStyle(document.head).color, getComputedStyle(document.body).backgroundColor];
    });
  const [around, inside] = await colours();
  assert.equal(around, inside);
  await page.click('[data-do=theme]');
  const [other, paper] = await colours();
  assert.equal(other, paper);
  assert.notEqual(paper, inside);
  await page.reload();
  await page.waitForSelector('.card');
  assert.deepEqual(await colours(), [paper, paper]);
  await context.close();
});

/** Returns the times from twenty clicks to the frames after them, in milliseconds, the shortest first. */
function answerTimes(page) {
  return page.evaluate(async () => {
    const frame = () => new Promise((shown) => requestAnimationFrame(shown));
    const times = [];
    for (let count = 0; count < 20; count += 1) {
      const before = performance.now();
      document.querySelector('[data-do=theme]').click();
      await frame();
      times.push(performance.now() - before);
    }
    return times.sort((a, b) => a - b);
  });
}

test('a click is answered while an opponent thinks', async () => {
  const { page, context } = await visit(browser, '#/link/quinta?seed=1&second=search:5');
  await clickPlace(page, 'a1');
  const alone = await answerTimes(page);
  await clickPlace(page, 'b1');
  await page.getByText('White is thinking').waitFor();
  // How long a machine takes to paint is not the page's affair; that nobody waits for the opponent is. It
  // thinks for seconds, so a click that waited for it would take a hundred times as long.
  const beside = await answerTimes(page);
  assert.ok(beside[10] < 5 * alone[10], `${beside[10]} ms, half of the time, and ${alone[10]} ms alone`);
  assert.match(await page.textContent('.status'), /thinking/);
  await context.close();
});
