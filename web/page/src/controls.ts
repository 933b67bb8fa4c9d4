// The buttons below a game.

import type { Rematch } from 'fourchette';

import { tell } from './announcer.js';
import { ask } from './dialogs.js';
import { button, field, select } from './dom.js';
import { download } from './files.js';
import { nextGame, waysOf } from './rematch.js';
import { go } from './route.js';
import { Session } from './session.js';
import { shareDialog } from './share.js';
import { keepGame } from './storage.js';
import { texts } from './texts.js';

/** What the buttons do to what is around the game. */
export interface ControlOptions {
  readonly isAnalysed: boolean;
  readonly analyse: () => void;
}

/** Makes the buttons that make sense now. */
export function controls(session: Session, { isAnalysed, analyse }: ControlOptions): HTMLElement[] {
  const { play } = texts();
  const isOver = session.ending !== null;
  const seat = session.humanToMove;
  const mayMove = seat !== null && session.canMove(seat);
  const isHidden = session.awaited !== null;
  const buttons: HTMLElement[] = [
    button(play.undo, () => session.undo(), {
      disabled: isHidden || session.lastDecision === null,
      'data-do': 'undo',
    }),
    button(play.redo, () => session.redo(), {
      disabled: isHidden || session.nextDecision === null,
      'data-do': 'redo',
    }),
    button(play.analysis, analyse, { 'aria-pressed': `${isAnalysed}`, 'data-do': 'analysis' }),
    button(play.share, () => shareDialog(session), {
      disabled: isHidden || session.far !== null,
      'data-do': 'share',
    }),
    button(play.save, () => save(session), { disabled: isHidden, 'data-do': 'save' }),
    button(play.rules, () => go('learn', session.game), { 'data-do': 'rules' }),
  ];
  if (isOver && session.far === null) {
    buttons.unshift(...rematchControls(session));
  } else if (!isOver) {
    const resign = () => void giveUp(session);
    // At an earlier place it would not be clear what becomes of the moves since then.
    const disabled = !mayMove || isHidden || !session.tree.isAtEnd;
    buttons.push(button(play.resign, resign, { disabled, 'data-do': 'resign' }));
  }
  buttons.push(button(play.newGame, () => go('new', session.game), { 'data-do': 'new' }));
  return buttons;
}

/** The button for the next game of a match and, where there is a choice, how the players sit down to it. */
function rematchControls(session: Session): HTMLElement[] {
  const { play, rematches, setup } = texts();
  const ways = waysOf(session.start);
  const [custom = 'alternate'] = ways;
  const props = { class: 'primary', 'data-do': 'rematch' };
  if (session.match.double?.round === 1) {
    return [button(play.secondGame, () => rematch(session, custom), props)];
  }
  const chosen = session.match.way ?? custom;
  const named = ways.map((way) => {
    return [way, way === custom ? setup.default(rematches[way]) : rematches[way]] as const;
  });
  // The menu is made again with everything else; what is chosen in it is kept with the match.
  const choose = () => {
    session.match = { ...session.match, way: way.value as Rematch };
    keepGame(session.save());
  };
  const way = select(named, ways.includes(chosen) ? chosen : custom, { name: 'way', on: { change: choose } });
  const menu = field(play.rematchWay, way);
  menu.classList.add('rematch-way');
  return [menu, button(play.rematch, () => rematch(session, way.value as Rematch), props)];
}

function rematch(session: Session, way: Rematch): void {
  const { adjudication, ending, engineTime, number, seed } = session;
  if (ending === null) return;
  const next = nextGame(session, ending.outcome, way);
  const begun = Session.begin({ ...next, adjudication, engineTime, number: number + 1, seed });
  keepGame(begun.save());
  go('play', begun.id);
}

async function giveUp(session: Session): Promise<void> {
  const { play } = texts();
  if ((await ask(play.resignSure, [['yes', play.resign]])) === 'yes') session.resign();
}

function save(session: Session): void {
  const { play } = texts();
  const record = session.record();
  // What nobody here knows is not made up.
  const text = session.isSealed && session.far !== null ? record.seenBy(session.far.mine) : record.toString();
  download(`${session.game}-${session.id}.txt`, text);
  tell(session.table.hasSecrets ? `${play.saved} ${play.savedSecrets}` : play.saved);
}
