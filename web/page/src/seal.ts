// Secrets in a link: sealed by a fingerprint, and opened when the rules show them.

import type { Position, Seat } from 'fourchette';

/** A secret that this browser knows: what was written, and what makes its fingerprint unguessable. */
export interface Secret {
  readonly ply: number;
  readonly law: string;
  readonly salt: string;
}

/** Stands for a law that nobody here knows. It is never shown, and never used. */
export const UNKNOWN = 'bbbb>bb.b';

/** Makes the salt of a new secret: 128 bits. */
export function newSalt(): string {
  return text(crypto.getRandomValues(new Uint8Array(16)));
}

/**
 * Returns the fingerprint of a law: SHA-256 of the game's name, the number of the move, the law and the
 * salt, cut off after 128 bits. Nobody can find the law in it, nor another law with the same one.
 */
export async function fingerprint(game: string, { ply, law, salt }: Secret): Promise<string> {
  const bytes = new TextEncoder().encode(['fourchette law', game, ply, law, salt].join('\n'));
  return text(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 16));
}

function text(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The law that a move writes, and the move without it; `null` if it writes none. */
export function written(move: string): { readonly before: string; readonly law: string } | null {
  const found = /^(\d\*\d=)?([bw.]{4}>(?:[bw.]{4}|\*))$/.exec(move);
  return found === null ? null : { before: found[1] ?? '', law: found[2] ?? '' };
}

/** A law that was written in a game. */
export interface WrittenLaw {
  /** The index of the move that wrote it. */
  readonly ply: number;
  readonly seat: Seat;
  /** Whether both players have seen it: it has been used, or the game is over. */
  readonly isSeen: boolean;
}

/** Lists the laws that the moves of a game of Yin Yang write, in order. */
export function lawsWritten(start: Position, moves: readonly string[]): WrittenLaw[] {
  const laws: { ply: number; seat: Seat; isSeen: boolean }[] = [];
  const hands = new Map<string, { isSeen: boolean }>();
  const counts = { 1: 0, 2: 0 };
  let position = start;
  for (const [ply, move] of moves.entries()) {
    const seat = position.toMove ?? 1;
    const used = /^(\d)[@*]/.exec(move)?.[1];
    const law = used === undefined ? undefined : hands.get(`${seat} ${used}`);
    if (law !== undefined) law.isSeen = true;
    if (written(move) !== null) {
      const slot = /^\d\*(\d)/.exec(move)?.[1] ?? `${(counts[seat] += 1)}`;
      const next = { ply, seat, isSeen: false };
      laws.push(next);
      hands.set(`${seat} ${slot}`, next);
    }
    position = position.after(move);
  }
  return laws;
}
