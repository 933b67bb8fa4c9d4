// Choosing a move by pointing at places.

import type { Choice } from 'fourchette';

/** What pointing at a place comes to. */
export type Pointed =
  /** A move has been chosen. */
  | { readonly kind: 'move'; readonly move: string }
  /** One of several moves is meant: somebody has to say which. */
  | { readonly kind: 'several'; readonly moves: readonly string[] }
  /** A place has been chosen from which moves begin. */
  | { readonly kind: 'selected'; readonly place: string }
  /** What was chosen is let go. */
  | { readonly kind: 'let-go' }
  /** No move begins there, or leads there from the chosen place. */
  | { readonly kind: 'refused'; readonly from: string | null; readonly to: string };

/** Moves that are words. */
const WORDS = new Set(['swap', 'pass', 'none', 'end']);

/** The place that is pointed at first; `null` if the move is for a button. */
export function first({ source, target }: Choice): string | null {
  return source ?? target;
}

/** The place that is pointed at last. */
export function last({ source, target }: Choice): string | null {
  return target ?? source;
}

/** Chooses among the legal moves of a position by places. */
export class Chooser {
  /** The place that has been chosen, from which the move is to begin. */
  selected: string | null = null;

  /**
   * @param choices the legal moves.
   * @param isDirect whether a place from which one move begins stands for it, without its destination.
   */
  constructor(
    readonly choices: readonly Choice[],
    private readonly isDirect: boolean,
  ) {}

  /** Where moves begin. */
  get sources(): Set<string> {
    return new Set(this.choices.flatMap((choice) => first(choice) ?? []));
  }

  /** Where the chosen place can go. */
  get destinations(): Set<string> {
    return new Set(this.from(this.selected).flatMap((choice) => last(choice) ?? []));
  }

  /** The moves that no place stands for, or of whose place nobody would think: those that are words. */
  get elsewhere(): string[] {
    const words = this.choices.filter((choice) => first(choice) === null || WORDS.has(choice.move));
    return words.map(({ move }) => move);
  }

  /** Points at a place. */
  point(place: string): Pointed {
    const { selected } = this;
    if (selected !== null) {
      const moves = this.from(selected).filter((choice) => last(choice) === place);
      if (moves.length > 0) return this.chosen(moves);
      if (place === selected) return this.letGo();
    }
    const begun = this.from(place);
    if (begun.length > 0) {
      if (begun.every((choice) => last(choice) === place)) return this.chosen(begun);
      if (this.isDirect && begun.length === 1) return this.chosen(begun);
      this.selected = place;
      return { kind: 'selected', place };
    }
    if (this.isDirect) {
      const leading = this.choices.filter((choice) => choice.target === place);
      if (leading.length > 0) return this.chosen(leading);
    }
    return { kind: 'refused', from: selected, to: place };
  }

  /** Points at a place and then, as in dragging, at another one. */
  drag(from: string, to: string): Pointed {
    this.selected = null;
    const moves = this.from(from).filter((choice) => last(choice) === to);
    if (moves.length > 0) return this.chosen(moves);
    return { kind: 'refused', from, to };
  }

  /** Lets the chosen place go. */
  letGo(): Pointed {
    this.selected = null;
    return { kind: 'let-go' };
  }

  private from(place: string | null): Choice[] {
    return place === null ? [] : this.choices.filter((choice) => first(choice) === place);
  }

  private chosen(choices: readonly Choice[]): Pointed {
    const moves = choices.map(({ move }) => move);
    const [move] = moves;
    if (moves.length === 1 && move !== undefined) {
      this.selected = null;
      return { kind: 'move', move };
    }
    return { kind: 'several', moves };
  }
}
