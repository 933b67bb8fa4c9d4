// A game that is played on the page: its moves with variations, and who plays it.

import { type Adjudication, type Ending, Position, Record, type Seat, Table } from 'fourchette';

import type { FarData } from './far-game.js';
import { GameTree, movesTo, resignation, type TreeNode } from './game-tree.js';
import type { Question } from './engine-process.js';
import { atTable, type SeatPlayer } from './player.js';
import { type MatchData, newMatch } from './rematch.js';
import type { Beginning, Change, SessionData } from './session-data.js';

/** A game being played. Its moves are those of its tree up to the node that is shown. */
export class Session {
  readonly start: Position;
  readonly tree: GameTree;
  readonly players: readonly [SeatPlayer, SeatPlayer];
  readonly engineTime: number;
  readonly seed: number;
  readonly number: number;
  readonly adjudication: Adjudication;
  match: MatchData;
  /** What is known of a game by link. */
  far: FarData | null;
  isOpen = false;
  /** Of two people with secrets: the seat of the one who looks at the screen. */
  seated: Seat = 1;
  #listeners = new Set<(change: Change) => void>();
  readonly #positions = new WeakMap<TreeNode, Position>();
  #table: { readonly at: TreeNode; readonly table: Table; readonly isOpen: boolean } | null = null;

  private constructor(
    readonly id: string,
    { start, players, engineTime, seed, number, adjudication, match, far }: Beginning,
    tree: GameTree,
  ) {
    this.start = start;
    this.players = players;
    this.engineTime = engineTime ?? 1;
    this.seed = seed ?? Math.floor(Math.random() * 2 ** 48);
    this.number = number ?? 0;
    this.adjudication = adjudication ?? { repetition: null, maxPlies: null };
    this.match = match ?? newMatch();
    this.far = far ?? null;
    this.tree = tree;
  }

  /** Begins a game. */
  static begin(beginning: Beginning): Session {
    const id = Math.random().toString(36).slice(2, 8);
    const tree = GameTree.of(beginning.moves ?? []);
    tree.current.ended = beginning.ended ?? null;
    const session = new Session(id, beginning, tree);
    session.#noteEnd();
    return session;
  }

  static load(data: SessionData): Session {
    const start = Position.parse(data.start);
    const session = new Session(data.id, { ...data, start }, GameTree.load(data.tree));
    session.isOpen = data.isOpen;
    session.seated = data.seated ?? session.table.humanToMove ?? 1;
    return session;
  }

  save(): SessionData {
    const { id, game, players, engineTime, seed, number, adjudication, isOpen, match, far, seated } = this;
    const [start, tree, isOver] = [`${this.start}`, this.tree.save(), this.ending !== null];
    const played = { players, engineTime, seed, number, adjudication };
    return { id, game, isOver, start, tree, ...played, isOpen, match, far, seated };
  }

  get game(): string {
    return this.start.game;
  }

