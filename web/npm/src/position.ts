// Positions and views.

import { engine } from './engine.js';
import type { Engine } from './generated/glue.js';
import type { Choice, Course, Scene } from './picture.js';
import { long, refused, seatOf, viewerOf, whole, wholeIfAny } from './numbers.js';
import { asText, attempt, Refusal } from './refusal.js';
import type { Outcome, PlayoutOptions, Rematch, Seat, Status, Tally } from './types.js';

type PositionHandle = Engine['Position']['prototype'];
type ViewHandle = Engine['View']['prototype'];

/** How a position is to be drawn. */
export interface DrawOptions {
  /** The move that led here, which is marked. */
  readonly last?: string | null | undefined;
  /** The seat that looks at it, and is shown no more than it may see; everybody if there is none. */
  readonly viewer?: Seat | null | undefined;
}

/**
 * A position of any of the games, with its rules and without history. It never changes: a move makes
 * another one. Moves are texts.
 *
 * @example
 * const start = Position.start('y', 'opening=pie');
 * const next = start.after('e5').after('swap');
 * next.refusal('e5')?.reason; // 'e5 is occupied'
 */
export class Position {
  #status: Status | undefined;

  private constructor(
    /** @internal */
    readonly handle: PositionHandle,
  ) {}

  /** @internal */
  static of(handle: PositionHandle): Position {
    return new Position(handle);
  }

  /**
   * Sets up the start of a game, under rule options: `key=value,key=value`, or none for the defaults.
   *
   * @param game one of its names: `kwinty` is a game of Kwintie under certain rules.
   * @throws {@link Refusal} if there is no such game, or the options are refused.
   */
  static start(game: string, rules = ''): Position {
    return new Position(attempt(() => engine(game).Position.start(game, rules)));
  }

  /**
   * Reads a position's line, as {@link toString} writes it.
   *
   * @throws {@link Refusal} if it is no position of any game.
   */
  static parse(line: string): Position {
    return new Position(attempt(() => engine(head(line)).Position.parse(line)));
  }

  /** The game's own name. */
  get game(): string {
    return this.handle.game();
  }

  /** The rule options that differ from the defaults, as they are written. */
  get rules(): string {
    return this.handle.rules();
  }

  /** The other name of the game that stands for these rules, if there is one. */
  get alias(): string | null {
    return this.handle.alias() ?? null;
  }

  /** How players sit down to a rematch under these rules, by the game's own custom. */
  get rematch(): Rematch {
    return this.handle.rematch() as Rematch;
  }

  /** Whose decision comes next, or how the game ended. */
  get status(): Status {
    this.#status ??= JSON.parse(this.handle.status()) as Status;
    return this.#status;
  }

  /** The seat that is to move; `null` if chance is, or the game is over. */
  get toMove(): Seat | null {
    return this.status.kind === 'to-move' ? this.status.seat : null;
  }

  /** How the game ended by its rules; `null` if it goes on. */
  get outcome(): Outcome | null {
    return this.status.kind === 'over' ? this.status.outcome : null;
  }

  /**
   * Lists the legal moves in the game's own order, all or up to `most` of them.
   *
   * @throws {@link Refusal} if `most` is no number that can be counted to.
   */
  moves(most?: number): string[] {
    return this.handle.moves(wholeIfAny('most', most));
  }

  /** Lists the moves with which the seat to move has won at once. */
  winningMoves(): string[] {
    return this.handle.winningMoves();
  }

  /** How many legal moves there are. */
  get moveCount(): number {
    return this.handle.moveCount();
  }

  /** Returns why a move is refused; `null` if it is legal. */
  refusal(move: string): Refusal | null {
    try {
      attempt(() => this.handle.check(move));
      return null;
    } catch (refused) {
      if (refused instanceof Refusal) return refused;
      throw refused;
    }
  }

  /**
   * Returns the position after a move.
   *
   * @throws {@link Refusal} if the text is no move, or the move breaks a rule.
   */
  after(move: string): Position {
    return new Position(attempt(() => this.handle.after(move)));
  }

  /**
   * Returns the relative probability of a chance move among all chance moves of this position.
   *
   * @throws {@link Refusal} if the text is no move.
   */
  chanceWeight(move: string): number {
    return attempt(() => this.handle.chanceWeight(move));
  }

  /** A hash of the position, of 64 bits. */
  get key(): bigint {
    return this.handle.key();
  }

  /** Whether no chance move comes from here on and the seats strictly alternate. */
  get isAlternating(): boolean {
    return this.handle.isAlternating();
  }

  /**
   * Counts the sequences of `depth` moves. This takes as long as there are moves to be made.
   *
   * @throws {@link Refusal} if the depth is no number that can be counted to.
   */
  perft(depth: number): bigint {
    return this.handle.perft(whole('depth', depth));
  }

  /** Returns what a seat sees of the position. */
  view(viewer: Seat): View {
    return View.parse(attempt(() => this.handle.view(seatOf('seat', viewer))));
  }

