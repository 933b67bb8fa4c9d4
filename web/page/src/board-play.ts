// The board of a game that is being played: shows it, and has moves chosen on it.

import type { Choice, Seat } from 'fourchette';

import { arrive, leave } from './animation.js';
import { announce, tell } from './announcer.js';
import type { Arrow } from './arrow.js';
import { BoardView } from './board-view.js';
import { Chooser, type Pointed } from './chooser.js';
import { ask } from './dialogs.js';
import { askForLaw } from './law-editor.js';
import { moveWord, placeName, placeNamer, seatName } from './naming.js';
import { reasonAgainst } from './refused-move.js';
import { inWords } from './refusals.js';
import type { Session } from './session.js';
import type { Change } from './session-data.js';
import { texts } from './texts.js';

/** Shows the position of a session, and makes the moves that are chosen by pointing. */
export class BoardPlay {
  readonly view: BoardView;
  #chooser = new Chooser([], false);
  #showing: Promise<void> = Promise.resolve();
  #isBusy = false;

  /**
   * @param canMove whether somebody at this screen may move for a seat.
   * @param play makes a move.
   */
  constructor(
    private readonly session: Session,
    private readonly canMove: (seat: Seat) => boolean,
    private readonly play: (move: string) => void,
  ) {
    this.view = new BoardView(texts().play.board, {
      point: (place) => void this.#react(this.#chooser.point(place)),
      drag: (from, to) => void this.#react(this.#chooser.drag(from, to)),
      letGo: () => void this.#react(this.#chooser.letGo()),
    });
  }

  /** The moves that no place stands for; none while somebody else is to decide. */
  get elsewhere(): string[] {
    return this.#chooser.elsewhere;
  }

  /** Shows what has changed, move by move. */
  show(change: Change): Promise<void> {
    this.#choose([]);
    this.#showing = this.#showing
      .then(() => this.#show(change))
      .catch((error: unknown) => console.error(error));
    return this.#showing;
  }

  /** Draws what the search thinks. */
  point(arrows: readonly Arrow[]): void {
    this.view.point(arrows);
  }

  async #show(change: Change): Promise<void> {
    const { session } = this;
    const course = change.kind === 'move' ? change.from.course(change.move) : null;
    // On a rack that is being filled, each domino would be a picture.
    const isQuiet = session.game === 'wyx' && change.kind === 'move' && change.from.status.kind === 'chance';
    if (course !== null && !isQuiet) await leave(this.view, course);
    this.#draw();
    if (course !== null && !isQuiet) arrive(this.view, course);
    if (change.kind === 'move' && !isQuiet) this.#announce(change);
  }

  #draw(): void {
    const { session } = this;
    const { position, viewer } = session;
    const options = { viewer, last: session.tree.current.move };
    const scene = position.scene(options);
    this.view.show({ scene, svg: position.svg(options), nameOf: placeNamer(session.game, scene) });
    const seat = position.toMove;
    const mayMove =
      seat !== null && session.ending === null && session.awaited === null && this.canMove(seat);
    this.#choose(mayMove ? position.choices({ viewer: seat }) : []);
  }

  #choose(choices: readonly Choice[]): void {
    this.#chooser = new Chooser(choices, this.session.game === 'wyx');
    this.#mark();
  }

  #mark(): void {
    const { sources, destinations, selected } = this.#chooser;
    // Where one may put a stone anywhere, nothing needs to be shown.
    const isEverywhere = this.#chooser.choices.every(({ source }) => source === null);
    this.view.mark({ sources: isEverywhere ? new Set() : sources, destinations, selected });
  }

  async #react(pointed: Pointed): Promise<void> {
    this.#mark();
    const { game } = this.session;
    const { play } = texts();
    switch (pointed.kind) {
      case 'move':
        return this.play(pointed.move);
      case 'several': {
        const move = await this.#which(pointed.moves);
        this.#chooser.letGo();
        this.#mark();
        return move === null ? undefined : this.play(move);
      }
      case 'selected':
        return announce(play.chosen(placeName(game, pointed.place), this.#chooser.destinations.size));
      case 'let-go':
        return announce(play.letGo);
      case 'refused':
        if (this.#chooser.choices.length === 0) return;
        return this.#refuse(pointed.from, pointed.to);
    }
  }

  async #refuse(from: string | null, to: string): Promise<void> {
    const { play } = texts();
    const reason = reasonAgainst(this.session.position, from, to);
    this.#chooser.letGo();
    this.#mark();
    const none = play.noMove(placeName(this.session.game, to));
    tell(reason === null ? none : play.refused(await inWords(reason)));
  }

  /** Asks which of several moves is meant. */
  async #which(moves: readonly string[]): Promise<string | null> {
    if (this.#isBusy) return null;
    this.#isBusy = true;
    try {
      const { position } = this.session;
      const [move = ''] = moves;
      if (move.includes('>')) {
        const before = /^\d\*(\d)=/.exec(move);
        // The game may have begun when laws were written already: the move says which place is the next.
        const next = /^law-\d-(\d)$/.exec(position.course(move).target ?? '');
        return await askForLaw(position, before?.[1] ?? next?.[1] ?? '', before?.[0] ?? '');
      }
      const named = moves.map((move) => {
        const explained = position.explain(move);
        return [move, explained === null ? moveWord(move) : `${move}: ${explained}`] as const;
      });
      return await ask(texts().play.several, named);
    } finally {
      this.#isBusy = false;
    }
  }

  #announce({ from, move }: Change & { kind: 'move' }): void {
    const { viewer } = this.session;
    const seat = from.toMove;
    const seen = viewer === null ? move : from.seen(move, viewer);
    const { play } = texts();
    const name = seat === null ? play.chance : seatName(from, from.scene({ viewer: viewer ?? seat }), seat);
    announce(play.moved(name, moveWord(seen)));
  }
}
