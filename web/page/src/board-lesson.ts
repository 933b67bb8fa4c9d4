// Shows what the words for the curved board mean, on the board.

import { Position } from 'fourchette';

import { announce } from './announcer.js';
import { BoardView } from './board-view.js';
import { button, h } from './dom.js';
import { CurvedBoard } from './straight.js';
import { texts } from './texts.js';

/** A game that begins on an empty curved board; it is to be loaded. */
export const EMPTY = 'tetra';

const TOPICS = ['straight', 'neighbours', 'rings', 'sides', 'corners', 'pentas'] as const;
type Topic = (typeof TOPICS)[number];

const CORNERS = ['a1', 'a9', 'a17'];
const PENTAS = ['e1', 'e5', 'e9'];

/** Makes an empty board on which one chooses a word, and a node where that needs one. */
export function boardLesson(): HTMLElement {
  const { lesson } = texts().learn;
  const start = Position.start(EMPTY);
  const scene = start.scene();
  const board = new CurvedBoard(scene);
  let topic: Topic = 'straight';
  let chosen = 'c5';
  const view = new BoardView(lesson.title, {
    point: (place) => {
      chosen = place;
      tellNodes();
    },
    drag: () => {},
    letGo: () => {},
  });
  const explained = h('p', { 'aria-live': 'polite' });
  const choose = (next: Topic) => () => {
    topic = next;
    tellNodes();
  };
  const buttons = TOPICS.map((name) => button(lesson[name], choose(name), { 'data-topic': name }));
  const show = () => {
    for (const element of buttons)
      element.setAttribute('aria-pressed', String(element.dataset['topic'] === topic));
    explained.textContent = lesson[`${topic}Text`];
    const nodes = marked(topic, chosen, board);
    const isFree = topic === 'straight' || topic === 'neighbours' || topic === 'rings';
    view.mark({ sources: new Set(), destinations: new Set(nodes), selected: isFree ? chosen : null });
    view.trace(topic === 'straight' ? board.runs(chosen) : []);
    return nodes;
  };
  const tellNodes = () => announce(show().join(', '));
  const holder = h(
    'figure',
    { class: 'example lesson' },
    h('figcaption', {}, lesson.title),
    h('div', { class: 'choices' }, ...buttons),
    view.element,
    explained,
  );
  view.show({ scene, svg: start.svg(), nameOf: ({ name }) => name });
  show();
  return holder;
}

/** The nodes that a word means, of the chosen node where it needs one. */
function marked(topic: Topic, chosen: string, board: CurvedBoard): string[] {
  switch (topic) {
    case 'straight':
      return board.runs(chosen).flatMap((run) => run.slice(1));
    case 'neighbours':
      return board.neighbours.get(chosen) ?? [];
    case 'rings':
      return [...board.neighbours.keys()].filter((name) => name[0] === chosen[0]);
    case 'sides':
      return [...board.neighbours.keys()].filter((name) => name.startsWith('a'));
    case 'corners':
      return CORNERS;
    case 'pentas':
      return PENTAS;
  }
}
