// A server of the page for those who work on it.

import { watch } from 'node:fs';

import { buildPage } from './page.mjs';
import { pageSource } from './places.mjs';
import { serve } from './serve.mjs';

/** How long, in milliseconds, nothing may change before the page is built: an editor writes several files. */
const QUIET = 100;

/**
 * Builds the page into a folder, serves it, and builds it anew whenever a source of it changes; what does not
 * build is told, and the server goes on. The package has been built before. Returns the address, and what
 * ends it all.
 */
export async function develop({ folder, port }) {
  await buildPage({ folder, isKept: false });
  const { server, address } = await serve(folder, { port });
  let building = Promise.resolve();
  let waits;
  // One after the other, since they write the same files.
  const rebuild = () => {
    building = building
      .then(() => buildPage({ folder, isKept: false }))
      .catch((error) => console.error(error.message));
  };
  const watcher = watch(pageSource, { recursive: true }, () => {
    clearTimeout(waits);
    waits = setTimeout(rebuild, QUIET);
  });
  const close = async () => {
    clearTimeout(waits);
    watcher.close();
    await building;
    server.closeAllConnections();
    server.close();
  };
  return { address, close };
}
