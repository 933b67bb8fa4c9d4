// Engines as players of a new game: adding them, dropping them, and how long they think.

import { tell } from './announcer.js';
import { button, field, fill, h, select } from './dom.js';
import { addEngine, forgetEngine } from './engines.js';
import { engineOf, enginePlayer, playerName } from './player.js';
import { reasonOf } from './share.js';
import { texts } from './texts.js';

/** How long an engine may think about a move, in seconds. */
const TIMES = ['1', '3', '10', '30'];

/** What a new game asks about engines. */
export interface EngineFields {
  readonly element: HTMLElement;
  /** How long an engine may think about a move, in seconds. */
  readonly time: number;
  /** Follows what the menus of the seats have chosen. */
  show(): void;
}

/** Makes the fields. An engine that is added comes into the menus of both seats, and onto the second one. */
export function engineFields(seats: readonly [HTMLSelectElement, HTMLSelectElement]): EngineFields {
  const { engines } = texts();
  const time = select(
    TIMES.map((seconds) => [seconds, engines.seconds(Number(seconds))] as const),
    '1',
    { name: 'engine-time' },
  );
  const timeField = field(engines.time, time);
  const forgets = h('span');
  const chosen = () => new Set(seats.flatMap(({ value }) => engineOf(value) ?? []));

  const show = () => {
    timeField.hidden = chosen().size === 0;
    fill(forgets, ...[...chosen()].map(forgetButton));
  };
  const forgetButton = (name: string) => {
    return button(engines.forget(name), () => void forget(name), { class: 'quiet' });
  };
  const add = async () => {
    try {
      const name = await addEngine();
      if (name === null) return;
      const value = enginePlayer(name);
      for (const seat of seats) {
        const isThere = [...seat.options].some((option) => option.value === value);
        if (!isThere) seat.append(h('option', { value }, playerName(value)));
      }
      seats[1].value = value;
      show();
      tell(engines.added(name));
    } catch (error) {
      tell(reasonOf(error));
    }
  };
  const forget = async (name: string) => {
    await forgetEngine(name);
    for (const seat of seats) {
      const [option] = [...seat.options].filter(({ value }) => value === enginePlayer(name));
      if (option?.selected) seat.value = 'human';
      option?.remove();
    }
    show();
  };
  const adder = button(engines.add, () => void add(), { class: 'quiet', 'data-do': 'add-engine' });
  const element = h(
    'div',
    { class: 'engines' },
    h('div', { class: 'choices' }, adder, forgets),
    timeField,
    h('p', { class: 'hint' }, engines.hint),
  );
  return {
    element,
    get time() {
      return Number(time.value);
    },
    show,
  };
}
