// Light and dark: as the system says, until somebody chooses.

import { keep, kept } from './storage.js';

const DARK = matchMedia('(prefers-color-scheme: dark)');

/** Shows the page as was chosen, or as the system says, also when that changes. */
export function applyTheme(): void {
  const apply = () => put(kept('theme') ?? (DARK.matches ? 'dark' : 'light'));
  DARK.addEventListener('change', apply);
  apply();
}

/** Chooses the other one. */
export function exchangeTheme(): void {
  const theme = document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark';
  put(theme);
  keep('theme', theme);
}

/** Shows the page so, and has what the browser draws around it follow, which would follow the system. */
function put(theme: string): void {
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  const paper = getComputedStyle(root).getPropertyValue('--paper');
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) meta.content = paper;
}
