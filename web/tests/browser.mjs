// A browser and a server of files, for tests.

import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

import { chromium } from 'playwright-core';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** Serves the files of a folder; returns the server and its address. */
export async function serve(folder, types = TYPES) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const file = createReadStream(join(folder, normalize(decodeURIComponent(pathname))));
    file.on('error', () => response.writeHead(404).end());
    file.once('open', () => {
      response.writeHead(200, { 'content-type': types[extname(pathname)] ?? 'application/octet-stream' });
      file.pipe(response);
    });
  });
  await new Promise((listening) => server.listen(0, 'localhost', listening));
  return { server, address: `http://localhost:${server.address().port}` };
}

/** Begins the browser of the system: Playwright's own cannot be had everywhere. */
export function launch() {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

/** Opens a page, and notes whatever it says that it should not. */
export async function open(browser, url) {
  const page = await browser.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  await page.goto(url);
  return { page, faults };
}
