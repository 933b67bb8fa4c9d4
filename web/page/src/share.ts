// A game as a link.

import { Position } from 'fourchette';

import { tell } from './announcer.js';
import { openDialog } from './dialogs.js';
import { button, field, h } from './dom.js';
import { engineNames } from './engines.js';
import { movesTo } from './game-tree.js';
import { engineOf, type SeatPlayer } from './player.js';
import { address, wholeIn } from './route.js';
import { Session } from './session.js';
import { texts } from './texts.js';

/** Returns the address at which a session goes on as it is now. */
export function linkTo(session: Session): string {
  const query = new URLSearchParams();
  const { start, players, seed, number } = session;
  const fresh = Position.start(session.game, start.rules);
  if (start.rules !== '') query.set('rules', start.rules);
  if (!fresh.equals(start)) query.set('start', start.toString());
  const moves = movesTo(session.tree.current);
  if (moves.length > 0) query.set('moves', moves.join(' '));
  if (players[0] !== 'human') query.set('first', players[0]);
  if (players[1] !== 'human') query.set('second', players[1]);
  query.set('seed', `${seed}`);
  if (number !== 0) query.set('number', `${number}`);
  return new URL(address('link', session.game, query), document.baseURI).href;
}

/**
 * Begins the session that a link describes.
 *
 * @throws Refusal if the link is of no game, and an Error if a number in it is none.
 */
export function fromLink(game: string, query: URLSearchParams): Session {
  const line = query.get('start');
  const start = line === null ? Position.start(game, query.get('rules') ?? '') : Position.parse(line);
  const players = ['first', 'second'].map((seat) => here(query.get(seat) ?? 'human'));
  const [first = 'human', second = 'human'] = players;
  const moves = query.get('moves')?.split(' ').filter(Boolean) ?? [];
  const [seed, number] = [wholeIn(query, 'seed'), wholeIn(query, 'number')];
  let position = start;
  for (const move of moves) position = position.after(move);
  return Session.begin({
    start,
    players: [first, second],
    moves,
    ...(seed === undefined ? {} : { seed }),
    number: number ?? 0,
  });
}

/** Who plays here for a player of a link: a person, in place of an engine that this browser does not have. */
function here(player: string): SeatPlayer {
  const engine = engineOf(player);
  return engine === null || engineNames().includes(engine) ? (player as SeatPlayer) : 'human';
}

/** Shows the link to a session. */
export function shareDialog(session: Session): void {
  const { share } = texts();
  showLink(linkTo(session), session.table.hasSecrets ? share.whole : share.text);
}

/** Shows a link, to be copied or sent. */
export function showLink(link: string, text: string): void {
  const { share } = texts();
  const shown = h('input', { readonly: true, value: link, 'data-link': '' });
  const copy = async () => {
    shown.select();
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Where the server is not secure, there is no clipboard but the old one.
      document.execCommand('copy');
    }
    tell(share.copied);
  };
  const canSend = typeof navigator.share === 'function';
  const send = () => void navigator.share({ url: link }).catch(() => undefined);
  const dialog = openDialog(
    share.title,
    h('p', {}, text),
    field(share.link, shown),
    h(
      'div',
      { class: 'choices' },
      button(share.copy, () => void copy(), { class: 'primary' }),
      canSend ? button(share.send, send) : null,
      button(share.close, () => dialog.close(), { class: 'quiet' }),
    ),
  );
}

/** Says why a link, a file or rules cannot be read. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
