// Begins a game: who plays it, and by which rules.

import { opponents, Position, type RuleOption } from 'fourchette';

import { tell } from './announcer.js';
import { button, field, fill, h, select } from './dom.js';
import { engineFields } from './engine-fields.js';
import { engineNames } from './engines.js';
import { newFarGame } from './far-game.js';
import { gameOf, goalOf, meaningOf, seatName, titleOf } from './naming.js';
import { thumbnail } from './picture.js';
import { enginePlayer, playerName, type SeatPlayer } from './player.js';
import { newMatch } from './rematch.js';
import { address, go } from './route.js';
import { Session } from './session.js';
import { reasonOf } from './share.js';
import { keepGame } from './storage.js';
import { texts } from './texts.js';
import type { View } from './view.js';

/** Who sits elsewhere, and plays by links. */
const FRIEND = 'friend';

/** Options that are too long for a menu are written; the longest value of a menu. */
const LONGEST = 24;

/** Asks who plays a game and by which rules. */
export function setupView(game: string): View {
  const { setup, learn } = texts();
  const title = titleOf(game);
  const options = gameOf(game).options.map((option) => ({ option, control: control(option) }));
  const picture = h('div', { class: 'setup-picture' });
  const reason = h('p', { class: 'reason is-refusal', role: 'alert' });
  const begin = h('button', { type: 'submit', class: 'primary large' }, setup.begin);
  const names = [h('span'), h('span')] as const;
  const seats = [seat('first', 'human'), seat('second', 'search:2')] as const;
  const engines = engineFields(seats);
  const double = h('input', { type: 'checkbox', name: 'double' });

  const rules = () =>
    options
      .filter(({ option, control }) => control.value.trim() !== '' && control.value.trim() !== option.default)
      .map(({ option, control }) => `${option.key}=${control.value.trim()}`)
      .join();

  const show = () => {
    engines.show();
    try {
      const start = Position.start(game, rules());
      fill(picture, thumbnail(start));
      reason.textContent = '';
      begin.disabled = false;
      for (const [index, name] of names.entries()) {
        name.textContent = seatName(start, start.scene(), index === 0 ? 1 : 2);
      }
    } catch (error) {
      reason.textContent = setup.refused(reasonOf(error));
      begin.disabled = true;
    }
  };

  const start = (event: Event) => {
    event.preventDefault();
    if (begin.disabled) return;
    const [first, second] = seats.map(({ value }) => value);
    const player = (chosen = 'human') => (chosen === FRIEND ? 'human' : chosen) as SeatPlayer;
    // With a friend on one seat, the other one is ours.
    const far = [first, second].includes(FRIEND) ? newFarGame(first === FRIEND ? 2 : 1) : null;
    const players = far === null ? ([player(first), player(second)] as const) : (['human', 'human'] as const);
    const match = newMatch(double.checked && far === null ? 'double' : 'single');
    const engineTime = engines.time;
    const session = Session.begin({ start: Position.start(game, rules()), players, engineTime, match, far });
    keepGame(session.save());
    go('play', session.id);
  };

  const modes = [
    [setup.againstOpponent, ['human', 'search:2']],
    [setup.together, ['human', 'human']],
    [setup.byLink, ['human', FRIEND]],
    [setup.watch, ['search:2', 'search:2']],
  ] as const;
  const choose = ([first, second]: readonly [string, string]) => {
    seats[0].value = first;
    seats[1].value = second;
    show();
  };

  const drawLots = () => {
    const { alternate, stay } = texts().rematches;
    const isExchanged = Math.random() < 0.5;
    if (isExchanged) choose([seats[1].value, seats[0].value]);
    // Two players of one kind look as before, whatever was drawn.
    tell(`${setup.lot}: ${isExchanged ? alternate : stay}`);
  };

  const form = h(
    'form',
    { class: 'setup', on: { submit: start, input: show, change: show } },
    h('h1', {}, setup.title(title)),
    h('p', { class: 'goal' }, goalOf(game), ' ', h('a', { href: address('learn', game) }, learn.title)),
    h(
      'fieldset',
      {},
      h('legend', {}, setup.who),
      h('div', { class: 'choices' }, ...modes.map(([text, players]) => button(text, () => choose(players)))),
      h(
        'div',
        { class: 'pair' },
        seatField(names[0], setup.first, seats[0]),
        seatField(names[1], setup.second, seats[1]),
      ),
      engines.element,
      button(setup.lot, drawLots, { class: 'quiet', 'data-do': 'lot' }),
      game === 'wyx' ? h('label', { class: 'check' }, double, setup.double) : null,
    ),
    h('p', { class: 'begin' }, begin),
    reason,
    h(
      'fieldset',
      {},
      h('legend', {}, setup.rules),
      ...options.map(({ option, control }) => field(option.key, control, hint(game, option))),
    ),
  );
  show();
  return { element: h('div', { class: 'setup-page' }, form, picture), title: setup.title(title) };
}

function seat(name: string, chosen: string): HTMLSelectElement {
  const players = ['human', FRIEND, ...opponents(), ...engineNames().map(enginePlayer)] as const;
  return select(
    players.map((player) => [player, playerName(player as SeatPlayer)] as const),
    chosen,
    { name },
  );
}

function seatField(name: HTMLElement, order: string, control: HTMLSelectElement): HTMLElement {
  return h('label', { class: 'field' }, h('span', { class: 'field-name' }, name, `, ${order}`), control);
}

/** A menu where all values are known, else a line to write in. */
function control({ key, default: usual, values, samples }: RuleOption): HTMLSelectElement | HTMLInputElement {
  const isMenu =
    values.split(' | ').length === samples.length && samples.every((value) => value.length <= LONGEST);
  if (isMenu && samples.length > 1) {
    const named = samples.map(
      (value) => [value, value === usual ? texts().setup.default(value) : value] as const,
    );
    return select(named, usual, { name: key });
  }
  return h('input', { name: key, value: usual, autocomplete: 'off', spellcheck: 'false' });
}

function hint(game: string, { key, values }: RuleOption): string {
  const meaning = meaningOf(game, key);
  return values.includes(' | ') && texts().language === 'fr'
    ? meaning
    : `${meaning}. ${texts().setup.values(values)}`;
}
