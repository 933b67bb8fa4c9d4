// Pictures as data, and moves by the places of a picture.

import type { Seat } from './types.js';

/** `x` to the right, `y` downward, in pixels at the natural size. */
export type Point = readonly [x: number, y: number];

/** A position as a picture: places with names, pieces, what is highlighted, and the shapes to draw. */
export interface Scene {
  readonly title: string;
  /** What the picture shows, in words, for people who cannot see it. */
  readonly description: string;
  /** The upper left and the lower right corner of what is drawn. */
  readonly bounds: readonly [Point, Point] | null;
  readonly places: readonly Place[];
  readonly pieces: readonly Piece[];
  readonly hands: readonly Hand[];
  readonly highlights: readonly Highlight[];
  /** What is drawn, later shapes over earlier ones. */
  readonly shapes: readonly Shape[];
}

/** What can be pointed at: a node, a cell, a card. */
export interface Place {
  /** The name, which no other place of the scene has: `c5`, `column-3`. */
  readonly name: string;
  readonly centre: Point;
  readonly outline: Outline;
}

/** Where a place is. */
export type Outline =
  | { readonly kind: 'circle'; readonly centre: Point; readonly radius: number }
  /** A convex shape, by its corners in order. */
  | { readonly kind: 'polygon'; readonly corners: readonly Point[] };

/** A piece. */
export interface Piece {
  /** The places that it is on: a block lies on two. Those of a pile come from below. */
  readonly places: readonly string[];
  /** What kind of thing it is, as the game calls it: `stone`, `knight`, `domino`. */
  readonly kind: string;
  /** The seat that owns it; `null` if it is nobody's. */
  readonly owner: Seat | null;
  /** What it looks like, if it looks like a stone. */
  readonly stone: Stone | null;
  /** What is written on it, as far as the viewer may read it; empty if nothing is. */
  readonly label: string;
}

/** What a stone looks like. Which seat it belongs to is up to the game. */
export type Stone = 'black' | 'white' | 'red';

/** Pieces of a seat that are in hand: they are counted, and have no place. */
export interface Hand {
  readonly owner: Seat;
  readonly kind: string;
  readonly count: number;
}

/** A place that is highlighted. */
export interface Highlight {
  readonly place: string;
  readonly mark: Mark;
}

/** Why a place is highlighted. */
export type Mark =
  | 'last'
  | 'captured'
  | 'winning'
  | 'area-1'
  | 'area-2'
  | 'area-3'
  | 'area-4';

/** A shape: what it means, where it belongs, and how it is drawn. */
export type Shape = Form & {
  /** What it means, as the classes of the SVG: `cell`, `black`, `winning`. */
  readonly class: string;
  /** The place that it belongs to, if it belongs to one. */
  readonly place: string | null;
};

/** How a shape is drawn. A `width` is that of the line, if it is not that of the class. */
export type Form =
  | {
      readonly kind: 'rect';
      readonly corner: Point;
      readonly size: readonly [width: number, height: number];
      readonly radius: number;
    }
  | { readonly kind: 'circle'; readonly centre: Point; readonly radius: number }
  | { readonly kind: 'polyline'; readonly points: readonly Point[]; readonly width: number | null }
  | { readonly kind: 'polygon'; readonly points: readonly Point[]; readonly width: number | null }
  | {
      readonly kind: 'segments';
      readonly segments: readonly (readonly [Point, Point])[];
      readonly width: number | null;
    }
  | {
      readonly kind: 'text';
      /** Where it is; vertically this is its middle. */
      readonly at: Point;
      readonly size: number;
      readonly anchor: 'start' | 'middle' | 'end';
      readonly text: string;
    }
  | { readonly kind: 'group'; readonly shapes: readonly Shape[] };

/** The places by which a move is chosen: the first and the last that somebody would point at. */
export interface Ends {
  /** Of what moves or is used; `null` if the move brings something onto the board, or passes. */
  readonly source: string | null;
  /** Where it has its effect; `null` if the move passes. */
  readonly target: string | null;
}

/** What a move does, step by step, by the places of the scene before it. */
export interface Course extends Ends {
  readonly steps: readonly Step[];
}

/** A part of a move. */
export type Step =
  /** A piece comes onto a place from off the board. */
  | { readonly kind: 'put'; readonly to: string }
  /** A piece goes from place to place; it slides through what is between, or jumps over it. */
  | {
      readonly kind: 'go';
      readonly from: string;
      readonly over: readonly string[];
      readonly to: string;
    }
  /** A piece leaves the board. */
  | { readonly kind: 'take'; readonly from: string }
  /** What is on a place becomes something else: it changes its owner, is rolled, written or shown. */
  | { readonly kind: 'change'; readonly at: string };

/** A legal move by the places where it begins and ends. One without either is for a button. */
export interface Choice extends Ends {
  readonly move: string;
}
