// Why something was refused.

/**
 * What a refusal says.
 *
 * @internal
 */
export interface RefusalFields {
  readonly message: string;
  readonly game: string | null;
  readonly part: string;
  readonly found: string | null;
  readonly reason: string;
  readonly ply: number | null;
  readonly line: number | null;
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
  constructor({ message, game, part, found, reason, ply, line }: RefusalFields) {
    super(message);
    this.game = game;
    this.part = part;
    this.found = found;
    this.reason = reason;
    this.ply = ply;
    this.line = line;
  }

  /** What it says, as plain data. */
  toJSON(): object {
    const { message, game, part, found, reason, ply, line } = this;
    return { message, game, part, found, reason, ply, line };
  }
}

/**
 * Makes a refusal of what no module has been told of.
 *
 * @internal
 */
export function refusal(part: string, found: string | null, reason: string): Refusal {
  const what = found === null ? part : `${part} ${JSON.stringify(found)}`;
  const message = `${what}: ${reason}`;
  return new Refusal({ message, game: null, part, found, reason, ply: null, line: null });
}

/**
 * Returns a text; of anything else a program without types learns so in the words of the modules.
 *
 * @throws TypeError if it is none.
 * @internal
 */
export function asText(value: string): string {
  if (typeof value === 'string') return value;
  throw new TypeError(`must be a string, is ${value === null ? 'null' : typeof value}`);
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
    if (typeof thrown === 'string' && thrown.startsWith('{')) {
      throw new Refusal(JSON.parse(thrown) as RefusalFields);
    }
    throw thrown;
  }
}
