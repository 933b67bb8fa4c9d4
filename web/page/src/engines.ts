// The engines that a person has added: which there are, and which of them run.
//
// An engine is a script, which the browser keeps.

import { Refusal, type ThinkOptions } from 'fourchette';

import { EngineProcess, type Question, type Script } from './engine-process.js';
import { askFile } from './files.js';
import { ENGINES, keep, kept } from './storage.js';
import { texts } from './texts.js';

const NAMES = 'engines';

/** The scripts of engines added since the page was opened, for browsers in which nothing can be kept. */
const added = new Map<string, Script>();

/** Lists the names of all engines, in the order in which they were added. */
export function engineNames(): string[] {
  const names = JSON.parse(kept(NAMES) ?? '[]') as string[];
  return [...new Set([...names, ...added.keys()])];
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
  readonly #running = new Map<string, EngineProcess>();

  /**
   * Asks an engine for a move; it is started if it does not run. An engine that fails, or is stopped, runs
   * no longer.
   *
   * @throws if it answers nothing, or what is no legal move.
   */
  async decide(name: string, question: Question, { signal, onProgress }: ThinkOptions): Promise<string> {
    const process = await this.#run(name);
    const begun = Date.now();
    const share = () => Math.min((Date.now() - begun) / question.time, 1);
    const timer = setInterval(() => onProgress?.({ iterations: 0, share: share() }), TICK);
    try {
      const move = await Promise.race([process.decide(question), aborted(signal)]);
      question.position.after(move);
      return move;
    } catch (error) {
      process.close();
      this.#running.delete(name);
      throw error instanceof Refusal ? new Error(texts().engines.lied(name, error.message)) : error;
    } finally {
      clearInterval(timer);
    }
  }

  close(): void {
    for (const process of this.#running.values()) process.close();
    this.#running.clear();
  }

  async #run(name: string): Promise<EngineProcess> {
    const running = this.#running.get(name);
    if (running !== undefined) return running;
    const script = await engineScript(name);
    if (script === null) throw new Error(texts().engines.missing(name));
    const process = new EngineProcess(name, script);
    this.#running.set(name, process);
    await process.greet();
    return process;
  }
}

/** Is rejected when a signal stops what is being done. */
function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
