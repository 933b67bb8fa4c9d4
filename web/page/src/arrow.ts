// Arrows over a board, by which the analysis shows moves.

import { svg } from './dom.js';

/** An arrow from place to place, as strong as `weight`, from 0 to 1. One from nowhere is a ring. */
export interface Arrow {
  readonly from: string | null;
  readonly to: string;
  readonly weight: number;
}

/** Where the middle of a place is, in pixels of the picture. */
type Centre = (place: string) => readonly [number, number] | null;

/**
 * Draws an arrow in a pane that shows some of the places; `null` if its end is elsewhere. One that begins
 * elsewhere is a ring, too.
 */
export function drawnArrow(
  { from, to, weight }: Arrow,
  places: ReadonlySet<string>,
  centre: Centre,
): SVGElement | null {
  const [start, end] = [from === null ? null : centre(from), centre(to)];
  if (end === null || !places.has(to)) return null;
  const [x, y] = end;
  const opacity = (0.35 + 0.6 * weight).toFixed(2);
  if (start === null || from === null || from === to || !places.has(from)) {
    return svg('circle', { cx: x, cy: y, r: 15, class: 'advice', opacity });
  }
  const [dx, dy] = [x - start[0], y - start[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const base = [x - 14 * ux, y - 14 * uy] as const;
  const head = [
    [x, y],
    [base[0] - 8 * uy, base[1] + 8 * ux],
    [base[0] + 8 * uy, base[1] - 8 * ux],
  ];
  return svg(
    'g',
    { class: 'advice', opacity },
    svg('line', { x1: start[0], y1: start[1], x2: base[0], y2: base[1] }),
    svg('polygon', { points: head.map((point) => point.join()).join(' ') }),
  );
}
