// The page as somebody else serves it: the built files alone, in another folder, under a path of their own.

import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { pageDist } from '../../scripts/places.mjs';
import { serve } from '../../scripts/serve.mjs';
import { launch } from '../../tests/browser.mjs';
import { clickPlace, visit, waitForPly } from './browser.mjs';

const place = 'clubs/ours/games';
let folder;
let browser;
let server;
let there;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fourchette-elsewhere-'));
  cpSync(pageDist, join(folder, place), { recursive: true });
  browser = await launch();
  const served = await serve(folder);
  server = served.server;
  there = { browser, url: `${served.address}/${place}/` };
});
after(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

test('under a path of its own the page plays, asks for nothing beside it, and does without a network', async () => {
  const { page, context, complaints } = await visit(there, '#/games');
  const answers = [];
  page.on('response', (response) => answers.push([response.url(), response.status()]));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${there.url}#/puzzles/y`);
  await page.waitForSelector('.place');
  await page.goto(`${there.url}#/link/y?rules=board%3Dbent:5&seed=1&second=greedy`);
  await page.waitForSelector('.place');
  await clickPlace(page, 'c1');
  await waitForPly(page, 2);
  assert.ok(answers.length > 0);
  assert.deepEqual(
    answers.filter(([url, status]) => !url.startsWith(there.url) || status >= 400),
    [],
  );
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  );
  assert.deepEqual(scopes, [there.url]);

  await context.setOffline(true);
  await page.reload();
  await page.goto(`${there.url}#/link/y?seed=2&second=random`);
  await page.waitForSelector('.place');
  await clickPlace(page, 'f2');
  await waitForPly(page, 2);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('opened as a file it says that it needs a server', async () => {
  const page = await browser.newPage();
  await page.goto(pathToFileURL(join(folder, place, 'index.html')).href);
  assert.match(await page.textContent('body'), /server of files/);
  await page.close();
});
