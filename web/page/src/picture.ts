// The pictures of the games, as elements of the page.

import type { DrawOptions, Position, Scene } from 'fourchette';

import { svg } from './dom.js';
import { type Box, panes } from './panes.js';

/** What a picture begins its dark colours with. */
const DARK = '@media (prefers-color-scheme:dark){';

let isStyled = false;

/** Makes the picture of a position: the board, without racks, laws and words. */
export function thumbnail(position: Position, options: DrawOptions = {}): SVGSVGElement {
  const [picture] = crops(position.svg(options), [boardOf(position.scene(options))]);
  if (picture === undefined) throw new Error('a picture has a part');
  return picture;
}

/** Returns the part of a picture with the board itself. */
function boardOf(scene: Scene): Box {
  const [board] = panes(scene);
  if (board === undefined) throw new Error('a picture has a board');
  return board.box;
}

/** Makes an element for each part of a picture. */
export function crops(text: string, boxes: readonly Box[]): SVGSVGElement[] {
  const holder = document.createElement('div');
  holder.innerHTML = text;
  const picture = holder.querySelector('svg');
  if (picture === null) throw new Error('a picture is SVG');
  style(picture.querySelector('style')?.textContent ?? '');
  // The page says in elements of its own what the picture is, and moves with the text beside it.
  for (const unused of picture.querySelectorAll('style, title, desc, .paper')) unused.remove();
  for (const name of ['role', 'aria-labelledby', 'width', 'height']) picture.removeAttribute(name);
  picture.setAttribute('aria-hidden', 'true');
  const parts = boxes.map((_, index) => (index === 0 ? picture : (picture.cloneNode(true) as SVGSVGElement)));
  return boxes.map(({ x, y, width, height }, index) => {
    const part = parts[index] as SVGSVGElement;
    const viewBox = `${x} ${y} ${width} ${height}`;
    part.setAttribute('viewBox', viewBox);
    // A picture inside the picture is cut off at its edges, whatever room there is.
    const inside = svg('svg', { x, y, width, height, viewBox }, ...Array.from(part.childNodes));
    part.replaceChildren(inside);
    return part;
  });
}

/** Takes over the colours of the pictures, for as long as the page lives: light, dark or by choice. */
function style(sheet: string): void {
  if (isStyled || sheet === '') return;
  isStyled = true;
  const [light = '', dark = ''] = sheet.split(DARK);
  const scoped = dark.replace(/\}\s*$/, '').replaceAll('.drawing', ':root[data-theme=dark] .drawing');
  const element = document.createElement('style');
  element.textContent = light + scoped;
  document.head.prepend(element);
}

/** Returns the place that is nearest to a point, and not farther than about half a square. */
export function nearest(scene: Scene, x: number, y: number, reach: number): string | null {
  let found: string | null = null;
  let least = reach;
  for (const { name, centre, outline } of scene.places) {
    const distance = Math.hypot(centre[0] - x, centre[1] - y);
    const radius = outline.kind === 'circle' ? outline.radius : 0;
    const outside = outline.kind === 'polygon' && isInside(outline.corners, x, y) ? 0 : distance - radius;
    if (outside < least) [found, least] = [name, outside];
  }
  return found;
}

/** Returns whether a point is inside a convex shape: on the same side of all its sides. */
function isInside(corners: readonly (readonly [number, number])[], x: number, y: number): boolean {
  const turns = corners.map(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length] ?? [ax, ay];
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  });
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
}
