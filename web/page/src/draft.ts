// A position that is being set up by hand: pieces on places, and what else its line says.

import { Position, Refusal, type Seat, type Stone } from 'fourchette';

/** What a piece is. A block lies on a square and the one to its right, or stands on it and the one above. */
export interface PieceKind {
  readonly stone: Stone;
  readonly kind: 'stone' | 'pawn' | 'knight' | 'lying' | 'standing';
}

/** A piece, and the place that it is on; of a block, its lower left one. */
export interface Piece extends PieceKind {
  readonly place: string;
}

/** What a draft is: a position, or none for a reason. */
export type Judged =
  | { readonly position: Position; readonly reason: null }
  | { readonly position: null; readonly reason: string };

/**
 * What the fields of a game's line are, behind its options. A colour is a list of places with pieces of
 * that colour; what is called `kept` stays as it is.
 */
const FIELDS: Readonly<Record<string, string>> = {
  y: 'turn kept black white',
  'aliens-amazons': 'turn white black hand',
  'leap-over': 'turn winner black white',
  wyx: 'turn kept played knights white black',
  'dice-hex': 'turn phase roll black red',
  yinyang: 'turn step winner ranks kept kept',
  kwintie: 'turn white black',
};
const STONES_ONLY = 'turn black white';
/** Where the stones do not tell who has won, the line does. */
const STONES_AND_WINNER = 'turn winner black white';

/** Who decides, in a line: a seat, chance, or nobody since the game is over. */
type Turn = `${Seat}` | 'c' | 'o';

const KINDS: Readonly<Record<string, readonly PieceKind['kind'][]>> = {
  wyx: ['pawn', 'knight'],
  yinyang: ['pawn'],
  kwintie: ['lying', 'standing'],
};

/** What is set up. Every change makes what may be no position, until `judge` finds one. */
export class Draft {
  pieces: Piece[] = [];
  seat: Seat = 1;
  /** How many Amazons are in hand. */
  hand = 0;
  /** How many dominoes of each column of Wyx have been played. */
  played: number[] = [];
  readonly game: string;
  readonly #head: string;
  readonly #fields: readonly string[];
  readonly #texts: readonly string[];

