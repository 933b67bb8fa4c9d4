// Questions that stand before the page until they are answered.

import { button, type Child, h } from './dom.js';
import { texts } from './texts.js';

/** Opens a dialog, and removes it when it is closed. */
export function openDialog(title: string, ...children: readonly Child[]): HTMLDialogElement {
  const heading = h('h2', { id: 'dialog-title' }, title);
  const dialog = h('dialog', { 'aria-labelledby': 'dialog-title' }, heading, ...children);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Closes what is open, unanswered: what it asks about is no longer shown. */
export function closeDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
}

/** Asks for one of several things; `null` if the question is left. */
export function ask(
  title: string,
  choices: readonly (readonly [value: string, text: string])[],
): Promise<string | null> {
  return new Promise((resolve) => {
    let answer: string | null = null;
    const choose = (value: string | null) => {
      answer = value;
      dialog.close();
    };
    const buttons = choices.map(([value, text]) => button(text, () => choose(value), { class: 'choice' }));
    const leave = button(texts().play.cancel, () => choose(null), { class: 'quiet' });
    const dialog = openDialog(title, h('div', { class: 'choices' }, ...buttons, leave));
    dialog.addEventListener('close', () => resolve(answer));
  });
}
