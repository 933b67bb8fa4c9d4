// What somebody meant who points at places between which there is no legal move.

import type { Position } from 'fourchette';

/**
 * Returns why the move that somebody seems to mean is refused, in the words of the rules; `null` if it
 * cannot be said.
 */
export function reasonAgainst(position: Position, from: string | null, to: string): string | null {
  if (LAW.test(to)) return reasonAgainstLaw(position, to);
  for (const move of meant(position.game, from, to)) {
    const refusal = position.refusal(move);
    if (refusal !== null && !isOfText(refusal.message)) return refusal.reason;
  }
  return null;
}

/** Returns why a law of Yin Yang cannot be used at all: it is no matter of one place of the board. */
function reasonAgainstLaw(position: Position, place: string): string | null {
  const [, owner, slot] = LAW.exec(place) ?? [];
  const isUsable = position.moves().some((move) => move.startsWith(`${slot}@`));
  if (position.toMove !== Number(owner) || isUsable) return null;
  // An adaptation rewrites a law, such as itself; of another law the crate says that this one is none.
  const rewriting = position.refusal(`${slot}*${slot}=....>*`);
  if (rewriting !== null && !/, no adaptation,/.test(rewriting.reason)) return rewriting.reason;
  const refusal = position.refusal(`${slot}@a1`);
  return refusal?.reason.replace(/does not stand at a1$/, 'stands nowhere on the board') ?? null;
}

/** A law of Yin Yang as a place: whose it is, and which one. */
const LAW = /^law-(\d)-(\d)$/;

/** Lists the moves that may be meant, the likeliest first. */
function meant(game: string, from: string | null, to: string): string[] {
  switch (game) {
    case 'wyx':
      return [from, to].flatMap((place) => /^column-(\d)$/.exec(place ?? '')?.[1] ?? []);
    case 'kwintie':
      return from === null ? blocks(to, to) : blocks(from, to);
    case 'dice-hex':
      return to === 'dice' ? [] : [to];
    case 'yinyang': {
      const slot = LAW.exec(from ?? '')?.[2];
      if (slot !== undefined) return [`${slot}@${to}`];
      return from === null ? [`${to}-${neighbour(to)}`] : [`${from}-${to}`];
    }
    default:
      // A stone is put, or nothing of the mover's is there to be moved.
      return from === null ? [to, `${to}-${neighbour(to)}`] : [`${from}-${to}`, to];
  }
}

/** Lists the blocks that begin on a square, the one that ends on the other square first. */
function blocks(from: string, to: string): string[] {
  const [column, upright] = [from.split('.')[0] ?? '', from.split('.')[0] === to.split('.')[0]];
  const moves = [`h${column}`, `v${column}`];
  return upright && from !== to ? moves.reverse() : moves;
}

/** Returns the name of some other place. */
function neighbour(place: string): string {
  const [letter = 'a', number = '1'] = [place[0], place.slice(1)];
  return `${letter}${number === '1' ? 2 : Number(number) - 1}`;
}

/** Whether a refusal is about how the move is written, which nobody who points has done. */
function isOfText(message: string): boolean {
  return !message.startsWith('move "') || / must be | is no move|is written/.test(message);
}
