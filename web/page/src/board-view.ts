// A board that can be pointed at: the crate's own picture, under a button for each place.

import type { Place, Scene } from 'fourchette';

import { type Arrow, drawnArrow } from './arrow.js';
import { fill, h, svg } from './dom.js';
import { nextPlace } from './neighbour-key.js';
import { type Box, type Pane, panes } from './panes.js';
import { crops, nearest } from './picture.js';

/** How far from a place, in pixels of the picture, pointing still means it. */
const REACH = 26;
/** How far a finger or mouse goes before it drags, in pixels of the screen. */
const DRAG = 8;

/** What a board tells of. */
export interface BoardListener {
  /** A place has been pointed at. */
  point(place: string): void;
  /** A place has been dragged to another one. */
  drag(from: string, to: string): void;
  /** Somebody pressed Escape. */
  letGo(): void;
}

/** What is shown on a board. */
export interface BoardPicture {
  readonly scene: Scene;
  readonly svg: string;
  /** Says what a place is and what is on it. */
  readonly nameOf: (place: Place) => string;
}

/** What is marked on a board. */
export interface Marks {
  readonly sources: ReadonlySet<string>;
  readonly destinations: ReadonlySet<string>;
  readonly selected: string | null;
}

/** A part of the picture on the page. */
interface PaneElements extends Pane {
  readonly element: HTMLElement;
  picture: SVGSVGElement;
  readonly arrows: SVGSVGElement;
}

export class BoardView {
  readonly element = h('div', { class: 'board', role: 'group' });
  #panes: PaneElements[] = [];
  #layout = '';
  #scene: Scene | null = null;
  readonly #buttons = new Map<string, HTMLButtonElement>();
  #focus: string | null = null;
  #dragging: { from: string; x: number; y: number; moved: boolean } | null = null;

