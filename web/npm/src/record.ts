// Records.

import { anyEngine, engine } from './engine.js';
import type { Engine } from './generated/glue.js';
import { seatOf, whole } from './numbers.js';
import { Position } from './position.js';
import { attempt } from './refusal.js';
import type { Adjudication, EndedBy, Ending, Outcome, Seat } from './types.js';

type RecordHandle = Engine['Record']['prototype'];

/** A comment of a record. */
export interface Comment {
  /** How many moves were made before it. */
  readonly ply: number;
  readonly text: string;
}

/**
 * A game as it was played: a start, the moves made, and what a reader wants to know of them.
 *
 * @example
 * const game = Record.begin(Position.start('y'));
 * game.push('e5');
 * Record.parse(game.toString()).moves; // ['e5']
 */
export class Record {
  private constructor(
    /** @internal */
    readonly handle: RecordHandle,
  ) {}

  /** @internal */
  static of(handle: RecordHandle): Record {
    return new Record(handle);
  }

  /** Begins a record at a position. */
  static begin(start: Position): Record {
    return new Record(attempt(() => engine(start.game).Record.begin(start.handle)));
  }

  /**
   * Reads a record's text, as {@link toString} writes it; every move is checked.
   *
   * @throws {@link Refusal} with the line, and the ply if a move is refused.
   */
  static parse(text: string): Record {
    const game = attempt(() => anyEngine().gameOf(text));
    return new Record(attempt(() => engine(game).Record.parse(text)));
  }

  /** The game's own name. */
  get game(): string {
    return this.handle.game();
  }

  /** The position that the game began with. */
  get start(): Position {
    return Position.of(this.handle.start());
  }

  /** The present position. */
  get position(): Position {
    return Position.of(this.handle.position());
  }

  /** How many moves have been made, chance moves included. */
  get plies(): number {
    return this.handle.plies();
  }

  /** The moves made. */
  get moves(): string[] {
    return this.handle.moves();
  }

  /** The move made last, if there is one. */
  get last(): string | null {
    return this.handle.last() ?? null;
  }

  /**
   * Makes a move, and returns how it ended the game, if it did.
   *
   * @throws {@link Refusal} if the text is no move, the game was over, or the move breaks a rule; the
   *   record is unchanged then.
   */
  push(move: string): Ending | null {
    return JSON.parse(attempt(() => this.handle.push(move))) as Ending | null;
  }

  /**
   * Takes moves back until `plies` are left; an ending by word goes as well.
   *
   * @throws {@link Refusal} if `plies` is no number that can be counted to.
   */
  truncate(plies: number): void {
    this.handle.truncate(whole('plies', plies));
  }

  /**
   * Returns a copy of the record with only its first `plies` moves.
   *
   * @throws {@link Refusal} if `plies` is no number that can be counted to.
   */
  upTo(plies: number): Record {
    const copy = this.copy();
    copy.truncate(plies);
    return copy;
  }

  /** Returns a copy, which does not change with this one. */
  copy(): Record {
    return new Record(this.handle.copy());
  }

  /** How the game ended, if it did. */
  get ending(): Ending | null {
    return JSON.parse(this.handle.ending()) as Ending | null;
  }

  /**
   * Ends a game that the moves have not decided; {@link truncate} takes that back.
   *
   * @throws {@link Refusal} if the game is over, or would be drawn by resignation.
   */
  end(by: EndedBy, outcome: Outcome): Ending {
    return JSON.parse(attempt(() => this.handle.end(by, `${outcome}`))) as Ending;
  }

  /**
   * Returns a record of the same game, begun anew, in which each seat plays the other's colour; `null`
   * if a colour goes with its seat, or moves have been made.
   */
  withColoursExchanged(): Record | null {
    const exchanged = this.handle.withColoursExchanged();
    return exchanged === undefined ? null : new Record(exchanged);
  }

  /** What besides its rules ends the game. */
  get adjudication(): Adjudication {
    return JSON.parse(this.handle.adjudication()) as Adjudication;
  }

  /**
   * Returns the same record under another adjudication.
   *
   * @throws {@link Refusal} if moves were made after it would have ended the game, or a number is none that
   *   can be counted to.
   */
  adjudicated(adjudication: Partial<Adjudication>): Record {
    return new Record(attempt(() => this.handle.adjudicated(...limits(adjudication))));
  }

  /** Returns the name of who sits there, if there is one. */
  name(seat: Seat): string | null {
    return attempt(() => this.handle.name(seatOf('seat', seat))) ?? null;
  }

  /**
   * Names who sits there.
   *
   * @throws {@link Refusal} if the name is very long or has control characters, such as line ends.
   */
  setName(seat: Seat, name: string): void {
    attempt(() => this.handle.setName(seatOf('seat', seat), name));
  }

  /** The headers that the format gives no meaning, in order. */
  get headers(): Map<string, string> {
    const headers = JSON.parse(this.handle.headers()) as { key: string; value: string }[];
    return new Map(headers.map(({ key, value }) => [key, value]));
  }

  /**
   * Sets a header that the format gives no meaning; `null` removes it.
   *
   * @throws {@link Refusal} if the key is not of small letters, digits and hyphens, or has a meaning, or
   *   the value has control characters.
   */
  setHeader(key: string, value: string | null): void {
    if (value === null) {
      this.handle.removeHeader(key);
    } else {
      attempt(() => this.handle.setHeader(key, value));
    }
  }

  /** The comments, in order. */
  get comments(): Comment[] {
    return JSON.parse(this.handle.comments()) as Comment[];
  }

  /**
   * Sets the comment after so many moves; `null` removes it.
   *
   * @throws {@link Refusal} if there are not so many moves, or the text has braces or control characters
   *   other than line ends.
   */
  setComment(ply: number, text: string | null): void {
    if (text === null) {
      this.handle.removeComment(whole('ply', ply));
    } else {
      attempt(() => this.handle.setComment(whole('ply', ply), text));
    }
  }

  /** Returns the text of what a seat has seen of the game. */
  seenBy(viewer: Seat): string {
    return attempt(() => this.handle.seenBy(seatOf('seat', viewer)));
  }

  /** Writes the record's text. */
  toString(): string {
    return this.handle.text();
  }

  /** Writes the record's text. */
  toJSON(): string {
    return this.toString();
  }
}

/**
 * What a module is told of an adjudication: 0 is nothing.
 *
 * @throws {@link Refusal} if a number is none that can be counted to.
 * @internal
 */
export function limits({ repetition, maxPlies }: Partial<Adjudication>): [number, number] {
  return [whole('repetition', repetition ?? 0), whole('maxPlies', maxPlies ?? 0)];
}
