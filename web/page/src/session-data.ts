// What a session is made of: as data that the browser keeps, and as it begins.

import type { Adjudication, Position, Seat } from 'fourchette';

import type { FarData } from './far-game.js';
import type { Ended, SavedTree } from './game-tree.js';
import type { SeatPlayer } from './player.js';
import type { MatchData } from './rematch.js';

/** A session as data, which storage keeps. */
export interface SessionData {
  readonly id: string;
  readonly game: string;
  /** Whether the game is over at what is shown. */
  readonly isOver: boolean;
  /** The line of the position that the game began with. */
  readonly start: string;
  readonly tree: SavedTree;
  readonly players: readonly [SeatPlayer, SeatPlayer];
  /** How long engines think about a move, in seconds. */
  readonly engineTime?: number;
  readonly seed: number;
  /** The number of the game among those with one seed. */
  readonly number: number;
  /** Whether everything is shown, since secrets have been seen. */
  readonly isOpen: boolean;
  /** What besides the rules of the game ends it; nothing in older data. */
  readonly adjudication?: Adjudication;
  readonly match: MatchData;
  /** What is known of a game by link; nothing of another one. */
  readonly far?: FarData | null;
  /** Of two people with secrets: the seat of the one who looked at the screen last. */
  readonly seated?: Seat;
}

/** How a session changed: by a move from what was shown, or otherwise. */
export type Change =
  { readonly kind: 'move'; readonly from: Position; readonly move: string } | { readonly kind: 'jump' };

/** What a session needs to begin. */
export interface Beginning {
  readonly start: Position;
  readonly players: readonly [SeatPlayer, SeatPlayer];
  readonly engineTime?: number;
  readonly seed?: number;
  readonly number?: number;
  readonly moves?: readonly string[];
  /** How the game was ended after the moves. */
  readonly ended?: Ended | null;
  readonly adjudication?: Adjudication;
  readonly match?: MatchData;
  readonly far?: FarData | null;
}
