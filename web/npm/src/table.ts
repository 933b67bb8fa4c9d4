// Games that are being played.

import { engine } from './engine.js';
import type { Engine } from './generated/glue.js';
import type { Choice, Scene } from './picture.js';
import { limited, long, longOfText, seatOf, whole, wholeIfAny } from './numbers.js';
import { Position } from './position.js';
import { Record } from './record.js';
import { attempt, refusal } from './refusal.js';
import type { ProgressListener, TableJson, TableOptions, TableState } from './table-data.js';
import type { Analysis, Budget, EndedBy, Ending, Outcome, Player, Rematch, Seat, ToldMove } from './types.js';

type TableHandle = Engine['Table']['prototype'];

/**
 * A game that is being played: its record, and everybody who decides something in it. It knows who may
 * see what.
 *
 * What is rolled, and what an opponent chooses, depends on the seed, the number of the game and the ply
 * alone: nobody gets a second try by taking moves back.
 *
 * @example
 * const table = new Table(Record.begin(Position.start('quinta')), { players: ['human', 'greedy'] });
 * table.push(table.position.moves()[0]!);
 * table.push(table.decide()!); // what the opponent decides
 */
export class Table {
  readonly #memory: number | null;
  readonly #own: TableHandle;
  #isThinking = false;

  /**
   * Seats players at a game, which may have begun. The table keeps a record of its own.
   *
   * @throws {@link Refusal} if there is no such player, or a number is none that can be counted to.
   */
  constructor(record: Record, { players, seed, number, memory }: TableOptions) {
    const [first, second] = players;
    const drawn = long('seed', seed ?? Math.floor(Math.random() * Number.MAX_SAFE_INTEGER));
    const numbers = [drawn, long('number', number ?? 0)] as const;
    const most = wholeIfAny('memory', memory);
    const { Table } = engine(record.game);
    this.#own = attempt(() => new Table(record.handle, first, second, ...numbers));
    this.#memory = most ?? null;
    if (most !== undefined) this.#handle.limitMemory(most);
  }

  /**
   * Makes a table again from its state, also from one that was written as JSON and read again.
   *
   * @throws {@link Refusal} if it is no state of a table.
   */
  static of({ record, players, seed, number, memory }: TableState | TableJson): Table {
    const numbers = { seed: longOfText(seed), number: longOfText(number) };
    return new Table(Record.parse(record), { players, ...numbers, memory: memory ?? undefined });
  }

  /** The table of the module, which one call at a time can have: it may be calling a listener now. */
  get #handle(): TableHandle {
    if (this.#isThinking) throw refusal('table', null, 'it is thinking for another call');
    return this.#own;
  }

