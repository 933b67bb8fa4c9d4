// The module of WebAssembly: loaded once, and shared with workers.

import load, * as glue from './glue/glue.js';

/** Where the module is: a place to fetch it from, its bytes, or compiled already. */
export type WasmSource = URL | string | Response | BufferSource | WebAssembly.Module;

let compiled: WebAssembly.Module | undefined;
let loading: Promise<void> | undefined;

/**
 * Loads the module that `find` finds. Whoever calls it again waits for the same module; if it could not
 * be loaded, the next call tries again.
 *
 * @internal
 */
export function initBy(find: () => Promise<WebAssembly.Module>): Promise<void> {
  loading ??= start(find).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function start(find: () => Promise<WebAssembly.Module>): Promise<void> {
  const found = await find();
  await load({ module_or_path: found });
  compiled = found;
}

/**
 * Returns the functions of the module.
 *
 * @internal
 */
export function engine(): typeof glue {
  loaded();
  return glue;
}

/**
 * Returns the compiled module, for a worker.
 *
 * @internal
 */
export function loaded(): WebAssembly.Module {
  if (compiled === undefined) throw new Error('fourchette is not loaded: call `await init()` first');
  return compiled;
}