  /**
   * Returns what a seat sees of a move made here, for a person.
   *
   * @throws {@link Refusal} if the move is refused.
   */
  seen(move: string, viewer: Seat): string {
    return attempt(() => this.handle.seen(move, seatOf('seat', viewer)));
  }

  /**
   * Returns what a seat is told of a move made here: enough for {@link View.after}.
   *
   * @throws {@link Refusal} if the move is refused.
   */
  told(move: string, viewer: Seat): string {
    return attempt(() => this.handle.told(move, seatOf('seat', viewer)));
  }

  /** The places of the board that the rules speak of, in words, where there are such places. */
  get places(): string | null {
    return this.handle.places() ?? null;
  }

  /**
   * Says in words what a legal move does; `null` where its text says it all.
   *
   * @throws {@link Refusal} if the text is no move.
   */
  explain(move: string): string | null {
    return attempt(() => this.handle.explain(move)) ?? null;
  }

  /**
   * Draws the position as plain text.
   *
   * @throws {@link Refusal} if `last` is no move.
   */
  diagram({ last, viewer }: DrawOptions = {}): string {
    return attempt(() => this.handle.diagram(last, viewerOf(viewer)));
  }

  /**
   * Draws the position as SVG, which has colours for light and for dark surroundings. What belongs to
   * a place says so by `data-place`.
   *
   * @throws {@link Refusal} if `last` is no move.
   */
  svg({ last, viewer }: DrawOptions = {}): string {
    return attempt(() => this.handle.svg(last, viewerOf(viewer)));
  }

  /**
   * Draws the position as data, from which the SVG is written too.
   *
   * @throws {@link Refusal} if `last` is no move.
   */
  scene({ last, viewer }: DrawOptions = {}): Scene {
    return JSON.parse(attempt(() => this.handle.scene(last, viewerOf(viewer)))) as Scene;
  }

  /**
   * Says what a move does, step by step, by the places of the scene. Nothing is in it that the opponent
   * does not see of the move.
   *
   * @throws {@link Refusal} if the move is refused.
   */
  course(move: string): Course {
    return JSON.parse(attempt(() => this.handle.course(move))) as Course;
  }

  /**
   * Plays a number of random games from here, and counts what came of them. Where a seat is to move all
   * moves are equally likely; where chance is, they have their weights.
   *
   * @throws {@link Refusal} if a number is none that can be counted to.
   */
  playouts(games: number, { seed, first = 0, maxPlies = 0 }: PlayoutOptions): Tally {
    const numbers = [long('seed', seed), long('first', first)] as const;
    const limits = [whole('games', games), whole('maxPlies', maxPlies)] as const;
    if (numbers[1] + BigInt(games) >= 2n ** 64n) {
      throw refused('games', games, 'with the number of the first it goes beyond 64 bits');
    }
    return JSON.parse(this.handle.playouts(...numbers, ...limits)) as Tally;
  }

  /**
   * Lists the legal moves by the places where they begin and end, in the order of the moves. A viewer is
   * given its own moves and no others. Several moves can have the same ends, such as captures by
   * different ways.
   */
  choices({ viewer }: Pick<DrawOptions, 'viewer'> = {}): Choice[] {
    return JSON.parse(attempt(() => this.handle.choices(viewerOf(viewer)))) as Choice[];
  }

  /** Returns whether another position is the same, of the same game and under the same rules. */
  equals(other: Position): boolean {
    return this.toString() === other.toString();
  }

  /** Writes the position's line. */
  toString(): string {
    return this.handle.text();
  }

  /** Writes the position's line. */
  toJSON(): string {
    return this.toString();
  }
}

/** What one seat sees of a position, for somebody far away who follows a game from what they are told. */
export class View {
  private constructor(
    /** @internal */
    readonly handle: ViewHandle,
  ) {}

  /**
   * Reads a view's line.
   *
   * @throws {@link Refusal} if no position of any game looks so to a seat.
   */
  static parse(line: string): View {
    return new View(attempt(() => engine(head(line)).View.parse(line)));
  }

  /** The game's own name. */
  get game(): string {
    return this.handle.game();
  }

  /**
   * Returns the view after a move, by what the seat is told of it.
   *
   * @throws {@link Refusal} if no legal move in a position that looks so is told so.
   */
  after(told: string): View {
    return new View(attempt(() => this.handle.after(told)));
  }

  /** Returns whether another view is the same, of the same game and under the same rules. */
  equals(other: View): boolean {
    return this.toString() === other.toString();
  }

  /** Writes the view's line. */
  toString(): string {
    return this.handle.text();
  }

  /** Writes the view's line. */
  toJSON(): string {
    return this.toString();
  }
}

/** Returns the name of the game that the line of a position, or of a view, begins with. */
function head(line: string): string {
  const [word = ''] = asText(line).split('/', 1);
  return word.replace(/-view$/, '');
}
