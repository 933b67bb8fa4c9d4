// A puzzle: a person looks for the move that wins, and the solution answers.

import { Position, type Seat } from 'fourchette';

import { tell } from './announcer.js';
import { BoardPlay } from './board-play.js';
import { button, fill, h } from './dom.js';
import { moveWord, seatName, titleOf } from './naming.js';
import type { Puzzle } from './puzzles.js';
import { address } from './route.js';
import { Session } from './session.js';
import type { Change } from './session-data.js';
import { texts } from './texts.js';
import type { View } from './view.js';

/** Returns the seat that defends. */
const opposite = (seat: Seat): Seat => (seat === 1 ? 2 : 1);

/** Shows a puzzle. A move of its solution is made and answered; another one is refused, unless it has won. */
export class PuzzleView implements View {
  readonly element: HTMLElement;
  readonly title: string;
  readonly #session: Session;
  readonly #seat: Seat;
  readonly #board: BoardPlay;
  readonly #status = h('p', { class: 'status', 'aria-live': 'polite' });
  readonly #words = h('div', { class: 'words' });
  readonly #controls = h('div', { class: 'controls' });
  readonly #forget: () => void;

  /** @param number which of the puzzles of its game it is, counted from 1. */
  constructor(
    private readonly puzzle: Puzzle,
    private readonly number: number,
    private readonly count: number,
  ) {
    const { puzzles } = texts();
    this.title = puzzles.numbered(titleOf(puzzle.game), number, count);
    this.#seat = Number(puzzle.seat) as Seat;
    this.#session = Session.begin({ start: Position.parse(puzzle.position), players: ['human', 'human'] });
    this.#board = new BoardPlay(
      this.#session,
      (seat) => seat === this.#seat,
      (move) => this.#try(move),
    );
    this.#forget = this.#session.onChange((change) => void this.#changed(change));
    const panel = h('div', { class: 'panel' }, this.#status, this.#words, this.#controls);
    this.element = h(
      'div',
      { class: `play game-${puzzle.game}` },
      h('section', { class: 'board-side', 'aria-label': texts().play.board }, this.#board.view.element),
      h('section', { class: 'panel-side', 'aria-label': puzzles.title }, h('h1', {}, this.title), panel),
    );
    void this.#changed({ kind: 'jump' });
  }

  close(): void {
    this.#forget();
  }

  /** The next move of the solution, as long as it has been followed. */
  get #next(): string | undefined {
    return this.puzzle.line[this.#session.tree.current.ply];
  }

  #try(move: string): void {
    const { puzzles } = texts();
    const after = this.#session.position.after(move);
    const hasWon = after.status.kind === 'over' && after.status.outcome === this.#seat;
    if (move === this.#next || hasWon) return this.#session.play(move);
    const isFirst = this.#session.tree.current.ply === 0;
    tell(isFirst ? puzzles.wrong(moveWord(move), this.puzzle.wins_in) : puzzles.other(moveWord(move)));
  }

  /** Makes the next move of the solution, which is one of a seat. */
  #follow(seat: Seat): void {
    if (this.#session.position.toMove === seat && this.#next !== undefined) this.#session.play(this.#next);
  }

  async #changed(change: Change): Promise<void> {
    const { current } = this.#session.tree;
    const shown = this.#board.show(change);
    this.#showWords();
    await shown;
    this.#showWords();
    // Somebody may have gone back meanwhile.
    if (current !== this.#session.tree.current) return;
    this.#follow(opposite(this.#seat));
  }

  #showWords(): void {
    const { position, ending } = this.#session;
    const { puzzles } = texts();
    const { game, wins_in } = this.puzzle;
    const seat = seatName(position, position.scene(), this.#seat);
    this.#status.textContent = ending === null ? puzzles.task(seat, wins_in) : puzzles.solved;
    fill(
      this.#words,
      ...this.#board.elsewhere.map((move) =>
        button(moveWord(move), () => this.#try(move), { class: 'primary', 'data-move': move }),
      ),
    );
    const following = new URLSearchParams({ n: String((this.number % this.count) + 1) });
    fill(
      this.#controls,
      button(puzzles.again, () => this.#session.goTo(this.#session.tree.root), { 'data-do': 'again' }),
      ending === null ? button(puzzles.show, () => this.#follow(this.#seat), { 'data-do': 'show' }) : null,
      h('a', { href: address('puzzles', game, following), class: 'button', 'data-do': 'next' }, puzzles.next),
    );
  }
}
