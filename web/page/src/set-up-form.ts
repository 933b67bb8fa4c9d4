// Sets up a position, by hand or by its line.

import { Position, Refusal } from 'fourchette';

import { button, field, h } from './dom.js';
import { openEditor } from './position-editor.js';
import { go } from './route.js';
import { Session } from './session.js';
import { keepGame } from './storage.js';
import { texts } from './texts.js';

/**
 * Makes what opens the editor at the position that is shown, and a form with its line, which another one can
 * be written in place of.
 */
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
  const begin = (start: Position) => {
    const set = Session.begin({ start, players: ['human', 'human'] });
    keepGame(set.save());
    go('analyse', set.id);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    try {
      begin(Position.parse(line.value.trim()));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      reason.textContent = analyse.refused(error.message);
    }
  };
  return h(
    'details',
    { class: 'set-up' },
    h('summary', {}, analyse.setUp),
    button(analyse.byHand, () => openEditor(session.position, begin), { 'data-do': 'edit' }),
    h(
      'form',
      { on: { submit } },
      field(analyse.line, line, analyse.lineHint),
      reason,
      h('button', { type: 'submit' }, analyse.show),
    ),
  );
}