  /** The table as it is at what is shown. */
  get table(): Table {
    const at = this.tree.current;
    if (this.#table?.at === at && this.#table.isOpen === this.isOpen) return this.#table.table;
    const { seed, number, isOpen } = this;
    const [first, second] = this.players;
    const players = [atTable(first), atTable(second)] as const;
    const table = new Table(this.record(at), { players, seed, number });
    if (isOpen) table.open();
    this.#table = { at, table, isOpen };
    return table;
  }

  /** The record up to a node. */
  record(to: TreeNode = this.tree.current): Record {
    const record = Record.begin(this.start).adjudicated(this.adjudication);
    for (const move of movesTo(to)) record.push(move);
    if (to.ended !== null) record.end(to.ended.by, to.ended.outcome);
    return record;
  }

  /** The position at a node, which is made once, of the one before. */
  positionAt(node: TreeNode): Position {
    const known = this.#positions.get(node);
    if (known !== undefined) return known;
    const { parent, move } = node;
    const position = parent === null || move === null ? this.start : this.positionAt(parent).after(move);
    this.#positions.set(node, position);
    return position;
  }

  /** What an engine on a seat is asked at what is shown. */
  questionTo(seat: Seat): Question {
    const { start, table, engineTime } = this;
    const { position, moves } = table;
    return { position, start, moves, seat, isHidden: table.canHaveSecrets, time: 1000 * engineTime };
  }

  get position(): Position {
    return this.table.position;
  }

  get ending(): Ending | null {
    const { end } = this.table;
    // Whether a friend whose laws are sealed can move, only the friend knows.
    const isOurs = end?.kind === 'rules' && end.outcome === this.far?.mine;
    return isOurs && this.isSealed && !this.#hasArrived ? null : end;
  }

  /** Whether there are secrets that this browser does not know. */
  get isSealed(): boolean {
    return this.far !== null && this.far.unknown.length > 0;
  }

  /** Whether somebody at this screen may move for a seat. */
  canMove(seat: Seat): boolean {
    return this.players[seat - 1] === 'human' && (this.far === null || this.far.mine === seat);
  }

  /** Whether two people with secrets sit at one screen. */
  get isShared(): boolean {
    const isSameScreen = this.far === null && this.players.every((player) => player === 'human');
    return isSameScreen && this.table.canHaveSecrets;
  }

  /** Whose eyes the board is drawn for; `null` for everybody's. */
  get viewer(): Seat | null {
    if (this.far !== null)
      return this.isSealed || (this.table.canHaveSecrets && this.ending === null) ? this.far.mine : null;
    if (this.isShared) return this.awaited ?? this.seated;
    return this.table.viewer;
  }

  /** The seat of a person who has to come to the screen before anything is shown; else `null`. */
  get awaited(): Seat | null {
    const seat = this.isShared ? this.table.humanToMove : null;
    return seat === this.seated ? null : seat;
  }

  /** The seat of the person who is to decide at the end of the line that is shown. */
  get humanToMove(): Seat | null {
    return this.table.humanToMove;
  }

  /**
   * Makes a move from what is shown.
   *
   * @throws Refusal if it is illegal.
   */
  play(move: string): void {
    const from = this.position;
    from.after(move);
    this.tree.play(move);
    this.#noteEnd();
    this.#tell({ kind: 'move', from, move });
  }

  /** Gives the game up for the person who is to decide at the end of the line that is shown. */
  resign(): void {
    const seat = this.humanToMove;
    if (seat === null || !this.tree.isAtEnd) return;
    this.tree.current.ended = resignation(seat);
    this.#table = null;
    this.#noteEnd();
    this.#tell({ kind: 'jump' });
  }

  /** Shows another place of the game. */
  goTo(node: TreeNode): void {
    if (node === this.tree.current) return;
    this.tree.current = node;
    this.#tell({ kind: 'jump' });
  }

  /** Makes the line that is shown the game itself, of which the others are variations. */
  promote(): void {
    this.tree.promote(this.tree.current);
    this.#tell({ kind: 'jump' });
  }

  /** The place to which `undo` goes: the last decision of a person before what is shown. */
  get lastDecision(): TreeNode | null {
    // What has been sent cannot be taken back.
    if (this.far !== null) return null;
    const { current } = this.tree;
    if (current.ended !== null) return current;
    let at = current.parent;
    while (at !== null && !this.#isDecision(at)) at = at.parent;
    return at;
  }

  /** The place to which `redo` goes: the next decision of a person, or the end of the line. */
  get nextDecision(): TreeNode | null {
    let at = this.tree.current.children[0];
    while (at?.children[0] !== undefined && !this.#isDecision(at)) at = at.children[0];
    return at ?? null;
  }

  /** Goes back to the last decision of a person. What came after it stays, to be gone to again. */
  undo(): void {
    const to = this.lastDecision;
    if (to === null) return;
    if (to === this.tree.current) {
      to.ended = null;
      this.#table = null;
      this.#tell({ kind: 'jump' });
    } else {
      this.goTo(to);
    }
  }

  /** Goes on to the next decision of a person. */
  redo(): void {
    const to = this.nextDecision;
    if (to !== null) this.goTo(to);
  }

  /** Seats the person who was waited for. */
  sitDown(): void {
    this.seated = this.awaited ?? this.seated;
    this.#tell({ kind: 'jump' });
  }

  /** Calls back whenever something has changed, until the function that is returned is called. */
  onChange(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }

  /** Keeps in mind that the end of a game shows its secrets. */
  #noteEnd(): void {
    if (this.ending !== null) this.isOpen = true;
  }

  /** Whether a pawn on its goal has won, which everybody sees. */
  get #hasArrived(): boolean {
    const scene = this.position.scene({ viewer: this.far?.mine ?? null });
    return scene.highlights.some(({ mark }) => mark === 'winning');
  }

  /** Whether somebody at this screen is to decide at a node. */
  #isDecision(node: TreeNode): boolean {
    const seat = this.positionAt(node).toMove;
    return seat !== null && this.canMove(seat);
  }
}
