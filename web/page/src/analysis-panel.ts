// What the search thinks of a position, live.

import {
  type Analysis,
  type Candidate,
  type Course,
  type Position,
  type Seat,
  type Table,
  Thinker,
} from 'fourchette';

import type { Arrow } from './arrow.js';
import { button, fill, h } from './dom.js';
import { moveWord, seatName } from './naming.js';
import { reasonOf } from './share.js';
import { texts } from './texts.js';
import { worker } from './worker-url.js';

/** How long a position is looked at, in seconds. */
const SECONDS = 6;
/** How many moves are listed. */
const LISTED = 6;
/** How many of them are drawn. */
const DRAWN = 3;
/** How many moves of the line that both seats like best are told. */
const FORESEEN = 8;

/** Looks for the best moves of what it is shown, in a worker, and says what it has found up to now. */
export class AnalysisPanel {
  readonly element = h('section', { class: 'analysis', 'aria-label': texts().analyse.title });
  readonly #thinker = new Thinker({ worker });
  #stop: AbortController | null = null;

  /**
   * @param draw shows arrows on the board.
   * @param canMove whether somebody at this screen may move for a seat.
   * @param play makes a move that was clicked.
   */
  constructor(
    private readonly draw: (arrows: readonly Arrow[]) => void,
    private readonly canMove: (seat: Seat) => boolean,
    private readonly play: (move: string) => void,
  ) {}

  /** Looks at a position. What was looked at before is dropped. */
  async look(table: Table): Promise<void> {
    this.rest();
    const { analyse } = texts();
    const { position } = table;
    if (table.end !== null) return this.#say(analyse.over);
    if (position.status.kind === 'chance') return this.#say(analyse.chance);
    this.#say(analyse.searching);
    const stop = new AbortController();
    this.#stop = stop;
    const onAnalysis = (analysis: Analysis) => {
      if (!stop.signal.aborted) this.#show(position, analysis);
    };
    try {
      const options = { budget: { seconds: SECONDS }, signal: stop.signal, onAnalysis };
      const found = await this.#thinker.advise(table.record, options);
      if (found !== null) onAnalysis(found);
    } catch (error) {
      if (!stop.signal.aborted) this.#say(reasonOf(error));
    }
  }

  /** Looks at nothing, and shows nothing of what was looked at before. */
  rest(): void {
    this.#stop?.abort();
    this.#stop = null;
    this.draw([]);
    fill(this.element);
  }

  close(): void {
    this.#stop?.abort();
    this.#thinker.close();
  }

  #say(text: string): void {
    fill(this.element, h('p', {}, text));
  }

  #show(position: Position, { candidates, line, iterations }: Analysis): void {
    const { analyse } = texts();
    // What somebody is about to choose by keys stays where it can be chosen.
    const chosen = this.element.querySelector<HTMLElement>('.candidate:focus')?.dataset['name'];
    const best = candidates.filter(({ move }, index) => index < LISTED || move === chosen);
    const [first] = best;
    const seat = position.toMove;
    if (first === undefined || seat === null) return this.#say(analyse.searching);
    const percent = Math.round(100 * first.winRate);
    const name = seatName(position, position.scene(), seat);
    const meter = h('div', { class: 'meter', 'aria-hidden': 'true', style: `--rate:${first.winRate}` });
    const rows = best.map((candidate) => this.#row(candidate, !this.canMove(seat)));
    const list = h('ol', { class: 'candidates' }, ...rows);
    const tried = analyse.tried(iterations.toLocaleString(texts().language));
    const foreseen = analyse.foreseen(line.slice(0, FORESEEN).map(moveWord).join(' '));
    fill(
      this.element,
      h('p', { class: 'rate' }, analyse.rate(name, percent)),
      meter,
      list,
      h('p', { class: 'hint' }, foreseen, h('br'), tried),
    );
    this.draw(arrows(position, candidates));
  }

  #row({ move, winRate, isProven }: Candidate, disabled: boolean): HTMLElement {
    const percent = `${Math.round(100 * winRate)} %`;
    const proof = isProven ? ` (${texts().analyse.proven})` : '';
    const element = button('', () => this.play(move), { class: 'candidate', disabled, 'data-name': move });
    element.append(h('span', {}, moveWord(move)), h('span', {}, percent + proof));
    return h('li', {}, element);
  }
}

/** Returns arrows for the best moves, the best one strongest. */
function arrows(position: Position, candidates: readonly Candidate[]): Arrow[] {
  const most = candidates[0]?.visits ?? 1;
  return candidates.slice(0, DRAWN).flatMap(({ move, visits }) => {
    const course: Course = position.course(move);
    const to = course.target ?? course.source;
    return to === null ? [] : [{ from: course.source, to, weight: visits / Math.max(1, most) }];
  });
}
