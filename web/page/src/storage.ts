// What the browser keeps: games, the language, light or dark, engines.

import type { SessionData } from './session.js';

/** The cache of the scripts of engines, which outlives the versions of the page. */
export const ENGINES = 'fourchette-engines';

const GAMES = 'fourchette.games';
/** How many games are kept; the oldest go first. */
const MOST = 24;

/** A game that is kept, and when it was played on last. */
export interface Kept {
  readonly data: SessionData;
  readonly at: number;
}

/** Lists the games that are kept, the last one that was played on first. */
export function keptGames(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(GAMES) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

export function keptGame(id: string): SessionData | null {
  return keptGames().find(({ data }) => data.id === id)?.data ?? null;
}

/** Keeps a game, in place of what is kept of it. */
export function keepGame(data: SessionData): void {
  const others = keptGames().filter((kept) => kept.data.id !== data.id);
  store(GAMES, JSON.stringify([{ data, at: Date.now() }, ...others].slice(0, MOST)));
}

export function dropGame(id: string): void {
  store(GAMES, JSON.stringify(keptGames().filter(({ data }) => data.id !== id)));
}

/** Returns a value that is kept by name, such as the language. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`fourchette.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  store(`fourchette.${name}`, value);
}

/** Where nothing can be kept, as in some private windows, the page works as long as it is open. */
function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.info('nothing can be kept in this browser', error);
  }
}
