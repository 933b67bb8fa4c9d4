// The package in a browser.

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
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  return compileFetched(source instanceof Response ? source : await fetch(source));
}

function worker(url: URL | string | undefined, listener: WorkerListener): WorkerPort {
  // Bundlers know this form.
  const worker =
    url === undefined
      ? new Worker(new URL('./browser-worker.js', import.meta.url), { type: 'module' })
      : new Worker(url, { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => listener.onAnswer(data));
  worker.addEventListener('error', (event) => {
    listener.onError(new Error(event.message || 'the worker could not be loaded'));
  });
  return {
    post: (request) => worker.postMessage(request),
    setBusy: () => {},
    terminate: () => worker.terminate(),
  };
}
