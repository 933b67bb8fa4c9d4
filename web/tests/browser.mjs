// A browser, for tests.

import { existsSync } from 'node:fs';

import { chromium } from 'playwright-core';

// Debian's. The one without windows does what a page asks for, and tests take two thirds of the time in it.
const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Begins the browser of the system: Playwright's own cannot be had everywhere. */
export function launch() {
  const executablePath = process.env.CHROMIUM ?? places.find(existsSync) ?? places[1];
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
