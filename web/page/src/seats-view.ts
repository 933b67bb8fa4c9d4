// Who sits where, what they have in hand, and whose turn it is.

import type { Position, Scene, Seat } from 'fourchette';

import { fill, h } from './dom.js';
import { seatName, stoneOf } from './naming.js';
import { playerName, type SeatPlayer } from './player.js';
import { texts } from './texts.js';

/** What is shown of a seat beside the position. */
export interface SeatState {
  readonly player: SeatPlayer | 'friend';
  /** How much of its thinking an opponent has done, from 0 to 1; `null` if it does not think. */
  readonly thinks: number | null;
  readonly hasWon: boolean;
}

/** Shows both seats. Its height does not depend on what is shown. */
export class SeatsView {
  readonly element = h('div', { class: 'seats' });

  show(position: Position, scene: Scene, seats: readonly [SeatState, SeatState]): void {
    fill(this.element, this.#card(position, scene, 1, seats[0]), this.#card(position, scene, 2, seats[1]));
  }

  #card(position: Position, scene: Scene, seat: Seat, { player, thinks, hasWon }: SeatState): HTMLElement {
    const { pieces, play } = texts();
    const hands = scene.hands.filter(({ owner }) => owner === seat);
    const inHand = hands.map(({ count, kind }) => play.inHand(count, plural(pieces[kind] ?? kind, count)));
    const classes = ['seat'];
    if (position.toMove === seat) classes.push('is-to-move');
    if (hasWon) classes.push('has-won');
    return h(
      'div',
      { class: classes.join(' ') },
      h('span', { class: `stone ${stoneOf(position, scene, seat)}`, 'aria-hidden': 'true' }),
      h('span', { class: 'seat-name' }, seatName(position, scene, seat)),
      h('span', { class: 'seat-player' }, [playerName(player), ...inHand].join(' · ')),
      h('span', { class: 'seat-progress', style: `--share:${thinks ?? 0}`, 'aria-hidden': 'true' }),
    );
  }
}

function plural(word: string, count: number): string {
  return count === 1 ? word : `${word}s`;
}
