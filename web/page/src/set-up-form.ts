// Sets up a position by its line.

import { Position, Refusal } from 'fourchette';

import { field, h } from './dom.js';
import { go } from './route.js';
import { Session } from './session.js';
import { keepGame } from './storage.js';
import { texts } from './texts.js';

/** Makes a form with the line of the position that is shown, which another one can be written in place of. */
export function setUpForm(session: Session): HTMLElement {
  const { analyse } = texts();
  const line = h('textarea', { rows: 3, spellcheck: 'false', name: 'line' });
  const reason = h('p', { class: 'reason is-refusal', role: 'alert' });
  const show = () => {
    line.value = session.position.toString();
    reason.textContent = '';
  };
  show();
  session.onChange(show);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    try {
      const start = Position.parse(line.value.trim());
      const set = Session.begin({ start, players: ['human', 'human'] });
      keepGame(set.save());
      go('analyse', set.id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      reason.textContent = analyse.refused(error.message);
    }
  };
  return h(
    'details',
    { class: 'set-up' },
    h('summary', {}, analyse.setUp),
    h(
      'form',
      { on: { submit } },
      field(analyse.line, line, analyse.lineHint),
      reason,
      h('button', { type: 'submit' }, analyse.show),
    ),
  );
}
