// Decides for chance, for opponents and for engines.

import { type Progress, Thinker } from 'fourchette';

import { Engines } from './engines.js';
import { engineOf } from './player.js';
import type { Session } from './session.js';
import { worker } from './worker-url.js';

/** How long a roll is looked at before the game goes on, in milliseconds. */
const ROLL = 450;
/** How long an opponent takes at least, so that one sees what it answers to. */
const LEAST = 350;

/** What a driver tells of. */
export interface DriverListener {
  /** An opponent has begun to think, goes on, or has ended. */
  thinking(progress: Progress | null): void;
  failed(error: unknown): void;
}

/** Makes the moves of chance, opponents and engines at the end of the line that is shown. */
export class Driver {
  readonly #thinker = new Thinker({ worker });
  readonly #engines = new Engines();
  #stop: AbortController | null = null;

  constructor(
    private readonly session: Session,
    private readonly listener: DriverListener,
  ) {}

  /** Decides nothing: what was thought about is dropped. */
  rest(): void {
    this.#stop?.abort();
    this.#stop = null;
    this.listener.thinking(null);
  }

  /** Looks who is to decide, and decides unless a person is. What was thought about before is dropped. */
  async next(): Promise<void> {
    this.rest();
    const { session } = this;
    const { table } = session;
    if (!session.tree.isAtEnd || session.ending !== null || table.humanToMove !== null) return;
    const stop = new AbortController();
    this.#stop = stop;
    try {
      const move =
        table.position.status.kind === 'chance' ? await this.#draw() : await this.#think(stop.signal);
      if (stop.signal.aborted || move === null) return;
      this.listener.thinking(null);
      session.play(move);
    } catch (error) {
      if (!stop.signal.aborted) this.listener.failed(error);
    }
  }

  close(): void {
    this.#stop?.abort();
    this.#thinker.close();
    this.#engines.close();
  }

  async #draw(): Promise<string | null> {
    const { table, game } = this.session;
    // A rack has 64 dominoes.
    if (game !== 'wyx') await pause(ROLL);
    return table.decide();
  }

  async #think(signal: AbortSignal): Promise<string | null> {
    this.listener.thinking({ iterations: 0, share: 0 });
    const onProgress = (progress: Progress) => this.listener.thinking(progress);
    const { table } = this.session;
    const { toMove } = table.position;
    const engine = toMove === null ? null : engineOf(this.session.players[toMove - 1] ?? 'human');
    const decided =
      engine === null || toMove === null
        ? this.#thinker.decide(table, { signal, onProgress })
        : this.#engines.decide(engine, this.session.questionTo(toMove), { signal, onProgress });
    const [move] = await Promise.all([decided, pause(LEAST)]);
    return move;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
