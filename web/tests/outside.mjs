// The folder outside of the workspace, in which the packed package is installed: `npm test` makes it.

import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';

/** The folder. */
export const outside = process.env.FOURCHETTE_OUTSIDE;
assert.ok(outside, 'FOURCHETTE_OUTSIDE is not set: run `npm test`');

/** The package, as node finds it there. */
export const fourchette = await import(
  pathToFileURL(`${outside}/node_modules/fourchette/dist/node.js`)
);
