// Sets up a position by putting pieces on the board.

import type { Position, Scene, Seat } from 'fourchette';

import { BoardView } from './board-view.js';
import { openDialog } from './dialogs.js';
import { button, field, fill, h, select } from './dom.js';
import { covered, Draft, type PieceKind } from './draft.js';
import { canHold, draftPicture } from './draft-picture.js';
import { pieceName, placeName, seatName } from './naming.js';
import { texts } from './texts.js';

/** The most Amazons that can be in hand. */
const MOST_AMAZONS = 30;

/** Opens the editor at a position, and tells of the position that has been set up, if one has. */
export function openEditor(position: Position, done: (position: Position) => void): void {
  const { analyse } = texts();
  const editor = new PositionEditor(position, (found) => {
    dialog.close();
    if (found !== null) done(found);
  });
  const dialog = openDialog(analyse.byHand, editor.element);
  dialog.classList.add('editor');
}

class PositionEditor {
  readonly element: HTMLElement;
  readonly #board: BoardView;
  readonly #turn: HTMLSelectElement;
  readonly #hand: HTMLInputElement;
  readonly #status = h('p', { class: 'reason', 'aria-live': 'polite' });
  readonly #accept: HTMLButtonElement;
  #draft: Draft;
  /** What is put down; `null` takes away. */
  #chosen: PieceKind | null;
  /** The last position that there was, over whose picture the draft is drawn. */
  #base: Position;
  #found: Position | null;

