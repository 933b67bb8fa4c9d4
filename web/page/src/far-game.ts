// A game with a friend far away, which goes on by links.

import type { Position, Seat } from 'fourchette';

import { fingerprint, lawsWritten, newSalt, type Secret, UNKNOWN, written } from './seal.js';

/** What this browser knows of a game by link. */
export interface FarData {
  /** The name that all links of the game have in common. */
  readonly id: string;
  /** The seat that moves in this browser. */
  readonly mine: Seat;
  /** What was written here, and is sealed in the links. */
  readonly secrets: readonly Secret[];
  /** The fingerprints of what the friend wrote, by the number of the move. */
  readonly seals: readonly (readonly [ply: number, seal: string])[];
  /** The moves that wrote what nobody here knows. */
  readonly unknown: readonly number[];
}

/** The moves of a game as a link has them, and what opens the seals among them. */
export interface SealedMoves {
  readonly moves: readonly string[];
  readonly opened: readonly Secret[];
}

/** A link cannot be believed: the law of a move is not the one that was sealed. */
export class SealError extends Error {
  constructor(readonly law: string) {
    super(`${law} is not what was sealed`);
  }
}

/** Begins a game by link. */
export function newFarGame(mine: Seat): FarData {
  return { id: newSalt().slice(0, 12), mine, secrets: [], seals: [], unknown: [] };
}

/**
 * Seals what the other player must not see yet. Returns the moves for a link, and what is known then,
 * with a salt for each new secret.
 */
export async function seal(
  far: FarData,
  start: Position,
  moves: readonly string[],
  isOver: boolean,
): Promise<{ readonly sealed: SealedMoves; readonly far: FarData }> {
  const secrets = [...far.secrets];
  const seals = new Map(far.seals);
  const sealed = [...moves];
  const opened: Secret[] = [];
  for (const { ply, seat, isSeen } of lawsWritten(start, moves)) {
    const { before, law } = written(moves[ply] ?? '') ?? { before: '', law: '' };
    // Where somebody went back, there can be several laws of one move.
    const known = secrets.find((secret) => secret.ply === ply && secret.law === law);
    if (seat === far.mine) {
      const secret = known ?? { ply, law, salt: newSalt() };
      if (known === undefined) secrets.push(secret);
      sealed[ply] = `${before}?~${await fingerprint(far.id, secret)}`;
      if (isSeen || isOver) opened.push(secret);
    } else {
      // What the friend has opened already is in the friend's words again.
      sealed[ply] = `${before}?~${seals.get(ply) ?? ''}`;
      if (known !== undefined) opened.push(known);
    }
  }
  return { sealed: { moves: sealed, opened }, far: { ...far, secrets } };
}

/**
 * Opens what can be opened in the moves of a link. `before` is what this browser knows of the game; no secret
 * of it is lost, not even one of a move that the link does not have.
 *
 * @throws SealError if the link cannot be believed.
 */
export async function unseal(
  id: string,
  { moves, opened }: SealedMoves,
  before: FarData | null,
): Promise<{
  readonly moves: string[];
  readonly secrets: Secret[];
  readonly seals: [number, string][];
  readonly unknown: number[];
}> {
  const secrets = [...(before?.secrets ?? [])];
  const known = [...secrets, ...opened];
  const earlier = new Map(before?.seals ?? []);
  const [seals, unknown]: [[number, string][], number[]] = [[], []];
  const read: string[] = [];
  for (const [ply, move] of moves.entries()) {
    const [, start = '', found = ''] = /^(\d\*\d=)?\?~([\w-]*)$/.exec(move) ?? [];
    if (!move.includes('?~')) {
      read.push(move);
      continue;
    }
    const claimed = known.filter((secret) => secret.ply === ply);
    const secret = await genuine(id, found, claimed);
    const changed = earlier.has(ply) && earlier.get(ply) !== found;
    const isForged = secret === undefined && claimed.length > 0;
    if (changed || isForged) throw new SealError(`${start}${claimed[0]?.law ?? '?'}`);
    seals.push([ply, found]);
    if (secret === undefined) unknown.push(ply);
    else if (!secrets.includes(secret)) secrets.push(secret);
    read.push(start + (secret?.law ?? UNKNOWN));
  }
  return { moves: read, secrets, seals, unknown };
}

/** Returns the secret that has a fingerprint, if one of them has. */
async function genuine(id: string, found: string, claimed: readonly Secret[]): Promise<Secret | undefined> {
  for (const secret of claimed) if ((await fingerprint(id, secret)) === found) return secret;
  return undefined;
}

/** Writes what opens seals into an address. */
export function openingText(opened: readonly Secret[]): string {
  return opened.map(({ ply, law, salt }) => `${ply}~${law}~${salt}`).join(' ');
}

/** Reads what opens seals. */
export function readOpening(text: string): Secret[] {
  return text.split(' ').flatMap((part) => {
    const [ply = '', law = '', salt = ''] = part.split('~');
    return /^\d+$/.test(ply) && written(law) !== null ? [{ ply: Number(ply), law, salt }] : [];
  });
}
