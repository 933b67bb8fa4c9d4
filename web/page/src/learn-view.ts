// How games are played: the crates' pages of rules, with examples to click through.

import { type Block, gameNames, Position } from 'fourchette';

import { boardLesson, EMPTY } from './board-lesson.js';
import { type Child, fill, h } from './dom.js';
import { ExampleView } from './example-view.js';
import { pictureOf } from './home-view.js';
import { gameOf, goalOf, meaningOf, titleOf } from './naming.js';
import { thumbnail } from './picture.js';
import { gamesWithPuzzles } from './puzzles.js';
import { address } from './route.js';
import type { RulesPage } from './rules-text.js';
import { texts } from './texts.js';
import type { View } from './view.js';

/** Lists the games, to learn or to analyse one, or to solve its puzzles. */
export function learnIndex(page: 'learn' | 'analyse' | 'puzzles'): View {
  const { title, intro } = texts()[page];
  const games = page === 'puzzles' ? gamesWithPuzzles() : gameNames();
  const items = games.map((game) => {
    return h(
      'li',
      { class: 'card' },
      h(
        'a',
        { href: address(page, game), class: 'card-main' },
        pictureOf(game),
        h('span', { class: 'card-title' }, titleOf(game)),
      ),
      h('p', { class: 'card-goal' }, goalOf(game)),
    );
  });
  const element = h(
    'div',
    { class: 'home' },
    h('h1', {}, title),
    h('p', {}, intro),
    h('ul', { class: 'cards' }, ...items),
  );
  return { element, title };
}

/** Returns the games that have to be loaded to explain one. */
export function needed(game: string): string[] {
  return isOnCurvedBoard(game) ? [game, EMPTY] : [game];
}

/** Whether a game has the curved board, on which there is more to be explained. */
function isOnCurvedBoard(game: string): boolean {
  return gameOf(game).board.some((block) => block.kind === 'item' && /^Pentas/.test(block.text));
}

/** Explains a game to somebody who has never seen it. */
export function learnView(game: string, page: RulesPage): View {
  const { learn } = texts();
  const words = gameOf(game);
  const examples: ExampleView[] = [];
  const draw = (blocks: readonly Block[]) => blocks.map((block) => drawn(block, game, examples));
  const start = Position.start(game);
  const title = `${titleOf(game)}: ${learn.title}`;
  const element = h(
    'article',
    { class: 'learn' },
    h('h1', {}, titleOf(game)),
    h('p', { class: 'goal' }, h('strong', {}, `${learn.goal}: `), goalOf(game)),
    h('p', {}, h('a', { href: address('new', game), class: 'button primary' }, learn.playIt)),
    h('section', { lang: page.language }, h('h2', {}, learn.board), ...draw(page.board)),
    isOnCurvedBoard(game) ? boardLesson() : null,
    h('figure', { class: 'start-picture' }, thumbnail(start), h('figcaption', {}, learn.startPicture)),
    h('section', { lang: page.language }, ...draw(page.rules)),
    h('section', {}, h('h2', {}, learn.options), optionTable(game)),
    h(
      'section',
      { lang: 'en' },
      h('h2', { lang: texts().language }, learn.notation),
      h(
        'dl',
        {},
        ...words.moves.flatMap(({ example, meaning }) => [
          h('dt', {}, h('code', {}, example)),
          h('dd', {}, meaning),
        ]),
      ),
      h('h2', { lang: texts().language }, learn.rematch),
      h('p', {}, words.matches),
      h('h2', { lang: texts().language }, learn.credits),
      h('p', {}, words.credits),
    ),
  );
  const close = () => {
    for (const example of examples) example.close();
  };
  return { element, title, close };
}

/** Shows a part of a text. */
function drawn(block: Block, game: string, examples: ExampleView[]): HTMLElement {
  switch (block.kind) {
    case 'heading':
      return h('h2', {}, block.text, mark(block.text));
    case 'paragraph':
      return h('p', {}, block.text);
    case 'item':
      return h('p', { class: 'item' }, ...item(block.text));
    case 'drawing':
      return h('pre', {}, block.lines.join('\n'));
    case 'example': {
      const example = new ExampleView(game, block.rules, block.moves);
      examples.push(example);
      return example.element;
    }
  }
}

/** Marks the chapters on what is not in the booklet. */
function mark(heading: string): Child {
  const { marks } = texts().learn;
  if (/not known|inconnu/i.test(heading))
    return h('span', { class: 'mark', title: marks.rebuiltText }, marks.rebuilt);
  if (/readings|lectures/i.test(heading))
    return h('span', { class: 'mark', title: marks.oursText }, marks.ours);
  return null;
}

/** Sets the term apart with which an item begins. */
function item(text: string): Child[] {
  const term = /^([^.:]{2,32})([.:]) /.exec(text);
  if (term === null) return [text];
  return [h('strong', {}, `${term[1]}${term[2]}`), ` ${text.slice(term[0].length)}`];
}

function optionTable(game: string): HTMLElement {
  const { learn } = texts();
  const rows = gameOf(game).options.map(({ key, values }) => {
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, h('code', {}, key)),
      h('td', {}, values),
      h('td', {}, meaningOf(game, key)),
    );
  });
  const head = [learn.option, learn.values, learn.meaning].map((text) => h('th', { scope: 'col' }, text));
  const table = h('table', {}, h('thead', {}, h('tr', {}, ...head)), h('tbody', {}, ...rows));
  const holder = h('div', { class: 'table', tabindex: 0, role: 'region', 'aria-label': learn.options });
  fill(holder, table);
  return holder;
}
