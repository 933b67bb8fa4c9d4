// The worker's side: thinks about tasks.

import { load } from './engine.js';
import type { Answer, Request, Task } from './protocol.js';
import { Refusal } from './refusal.js';
import { Table } from './table.js';
import type { Analysis, Budget, Progress } from './types.js';

/** How often progress is told, in milliseconds. */
const PERIOD = 40;

/** The parts of a budget that an adviser who tells what is found uses one after the other. */
const PARTS = [1 / 64, 1 / 16, 1 / 4, 1];

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
  if (!task.tells) return table.advise(task.budget, teller(tell));

  // A search cannot be asked what it has found before it ends: shorter ones come first, and the last
  // one alone gives the result.
  let analysis: Analysis | null = null;
  const all = PARTS.reduce((sum, part) => sum + part);
  let used = 0;
  for (const part of PARTS) {
    const before = used;
    const overall = teller(tell);
    const budget = portion(task.budget, part, all);
    analysis = table.advise(budget, ({ iterations, share }) => {
      overall({ iterations, share: (before + part * share) / all });
    });
    if (analysis === null) break;
    if (part < 1) tell({ kind: 'analysis', analysis });
    used += part;
  }
  return analysis;
}

/**
 * Returns a part of a budget. Iterations of the last part are all that were asked for, so that the result
 * is that of one search; time is shared out, so that it is not exceeded.
 */
function portion(budget: Budget, part: number, all: number): Budget {
  if ('seconds' in budget) return { seconds: (budget.seconds * part) / all };
  return { iterations: Math.ceil(budget.iterations * part) };
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
