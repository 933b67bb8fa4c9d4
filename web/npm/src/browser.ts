// The package in a browser.

import { initBy, type WasmSource } from './engine.js';
import { setPlatform, type WorkerListener, type WorkerPort } from './platform.js';
import type { Answer } from './protocol.js';

export * from './api.js';

/**
 * Loads the games; everything else needs that first. It may be called again.
 *
 * @param options `wasm` is where the module is, if not beside the script of the package.
 */
export function init(options: { readonly wasm?: WasmSource } = {}): Promise<void> {
  setPlatform({ worker });
  const source = options.wasm ?? new URL('./fourchette.wasm', import.meta.url);
  return initBy(() => compile(source));
}

async function compile(source: WasmSource): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  const response = source instanceof Response ? source : await fetch(source);
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  // A server that does not know the type of the file is no reason to fail.
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/wasm')) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
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
