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
 * be written in place of. Neither shows what whoever looks may not see.
 */
export function setUpForm(session: Session): HTMLElement {
  const { analyse } = texts();
  const line = h('textarea', { rows: 3, spellcheck: 'false', name: 'line' });
  const edit = button(analyse.byHand, () => openEditor(session.position, begin), { 'data-do': 'edit' });
  const reason = h('p', { class: 'reason is-refusal', role: 'alert' });
  const show = () => {
    // A line, and the board of the editor, have the laws of both seats; those that are sealed are made up.
    const isHidden = session.isSealed || (session.viewer !== null && session.table.hasSecrets);
    line.value = isHidden ? '' : session.position.toString();
    line.placeholder = isHidden ? analyse.lineHidden : '';
    edit.disabled = isHidden;
    reason.textContent = '';
  };
  const begin = (start: Position) => {
    const set = Session.begin({ start, players: ['human', 'human'] });
    // Who sets a position up has seen the laws in it.
    set.isOpen = set.table.hasSecrets;
    keepGame(set.save());
    go('analyse', set.id);
  };
  show();
  session.onChange(show);
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
    edit,
    h(
      'form',
      { on: { submit } },
      field(analyse.line, line, analyse.lineHint),
      reason,
      h('button', { type: 'submit' }, analyse.show),
    ),
  );
}
