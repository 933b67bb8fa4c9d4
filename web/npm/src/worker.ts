// The worker's side: thinks about tasks.

import { load } from './engine.js';
import { limited } from './numbers.js';
import type { Answer, Request, Task } from './protocol.js';
import { Refusal } from './refusal.js';
import { Table } from './table.js';
import type { Analysis, Budget, Progress } from './types.js';

/** How often progress is told, in milliseconds. */
const PERIOD = 40;

/** How many times the adviser tells at most what it has found, where iterations are limited. */
const PARTS = 20;

/** How often it does so where time is limited, in seconds. */
const PART = 0.15;

type Tell = (answer: Answer) => void;

/**
 * Makes what a worker does with a request.
 *
 * @internal
 */
export function worker(tell: Tell): (request: Request) => Promise<void> {
  return async (request) => {
    try {
      if (request.kind === 'load') {
        await load(request.game, () => Promise.resolve(request.module));
      } else {
        tell({ kind: 'done', result: think(request, tell) });
      }
    } catch (error) {
      if (error instanceof Refusal) {
        const { message, game, part, found, reason, ply, line } = error;
        const refusal = { message, game, part, found, reason, ply, line };
        tell({ kind: 'refused', refusal });
      } else {
        tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      }
    }
  };
}

function think(task: Task, tell: Tell): string | Analysis | null {
  const table = Table.of(task.table);
  if (task.kind === 'decide') return table.decide(teller(tell));
  return task.tells ? adviseInParts(table, task.budget, tell) : table.advise(task.budget, teller(tell));
}

/** Lets the adviser think in parts, each of which adds to what was found before, and tells of each. */
function adviseInParts(table: Table, budget: Budget, tell: Tell): Analysis | null {
  table.keepTrees();
  const progress = teller(tell);
  const { count, part } = split(budget);
  let iterations = 0;
  let analysis: Analysis | null = null;
  for (let index = 0; index < count; index += 1) {
    if (analysis !== null) tell({ kind: 'analysis', analysis });
    const found = table.advise(part(index), (now) => {
      const share = (index + now.share) / count;
      progress({ iterations: iterations + now.iterations, share });
    });
    if (found === null) return null;
    iterations += found.iterations;
    analysis = { ...found, iterations };
  }
  return analysis;
}

/** The parts of a budget. They are not listed: a year has two hundred million. */
interface Parts {
  readonly count: number;
  readonly part: (index: number) => Budget;
}

/**
 * Splits a budget into parts of the same size, or nearly so.
 *
 * @throws Refusal if it is none: parts of it could be one.
 */
function split(budget: Budget): Parts {
  const { iterations = 0, seconds } = limited(budget);
  const count = seconds === undefined ? Math.min(PARTS, iterations) : Math.ceil(seconds / PART);
  if (count <= 1) return { count: 1, part: () => budget };
  const until = (parts: number) => Math.floor((iterations * parts) / count);
  const part = (index: number) =>
    seconds === undefined ? { iterations: until(index + 1) - until(index) } : { seconds: seconds / count };
  return { count, part };
}

/** Tells progress now and then. */
function teller(tell: Tell): (progress: Progress) => void {
  let last = performance.now();
  return (progress) => {
    const now = performance.now();
    if (now - last < PERIOD) return;
    last = now;
    tell({ kind: 'progress', progress });
  };
}
