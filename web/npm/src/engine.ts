// The modules of WebAssembly, one a game: each is loaded once, and shared with workers.

import { ownName } from './games.js';
import { instantiate, type Engine } from './generated/glue.js';

/** Where a module is: a place to fetch it from, under node also a file; or its bytes, or compiled already. */
export type WasmSource = URL | string | Response | BufferSource | WebAssembly.Module;

interface Loaded {
  readonly engine: Engine;
  readonly module: WebAssembly.Module;
}

const all = new Map<string, Loaded>();
const loading = new Map<string, Promise<void>>();

/**
 * Loads the module of a game that `find` finds. Whoever calls it again waits for the same module; if it
 * could not be loaded, the next call tries again.
 *
 * @internal
 */
export function load(game: string, find: () => Promise<WebAssembly.Module>): Promise<void> {
  const begun = loading.get(game) ?? begin(game, find);
  loading.set(game, begun);
  return begun;
}

async function begin(game: string, find: () => Promise<WebAssembly.Module>): Promise<void> {
  try {
    const module = await find();
    const engine = instantiate();
    await engine({ module_or_path: module });
    all.set(game, { engine, module });
  } catch (error) {
    loading.delete(game);
    throw error;
  }
}

/**
 * Compiles a module that has been fetched.
 *
 * @internal
 */
export async function compileFetched(response: Response): Promise<WebAssembly.Module> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  // A server that does not know the type of the file is no reason to fail.
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/wasm')) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/**
 * Returns what is loaded of a game, by one of its names.
 *
 * @throws {@link Refusal} if there is no such game.
 * @internal
 */
export function loaded(name: string): Loaded {
  const game = ownName(name);
  const found = all.get(game);
  if (found === undefined) {
    throw new Error(`the game ${game} is not loaded: call await init({ games: ['${game}'] }) first`);
  }
  return found;
}

/**
 * Returns the functions of a game's module, by one of its names.
 *
 * @throws {@link Refusal} if there is no such game.
 * @internal
 */
export function engine(name: string): Engine {
  return loaded(name).engine;
}

/**
 * Returns the functions of the first module that was loaded, for what no game decides.
 *
 * @internal
 */
export function anyEngine(): Engine {
  const [first] = all.values();
  if (first === undefined) throw new Error('no game is loaded: call await init() first');
  return first.engine;
}
