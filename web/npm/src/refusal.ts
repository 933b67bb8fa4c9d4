// Why something was refused.

/** What the module throws: the fields of a refusal. */
interface Thrown {
  message: string;
  game: string | null;
  part: string;
  found: string | null;
  reason: string;
  ply: number | null;
  line: number | null;
}

/**
 * A game refuses something: a move that breaks a rule, a text that cannot be read, a name that is
 * unknown. The message says all in one line: `move "e5": e5 is occupied`.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** The name of the game, if it is known. */
  readonly game: string | null;
  /** What was refused: `move`, `option board`, `field black`, `record`. */
  readonly part: string;
  /** The offending text, cut off when long, if it is known which. */
  readonly found: string | null;
  /** Why, as a clause: `e5 is occupied`. */
  readonly reason: string;
  /** The index of the refused move among the moves of a record, counted from 0, if one was refused. */
  readonly ply: number | null;
  /** The line of a record, counted from 1, if a record was refused. */
  readonly line: number | null;

  /** @internal */
  constructor(readonly json: string) {
    const thrown = JSON.parse(json) as Thrown;
    super(thrown.message);
    this.game = thrown.game;
    this.part = thrown.part;
    this.found = thrown.found;
    this.reason = thrown.reason;
    this.ply = thrown.ply;
    this.line = thrown.line;
  }
}

/**
 * Calls the module, and throws a `Refusal` where the module throws the JSON of one.
 *
 * @internal
 */
export function attempt<T>(call: () => T): T {
  try {
    return call();
  } catch (thrown) {
    if (typeof thrown === 'string' && thrown.startsWith('{')) throw new Refusal(thrown);
    throw thrown;
  }
}
