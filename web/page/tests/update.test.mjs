// How the browser keeps the page: a version as a whole, and nothing of anybody else's.

import assert from 'node:assert/strict';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { pageDist } from '../../scripts/places.mjs';
import { serve } from '../../scripts/serve.mjs';
import { launch } from '../../tests/browser.mjs';
import { clickPlace, visit } from './browser.mjs';

/** What the next version is called. */
const NEXT = 'fourchette-0123456789abcdef';

let folder;
let browser;
let server;
let there;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fourchette-update-'));
  cpSync(pageDist, folder, { recursive: true });
  browser = await launch();
  const served = await serve(folder);
  server = served.server;
  there = { browser, url: `${served.address}/` };
});
after(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

/** Puts another version of the page onto the server. */
function publish() {
  const worker = join(folder, 'service-worker.js');
  const text = readFileSync(worker, 'utf8');
  writeFileSync(worker, text.replaceAll(/fourchette-[0-9a-f]{16}/g, NEXT));
  appendFileSync(join(folder, 'main.css'), '/* another version */');
}

test('a page that is open keeps its version to the end, and what others keep stays', async () => {
  const { page, context, complaints } = await visit(there, '#/games');
  const isAnother = (page) =>
    page.evaluate(async () => /another version/.test(await (await fetch('./main.css')).text()));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.evaluate(() => caches.open('somebody else'));
  publish();
  await page.reload();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const next = registration.installing ?? registration.waiting;
    const isOn = () => ['installed', 'activated'].includes(next?.state);
    while (!isOn()) await new Promise((later) => setTimeout(later, 50));
  });
  await page.waitForTimeout(300);
  assert.equal(await isAnother(page), false);

  const other = await context.newPage();
  await page.close();
  // When nobody has the page open, the browser takes its time to begin with the next version.
  do {
    await other.goto('about:blank');
    await other.waitForTimeout(200);
    await other.goto(there.url);
    await other.waitForSelector('h1');
  } while (!(await isAnother(other)));
  const names = await other.evaluate(() => caches.keys());
  assert.deepEqual(names.sort(), [NEXT, 'somebody else']);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a browser that does not keep the page shows it nevertheless', async () => {
  const { page, context, complaints } = await visit(there, '#/games');
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    if (serviceWorker) serviceWorker.register = () => Promise.reject(new DOMException('no', 'SecurityError'));
  });
  await page.goto('about:blank');
  await page.goto(`${there.url}#/link/y?seed=1`);
  await clickPlace(page, 'c5');
  await page.getByText('White to move').waitFor();
  await page.waitForTimeout(100);
  assert.equal(await page.locator('.stage').count(), 1);
  assert.deepEqual(complaints, []);
  await context.close();
});
