// The games in words.

import { games, opponents as names } from './generated/catalogue.js';
import { asText, Refusal } from './refusal.js';
import type { Opponent, Rematch } from './types.js';

/** A game in words: what a menu and a page of rules need. */
export interface Game {
  /** The name by which programs call it. */
  readonly name: string;
  /** The title, as a person writes it. */
  readonly title: string;
  /** Other names, which stand for certain rules. */
  readonly aliases: readonly { name: string; title: string; rules: string }[];
  /** What the first and the second seat are called, usually their colours. */
  readonly seats: readonly [string, string];
  /** The goal in one line. */
  readonly goal: string;
  /** Who made the game and who publishes it. */
  readonly credits: string;
  /** The board, what its places are called, and the words that the rules have for them. */
  readonly board: readonly Block[];
  /** The rules. Show the start, drawn, before them. */
  readonly rules: readonly Block[];
  /** Who sits where when the same players play several games. */
  readonly matches: string;
  /** The forms of a move's text, by example. */
  readonly moves: readonly { example: string; meaning: string }[];
  /** The rule options. */
  readonly options: readonly RuleOption[];
  /** The game's custom for a rematch: first by default, then under the options that change it. */
  readonly rematches: readonly { rules: string; way: Rematch; meaning: string }[];
  /** Whether something is hidden from a seat. */
  readonly hasSecrets: boolean;
  /** Whether, by the default rules, chance decides something. */
  readonly hasChance: boolean;
  /** Whether, by the default rules, a colour goes with its seat. */
  readonly hasBoundColours: boolean;
}

/** A choice of rules, `key=value`. */
export interface RuleOption {
  readonly key: string;
  /** What it is if nothing is said. */
  readonly default: string;
  /** All values, as a person reads them: `on | off`, `1 to 30`. */
  readonly values: string;
  /** Some values that are accepted, the default first; of a choice, all. */
  readonly samples: readonly string[];
  /** What the option does, in one line. */
  readonly meaning: string;
}

/** A part of a text of several paragraphs. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph' | 'item'; readonly text: string }
  /** Lines that are shown as they are. */
  | { readonly kind: 'drawing'; readonly lines: readonly string[] }
  /** Moves from the start of the game, which can be played. */
  | {
      readonly kind: 'example';
      readonly rules: string;
      readonly moves: readonly string[];
      /** Whether the game is over then. */
      readonly isOver: boolean;
    };

/** Lists the games by name. This needs no module, and neither does {@link about}. */
export function gameNames(): string[] {
  return games.map(({ name }) => name);
}

/**
 * Returns a game in words, by one of its names.
 *
 * @throws {@link Refusal} if there is no such game.
 */
export function about(name: string): Game {
  asText(name);
  const isCalled = (game: Game) =>
    game.name === name || game.aliases.some((alias) => alias.name === name);
  const found = games.find(isCalled);
  if (found === undefined) throw unknown(name);
  return found;
}

/** Lists the opponents, the weakest first. */
export function opponents(): Opponent[] {
  return [...names];
}

/**
 * Returns a game's own name, by one of its names.
 *
 * @throws {@link Refusal} if there is no such game.
 * @internal
 */
export function ownName(name: string): string {
  return about(name).name;
}

/** Refuses a name in the words of the games, each of which knows itself alone. */
function unknown(name: string): Refusal {
  const found = name.length > 60 ? `${name.slice(0, 60)}…` : name;
  const reason = `unknown; the games are ${gameNames().join(', ')}`;
  const message = `game ${JSON.stringify(found)}: ${reason}`;
  return new Refusal({ message, game: null, part: 'game', found, reason, ply: null, line: null });
}
