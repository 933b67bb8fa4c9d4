// Numbers that go into the modules, which would take any of them for some other one that they can hold.

import { Refusal } from './refusal.js';

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
 * Refuses a number, or what stands in its place.
 *
 * @internal
 */
export function refused(part: string, value: unknown, reason: string): Refusal {
  const found = String(value);
  const message = `${part} ${JSON.stringify(found)}: ${reason}`;
  return new Refusal({ message, game: null, part, found, reason, ply: null, line: null });
}

function mustBe(value: unknown, most: bigint): string {
  return typeof value === 'number' || typeof value === 'bigint'
    ? `must be a whole number from 0 to ${most}`
    : `must be a number, is ${value === null ? 'null' : typeof value}`;
}
