// Builds everything, serves the page, and builds it anew whenever a source of it changes.

import { watch } from 'node:fs';

import { pageDist, pageSource } from './places.mjs';
import { buildPage } from './page.mjs';
import { serve } from './serve.mjs';
import './build.mjs';

await buildPage({ isKept: false });
const { address } = await serve(pageDist, { port: 8000 });
console.log(address);

let waits;
watch(pageSource, { recursive: true }, () => {
  clearTimeout(waits);
  waits = setTimeout(() => buildPage({ isKept: false }).catch((error) => console.error(error.message)), 100);
});
