// The links by which a game with a friend goes on: how they are written, sent and read.

import { Position, type Seat } from 'fourchette';

import { tell } from './announcer.js';
import { button, h } from './dom.js';
import { type FarData, newFarGame, openingText, readOpening, seal, SealError, unseal } from './far-game.js';
import { endOfLine, movesTo, path, resignation, resignedAt } from './game-tree.js';
import { address, wholeIn } from './route.js';
import { Session } from './session.js';
import type { SessionData } from './session-data.js';
import { reasonOf, showLink } from './share.js';
import { keepGame, keptGames } from './storage.js';
import { texts } from './texts.js';

/** Returns the link by which the friend goes on. What was written here is kept, to be opened later. */
export async function farLink(session: Session): Promise<string> {
  const { far, start } = session;
  if (far === null) throw new Error('this game does not go on by links');
  const { sealed, far: known } = await seal(
    far,
    start,
    movesTo(session.tree.current),
    session.ending !== null,
  );
  session.far = known;
  keepGame(session.save());
  const query = new URLSearchParams({ id: far.id });
  if (start.rules !== '') query.set('rules', start.rules);
  query.set('seed', `${session.seed}`);
  if (sealed.moves.length > 0) query.set('moves', sealed.moves.join(' '));
  if (sealed.opened.length > 0) query.set('opened', openingText(sealed.opened));
  const resigned = resignedAt(session.tree.current);
  if (resigned !== null) query.set('resigned', `${resigned}`);
  return new URL(address('friend', session.game, query), document.baseURI).href;
}

/**
 * Reads a link of a game with a friend, and goes on with what this browser knows of it. Where the game has
 * gone on since the link was sent, it stays as it is.
 *
 * @throws Refusal if it is of no game, and an Error if it cannot be believed.
 */
export async function fromFarLink(game: string, query: URLSearchParams): Promise<Session> {
  const id = query.get('id') ?? '';
  const start = Position.start(game, query.get('rules') ?? '');
  const kept = keptGames().find(({ data }) => data.far?.id === id && data.start === `${start}`)?.data;
  const before = kept?.far ?? null;
  const sealed = {
    moves: query.get('moves')?.split(' ').filter(Boolean) ?? [],
    opened: readOpening(query.get('opened') ?? ''),
  };
  const { moves, secrets, seals, unknown } = await believed(unseal(id, sealed, before));
  const end = moves.reduce((position, move) => position.after(move), start);
  const mine: Seat = before?.mine ?? end.toMove ?? 1;
  const seed = wholeIn(query, 'seed') ?? 0;
  const far: FarData = { ...newFarGame(mine), id, secrets, seals, unknown };
  const session = Session.begin({ start, players: ['human', 'human'], moves, seed, far });
  checkOwn(session);
  const resigned = query.get('resigned');
  if (resigned === '1' || resigned === '2') session.tree.current.ended = resignation(resigned === '1' ? 1 : 2);
  if (kept === undefined) return session;
  return goneOn(kept, session) ?? Session.load({ ...session.save(), id: kept.id });
}

/** Returns a game that is kept, if all that a link of it has is there. */
function goneOn(kept: SessionData, { tree, far }: Session): Session | null {
  const session = Session.load(kept);
  const { ply } = tree.current;
  const resigned = resignedAt(tree.current);
  const node = session.tree.find(movesTo(tree.current));
  if (node === null || (resigned !== null && resigned !== resignedAt(node))) return null;
  const isOpened = (law: number) => law < ply && !far?.unknown.includes(law);
  if (kept.far?.unknown.some(isOpened)) return null;
  if (!path(session.tree.current).includes(node)) session.goTo(endOfLine(node));
  return session;
}

/** What is shown at the end of a line while the friend is to move: the way to the link. */
export function sendButtons(session: Session): HTMLElement[] {
  const { far, position, ending, tree } = session;
  if (far === null || !tree.isAtEnd || position.status.kind === 'chance') return [];
  if (ending === null && position.toMove === far.mine) return [];
  const { share, play } = texts();
  const text = movesTo(session.tree.current).length === 0 ? share.invite : share.yourTurnSent;
  const send = async () => {
    const hint = session.table.canHaveSecrets ? ` ${share.secret}` : '';
    showLink(await farLink(session), text + hint);
  };
  return [
    h('p', { class: 'hint' }, text),
    button(play.share, () => void send().catch((error: unknown) => tell(reasonOf(error))), {
      class: 'primary',
      'data-do': 'send',
    }),
  ];
}

/** Says in words why a link is not believed. */
async function believed<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new Error(texts().share.forged(error.law));
  }
}

/** Refuses to go on for a seat whose own laws are not known here. */
function checkOwn(session: Session): void {
  const { far, start } = session;
  if (far === null) return;
  let position = start;
  for (const [ply, move] of movesTo(session.tree.current).entries()) {
    if (far.unknown.includes(ply) && position.toMove === far.mine) throw new Error(texts().share.lost);
    position = position.after(move);
  }
}
