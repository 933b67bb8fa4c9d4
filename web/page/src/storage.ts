// What the browser keeps: games, the language, light or dark, engines.

import type { SessionData } from './session-data.js';

/** The cache of the scripts of engines, which outlives the versions of the page. */
export const ENGINES = 'fourchette-engines';

const GAMES = 'fourchette.games';
/** How many games are kept; those that are over go first, then the oldest. */
const MOST = 24;

/** A game that is kept, and when it was played on last. */
export interface Kept {
  readonly data: SessionData;
  readonly at: number;
}

/** What could not be kept: it is here as long as the page is open. */
const unkept = new Map<string, string>();

/** Lists the games that are kept, the last one that was played on first. What is damaged is none. */
export function keptGames(): Kept[] {
  return list(GAMES).filter(isKept);
}

export function keptGame(id: string): SessionData | null {
  return keptGames().find(({ data }) => data.id === id)?.data ?? null;
}

/** Keeps a game, in place of what is kept of it. Where there is no room, the one that is missed least goes. */
export function keepGame(data: SessionData): void {
  const others = keptGames().filter((kept) => kept.data.id !== data.id);
  while (others.length >= MOST) {
    const losses = others.map(loss);
    others.splice(losses.lastIndexOf(Math.min(...losses)), 1);
  }
  store(GAMES, JSON.stringify([{ data, at: Date.now() }, ...others]));
}

/** How much is lost with a game: one by link cannot go on without what only this browser knows of it. */
function loss({ data: { isOver, far } }: Kept): number {
  if (isOver) return 0;
  return far ? 2 : 1;
}

export function dropGame(id: string): void {
  store(GAMES, JSON.stringify(keptGames().filter(({ data }) => data.id !== id)));
}

/** Returns a value that is kept by name, such as the language. */
export function kept(name: string): string | null {
  return read(`fourchette.${name}`);
}

/** Returns a list of texts that is kept by name. */
export function keptTexts(name: string): string[] {
  return list(`fourchette.${name}`).filter((text) => typeof text === 'string');
}

export function keep(name: string, value: string): void {
  store(`fourchette.${name}`, value);
}

/** Reads a list; an empty one where there is none, or something else. */
function list(key: string): unknown[] {
  try {
    const found: unknown = JSON.parse(read(key) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

function isKept(found: unknown): found is Kept {
  const { data } = (found ?? {}) as { readonly data?: Partial<SessionData> };
  return typeof data?.id === 'string' && typeof data.game === 'string' && Array.isArray(data.tree?.nodes);
}

function read(key: string): string | null {
  try {
    return unkept.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Where nothing can be kept, as in some private windows, the page works as long as it is open. */
function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    unkept.delete(key);
  } catch (error) {
    unkept.set(key, value);
    console.info('nothing can be kept in this browser', error);
  }
}
