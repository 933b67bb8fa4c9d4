// The script of a worker in a browser.

import type { Request } from './protocol.js';
import { worker } from './worker.js';

const think = worker((answer) => postMessage(answer));
// One after the other: a task waits until the module is loaded.
let last = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<Request>) => {
  last = last.then(() => think(data));
});
