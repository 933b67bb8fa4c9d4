// Going from place to place by the arrow keys.

import type { Place } from 'fourchette';

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * Returns the place that an arrow key leads to from a place: the nearest one in about that direction;
 * with Home and End the first and the last place. `null` for other keys and where there is none.
 */
export function nextPlace(places: readonly Place[], from: string, key: string): string | null {
  if (key === 'Home') return places[0]?.name ?? null;
  if (key === 'End') return places.at(-1)?.name ?? null;
  const direction = DIRECTIONS[key];
  const here = places.find(({ name }) => name === from);
  if (direction === undefined || here === undefined) return null;
  let found: string | null = null;
  let least = Infinity;
  for (const { name, centre } of places) {
    const [dx, dy] = [centre[0] - here.centre[0], centre[1] - here.centre[1]];
    const along = dx * direction[0] + dy * direction[1];
    const across = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    // Within 60 degrees to either side, so that every place can be reached.
    if (along <= 0 || across > 1.75 * along) continue;
    const cost = along + 2 * across;
    if (cost < least) [found, least] = [name, cost];
  }
  return found;
}
