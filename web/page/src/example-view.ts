// An example of the rules, to click through.

import { Position } from 'fourchette';

import { arrive, leave } from './animation.js';
import { BoardView } from './board-view.js';
import { button, fill, h } from './dom.js';
import { placeNamer } from './naming.js';
import { address } from './route.js';
import { texts } from './texts.js';

/** Shows the moves of an example, one after the other. */
export class ExampleView {
  readonly element: HTMLElement;
  readonly #positions: Position[];
  readonly #board: BoardView;
  readonly #caption = h('p', { class: 'example-caption', 'aria-live': 'polite' });
  readonly #back: HTMLButtonElement;
  readonly #next: HTMLButtonElement;
  #at: number;
  #isClosed = false;

  constructor(
    private readonly game: string,
    rules: string,
    private readonly moves: readonly string[],
  ) {
    const { learn } = texts();
    this.#positions = [Position.start(game, rules)];
    for (const move of moves) this.#positions.push((this.#positions.at(-1) as Position).after(move));
    this.#at = moves.length;
    this.#board = new BoardView(learn.example, {
      point: () => this.#step(1),
      drag: () => {},
      letGo: () => {},
    });
    this.#back = button(learn.previous, () => this.#step(-1));
    this.#next = button(learn.next, () => this.#step(1));
    const query = new URLSearchParams({ rules, moves: moves.join(' ') });
    const playOn = h('a', { href: address('link', game, query), class: 'button quiet' }, learn.playOn);
    const title = rules === '' ? learn.example : `${learn.example}: ${learn.with(rules)}`;
    this.element = h(
      'figure',
      { class: 'example' },
      h('figcaption', {}, title),
      this.#board.element,
      this.#caption,
      h('div', { class: 'choices' }, this.#back, this.#next, playOn),
    );
    this.#show();
  }

  close(): void {
    this.#isClosed = true;
  }

  /** Goes on or back, and round from the end to the start. */
  #step(by: 1 | -1): void {
    const count = this.moves.length + 1;
    const before = this.#positions[this.#at];
    const move = by === 1 ? this.moves[this.#at] : undefined;
    this.#at = (this.#at + by + count) % count;
    if (before === undefined || move === undefined) return this.#show();
    const course = before.course(move);
    void leave(this.#board, course).then(() => {
      if (this.#isClosed) return;
      this.#show();
      arrive(this.#board, course);
    });
  }

  #show(): void {
    const position = this.#positions[this.#at];
    if (position === undefined) return;
    const last = this.moves[this.#at - 1] ?? null;
    const scene = position.scene({ last });
    this.#board.show({ scene, svg: position.svg({ last }), nameOf: placeNamer(this.game, scene) });
    const { learn, play } = texts();
    const step = learn.step(this.#at, this.moves.length);
    fill(this.#caption, h('code', {}, last ?? play.start), ` · ${step}`);
  }
}