  /** @param leave is told of the position that has been set up; of `null` if there is to be none. */
  constructor(
    position: Position,
    private readonly leave: (position: Position | null) => void,
  ) {
    const { analyse, play } = texts();
    this.#base = position;
    this.#found = position;
    this.#draft = new Draft(position);
    this.#chosen = this.#draft.palette[0] ?? null;
    this.#board = new BoardView(play.board, {
      point: (place) => this.#point(place),
      drag: (from, to) => this.#drag(from, to),
      letGo: () => {},
    });
    const change = () => {
      this.#draft.seat = this.#turn.value === '2' ? 2 : 1;
      this.#judge('chosen');
    };
    this.#turn = select(this.#seats(), `${this.#draft.seat}`, { name: 'turn', on: { change } });
    const count = () => {
      this.#draft.hand = Math.trunc(Number(this.#hand.value));
      this.#judge('either');
    };
    const { hand } = this.#draft;
    const range = { type: 'number', min: 0, max: MOST_AMAZONS, value: hand };
    this.#hand = h('input', { ...range, name: 'hand', on: { input: count } });
    this.#accept = button(analyse.show, () => leave(this.#found), {
      class: 'primary',
      'data-do': 'accept',
    });
    this.element = this.#layOut();
    this.#judge('chosen');
  }

  #layOut(): HTMLElement {
    const { analyse, play } = texts();
    const { palette, hasTurn, hasHand } = this.#draft;
    const choices = [...palette, null].map((piece, index) => this.#choice(piece, index));
    return h(
      'div',
      { class: 'editor-parts' },
      h('fieldset', { class: 'palette' }, h('legend', {}, analyse.palette), ...choices),
      this.#board.element,
      this.#draft.played.length > 0 ? h('p', { class: 'hint' }, analyse.columns) : null,
      h(
        'div',
        { class: 'editor-fields' },
        hasTurn ? field(analyse.turn, this.#turn) : null,
        hasHand ? field(analyse.hand, this.#hand) : null,
        button(analyse.clear, () => this.#replace((draft) => draft.clearAll()), { 'data-do': 'clear' }),
        button(analyse.fromStart, () => this.#replace((draft) => draft.reset()), { 'data-do': 'start' }),
      ),
      h(
        'div',
        { class: 'editor-end' },
        this.#status,
        this.#accept,
        button(play.cancel, () => this.leave(null), { class: 'quiet' }),
      ),
    );
  }

  /** What can be put down, and taking away, as one of several. */
  #choice(piece: PieceKind | null, index: number): HTMLElement {
    const { analyse } = texts();
    const choose = () => (this.#chosen = piece);
    const radio = { type: 'radio', name: 'piece', value: pieceKey(piece), checked: index === 0 };
    const looks = { class: 'swatch', 'data-stone': piece?.stone ?? 'none', 'data-kind': piece?.kind ?? 'none' };
    return h(
      'label',
      { class: 'check' },
      h('input', { ...radio, on: { change: choose } }),
      h('span', { ...looks, 'aria-hidden': 'true' }),
      piece === null ? analyse.takeAway : pieceName(piece.stone, piece.kind),
    );
  }

  #point(place: string): void {
    const column = /^column-(\d)$/.exec(place)?.[1];
    if (column !== undefined) return this.#replace((draft) => draft.playDomino(Number(column)));
    const chosen = this.#chosen;
    if (chosen === null) return this.#replace((draft) => draft.clear(place));
    if (this.#fits(chosen, place)) this.#replace((draft) => draft.put(chosen, place));
  }

  /** Returns whether there is room for a piece, and says so if not. */
  #fits(piece: PieceKind, place: string): boolean {
    const names = this.#base.scene().places.map(({ name }) => name);
    const fits = covered({ ...piece, place }).every((name) => canHold(name) && names.includes(name));
    if (!fits) this.#status.textContent = texts().analyse.noRoom(placeName(this.#draft.game, place));
    return fits;
  }

  /** Moves the uppermost piece of a place to another one. */
  #drag(from: string, to: string): void {
    const piece = this.#draft.on(from).at(-1);
    if (piece === undefined || !this.#fits(piece, to)) return;
    this.#replace((draft) => {
      draft.pieces = draft.pieces.filter((other) => other !== piece);
      draft.put(piece, to);
    });
  }

  #replace(change: (draft: Draft) => void): void {
    change(this.#draft);
    this.#judge('either');
  }

  /** Asks the game about what is set up, and shows it with the answer. */
  #judge(seats: 'chosen' | 'either'): void {
    const { analyse } = texts();
    const judged = this.#draft.judge(seats);
    this.#found = judged.position;
    if (judged.position !== null) {
      const { seat } = this.#draft;
      this.#base = judged.position;
      // Where columns are counted from the left, they may be others now.
      this.#draft = new Draft(judged.position);
      this.#draft.seat = judged.position.toMove ?? seat;
    }
    this.#hand.value = `${this.#draft.hand}`;
    const scene = this.#base.scene();
    fill(this.#turn, ...select(this.#seats(), `${this.#draft.seat}`).children);
    this.#status.textContent = judged.reason === null ? this.#said(scene) : analyse.refused(judged.reason);
    this.#status.classList.toggle('is-refusal', judged.reason !== null);
    this.#accept.disabled = judged.position === null;
    const picture = this.#base.svg();
    const shown = judged.position === null ? draftPicture(this.#draft, scene, picture) : picture;
    this.#board.show({ scene, svg: shown, nameOf: ({ name }) => this.#nameOf(name) });
    const sources = new Set(this.#draft.pieces.map(({ place }) => place));
    this.#board.mark({ sources, destinations: new Set(), selected: null });
  }

  /** Says what has been set up: whose turn it is, or how the game is over. */
  #said(scene: Scene): string {
    const { analyse, play } = texts();
    const { status } = this.#base;
    const name = (seat: Seat) => seatName(this.#base, scene, seat);
    switch (status.kind) {
      case 'to-move':
        return analyse.accepted(play.toMove(name(status.seat)));
      case 'chance':
        return analyse.accepted(play.chance);
      case 'over':
        return analyse.accepted(status.outcome === 'draw' ? play.draw : play.won(name(status.outcome)));
    }
  }

  #seats(): (readonly [string, string])[] {
    const scene = this.#base.scene();
    return ([1, 2] as const).map((seat) => [`${seat}`, seatName(this.#base, scene, seat)] as const);
  }

  #nameOf(place: string): string {
    const { analyse, play } = texts();
    const said = this.#draft.on(place).map(({ stone, kind }) => pieceName(stone, kind));
    const column = Number(/^column-(\d)$/.exec(place)?.[1] ?? 0);
    if (column > 0) said.push(analyse.played(this.#draft.played[column - 1] ?? 0));
    return `${placeName(this.#draft.game, place)}: ${said.join(', ') || play.emptyPlace}`;
  }
}

function pieceKey(piece: PieceKind | null): string {
  return piece === null ? 'none' : `${piece.stone}-${piece.kind}`;
}
