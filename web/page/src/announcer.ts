// What is said to people who cannot see the page, and shown for a while to all.

import { h } from './dom.js';

const spoken = h('div', { class: 'visually-hidden', 'aria-live': 'polite', role: 'status' });
const shown = h('div', { class: 'toast', 'aria-hidden': 'true' });
let hide: ReturnType<typeof setTimeout> | undefined;
let queue: string[] = [];

/** Puts the announcer onto the page. */
export function install(): void {
  document.body.append(spoken, shown);
}

/** Says something to a screen reader. What is said at the same time is said together. */
export function announce(text: string): void {
  queue.push(text);
  if (queue.length > 1) return;
  setTimeout(() => {
    if (queue.length > 0) spoken.textContent = queue.join('. ');
    queue = [];
  }, 60);
}

/** Takes back what has been said and shown: somebody else comes to the screen. */
export function silence(): void {
  queue = [];
  spoken.textContent = '';
  shown.textContent = '';
  shown.classList.remove('is-shown');
}

/** Says something, and shows it as well. */
export function tell(text: string): void {
  announce(text);
  shown.textContent = text;
  shown.classList.add('is-shown');
  clearTimeout(hide);
  hide = setTimeout(() => shown.classList.remove('is-shown'), 4200);
}
