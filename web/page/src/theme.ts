// Light and dark: as the system says, until somebody chooses.

import { keep, kept } from './storage.js';

const DARK = matchMedia('(prefers-color-scheme: dark)');

/** Shows the page as was chosen, or as the system says, also when that changes. */
export function applyTheme(): void {
  const apply = () => {
    document.documentElement.dataset['theme'] = kept('theme') ?? (DARK.matches ? 'dark' : 'light');
  };
  DARK.addEventListener('change', apply);
  apply();
}

/** Chooses the other one. */
export function exchangeTheme(): void {
  const root = document.documentElement;
  root.dataset['theme'] = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
  keep('theme', root.dataset['theme']);
}
