// The first page: the games by their pictures, and games in progress.

import { type Ending, gameNames, type Record } from 'fourchette';

import { tell } from './announcer.js';
import { button, fill, h } from './dom.js';
import { openRecord } from './files.js';
import type { Ended } from './game-tree.js';
import { goalOf, titleOf } from './naming.js';
import { address, go } from './route.js';
import { Session } from './session.js';
import { reasonOf } from './share.js';
import { dropGame, keepGame, type Kept, keptGames } from './storage.js';
import { texts } from './texts.js';
import type { View } from './view.js';

/** Shows all games. */
export function homeView(): View {
  const { home, title, tagline, intro, play } = texts();
  const cards = gameNames().map((game) => card(game));
  const element = h(
    'div',
    { class: 'home' },
    h('div', { class: 'hero' }, h('h1', {}, title), h('p', { class: 'tagline' }, tagline), h('p', {}, intro)),
    inProgress(),
    h('h2', {}, home.choose),
    h('ul', { class: 'cards' }, ...cards),
    h(
      'p',
      {},
      button(home.load, () => void load(), { class: 'quiet', 'data-do': 'load' }),
      ' ',
      h('a', { href: address('puzzles'), class: 'button quiet' }, texts().puzzles.title),
    ),
  );
  return { element, title };

  async function load(): Promise<void> {
    try {
      const record = await openRecord();
      if (record === null) return;
      const session = sessionOf(record);
      keepGame(session.save());
      go('play', session.id);
    } catch (error) {
      tell(play.notRead(reasonOf(error)));
    }
  }
}

/** Begins a session at the end of a record. What the record says has ended the game, ends it here too. */
function sessionOf({ start, moves, adjudication, ending }: Record): Session {
  return Session.begin({ start, players: ['human', 'human'], moves, ended: endedBy(ending), adjudication });
}

/** Returns how a game was ended, unless its moves and what was agreed about them say so. */
function endedBy(ending: Ending | null): Ended | null {
  if (ending === null) return null;
  const { kind, outcome } = ending;
  const isByMoves = kind === 'rules' || kind === 'repetition' || kind === 'max-plies';
  return isByMoves ? null : { by: kind, outcome };
}

function card(game: string): HTMLElement {
  const { home } = texts();
  const title = titleOf(game);
  return h(
    'li',
    { class: 'card' },
    h(
      'a',
      { href: address('new', game), class: 'card-main' },
      pictureOf(game),
      h('span', { class: 'card-title' }, title),
    ),
    h('p', { class: 'card-goal' }, goalOf(game)),
    h(
      'p',
      { class: 'card-links' },
      h(
        'a',
        { href: address('new', game), class: 'button primary', 'aria-label': `${home.play}: ${title}` },
        home.play,
      ),
      h(
        'a',
        { href: address('learn', game), class: 'button', 'aria-label': `${home.learn}: ${title}` },
        home.learn,
      ),
    ),
  );
}

function inProgress(): HTMLElement {
  const holder = h('div', {});
  const show = () => {
    const { home } = texts();
    // Another version of the page may have kept a game that this one does not know.
    const known = keptGames().filter(({ data }) => gameNames().includes(data.game));
    const items = known.map((kept) => item(kept, show));
    fill(
      holder,
      ...(items.length === 0 ? [] : [h('h2', {}, home.goOn), h('ul', { class: 'kept' }, ...items)]),
    );
  };
  show();
  return holder;
}

function item({ data }: Kept, changed: () => void): HTMLElement {
  const { home } = texts();
  const title = titleOf(data.game);
  const remove = () => {
    dropGame(data.id);
    changed();
  };
  const state = data.isOver ? home.over : home.moves(data.tree.nodes.length);
  return h(
    'li',
    {},
    h('a', { href: address('play', data.id) }, title),
    h('span', { class: 'hint' }, state),
    button(home.remove, remove, { class: 'quiet', 'aria-label': home.removeNamed(title) }),
  );
}

/** Makes the picture of a game, which the build has drawn. */
export function pictureOf(game: string): HTMLElement {
  const picture = h('img', { src: `./${game}.svg`, alt: '', width: 240, height: 240, loading: 'lazy' });
  return h('span', { class: 'card-picture' }, picture);
}
