// A browser with the page in it, for tests.

import { pageDist } from '../../scripts/places.mjs';
import { serve } from '../../scripts/serve.mjs';
import { launch } from '../../tests/browser.mjs';

/** Starts a browser and a server; `close` ends both. */
export async function open() {
  const browser = await launch();
  const { server, address } = await serve(pageDist);
  const close = async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  };
  return { browser, url: `${address}/`, close };
}

/** Opens the page in a window of its own, and keeps what it complains about. Motion is reduced. */
export async function visit({ browser, url }, hash = '', options = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const complaints = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${url}${hash}`);
  await page.waitForSelector('main :is(h1, [role=alert])');
  return { page, context, complaints };
}

/** Clicks at the middle of a place, as a hand does. */
export async function clickPlace(page, name) {
  const box = await page.locator(`.place[data-name="${name}"]`).boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Returns the game that was played on last, as the browser keeps it. */
export function sessionShown(page) {
  return page.evaluate(() => {
    const games = JSON.parse(localStorage.getItem('fourchette.games'));
    return games[0].data;
  });
}

/** Waits until so many moves have been made, chance included. */
export function waitForPly(page, ply) {
  return page.waitForFunction((ply) => {
    const games = JSON.parse(localStorage.getItem('fourchette.games') ?? '[]');
    return games[0]?.data.tree.current >= ply;
  }, ply);
}
