// What a thinker and its worker say to each other.

import type { RefusalFields } from './refusal.js';
import type { TableState } from './table-data.js';
import type { Analysis, Budget, Progress } from './types.js';

/**
 * What is to be thought about.
 *
 * @internal
 */
export type Task =
  | { readonly kind: 'decide'; readonly table: TableState }
  | {
      readonly kind: 'advise';
      readonly table: TableState;
      readonly budget: Budget;
      /** Whether what is found on the way is told as well. */
      readonly tells: boolean;
    };

/**
 * What a worker is sent: the module of a game before the first task in it, then tasks, one at a time.
 *
 * @internal
 */
export type Request =
  | { readonly kind: 'load'; readonly game: string; readonly module: WebAssembly.Module }
  | Task;

/**
 * What a worker answers: as often as it likes how far it is, then one of the last three.
 *
 * @internal
 */
export type Answer =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'analysis'; readonly analysis: Analysis }
  | { readonly kind: 'done'; readonly result: string | Analysis | null }
  | { readonly kind: 'refused'; readonly refusal: RefusalFields }
  | { readonly kind: 'failed'; readonly message: string };
