// The vocabulary: values that every part of the package speaks of.

/** One of the two seats, in the order in which they act. A seat is not a colour. */
export type Seat = 1 | 2;

/** How a game ended: the seat that has won, or a draw. */
export type Outcome = Seat | 'draw';

/** Whose decision comes next, or how the game ended by its rules. */
export type Status =
  | { readonly kind: 'to-move'; readonly seat: Seat }
  /** A roll or a draw comes next: one of the legal moves, by their {@link Position.chanceWeight}. */
  | { readonly kind: 'chance' }
  | { readonly kind: 'over'; readonly outcome: Outcome };

/** Why a game has a result that its moves do not decide. */
export type EndedBy = 'resignation' | 'time' | 'agreement' | 'forfeit' | 'adjudication';

/** How a game ended, by its rules or otherwise. */
export interface Ending {
  /** What ended it. */
  readonly kind: 'rules' | 'repetition' | 'max-plies' | EndedBy;
  readonly outcome: Outcome;
  /** The ending in words, as a clause: `the first seat has won`. */
  readonly words: string;
}

/** What besides its rules ends a game; `null` is nothing. */
export interface Adjudication {
  /** The game is a draw when a position occurs for this time, the start included. */
  readonly repetition: number | null;
  /** The game is a draw after so many plies, chance moves and passes included. */
  readonly maxPlies: number | null;
}

/** An opponent, by its name: the higher the level of a search, the stronger. */
export type Opponent =
  | 'random'
  | 'greedy'
  | 'search:1'
  | 'search:2'
  | 'search:3'
  | 'search:4'
  | 'search:5';

/**
 * Who decides for a seat: a person, an opponent, or a program of the caller's. For an `engine` a table does not
 * decide, nor does it wait as for a person: whoever has the table pushes its moves.
 */
export type Player = 'human' | 'engine' | Opponent;

/** How two players sit down to their next game. */
export type Rematch =
  /** Everybody sits where they sat. */
  | 'stay'
  /** The players exchange seats, and with the seats their colours. */
  | 'alternate'
  /** The players exchange colours, and who began begins again. */
  | 'colours'
  /** The loser begins; after a draw everybody sits where they sat. */
  | 'loser';

/** How long may be thought. With the same iterations and seed the same is found on every machine. */
export type Budget = { readonly iterations: number } | { readonly seconds: number };

/** Which random games are played. */
export interface PlayoutOptions {
  /** Where their chance comes from: the same seed plays the same games on every machine. */
  readonly seed: number | bigint;
  /** The number of the first of them, counted from 0: each game has chance of its own. */
  readonly first?: number | bigint;
  /** After how many plies a game is a draw; without it games are played to their end, if they have one. */
  readonly maxPlies?: number;
}

/** What came of a number of games. */
export interface Tally {
  readonly games: number;
  /** How many the first and the second seat won. */
  readonly wins: readonly [number, number];
  /** How many the rules ended as a draw. */
  readonly draws: number;
  /** How many were too long, and are draws for that. */
  readonly tooLong: number;
  /** How many plies were played in all. */
  readonly plies: number;
}

/** How far the thinking has come. */
export interface Progress {
  /** How many iterations have been made, or moves looked at where there is no search. */
  readonly iterations: number;
  /** Which share of the budget has been used, from 0 to 1. */
  readonly share: number;
}

/** What a search thinks of a move. */
export interface Candidate {
  readonly move: string;
  /** How often the search tried it. */
  readonly visits: number;
  /** About how likely it wins for the seat that makes it, from 0 to 1; a draw is half a win. */
  readonly winRate: number;
  /** Whether the search has proved that the win rate is the result. */
  readonly isProven: boolean;
}

/** What a search has found. */
export interface Analysis {
  /** The moves, the best first. Where there are very many moves, not all are here. */
  readonly candidates: readonly Candidate[];
  /**
   * The best move, the best answer, and so on, as far as that is known; it ends where chance decides, and is
   * empty where the game hides something.
   */
  readonly line: readonly string[];
  /** How many iterations were made. */
  readonly iterations: number;
}

/** A move as a seat has seen it. */
export interface ToldMove {
  /** The number of the move, counted from 1. */
  readonly ply: number;
  /** The seat that made it; `null` if chance did. */
  readonly mover: Seat | null;
  /** What was seen of it. */
  readonly text: string;
  /** What it did, if the seat has seen all of it and its text does not say so. */
  readonly explanation: string | null;
}
