// The engines that a person has added: which there are, and which of them run.
//
// An engine is a script, which the browser keeps.

import { Refusal, type ThinkOptions } from 'fourchette';

import { EngineProcess, type Question, type Script } from './engine-process.js';
import { askFile } from './files.js';
import { ENGINES, keep, keptTexts } from './storage.js';
import { texts } from './texts.js';

const NAMES = 'engines';

/** The scripts of engines added since the page was opened, for browsers in which nothing can be kept. */
const added = new Map<string, Script>();

/** Lists the names of all engines, in the order in which they were added. */
export function engineNames(): string[] {
  return [...new Set([...keptTexts(NAMES), ...added.keys()])];
}

/**
 * Asks for the file of an engine, and keeps it by the name that it gives itself, in place of another one of
 * that name. Returns the name; `null` if no file is chosen.
 *
 * @throws if it does not answer as an engine does.
 */
export async function addEngine(): Promise<string | null> {
  const file = await askFile('.js,.mjs');
  if (file === null) return null;
  const script: Script = {
    text: await file.text(),
    type: file.name.endsWith('.mjs') ? 'module' : 'classic',
  };
  const process = new EngineProcess(file.name, script);
  const name = await process.greet().finally(() => process.close());
  added.set(name, script);
  keep(NAMES, JSON.stringify(engineNames()));
  await (await scripts())?.put(address(name), new Response(JSON.stringify(script)));
  return name;
}

/** Drops an engine. */
export async function forgetEngine(name: string): Promise<void> {
  added.delete(name);
  keep(NAMES, JSON.stringify(engineNames().filter((other) => other !== name)));
  await (await scripts())?.delete(address(name));
}

/** Returns the script of an engine, or `null` if there is none of this name. */
export async function engineScript(name: string): Promise<Script | null> {
  const script = added.get(name);
  if (script !== undefined) return script;
  const response = await (await scripts())?.match(address(name));
  return response === undefined ? null : ((await response.json()) as Script);
}

/** Where scripts are kept; nowhere in some private windows, and on pages that are not secure. */
async function scripts(): Promise<Cache | undefined> {
  return globalThis.caches?.open(ENGINES).catch(() => undefined);
}

function address(name: string): string {
  return `./engines/${encodeURIComponent(name)}`;
}

/** How often it is told how far an engine is, in milliseconds. */
const TICK = 200;

/** The engines that run for a game. */
export class Engines {
  /** Each from when it is started; it can be asked when it has greeted. */
  readonly #running = new Map<string, Promise<EngineProcess>>();

  /**
   * Asks an engine for a move; it is started if it does not run. An engine that fails, or is stopped, runs
   * no longer.
   *
   * @throws if it answers nothing, or what is no legal move.
   */
  async decide(name: string, question: Question, { signal, onProgress }: ThinkOptions): Promise<string> {
    const running = this.#run(name);
    const process = await running;
    signal?.throwIfAborted();
    const end = () => {
      process.close();
      this.#forget(name, running);
    };
    // At once, before somebody else asks: what it says then would be an answer to this question.
    signal?.addEventListener('abort', end, { once: true });
    const begun = Date.now();
    const share = () => Math.min((Date.now() - begun) / question.time, 1);
    const timer = setInterval(() => onProgress?.({ iterations: 0, share: share() }), TICK);
    try {
      const move = await Promise.race([process.decide(question), aborted(signal)]);
      question.position.after(move);
      return move;
    } catch (error) {
      end();
      throw error instanceof Refusal ? new Error(texts().engines.lied(name, error.message)) : error;
    } finally {
      clearInterval(timer);
      signal?.removeEventListener('abort', end);
    }
  }

  close(): void {
    for (const running of this.#running.values()) {
      running.then(
        (process) => process.close(),
        () => undefined,
      );
    }
    this.#running.clear();
  }

  /** Returns the process of an engine; one that cannot be started is started anew the next time. */
  #run(name: string): Promise<EngineProcess> {
    const known = this.#running.get(name);
    if (known !== undefined) return known;
    const running = start(name);
    this.#running.set(name, running);
    running.catch(() => this.#forget(name, running));
    return running;
  }

  /** Forgets a process, unless another one has taken its place. */
  #forget(name: string, running: Promise<EngineProcess>): void {
    if (this.#running.get(name) === running) this.#running.delete(name);
  }
}

/** Starts an engine, and waits until it has greeted. */
async function start(name: string): Promise<EngineProcess> {
  const script = await engineScript(name);
  if (script === null) throw new Error(texts().engines.missing(name));
  const process = new EngineProcess(name, script);
  try {
    await process.greet();
    return process;
  } catch (error) {
    process.close();
    throw error;
  }
}

/** Is rejected when a signal stops what is being done. */
function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
