// The script of a worker in node.

import { parentPort } from 'node:worker_threads';

import type { Request } from './protocol.js';
import { worker } from './worker.js';

const think = worker((answer) => parentPort?.postMessage(answer));
// One after the other: a task waits until the module is loaded.
let last = Promise.resolve();
parentPort?.on('message', (request: Request) => {
  last = last.then(() => think(request));
});
