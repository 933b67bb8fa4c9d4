// The page: loads the games, and shows what its address leads to.

import { Position } from 'fourchette';

import * as announcer from './announcer.js';
import { closeDialogs } from './dialogs.js';
import { fill, h } from './dom.js';
import { frame } from './frame.js';
import { homeView } from './home-view.js';
import { learnIndex, learnView, needed } from './learn-view.js';
import { load } from './load.js';
import { PlayView, type Purpose } from './play-view.js';
import { PuzzleView } from './puzzle-view.js';
import { puzzlesOf } from './puzzles.js';
import { replace, type Route, route } from './route.js';
import { rulesOf } from './rules-text.js';
import { Session } from './session.js';
import { fromFarLink } from './send.js';
import { setupView } from './setup-view.js';
import { fromLink, reasonOf } from './share.js';
import { keepGame, keptGame } from './storage.js';
import { loadTexts, texts } from './texts.js';
import { applyTheme } from './theme.js';
import type { View } from './view.js';

/** Whether the browser keeps this build, to be without a network: the build says so. */
declare const IS_KEPT: boolean;

/** What an address leads to: a view, or what goes on to another address. */
type Found = View | (() => void);

const main = h('main', { id: 'content', tabindex: -1 });
let shown: View | null = null;
/** How often something was to be shown. */
let count = 0;

/** Shows what the address leads to; what was shown before stays until that is there. */
async function show(): Promise<void> {
  count += 1;
  const mine = count;
  let found: Found;
  try {
    found = await viewAt(route());
  } catch (error) {
    found = message(`${texts().failed}: ${reasonOf(error)}`);
  }
  const isLate = mine !== count;
  if (typeof found !== 'function') return isLate ? found.close?.() : put(found);
  if (!isLate) found();
}

/** Shows a view in place of the one before. */
function put(view: View): void {
  closeDialogs();
  shown?.close?.();
  shown = view;
  document.documentElement.lang = texts().language;
  document.title = view.title === texts().title ? view.title : `${view.title} · ${texts().title}`;
  const isFirst = document.activeElement === document.body;
  fill(main, view.element);
  // What was focused may have gone; who goes on by keys, goes on there.
  if (!isFirst && document.activeElement === document.body) main.focus({ preventScroll: true });
  scrollTo(0, 0);
}

/** Makes what is shown at an address, or begins the game that it leads to. */
async function viewAt({ page, of, query }: Route): Promise<Found> {
  switch (page) {
    case 'games':
      return homeView();
    case 'new':
      await load(of);
      return setupView(of);
    case 'play':
    case 'analyse':
      return of === '' ? learnIndex('analyse') : game(of, page);
    case 'learn':
      if (of === '') return learnIndex('learn');
      await Promise.all(needed(of).map(load));
      return learnView(of, await rulesOf(of));
    case 'puzzles':
      return of === '' ? learnIndex('puzzles') : puzzle(of, Number(query.get('n') ?? 1));
    case 'link':
      await load(of);
      return begun(fromLink(of, query), 'play');
    case 'friend':
      await load(of);
      return begun(await fromFarLink(of, query), 'play');
    default:
      return message(texts().notFound);
  }
}

/** A game that is kept, by its name; or, to be analysed, one from its start. */
async function game(of: string, purpose: Purpose): Promise<Found> {
  const data = keptGame(of);
  if (data !== null) {
    await load(data.game);
    return new PlayView(Session.load(data), purpose);
  }
  if (purpose === 'play') return message(texts().notFound);
  await load(of);
  return begun(Session.begin({ start: Position.start(of), players: ['human', 'human'] }), purpose);
}

/** Keeps a game that has begun, and goes on to its own address. */
function begun(session: Session, purpose: Purpose): () => void {
  return () => {
    keepGame(session.save());
    replace(purpose, session.id);
  };
}

/** A puzzle of a game, by its number. */
async function puzzle(game: string, number: number): Promise<View> {
  const puzzles = await puzzlesOf(game);
  const chosen = puzzles[number - 1];
  if (chosen === undefined) return message(texts().notFound);
  await load(game);
  return new PuzzleView(chosen, number, puzzles.length);
}

function message(text: string): View {
  return { element: h('p', { class: 'message', role: 'alert' }, text), title: texts().title };
}

async function begin(): Promise<void> {
  applyTheme();
  await loadTexts();
  const redraw = () => {
    fill(document.body, ...frame(main, redraw));
    announcer.install();
    void show();
  };
  fill(main, h('p', { class: 'message' }, texts().loading));
  fill(document.body, ...frame(main, redraw));
  announcer.install();
  addEventListener('hashchange', () => void show());
  addEventListener('storage', () => {
    if (shown?.isStale?.() === true) void show();
  });
  await show();
  if (IS_KEPT) await keepPage();
}

/** Has the browser keep the page, where it can: not in some private windows, nor from unsafe servers. */
async function keepPage(): Promise<void> {
  try {
    await navigator.serviceWorker.register('./service-worker.js');
  } catch (error) {
    console.info('the page is not kept in this browser', error);
  }
}

begin().catch((error: unknown) => {
  fill(main, h('p', { class: 'message', role: 'alert' }, `${texts().failed}: ${reasonOf(error)}`));
});