  /** Begins with a position. */
  constructor(position: Position) {
    const [name = '', rules = '', ...texts] = `${position}`.split(' ');
    const winner = position.game === 'tetra' && position.rules.includes('wins=moving');
    const fields = winner ? STONES_AND_WINNER : (FIELDS[position.game] ?? STONES_ONLY);
    this.game = position.game;
    this.#head = `${name} ${rules}`;
    this.#fields = fields.split(' ');
    this.#texts = texts;
    this.seat = position.toMove ?? 1;
    for (const [index, field] of this.#fields.entries()) this.#read(field, texts[index] ?? '-');
  }

  /** What can be put on the board. */
  get palette(): PieceKind[] {
    const fields = this.#fields.includes('ranks') ? ['black', 'white'] : this.#fields;
    const stones = fields.filter((field): field is Stone => isStone(field));
    return (KINDS[this.game] ?? ['stone']).flatMap((kind) => stones.map((stone) => ({ stone, kind })));
  }

  /** Whether somebody can say which seat is to move. */
  get hasTurn(): boolean {
    return !this.#fields.includes('phase');
  }

  get hasHand(): boolean {
    return this.#fields.includes('hand');
  }

  /** The pieces on a place, the uppermost last. */
  on(place: string): Piece[] {
    return this.pieces.filter((piece) => covered(piece).includes(place));
  }

  /** Puts a piece on a place, in place of what cannot be there beside it. */
  put(what: PieceKind, place: string): void {
    const piece = { ...what, place };
    this.pieces = [...this.pieces.filter((other) => canStay(other, piece)), piece];
  }

  /** Takes away what is on a place. Knights are always somewhere. */
  clear(place: string): void {
    this.pieces = this.pieces.filter((piece) => piece.kind === 'knight' || !covered(piece).includes(place));
  }

  /** Takes away everything that can be. */
  clearAll(): void {
    this.pieces = this.pieces.filter(({ kind }) => kind === 'knight');
  }

  /** Puts everything where it is at the start of the game; laws and dominoes stay. */
  reset(): void {
    const start = new Draft(Position.start(this.game, this.#head.split(' ')[1]?.replace(/^-$/, '') ?? ''));
    this.pieces = start.pieces;
    this.seat = start.seat;
    this.hand = start.hand;
    this.played = start.played;
  }

  /** Counts one more domino of a column of Wyx as played; after the last one, none. */
  playDomino(column: number): void {
    this.played[column - 1] = ((this.played[column - 1] ?? 0) + 1) % 9;
  }

  /**
   * Asks the game whether this is a position. With the `chosen` seat to move, or the game being over, or
   * chance being to decide; or with `either` seat, which in many games follows from the pieces.
   */
  judge(seats: 'chosen' | 'either'): Judged {
    const chosen: Turn = `${this.seat}`;
    const turns: Turn[] = this.hasTurn ? [chosen, 'o', 'c'] : ['c', 'o'];
    if (seats === 'either') turns.push(this.seat === 1 ? '2' : '1');
    let reason: string | null = null;
    for (const turn of turns) {
      const winners = turn === 'o' && this.#fields.includes('winner') ? ['1', '2'] : ['-'];
      for (const winner of winners) {
        try {
          return { position: Position.parse(this.#line(turn, winner)), reason: null };
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          reason ??= error.reason;
        }
      }
    }
    return { position: null, reason: reason ?? '' };
  }

  #read(field: string, text: string): void {
    if (isStone(field)) {
      for (const name of list(text)) this.pieces.push({ stone: field, ...this.#pieceOf(name) });
    } else if (field === 'knights') {
      const stones = ['white', 'black'] as const;
      for (const [index, place] of list(text).entries()) {
        this.pieces.push({ stone: stones[index] ?? 'white', kind: 'knight', place });
      }
    } else if (field === 'ranks') {
      for (const [down, rank] of text.split('/').entries()) {
        for (const [file, cell] of [...rank].entries()) {
          const stone = cell === 'b' ? 'black' : 'white';
          if (cell !== '.') this.pieces.push({ stone, kind: 'pawn', place: square(file + 1, 4 - down) });
        }
      }
    } else if (field === 'hand') {
      this.hand = Number(text);
    } else if (field === 'played') {
      this.played = text.split(',').map(Number);
    }
  }

  #line(turn: Turn, winner: string): string {
    const fields = this.#fields.map((field, index) => this.#write(field, turn, winner, index));
    return [this.#head, ...fields].join(' ');
  }

  #write(field: string, turn: Turn, winner: string, index: number): string {
    if (isStone(field)) return this.#names(field);
    switch (field) {
      case 'turn':
        return turn;
      case 'winner':
        return winner;
      case 'phase':
        return turn === 'o' ? 'over' : 'roll';
      case 'step':
      case 'roll':
        return '-';
      case 'hand':
        return `${this.hand}`;
      case 'played':
        return this.played.join();
      case 'knights':
        return ['white', 'black'].flatMap((stone) => this.#places(stone, 'knight')).join();
      case 'ranks':
        return [4, 3, 2, 1].map((rank) => this.#rank(rank)).join('/');
      default:
        return this.#texts[index] ?? '-';
    }
  }

  #rank(rank: number): string {
    const cells = [1, 2, 3, 4].map((file) => this.on(square(file, rank)).at(-1)?.stone[0] ?? '.');
    return cells.join('');
  }

  /** The list of a colour's pieces, in the order in which lines have them. */
  #names(stone: Stone): string {
    if (this.game !== 'kwintie') {
      const kind = this.game === 'wyx' ? 'pawn' : 'stone';
      return this.#places(stone, kind).join() || '-';
    }
    // Where columns are counted from the left end of the wall, it may have become another one.
    const first = Math.min(...this.pieces.map(({ place }) => columnAndRow(place)[0]));
    const isFree = this.#head.includes('ruleset=');
    const blocks = this.#inOrder((piece) => piece.stone === stone);
    const names = blocks.map(({ kind, place }) => {
      const [column, row] = columnAndRow(place);
      return `${kind === 'lying' ? 'h' : 'v'}${square(isFree ? column - first + 1 : column, row)}`;
    });
    return names.join() || '-';
  }

  #places(stone: string, kind: string): string[] {
    const pieces = this.#inOrder((piece) => piece.stone === stone && piece.kind === kind);
    return pieces.map(({ place }) => place);
  }

  #inOrder(isMeant: (piece: Piece) => boolean): Piece[] {
    return this.pieces.filter(isMeant).sort((a, b) => {
      const [key, other] = [boardOrder(this.game, a.place), boardOrder(this.game, b.place)];
      return key[0] - other[0] || key[1] - other[1];
    });
  }

  /** Reads a name of a list: a place or, in Kwintie, a block. */
  #pieceOf(name: string): Omit<Piece, 'stone'> {
    const block = /^([hv])([a-i])(\d)$/.exec(name);
    if (this.game !== 'kwintie' || block === null) {
      return { kind: this.game === 'wyx' ? 'pawn' : 'stone', place: name };
    }
    const [, orientation, file = 'a', row = ''] = block;
    const place = `${file.charCodeAt(0) - 96}.${row}`;
    return { kind: orientation === 'h' ? 'lying' : 'standing', place };
  }
}

/** The places that a piece is on. */
export function covered({ kind, place }: Piece): string[] {
  if (kind !== 'lying' && kind !== 'standing') return [place];
  const [column, row] = columnAndRow(place);
  return [place, kind === 'lying' ? `${column + 1}.${row}` : `${column}.${row + 1}`];
}

/** Returns whether a piece can stay where it is when another one is put down. */
function canStay(piece: Piece, put: Piece): boolean {
  const isSameKnight = piece.kind === 'knight' && put.kind === 'knight' && piece.stone === put.stone;
  if (isSameKnight) return false;
  // A knight stands on pawns; whose they may be, the game says.
  if ((piece.kind === 'knight') !== (put.kind === 'knight')) return true;
  const places = covered(put);
  return piece.kind === 'knight' || !covered(piece).some((place) => places.includes(place));
}

/** Where a place comes in board order: rings go from the rim inward, ranks and rows from below. */
function boardOrder(game: string, place: string): readonly [number, number] {
  if (game === 'dice-hex') return [Number(place), 0];
  if (game === 'kwintie') {
    const [column, row] = columnAndRow(place);
    return [row, column];
  }
  const [letter, number] = [place.charCodeAt(0), Number(place.slice(1))];
  return game === 'wyx' ? [number, letter] : [letter, number];
}

function columnAndRow(place: string): [column: number, row: number] {
  const [column, row] = place.split('.').map(Number);
  return [column ?? 0, row ?? 0];
}

function square(file: number, rank: number): string {
  return `${String.fromCharCode(96 + file)}${rank}`;
}

function isStone(field: string): field is Stone {
  return field === 'black' || field === 'white' || field === 'red';
}

function list(text: string): string[] {
  return text === '-' ? [] : text.split(',');
}
