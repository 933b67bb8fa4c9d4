// What is around every page: the name, the ways, the language, light and dark.

import { tell } from './announcer.js';
import { button, h } from './dom.js';
import { address } from './route.js';
import { exchangeLanguage, texts } from './texts.js';
import { exchangeTheme } from './theme.js';

/** Makes what stands around the content. `redraw` shows everything anew, in another language. */
export function frame(main: HTMLElement, redraw: () => void): HTMLElement[] {
  const { nav, title, skip } = texts();
  const other = texts().language === 'en' ? 'fr' : 'en';
  const change = () => void exchangeLanguage().then(redraw, () => tell(texts().failed));
  const language = button(other.toUpperCase(), change, {
    class: 'quiet',
    lang: other,
    'data-do': 'language',
  });
  language.append(h('span', { class: 'visually-hidden' }, ` ${nav.language}`));
  const jump = (event: Event) => {
    event.preventDefault();
    main.focus();
  };
  const header = h(
    'header',
    { class: 'top' },
    h('a', { href: '#content', class: 'skip', on: { click: jump } }, skip),
    h(
      'a',
      { href: address('games'), class: 'brand' },
      h('img', { src: './icon.svg', alt: '', width: 28, height: 28 }),
      title,
    ),
    h(
      'nav',
      { 'aria-label': title },
      h('a', { href: address('games') }, nav.games),
      h('a', { href: address('learn') }, nav.learn),
      h('a', { href: address('analyse') }, nav.analyse),
    ),
    h(
      'div',
      { class: 'settings' },
      language,
      button('◐', exchangeTheme, {
        class: 'quiet',
        'aria-label': nav.theme,
        title: nav.theme,
        'data-do': 'theme',
      }),
    ),
  );
  return [header, main];
}
