// Addresses: what comes after the `#`.

import { texts } from './texts.js';

/** What an address leads to. */
export interface Route {
  /** The kind of page: `games`, `new`, `play`, `learn`, `analyse`, `puzzles`, `link`, `friend`. */
  readonly page: string;
  /** Of what: a game, or the name of one that is kept. */
  readonly of: string;
  readonly query: URLSearchParams;
}

/** Reads the address of the window. */
export function route(hash = location.hash): Route {
  const [, path = '', query = ''] = /^#?\/?([^?]*)\??(.*)$/.exec(hash) ?? [];
  const [page = '', of = ''] = path.split('/');
  return {
    page: page === '' ? 'games' : page,
    of: decodeURIComponent(of),
    query: new URLSearchParams(query),
  };
}

/** Writes an address. */
export function address(page: string, of = '', query?: URLSearchParams): string {
  const asked = query === undefined || query.size === 0 ? '' : `?${query}`;
  return `#/${page}${of === '' ? '' : `/${encodeURIComponent(of)}`}${asked}`;
}

/** Goes to an address. */
export function go(page: string, of = '', query?: URLSearchParams): void {
  location.hash = address(page, of, query);
}

/** Goes to an address in place of the present one, to which nobody wants to go back. */
export function replace(page: string, of = ''): void {
  history.replaceState(null, '', address(page, of));
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/**
 * Reads a number of an address; `undefined` if it is not there.
 *
 * @throws if it is no whole number, or too large to be exact.
 */
export function wholeIn(query: URLSearchParams, field: string): number | undefined {
  const text = query.get(field);
  if (text === null) return undefined;
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(number)) throw new Error(texts().share.noNumber(field, text));
  return number;
}
