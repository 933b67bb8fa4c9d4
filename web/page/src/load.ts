// Loads the modules of games, each when it is needed.

import { init } from 'fourchette';

/** Loads a game, by one of its names. It is loaded once, however often it is asked for. */
export function load(game: string): Promise<void> {
  return init({ games: [game], wasm: (name) => new URL(`./${name}.wasm`, document.baseURI) });
}
