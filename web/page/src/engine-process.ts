// An engine that runs in a worker of its own, and speaks the protocol of engines: a message is a line.

import type { Position, Seat } from 'fourchette';

import { h } from './dom.js';
import { texts } from './texts.js';

/** How long an engine may take for what needs no thinking, and longer than it was given, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Where an engine runs: neither the network nor what the page keeps can be reached from there. It gets the
 * script with a port, on which it hands on the lines of the engine.
 */
const CELL = `<!doctype html>
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:">
<script>
  onmessage = ({ data: { text, type }, ports: [port] }) => {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    const worker = new Worker(url, { type });
    worker.onmessage = ({ data }) => port.postMessage({ said: String(data) });
    worker.onerror = ({ message }) => port.postMessage({ failure: message ?? '' });
    port.onmessage = ({ data }) => worker.postMessage(data);
  };
</script>`;

/** What an engine says before the reason why it cannot do what it is asked. */
const REFUSED = 'info string error: ';

/** A script that plays. */
export interface Script {
  readonly text: string;
  /** A file that ends with `.mjs` is a module, one that ends with `.js` is not. */
  readonly type: WorkerType;
}

/** What comes out of a cell. */
type Told = { readonly said: string } | { readonly failure: string };

/** What an engine is to think about. */
export interface Question {
  /** The position to decide in. */
  readonly position: Position;
  /** The position that the game began with, and the moves since then. */
  readonly start: Position;
  readonly moves: readonly string[];
  /** Who asks: the engine is told what this seat sees, where something is hidden. */
  readonly seat: Seat;
  readonly isHidden: boolean;
  /** In milliseconds. */
  readonly time: number;
}

/** A running engine. It answers one question at a time. */
export class EngineProcess {
  readonly #cell = h('iframe', { hidden: true, sandbox: 'allow-scripts', srcdoc: CELL, title: 'engine' });
  readonly #port: Promise<MessagePort>;
  #hear: (line: string) => void = () => {};
  #fail: (error: Error) => void = () => {};

  /** Starts an engine. `name` is what messages call it. */
  constructor(
    private readonly name: string,
    script: Script,
  ) {
    const { port1: port, port2: inside } = new MessageChannel();
    port.onmessage = ({ data }: MessageEvent<Told>) => {
      if ('failure' in data) return this.#fail(new Error(texts().engines.died(name, data.failure)));
      for (const line of data.said.split('\n')) this.#hear(line.trim());
    };
    this.#port = new Promise((resolve) => {
      this.#cell.addEventListener('load', () => {
        // The cell has no origin that could be named.
        this.#cell.contentWindow?.postMessage(script, '*', [inside]);
        resolve(port);
      });
    });
    document.body.append(this.#cell);
  }

  /** Asks who it is. */
  async greet(): Promise<string> {
    let name = this.name;
    await this.#say(['ugi'], PATIENCE, (line) => {
      if (line.startsWith('id name ')) name = line.slice('id name '.length).trim();
      return line === 'ugiok' ? line : null;
    });
    await this.#say(['uginewgame', 'isready'], PATIENCE, (line) => (line === 'readyok' ? line : null));
    return name;
  }

  /** Asks for a move. What is answered may be illegal. */
  async decide({ start, moves, seat, isHidden, time }: Question): Promise<string> {
    const lines = isHidden ? seenBy(seat, start, moves) : [known(start, moves)];
    return this.#say([...lines, `go movetime ${time}`], time + PATIENCE, (line) => {
      return /^bestmove (\S+)/.exec(line)?.[1] ?? null;
    });
  }

  /** Ends it. What it has been asked is never answered. */
  close(): void {
    this.#cell.remove();
  }

  /** Sends lines, and waits for one that is an answer. */
  async #say(
    lines: readonly string[],
    patience: number,
    answer: (line: string) => string | null,
  ): Promise<string> {
    const port = await this.#port;
    const { died, late } = texts().engines;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const answered = new Promise<string>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(late(this.name))), patience);
      this.#fail = reject;
      this.#hear = (line) => {
        if (line.startsWith(REFUSED)) reject(new Error(died(this.name, line.slice(REFUSED.length))));
        const found = answer(line);
        if (found !== null) resolve(found);
      };
      for (const line of lines) port.postMessage(line);
    });
    return answered.finally(() => clearTimeout(timer));
  }
}

function known(start: Position, moves: readonly string[]): string {
  return ['position fen', `${start}`, ...(moves.length > 0 ? ['moves', ...moves] : [])].join(' ');
}

function seenBy(seat: Seat, start: Position, moves: readonly string[]): string[] {
  const lines = [`seat p${seat} view ${start.view(seat)}`];
  let position = start;
  for (const move of moves) {
    lines.push(`seen ${position.told(move, seat)}`);
    position = position.after(move);
  }
  return lines;
}
