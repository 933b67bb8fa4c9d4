// The package in node.

import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

import { initBy, type WasmSource } from './engine.js';
import { setPlatform, type WorkerListener, type WorkerPort } from './platform.js';
import type { Answer } from './protocol.js';

export * from './api.js';

/**
 * Loads the games; everything else needs that first. It may be called again.
 *
 * @param options `wasm` is where the module is, if not beside the script of the package: a path, or a
 *   URL of a file.
 */
export function init(options: { readonly wasm?: WasmSource } = {}): Promise<void> {
  setPlatform({ worker });
  const source = options.wasm ?? new URL('./fourchette.wasm', import.meta.url);
  return initBy(() => compile(source));
}

async function compile(source: WasmSource): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof Response) return WebAssembly.compile(await source.arrayBuffer());
  const isFile = typeof source === 'string' || source instanceof URL;
  return WebAssembly.compile(isFile ? await readFile(source) : source);
}

function worker(url: URL | string | undefined, listener: WorkerListener): WorkerPort {
  const worker = new Worker(url ?? new URL('./node-worker.js', import.meta.url));
  worker.unref();
  worker.on('message', (answer: Answer) => listener.onAnswer(answer));
  worker.on('error', (error: Error) => listener.onError(error));
  return {
    post: (request) => worker.postMessage(request),
    setBusy: (isBusy) => (isBusy ? worker.ref() : worker.unref()),
    terminate: () => void worker.terminate(),
  };
}
