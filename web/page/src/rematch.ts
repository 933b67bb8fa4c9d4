// Several games between the same players.

import { type Outcome, Position, Record, type Rematch, type Seat, Table } from 'fourchette';

import type { SeatPlayer } from './player.js';

/** A player of a match: 0 sits first in its first game. */
export type Participant = 0 | 1;

/** The games that were played before the present one, as data. */
export interface MatchData {
  /** Who sits first and second in the present game. */
  readonly seating: readonly [Participant, Participant];
  readonly wins: readonly [number, number];
  readonly draws: number;
  /** The match of two games with one rack that is being played, if one is. */
  readonly double: DoubleData | null;
  /** How the players sit down to the next game, if they chose it and do not follow the custom. */
  readonly way: Rematch | null;
}

/** A match of Double Wyx. */
export interface DoubleData {
  readonly round: 1 | 2;
  /** The pawns that each player had left in the first game. */
  readonly unlaid: readonly [number, number] | null;
}

/** The game that a rematch follows. */
export interface PlayedGame {
  readonly table: Table;
  readonly players: readonly [SeatPlayer, SeatPlayer];
  readonly match: MatchData;
}

/** What the next game begins with. */
export interface NextGame {
  readonly start: Position;
  readonly players: readonly [SeatPlayer, SeatPlayer];
  readonly match: MatchData;
}

export function newMatch(isDouble: 'double' | 'single' = 'single'): MatchData {
  const double = isDouble === 'double' ? ({ round: 1, unlaid: null } as const) : null;
  return { seating: [0, 1], wins: [0, 0], draws: 0, double, way: null };
}

/** Returns the match with the game that has just ended. */
export function withOutcome(match: MatchData, outcome: Outcome): MatchData {
  if (outcome === 'draw') return { ...match, draws: match.draws + 1 };
  const wins: [number, number] = [...match.wins];
  wins[match.seating[outcome - 1] ?? 0] += 1;
  return { ...match, wins };
}

/** Returns the ways in which the players can sit down to a rematch, the custom of the game first. */
export function waysOf(start: Position): Rematch[] {
  const custom = start.rematch;
  const ways: Rematch[] = ['alternate', 'colours', 'stay', 'loser'];
  // Where a colour goes with its seat, to exchange colours is to exchange seats.
  const areFree = Record.begin(start).withColoursExchanged() !== null;
  return [custom, ...ways.filter((way) => way !== custom && (areFree || way !== 'colours'))];
}

/**
 * Sets up the next game of a match after one that has ended, in one of the ways in which players can sit
 * down to it; the second game of Double Wyx, with the same rack and exchanged colours, after the first,
 * whatever the way.
 */
export function nextGame({ table, players, match }: PlayedGame, outcome: Outcome, way: Rematch): NextGame {
  const played = withOutcome(match, outcome);
  const { record } = table;
  if (match.double?.round === 1) {
    const rules = [...rulesBut(record.start, 'rack'), `rack=${rackOf(record)}`].join();
    const double = { round: 2, unlaid: leftToLay(record, match) } as const;
    return {
      start: Position.start('wyx', rules),
      players: [players[1], players[0]],
      match: { ...played, seating: [match.seating[1], match.seating[0]], double },
    };
  }
  // The names go with the players, and say who sits where then.
  for (const seat of [1, 2] as const) record.setName(seat, `${match.seating[seat - 1]}`);
  const { seed, number } = table;
  const next = new Table(record, { players: table.players, seed, number }).rematch(way);
  if (next === null) throw new Error('the game goes on');
  const [first, second] = ([1, 2] as const).map((seat): Participant =>
    next.record.name(seat) === '1' ? 1 : 0,
  );
  const seating = [first ?? 0, second ?? 1] as const;
  const stays = seating[0] === match.seating[0];
  const double = match.double === null ? null : newMatch('double').double;
  const chosen = way === waysOf(record.start)[0] ? null : way;
  // Another match of Double Wyx has another rack.
  const begun = next.record.start;
  const start = double === null ? begun : Position.start('wyx', rulesBut(begun, 'rack').join());
  const seated = stays ? players : ([players[1], players[0]] as const);
  return { start, players: seated, match: { ...played, seating, double, way: chosen } };
}

/** The pawns that each player had left, of a game of Wyx that is over. Giving up loses them all. */
export function leftToLay(record: Record, { seating }: MatchData): [number, number] {
  const { ending } = record;
  const hands = record.position.scene().hands;
  const left = ([1, 2] as const).map((seat: Seat) => {
    if (ending?.kind === 'resignation') return ending.outcome === seat ? 0 : 32;
    return hands.find(({ owner, kind }) => owner === seat && kind === 'pawn')?.count ?? 0;
  });
  const sums: [number, number] = [0, 0];
  for (const [index, participant] of seating.entries()) sums[participant] = left[index] ?? 0;
  return sums;
}

/** Returns the rack that a game of Wyx began with, filled by chance or by its rules. */
function rackOf(record: Record): string {
  const given = /rack=([^,]*)/.exec(record.start.rules)?.[1];
  if (given !== undefined) return given;
  const dominoes = record.moves.slice(0, 64);
  const columns = Array.from({ length: 8 }, (_, at) => dominoes.slice(8 * at, 8 * at + 8).join(''));
  return columns.join('/');
}

function rulesBut(start: Position, key: string): string[] {
  return start.rules.split(',').filter((rule) => rule !== '' && !rule.startsWith(`${key}=`));
}
