// What games, seats, places and moves are called.

import { about, type Game, type Place, type Position, type Scene, type Seat, type Stone } from 'fourchette';

import { texts } from './texts.js';

const ABOUT = new Map<string, Game>();

/** Returns a game in words. */
export function gameOf(name: string): Game {
  const known = ABOUT.get(name) ?? about(name);
  ABOUT.set(name, known);
  return known;
}

export function titleOf(game: string): string {
  return texts().titles[game] ?? gameOf(game).title;
}

export function goalOf(game: string): string {
  return texts().goals[game] ?? gameOf(game).goal;
}

/** What a game's option does, in one line. */
export function meaningOf(game: string, key: string): string {
  const option = gameOf(game).options.find((option) => option.key === key);
  return texts().meanings[`${game} ${key}`] ?? option?.meaning ?? '';
}

/** What the seats' pieces look like before anybody has a piece on the board. */
const STONES: Readonly<Record<string, readonly [Stone, Stone]>> = {
  'aliens-amazons': ['white', 'black'],
  'dice-hex': ['black', 'red'],
  wyx: ['white', 'black'],
  kwintie: ['white', 'black'],
};

/** Returns what the pieces of a seat look like. */
export function stoneOf(position: Position, scene: Scene, seat: Seat): Stone {
  let pair: readonly [Stone, Stone] = STONES[position.game] ?? ['black', 'white'];
  if (/begins=red/.test(position.rules)) pair = ['red', 'black'];
  const [stone, other] = seat === 1 ? pair : [pair[1], pair[0]];
  for (const piece of scene.pieces) {
    if (piece.stone === null || piece.owner === null) continue;
    const looks = piece.owner === seat ? stone : other;
    return piece.stone === looks ? stone : other;
  }
  return stone;
}

/** Returns what a seat is called: by its colour, which an exchange of colours changes. */
export function seatName(position: Position, scene: Scene, seat: Seat): string {
  const word = gameOf(position.game).seats[seat - 1] ?? '';
  const colour = { black: 'Black', white: 'White', red: 'Red' }[stoneOf(position, scene, seat)];
  const name = /Aliens|Amazons/.test(word) ? word : colour;
  return texts().seats[name] ?? name;
}

/** Returns what a place is called, without what is on it. */
export function placeName(game: string, name: string): string {
  const { places, seats } = texts();
  const column = /^column-(\d+)$/.exec(name)?.[1];
  if (column !== undefined) return places.column(column);
  const law = /^law-(\d)-(\d)$/.exec(name);
  if (law !== null) {
    const seat = gameOf(game).seats[Number(law[1]) - 1] ?? '';
    return places.law(seats[seat] ?? seat, law[2] ?? '');
  }
  if (name === 'dice') return places.dice;
  return game === 'dice-hex' ? places.cell(name) : places.square(name);
}

/** Returns what a piece is called, with its colour if it has one. */
export function pieceName(stone: Stone | null, kind: string): string {
  const { pieces, stones, coloured } = texts();
  const name = pieces[kind] ?? kind;
  return stone === null ? name : coloured(stones[stone] ?? stone, name);
}

/** Makes what says what a place is, and what is on it. */
export function placeNamer(game: string, scene: Scene): (place: Place) => string {
  return ({ name }) => {
    const { play } = texts();
    const on = scene.pieces.filter((piece) => piece.places.includes(name));
    const words = on.map(({ kind, stone, label }) => [pieceName(stone, kind), label ?? ''].join(' ').trim());
    const marks = scene.highlights.filter(({ place }) => place === name).map(({ mark }) => mark);
    const said = words.length > 0 ? words : [play.emptyPlace];
    if (marks.includes('last')) said.push(play.last);
    if (marks.includes('winning')) said.push(play.winning);
    return `${placeName(game, name)}: ${said.join(', ')}`;
  };
}

/** Returns what a move without a place is called on its button. */
export function moveWord(move: string): string {
  return texts().moveWords[move] ?? move;
}