  constructor(
    label: string,
    private readonly listener: BoardListener,
  ) {
    this.element.setAttribute('aria-label', label);
    this.element.addEventListener('keydown', (event) => this.#key(event));
    this.element.addEventListener('click', (event) => this.#click(event));
    this.element.addEventListener('pointerdown', (event) => this.#down(event));
    this.element.addEventListener('pointermove', (event) => this.#move(event));
    this.element.addEventListener('pointerup', (event) => this.#up(event));
    this.element.addEventListener('pointercancel', () => this.#drop());
  }

  /** Shows a picture. Places stay focused. */
  show({ scene, svg: text, nameOf }: BoardPicture): void {
    const layout = scene.places.map(({ name, centre }) => `${name} ${centre}`).join();
    this.#scene = scene;
    if (layout !== this.#layout) this.#layOut(scene);
    this.#layout = layout;
    const pictures = crops(
      text,
      this.#panes.map(({ box }) => box),
    );
    for (const [index, pane] of this.#panes.entries()) {
      const picture = pictures[index];
      if (picture === undefined) continue;
      pane.picture.replaceWith(picture);
      pane.picture = picture;
    }
    for (const place of scene.places) {
      this.#buttons.get(place.name)?.setAttribute('aria-label', nameOf(place));
    }
  }

  /** Marks where moves begin and where they lead. */
  mark({ sources, destinations, selected }: Marks): void {
    for (const [name, element] of this.#buttons) {
      element.classList.toggle('is-source', sources.has(name));
      element.classList.toggle('is-destination', destinations.has(name));
      element.classList.toggle('is-selected', name === selected);
      element.setAttribute('aria-pressed', String(name === selected));
    }
  }

  /** Draws arrows over the board. */
  point(arrows: readonly Arrow[]): void {
    for (const { places, arrows: layer } of this.#panes) {
      fill(layer, ...arrows.map((arrow) => drawnArrow(arrow, places, (place) => this.centre(place))));
    }
  }

  /** Draws lines from place to place over the board. */
  trace(runs: readonly (readonly string[])[]): void {
    for (const { arrows: layer } of this.#panes) {
      const lines = runs.map((run) => run.flatMap((place) => this.centre(place)?.join() ?? []).join(' '));
      fill(layer, ...lines.map((points) => svg('polyline', { points, class: 'run' })));
    }
  }

  /** The elements of the picture that are drawn on a place. */
  drawnOn(place: string): SVGElement[] {
    const on = `[data-place="${CSS.escape(place)}"]`;
    return this.#panes.flatMap(({ picture, places }) => {
      return places.has(place) ? [...picture.querySelectorAll<SVGElement>(on)] : [];
    });
  }

  /** The middle of a place, in pixels of the picture. */
  centre(place: string): readonly [number, number] | null {
    return this.#scene?.places.find(({ name }) => name === place)?.centre ?? null;
  }

  /** Focuses a place, if there is one of that name. */
  focus(place: string): void {
    this.#rove(place);
    this.#buttons.get(place)?.focus();
  }

  #layOut(scene: Scene): void {
    this.#buttons.clear();
    this.#panes = panes(scene).map(({ box, places }) => {
      const viewBox = `${box.x} ${box.y} ${box.width} ${box.height}`;
      const picture = svg('svg', { viewBox });
      const arrows = svg('svg', { viewBox, class: 'arrows', 'aria-hidden': 'true' });
      const buttons = scene.places
        .filter(({ name }) => places.has(name))
        .map((place) => this.#button(place, box));
      const style = `--ratio:${box.width / box.height}`;
      const element = h('div', { class: 'pane', style }, picture, arrows, ...buttons);
      return { box, places, element, picture, arrows };
    });
    this.element.classList.toggle('has-panes', this.#panes.length > 1);
    const style = `--ratio:${this.#panes.reduce((sum, { box }) => sum + box.width / box.height, 0)}`;
    this.element.setAttribute('style', style);
    fill(this.element, ...this.#panes.map(({ element }) => element));
    const [first] = scene.places;
    this.#rove(this.#focus !== null && this.#buttons.has(this.#focus) ? this.#focus : (first?.name ?? ''));
  }

  #button({ name, centre, outline }: Place, box: Box): HTMLButtonElement {
    const [width, height] =
      outline.kind === 'circle'
        ? [2 * outline.radius, 2 * outline.radius]
        : [0, 1].map((axis) => {
            const along = outline.corners.map((corner) => corner[axis] ?? 0);
            return Math.max(...along) - Math.min(...along);
          });
    const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`;
    const element = h('button', {
      type: 'button',
      tabindex: -1,
      class: outline.kind === 'circle' ? 'place is-round' : 'place',
      'data-name': name,
      style:
        `left:${percent(centre[0] - box.x, box.width)};top:${percent(centre[1] - box.y, box.height)};` +
        `width:${percent(width ?? 0, box.width)};height:${percent(height ?? 0, box.height)}`,
    });
    this.#buttons.set(name, element);
    return element;
  }

  /** Makes a place the one that Tab reaches. */
  #rove(place: string): void {
    const before = this.#focus === null ? undefined : this.#buttons.get(this.#focus);
    before?.setAttribute('tabindex', '-1');
    this.#buttons.get(place)?.setAttribute('tabindex', '0');
    this.#focus = place;
  }

  #key(event: KeyboardEvent): void {
    if (event.key === 'Escape') return this.listener.letGo();
    const focused = (event.target as HTMLElement).dataset['name'];
    if (focused === undefined || this.#scene === null) return;
    const next = nextPlace(this.#scene.places, focused, event.key);
    if (next === null) return;
    event.preventDefault();
    this.focus(next);
  }

  #click(event: MouseEvent): void {
    const dragged = this.#dragging?.moved === true;
    this.#dragging = null;
    if (dragged) return;
    // A key or a screen reader clicks without a place on the screen.
    const isPointer = event.detail > 0 && (event.clientX !== 0 || event.clientY !== 0);
    const name = isPointer ? this.#at(event) : (event.target as HTMLElement).dataset['name'];
    if (name === undefined || name === null) return;
    this.#rove(name);
    this.listener.point(name);
  }

  #down(event: PointerEvent): void {
    const from = event.isPrimary && event.button === 0 ? this.#at(event) : null;
    this.#dragging = from === null ? null : { from, x: event.clientX, y: event.clientY, moved: false };
  }

  #move(event: PointerEvent): void {
    const dragging = this.#dragging;
    if (dragging === null) return;
    const [dx, dy] = [event.clientX - dragging.x, event.clientY - dragging.y];
    if (!dragging.moved && Math.hypot(dx, dy) > DRAG && this.#canDrag(dragging.from)) {
      dragging.moved = true;
      this.element.setPointerCapture(event.pointerId);
      this.element.classList.add('is-dragging');
    }
    if (!dragging.moved) return;
    const scale = this.#scale(dragging.from);
    for (const piece of pieces(this.drawnOn(dragging.from))) {
      piece.style.transform = `translate(${dx * scale}px, ${dy * scale}px)`;
    }
  }

  #up(event: PointerEvent): void {
    const dragging = this.#dragging;
    if (dragging === null || !dragging.moved) return;
    this.#drop();
    // The click that follows, if one does, is not meant.
    this.#dragging = dragging;
    setTimeout(() => (this.#dragging = null));
    const to = this.#at(event);
    if (to !== null && to !== dragging.from) this.listener.drag(dragging.from, to);
  }

  /** Ends dragging, and puts back what was dragged; a finger may have begun to scroll instead. */
  #drop(): void {
    const from = this.#dragging?.from;
    this.#dragging = null;
    this.element.classList.remove('is-dragging');
    if (from !== undefined) for (const piece of pieces(this.drawnOn(from))) piece.style.transform = '';
  }

  #canDrag(place: string): boolean {
    return this.#buttons.get(place)?.classList.contains('is-source') === true;
  }

  /** How many pixels of the picture a pixel of the screen is. */
  #scale(place: string): number {
    const pane = this.#panes.find(({ places }) => places.has(place));
    return pane === undefined ? 1 : pane.box.width / pane.element.getBoundingClientRect().width;
  }

  /** The place that an event points at. */
  #at({ clientX, clientY }: MouseEvent): string | null {
    const scene = this.#scene;
    if (scene === null) return null;
    for (const { box, element } of this.#panes) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [(clientX - left) / width, (clientY - top) / height];
      if (x < 0 || y < 0 || x > 1 || y > 1) continue;
      return nearest(scene, box.x + x * box.width, box.y + y * box.height, REACH);
    }
    return null;
  }
}

/** What of the shapes on a place is a piece, which can go elsewhere. */
export function pieces(shapes: readonly SVGElement[]): SVGElement[] {
  return shapes.filter((shape) => {
    const classes = shape.getAttribute('class') ?? '';
    return /^(on-|face-)?(black|white|red)$/.test(classes);
  });
}
