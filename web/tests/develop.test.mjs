// The server for those who work on the page.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

import { develop } from '../scripts/develop.mjs';
import { pageSource } from '../scripts/places.mjs';

/** When a file was written; 0 while it is not there. */
function written(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

test('the page is served, and built anew when a source of it changes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fourchette-page-'));
  const { address, close } = await develop({ folder, port: 0 });
  try {
    const page = await fetch(`${address}/`);
    assert.equal(page.headers.get('content-type'), 'text/html');
    assert.match(await page.text(), /<script[^>]* src="\.\/main\.js"/);
    assert.equal((await fetch(`${address}/y.wasm`)).status, 200);
    assert.equal((await fetch(`${address}/nothing.js`)).status, 404);

    const before = written(`${folder}/service-worker.js`);
    const now = new Date();
    utimesSync(`${pageSource}/index.html`, now, now);
    // The last file of all; until then the old ones are removed.
    const limit = Date.now() + 60_000;
    while (written(`${folder}/service-worker.js`) <= before) {
      assert.ok(Date.now() < limit, 'the page is not built anew');
      await pause(100);
    }
    assert.equal((await fetch(`${address}/main.js`)).status, 200);
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
});
