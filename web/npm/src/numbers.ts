// Numbers that go into the modules, which would take any of them for some other one that they can hold.

import { type Refusal, refusal } from './refusal.js';
import type { Budget } from './types.js';

/**
 * Returns a number that can be counted to.
 *
 * @throws {@link Refusal} if it is none.
 * @internal
 */
export function whole(name: string, value: number): number {
  if (Number.isInteger(value) && value >= 0 && value < 2 ** 32) return value;
  throw refused(name, value, mustBe(value, 2n ** 32n - 1n));
}

/**
 * Returns a number that can be counted to, or nothing where nothing is said.
 *
 * @throws {@link Refusal} if it is neither.
 * @internal
 */
export function wholeIfAny(name: string, value: number | null | undefined): number | undefined {
  return value === null || value === undefined ? undefined : whole(name, value);
}

/**
 * Returns the number of a seat.
 *
 * @throws {@link Refusal} if it is none.
 * @internal
 */
export function seatOf(name: string, value: number): number {
  if (value === 1 || value === 2) return value;
  throw refused(name, value, typeof value === 'number' ? 'must be 1 or 2' : isNoNumber(value));
}

/**
 * Returns the number of a seat that looks at something, or nothing where everybody does.
 *
 * @throws {@link Refusal} if it is neither.
 * @internal
 */
export function viewerOf(value: number | null | undefined): number | undefined {
  return value === null || value === undefined ? undefined : seatOf('viewer', value);
}

/**
 * Returns a whole number of 64 bits, such as a seed.
 *
 * @throws {@link Refusal} if it is none.
 * @internal
 */
export function long(name: string, value: number | bigint): bigint {
  const isWhole = typeof value === 'bigint' || Number.isInteger(value);
  if (isWhole && value >= 0 && value < 2n ** 64n) return BigInt(value);
  throw refused(name, value, mustBe(value, 2n ** 64n - 1n));
}

/**
 * Returns a number of 64 bits that JSON has as a text; what is none is left for {@link long} to refuse.
 *
 * @internal
 */
export function longOfText(value: bigint | string): bigint {
  return typeof value === 'string' && /^\d{1,20}$/.test(value) ? BigInt(value) : (value as bigint);
}

/** The one of the two that limits the thinking. */
interface Limit {
  readonly iterations?: number | undefined;
  readonly seconds?: number | undefined;
}

/**
 * Returns what a budget says: iterations that can be counted to, or a time that is none or passes.
 *
 * @throws {@link Refusal} if it is none.
 * @internal
 */
export function limited(budget: Budget): Limit {
  // Programs without types say null where they mean nothing.
  const said: { [limit in keyof Limit]?: number | null | undefined } = budget;
  const iterations = wholeIfAny('iterations', said.iterations);
  const seconds = said.seconds ?? undefined;
  if ((iterations === undefined) === (seconds === undefined)) {
    throw refusal('budget', null, 'must be either iterations or seconds');
  }
  if (seconds === undefined) return { iterations };
  // A length of time has 64 bits for its seconds.
  if (typeof seconds === 'number' && seconds >= 0 && seconds < 2 ** 64) return { seconds };
  const reason = 'must be seconds from 0 up to 2^64';
  throw refusal('budget', String(seconds), typeof seconds === 'number' ? reason : isNoNumber(seconds));
}

/**
 * Refuses a number, or what stands in its place.
 *
 * @internal
 */
export function refused(part: string, value: unknown, reason: string): Refusal {
  return refusal(part, String(value), reason);
}

function isNoNumber(value: unknown): string {
  return `must be a number, is ${value === null ? 'null' : typeof value}`;
}

function mustBe(value: unknown, most: bigint): string {
  return typeof value === 'number' || typeof value === 'bigint'
    ? `must be a whole number from 0 to ${most}`
    : isNoNumber(value);
}
