// The picture of a draft: that of a position nearby, with other pieces on it.

import type { Place, Scene, Shape } from 'fourchette';

import { svg } from './dom.js';
import { covered, type Draft, type Piece } from './draft.js';

/** How large things are, as the crates draw them: of the radius of a place, and of half the width of a cell. */
const SIZES = { stone: 0.82, node: 0.54, pawn: 0.72, gap: 1.5, corner: 9 };
/** How much lower than the middle the base line of a text is, in font sizes. */
const BASE_LINE = 0.35;

const PIECE = /^(on-)?(black|white|red)$/;
const MARK = /^(last|winning|captured)$/;

/** Returns whether pieces can be put on a place: not on dice, laws and dominoes. */
export function canHold(place: string): boolean {
  return !/^(dice$|law-|column-)/.test(place);
}

/** Draws a draft over the picture of a position on the same board. */
export function draftPicture(draft: Draft, scene: Scene, picture: string): string {
  const holder = document.createElement('div');
  holder.innerHTML = picture;
  const drawing = holder.querySelector('svg');
  if (drawing === null) throw new Error('a picture is SVG');
  const knights = new Map<string, SVGElement>();
  for (const element of drawing.querySelectorAll<SVGElement>('[class]')) {
    const [look, place] = [element.getAttribute('class') ?? '', element.dataset['place']];
    // The sides of a board that are coloured are no pieces, and belong to no place.
    const isPiece = place === undefined ? element.tagName === 'rect' : canHold(place);
    if (!isPiece || !(PIECE.test(look) || MARK.test(look))) continue;
    if (element.tagName === 'polygon') knights.set(look, element);
    element.remove();
  }
  for (const place of scene.places.filter(({ name }) => canHold(name))) {
    if (draft.on(place.name).length === 0) drawing.append(...vacant(place, scene, drawing));
  }
  // Knights stand on pawns.
  for (const piece of draft.pieces.filter(({ kind }) => kind !== 'knight')) {
    drawing.append(...drawn(piece, scene));
  }
  for (const piece of draft.pieces.filter(({ kind }) => kind === 'knight')) {
    const knight = knights.get(piece.stone);
    const [from, to] = [knight?.dataset['place'], piece.place].map((name) => placeOf(scene, name));
    if (knight === undefined || !from || !to) continue;
    const [dx, dy] = [to.centre[0] - from.centre[0], to.centre[1] - from.centre[1]];
    knight.setAttribute('transform', `translate(${dx} ${dy})`);
    knight.dataset['place'] = piece.place;
    drawing.append(knight);
  }
  return drawing.outerHTML;
}

/** Draws what a stone has hidden: the node, and the name that is written on a place. */
function vacant(place: Place, scene: Scene, drawing: SVGSVGElement): SVGElement[] {
  const left = [...drawing.querySelectorAll<SVGElement>(`[data-place="${CSS.escape(place.name)}"]`)];
  const drawn: SVGElement[] = [];
  const [x, y] = place.centre;
  if (place.outline.kind === 'circle' && !left.some(({ tagName }) => tagName === 'circle')) {
    const r = SIZES.node * place.outline.radius;
    drawn.push(svg('circle', { class: 'node', 'data-place': place.name, cx: x, cy: y, r }));
  }
  const size = nameSize(scene);
  if (size !== null && !left.some(({ tagName }) => tagName === 'text')) {
    drawn.push(name(place, size, place.outline.kind === 'circle' ? 'name' : 'label'));
  }
  return drawn;
}

/** Draws a piece that is no knight. */
function drawn(piece: Piece, scene: Scene): SVGElement[] {
  const place = placeOf(scene, piece.place);
  if (place === undefined) return [];
  if (piece.kind === 'lying' || piece.kind === 'standing') return [block(piece, scene)];
  const [x, y] = place.centre;
  const r = place.outline.kind === 'circle' ? SIZES.stone * place.outline.radius : SIZES.pawn * reach(place);
  const stone = svg('circle', { class: piece.stone, 'data-place': place.name, cx: x, cy: y, r });
  const size = nameSize(scene);
  return size === null ? [stone] : [stone, name(place, size, `on-${piece.stone}`)];
}

function block(piece: Piece, scene: Scene): SVGElement {
  const corners = covered(piece).flatMap((name) => {
    const outline = placeOf(scene, name)?.outline;
    return outline?.kind === 'polygon' ? outline.corners : [];
  });
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) + SIZES.gap, Math.min(...ys) + SIZES.gap];
  const [width, height] = [Math.max(...xs) - SIZES.gap - x, Math.max(...ys) - SIZES.gap - y];
  return svg('rect', { class: piece.stone, x, y, width, height, rx: SIZES.corner });
}

function name({ name, centre: [x, y] }: Place, size: number, look: string): SVGElement {
  const at = { x, y: y + BASE_LINE * size, 'font-size': size, 'text-anchor': 'middle' };
  return svg('text', { class: look, 'data-place': name, ...at }, name);
}

/** The size of the names in the middle of places; `null` where there are none. */
function nameSize({ shapes }: Scene): number | null {
  const isName = (shape: Shape) => shape.kind === 'text' && shape.text === shape.place;
  const shape = shapes.find(isName);
  return shape?.kind === 'text' ? shape.size : null;
}

/** How far the sides of a cell are from its middle, at least. */
function reach({ centre: [x, y], outline }: Place): number {
  if (outline.kind === 'circle') return outline.radius;
  const middles = outline.corners.map(([ax, ay], index) => {
    const [bx, by] = outline.corners[(index + 1) % outline.corners.length] ?? [ax, ay];
    return Math.hypot((ax + bx) / 2 - x, (ay + by) / 2 - y);
  });
  return Math.min(...middles);
}

function placeOf(scene: Scene, name: string | undefined): Place | undefined {
  return scene.places.find((place) => place.name === name);
}
