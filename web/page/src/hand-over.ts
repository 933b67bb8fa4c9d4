// The curtain between two people with secrets at one screen.

import type { Seat } from 'fourchette';

import { button, h } from './dom.js';
import { moveWord, seatName } from './naming.js';
import type { Session } from './session.js';
import { texts } from './texts.js';

/** Makes what is shown in place of the board until the awaited person says to be there. */
export function handOver(session: Session, seat: Seat): HTMLElement {
  const { handOver } = texts();
  const { position, table } = session;
  // Nobody's sight is needed for what the seats are called.
  const scene = position.scene({ viewer: seat });
  const name = seatName(position, scene, seat);
  const seen = table.toldSince(seat).map(({ text, explanation }) => {
    return h('li', {}, moveWord(text), explanation === null ? null : ` — ${explanation}`);
  });
  const news = seen.length === 0 ? h('p', {}, handOver.nothing) : h('ul', {}, ...seen);
  return h(
    'div',
    { class: 'curtain', tabindex: -1 },
    h('h2', {}, handOver.title(name)),
    h('p', {}, handOver.text),
    h('h3', {}, handOver.seen),
    news,
    button(handOver.ready(name), () => session.sitDown(), { class: 'primary' }),
  );
}
