// The package in node.

import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

import { compileFetched, load, type WasmSource } from './engine.js';
import { gameNames, ownName } from './games.js';
import { setPlatform, type InitOptions, type WorkerListener, type WorkerPort } from './platform.js';
import type { Answer } from './protocol.js';

export * from './api.js';

/**
 * Loads games, each of which is a module of its own: before a game is loaded, nothing can be done with it.
 * It may be called again, for more games.
 *
 * @throws {@link Refusal} if there is no such game.
 */
export async function init(options: InitOptions = {}): Promise<void> {
  setPlatform({ worker });
  const { games = gameNames(), wasm = beside } = options;
  const each = games.map(ownName);
  await Promise.all(each.map((game) => load(game, async () => compile(await wasm(game)))));
}

function beside(game: string): URL {
  return new URL(`./${game}.wasm`, import.meta.url);
}

async function compile(source: WasmSource): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof Response) return compileFetched(source);
  if (typeof source !== 'string' && !(source instanceof URL)) return WebAssembly.compile(source);
  if (/^(https?|data):/i.test(`${source}`)) return compileFetched(await fetch(source));
  return WebAssembly.compile(await readFile(place(source)));
}

/** Returns a file as node takes it, which knows the text of an address only as a URL. */
function place(file: URL | string): URL | string {
  return typeof file === 'string' && /^file:/i.test(file) ? new URL(file) : file;
}

function worker(url: URL | string | undefined, listener: WorkerListener): WorkerPort {
  const worker = new Worker(place(url ?? new URL('./node-worker.js', import.meta.url)));
  worker.unref();
  worker.on('message', (answer: Answer) => listener.onAnswer(answer));
  worker.on('error', (error: Error) => listener.onError(error));
  return {
    post: (request) => worker.postMessage(request),
    setBusy: (isBusy) => (isBusy ? worker.ref() : worker.unref()),
    terminate: () => void worker.terminate(),
  };
}
