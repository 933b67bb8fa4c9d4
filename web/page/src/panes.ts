// Which parts of a picture are shown, and how they lie beside each other.

import type { Point, Scene, Shape } from 'fourchette';

/** A rectangle of a picture, in its pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, and the names of the places in it. */
export interface Pane {
  readonly box: Box;
  readonly places: ReadonlySet<string>;
}

/** How far from the board names of its places, such as those of columns, may be. */
const MARGIN = 34;
/** How much room is left at the edges. */
const EDGE = 10;

/**
 * Returns the parts of a picture that are boards: what the page says in words of its own, such as whose
 * turn it is, is left out. A rack or a sheet of laws is a part for itself, so that on a narrow screen it
 * comes below the board.
 */
export function panes(scene: Scene): Pane[] {
  const groups = new Map<string, { points: Point[]; places: Set<string> }>();
  for (const { name, outline } of scene.places) {
    const key = /^(column|law-\d)-/.exec(name)?.[1] ?? '';
    const group = groups.get(key) ?? { points: [], places: new Set<string>() };
    groups.set(key, group);
    group.places.add(name);
    group.points.push(
      ...(outline.kind === 'polygon' ? outline.corners : corners(outline.centre, outline.radius)),
    );
  }
  const board = groups.get('')?.points ?? [];
  const reach = wider(around(board), MARGIN);
  for (const shape of scene.shapes) {
    if (shape.place !== null || !isGround(shape)) continue;
    const ground = points(shape);
    const { x, y, width, height } = around(ground);
    if (contains(reach, [x + width / 2, y + height / 2])) board.push(...ground);
  }
  const boards = [...groups.values()].map(({ points, places }) => ({ box: around(points), places }));
  return boards.map(({ box, places }) => {
    const others = boards.map((board) => board.box).filter((other) => other !== box);
    return { box: withNames(box, others, scene.shapes), places };
  });
}

/** Returns whether a point is in a box. */
function contains(box: Box, [x, y]: Point): boolean {
  return x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
}

/** Makes room for what is written close to a board, and closer than to the other boards. */
function withNames(box: Box, others: readonly Box[], shapes: readonly Shape[]): Box {
  const reach = wider(box, MARGIN);
  const near = shapes.flatMap((shape): Point[] => {
    const isCaption = shape.class === 'title' && points(shape).some(([, y]) => y > box.y + box.height);
    if (shape.kind !== 'text' || isCaption || !contains(reach, shape.at)) return [];
    const distance = outside(box, shape.at);
    if (others.some((other) => outside(other, shape.at) < distance)) return [];
    return corners(shape.at, shape.size / 2);
  });
  return wider(around([[box.x, box.y], [box.x + box.width, box.y + box.height], ...near]), EDGE);
}

/** Returns how far a point is from a box; 0 inside. */
function outside({ x, y, width, height }: Box, [px, py]: Point): number {
  const [dx, dy] = [Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height)];
  return Math.hypot(dx, dy);
}

function wider({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function around(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Whether a shape that belongs to no place is a part of a board: its ground, or a side of somebody's colour. */
function isGround(shape: Shape): boolean {
  return (
    /^(board|border)$/.test(shape.class) ||
    (shape.kind === 'polygon' && /^(black|white|red)$/.test(shape.class))
  );
}

function corners([x, y]: Point, radius: number): Point[] {
  return [
    [x - radius, y - radius],
    [x + radius, y + radius],
  ];
}

function points(shape: Shape): readonly Point[] {
  switch (shape.kind) {
    case 'rect': {
      const [[x, y], [width, height]] = [shape.corner, shape.size];
      return [
        [x, y],
        [x + width, y + height],
      ];
    }
    case 'circle':
      return corners(shape.centre, shape.radius);
    case 'segments':
      return shape.segments.flat();
    case 'text':
      return [shape.at];
    case 'group':
      return shape.shapes.flatMap((inner) => points(inner));
    default:
      return shape.points;
  }
}
