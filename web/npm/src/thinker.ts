// Opponents and analysis in a worker.

import { loaded } from './engine.js';
import { platform, type WorkerPort } from './platform.js';
import type { Position } from './position.js';
import type { Answer, Task } from './protocol.js';
import { Record } from './record.js';
import { Refusal } from './refusal.js';
import { Table } from './table.js';
import type { TableState } from './table-data.js';
import type { Analysis, Budget, Progress } from './types.js';

/** How somebody thinks in a worker. */
export interface ThinkOptions {
  /**
   * Stops the thinking: the promise is rejected with the signal's reason, at once. What is lost is the
   * thought alone; the table is as it was.
   */
  readonly signal?: AbortSignal | undefined;
  /**
   * Is told now and then how far the thinking is. If it throws, the thinking stops, and the promise is
   * rejected with what it threw.
   */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** How an adviser thinks in a worker. */
export interface AdviseOptions extends ThinkOptions {
  /** How long; 5000 iterations unless it is said. */
  readonly budget?: Budget | undefined;
  /** How many bytes the search may take: that of the table, or 256 MiB, unless it is said. */
  readonly memory?: number | undefined;
  /**
   * Is told what has been found up to now, several times before the end. The adviser then thinks in
   * parts, each of which adds to what was found before. If it throws, that is as with `onProgress`.
   */
  readonly onAnalysis?: ((analysis: Analysis) => void) | undefined;
}

/** A task that waits for the worker or is being thought about. */
interface Job {
  readonly task: Task;
  readonly onProgress: ((progress: Progress) => void) | undefined;
  readonly onAnalysis: ((analysis: Analysis) => void) | undefined;
  readonly resolve: (result: string | Analysis | null) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Thinks in a worker of its own, so that nothing here waits. One thing is thought about at a time; what
 * else is asked for comes after it. Several thinkers think side by side.
 *
 * A thinker that has nothing to do does not keep a program of node from ending.
 *
 * @example
 * const thinker = new Thinker();
 * const move = await thinker.decide(table, { signal: AbortSignal.timeout(10_000) });
 * if (move !== null) table.push(move);
 */
export class Thinker {
  readonly #url: URL | string | undefined;
  readonly #waiting: Job[] = [];
  /** The games whose modules the worker has. */
  readonly #games = new Set<string>();
  #worker: WorkerPort | undefined;
  #job: Job | undefined;

  /**
   * Makes a thinker; the worker begins with the first task.
   *
   * @param options `worker` is where the script of the worker is, if not beside that of the package.
   */
  constructor(options: { readonly worker?: URL | string | undefined } = {}) {
    this.#url = options.worker;
  }

  /**
   * Decides as {@link Table.decide}: the same move, for the same seed. The move is not made yet.
   *
   * @throws the signal's reason if it is stopped.
   */
  async decide(table: Table, options: ThinkOptions = {}): Promise<string | null> {
    const task: Task = { kind: 'decide', table: table.state };
    return (await this.#think(task, options)) as string | null;
  }

  /**
   * Looks for the best moves of the seat that is to move, by what that seat may know; `null` if none is,
   * or at a table no person is.
   *
   * @throws the signal's reason if it is stopped; what was told before is then the best there is.
   */
  async advise(
    subject: Table | Record | Position,
    options: AdviseOptions = {},
  ): Promise<Analysis | null> {
    const { budget = { iterations: 5000 }, memory, onAnalysis } = options;
    const tells = onAnalysis !== undefined;
    const table = state(subject);
    const task: Task = {
      kind: 'advise',
      table: { ...table, memory: memory ?? table.memory },
      budget,
      tells,
    };
    return (await this.#think(task, options)) as Analysis | null;
  }

  /** Stops everything: what is being thought about is rejected. The next task begins a new worker. */
  close(): void {
    const reason = new DOMException('the thinker has been closed', 'AbortError');
    for (const job of this.#waiting.splice(0)) job.reject(reason);
    this.#stop(reason);
  }

  #think(task: Task, options: AdviseOptions): Promise<string | Analysis | null> {
    const { signal, onProgress, onAnalysis } = options;
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const job: Job = { task, onProgress, onAnalysis, resolve: settle(resolve), reject: settle(reject) };
      const abort = () => this.#abort(job, signal?.reason);
      signal?.addEventListener('abort', abort, { once: true });
      this.#waiting.push(job);
      this.#next();

      function settle<T>(then: (value: T) => void): (value: T) => void {
        return (value) => {
          signal?.removeEventListener('abort', abort);
          then(value);
        };
      }
    });
  }

  #abort(job: Job, reason: unknown): void {
    const index = this.#waiting.indexOf(job);
    if (index >= 0) {
      this.#waiting.splice(index, 1);
      job.reject(reason);
    } else if (this.#job === job) {
      this.#stop(reason);
    }
  }

  /** Ends the worker, which listens to nobody while it thinks, and goes on with the next task. */
  #stop(reason: unknown): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#games.clear();
    this.#finish((job) => job.reject(reason));
  }

  /** Ends the task that is being thought about, and begins the next. */
  #finish(how: (job: Job) => void): void {
    const job = this.#job;
    this.#job = undefined;
    this.#worker?.setBusy(false);
    if (job !== undefined) how(job);
    this.#next();
  }

  #next(): void {
    if (this.#job !== undefined) return;
    const job = this.#waiting.shift();
    if (job === undefined) return;
    this.#job = job;
    try {
      this.#worker ??= this.#begin();
      this.#worker.setBusy(true);
      this.#load(job.task.table.game);
      this.#worker.post(job.task);
    } catch (error) {
      this.#finish(({ reject }) => reject(error));
    }
  }

  #begin(): WorkerPort {
    const port = platform().worker(this.#url, {
      onAnswer: (answer) => {
        if (port === this.#worker) this.#hear(answer);
      },
      onError: (error) => {
        if (port === this.#worker) this.#stop(error);
      },
    });
    return port;
  }

  /** Gives the worker the module of a game, if it does not have it. */
  #load(game: string): void {
    if (this.#games.has(game)) return;
    this.#games.add(game);
    this.#worker?.post({ kind: 'load', game, module: loaded(game).module });
  }

  /** Tells whoever waits for the job; if that throws, the job is over. */
  #tell(listen: (job: Job) => void): void {
    const job = this.#job;
    if (job === undefined) return;
    try {
      listen(job);
    } catch (error) {
      // It may have stopped the job itself before, whose reason it has then.
      if (this.#job === job) this.#stop(error);
    }
  }

  #hear(answer: Answer): void {
    switch (answer.kind) {
      case 'progress':
        return this.#tell((job) => job.onProgress?.(answer.progress));
      case 'analysis':
        return this.#tell((job) => job.onAnalysis?.(answer.analysis));
      case 'done':
        return this.#finish(({ resolve }) => resolve(answer.result));
      case 'refused':
        return this.#finish(({ reject }) => reject(new Refusal(answer.refusal)));
      case 'failed':
        return this.#stop(new Error(answer.message));
    }
  }
}

/** Returns a table of which the seat to move is asked for advice. */
function state(subject: Table | Record | Position): TableState {
  if (subject instanceof Table) return subject.state;
  const record = subject instanceof Record ? subject : Record.begin(subject);
  return new Table(record, { players: ['human', 'human'], seed: 0 }).state;
}