  /** Has the table of the module think, and refuses it to every other call meanwhile. */
  #think<T>(call: (handle: TableHandle) => T): T {
    const handle = this.#handle;
    this.#isThinking = true;
    try {
      return attempt(() => call(handle));
    } finally {
      this.#isThinking = false;
    }
  }

  /** Everything that makes this table again elsewhere, secrets included. */
  get state(): TableState {
    return stateOf(this.#handle, this.#memory);
  }

  /** Everything that makes this table again elsewhere, secrets included, for `JSON.stringify`. */
  toJSON(): TableJson {
    const { seed, number, ...state } = this.state;
    return { ...state, seed: `${seed}`, number: `${number}` };
  }

  /** Who decides for the first and for the second seat. */
  get players(): readonly [Player, Player] {
    return playersOf(this.#handle);
  }

  /** Where all chance comes from. */
  get seed(): bigint {
    return this.#handle.seed();
  }

  /** Which game of several with one seed this is. */
  get number(): bigint {
    return this.#handle.number();
  }

  /**
   * Seats another player in the middle of the game.
   *
   * @throws {@link Refusal} if there is no such player.
   */
  setPlayer(seat: Seat, player: Player): void {
    attempt(() => this.#handle.setPlayer(seatOf('seat', seat), player));
  }

  /** Lets the players exchange seats in the middle of the game, with their names. */
  exchangePlayers(): void {
    this.#handle.exchangePlayers();
  }

  /**
   * Seats the players at their next game, by the custom of the game or in a given way; `null` while this
   * one goes on.
   */
  rematch(way?: Rematch): Table | null {
    const next = attempt(() => this.#handle.rematch(way));
    return next === undefined ? null : Table.of(stateOf(next, this.#memory));
  }

  /** The present position, with everything in it: show of it what the {@link viewer} may see. */
  get position(): Position {
    return Position.of(this.#handle.position());
  }

  /** A copy of the record up to now, secrets included. */
  get record(): Record {
    return Record.of(this.#handle.record());
  }

  /** How many moves have been made. */
  get plies(): number {
    return this.#handle.plies();
  }

  /** The moves made, chance moves and secrets included. */
  get moves(): string[] {
    return this.#handle.moves();
  }

  /** The move made last, if there is one. */
  get last(): string | null {
    return this.#handle.last() ?? null;
  }

  /** Why the game is over, if it is. */
  get end(): Ending | null {
    return JSON.parse(this.#handle.end()) as Ending | null;
  }

  /** The seat of the person who is to decide next; `null` if chance, an opponent or nobody is. */
  get humanToMove(): Seat | null {
    return (this.#handle.humanToMove() ?? null) as Seat | null;
  }

  /** Whether the seats know different things now, so that neither may look when the other decides. */
  get hasSecrets(): boolean {
    return this.#handle.hasSecrets();
  }

  /** Whether the seats may come to know different things before the game is over. */
  get canHaveSecrets(): boolean {
    return this.#handle.canHaveSecrets();
  }

  /** Whether everything is shown although the game goes on, since its secrets have been seen. */
  get isOpen(): boolean {
    return this.#handle.isOpen();
  }

  /** Shows everything from now on: somebody has seen the secrets of this game. */
  open(): void {
    this.#handle.open();
  }

  /** The number of the last ply that a person at the table has not seen all of; 0 if there is none. */
  get lastSecret(): number {
    return this.#handle.lastSecret();
  }

  /**
   * Makes a move for whoever is to decide, and returns how it ended the game, if it did.
   *
   * @throws {@link Refusal} if the text is no move, the game was over, or the move breaks a rule.
   */
  push(move: string): Ending | null {
    return JSON.parse(attempt(() => this.#handle.push(move))) as Ending | null;
  }

  /**
   * Returns what chance or an opponent decides next; `null` if a person is to decide, or nobody. The
   * move is not made yet. It is thought here and now: {@link Thinker.decide} does so in a worker.
   */
  decide(onProgress?: ProgressListener): string | null {
    return this.#think((handle) => handle.decide(listener(onProgress))) ?? null;
  }

  /**
   * Looks for the best moves of the person who is to decide, by what that person may know; `null` if no
   * person is to decide. It is thought here and now: {@link Thinker.advise} does so in a worker.
   *
   * @throws {@link Refusal} if the budget is none.
   */
  advise(budget: Budget, onProgress?: ProgressListener): Analysis | null {
    const { iterations, seconds } = limited(budget);
    const milliseconds = seconds === undefined ? undefined : seconds * 1000;
    const told = listener(onProgress);
    const found = this.#think((handle) => handle.advise(iterations, milliseconds, told));
    return JSON.parse(found) as Analysis | null;
  }

  /**
   * Lets opponents and the adviser keep from now on what they have found, here and now: to be advised
   * again at the same position adds to what was found. What is decided then depends on the calls before.
   */
  keepTrees(): void {
    this.#handle.keepTrees();
  }

  /** Ends the game for the person who is to decide, and returns that seat; `null` if no person is. */
  resign(): Seat | null {
    return (this.#handle.resign() ?? null) as Seat | null;
  }

  /**
   * Ends the game for a seat that gives it up, whoever is to decide.
   *
   * @throws {@link Refusal} if the game is over.
   */
  resignFor(seat: Seat): Ending {
    return JSON.parse(attempt(() => this.#handle.resignFor(seatOf('seat', seat)))) as Ending;
  }

  /**
   * Ends a game that the moves have not decided: on time, by agreement, by forfeit.
   *
   * @throws {@link Refusal} if the game is over, or would be drawn by resignation.
   */
  endBy(by: EndedBy, outcome: Outcome): Ending {
    return JSON.parse(attempt(() => this.#handle.endBy(by, `${outcome}`))) as Ending;
  }

  /**
   * Takes moves back until the person who decided last is to decide again, and returns whether there
   * was such a decision. To resign is a decision too. What the end of the game has shown stays shown.
   */
  undo(): boolean {
    return this.#handle.undo();
  }

  /**
   * Takes moves back until `plies` are left, and returns them in order, so that they can be made again.
   * What the end of the game has shown stays shown.
   *
   * @throws {@link Refusal} if `plies` is no number that can be counted to.
   */
  truncate(plies: number): string[] {
    return this.#handle.truncate(whole('plies', plies));
  }

  /** Who looks at the table: a seat that may not see everything, or `null` for everybody. */
  get viewer(): Seat | null {
    return (this.#handle.viewer() ?? null) as Seat | null;
  }

  /**
   * Returns how a legal move that is about to be made is told to the people at the table.
   *
   * @throws {@link Refusal} if the text is no move.
   */
  told(move: string): string {
    return attempt(() => this.#handle.told(move));
  }

  /** Returns what a seat has seen happen since it decided last. */
  toldSince(seat: Seat): ToldMove[] {
    return JSON.parse(attempt(() => this.#handle.toldSince(seatOf('seat', seat)))) as ToldMove[];
  }

  /** Draws the position as SVG for the viewer, with the last move marked. */
  svg(): string {
    return this.#handle.svg();
  }

  /** Draws the position as data for the viewer, with the last move marked. */
  scene(): Scene {
    return JSON.parse(this.#handle.scene()) as Scene;
  }

  /** Lists the moves that the viewer can choose; none when the game is over. */
  choices(): Choice[] {
    return JSON.parse(this.#handle.choices()) as Choice[];
  }

  /** The text of the record as the viewer may see it. */
  get text(): string {
    return this.#handle.text();
  }
}

function listener(onProgress?: ProgressListener) {
  if (onProgress === undefined) return undefined;
  return (iterations: number, share: number) => onProgress({ iterations, share });
}

function playersOf(handle: TableHandle): [Player, Player] {
  return [handle.player(1), handle.player(2)] as [Player, Player];
}

function stateOf(handle: TableHandle, memory: number | null): TableState {
  const record = handle.record();
  const [game, text] = [record.game(), record.text()];
  const [seed, number] = [handle.seed(), handle.number()];
  return { game, record: text, players: playersOf(handle), seed, number, memory };
}
