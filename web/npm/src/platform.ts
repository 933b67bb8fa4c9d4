// What differs between a browser and node.

import type { WasmSource } from './engine.js';
import type { Answer, Request } from './protocol.js';

/** What is to be loaded. */
export interface InitOptions {
  /** The games, by name; all of them unless it is said. */
  readonly games?: readonly string[] | undefined;
  /** Where the module of a game is, if not beside the script of the package. */
  readonly wasm?: ((game: string) => WasmSource | Promise<WasmSource>) | undefined;
}

/**
 * A worker that thinks.
 *
 * @internal
 */
export interface WorkerPort {
  post(request: Request): void;
  /** Says whether somebody waits for it: a program does not end then. */
  setBusy(isBusy: boolean): void;
  terminate(): void;
}

/** @internal */
export interface WorkerListener {
  readonly onAnswer: (answer: Answer) => void;
  readonly onError: (error: Error) => void;
}

/** @internal */
export interface Platform {
  worker(url: URL | string | undefined, listener: WorkerListener): WorkerPort;
}

let here: Platform | undefined;

/** @internal */
export function setPlatform(platform: Platform): void {
  here = platform;
}

/** @internal */
export function platform(): Platform {
  if (here === undefined) throw new Error('fourchette does not know where it runs: call `await init()` first');
  return here;
}
