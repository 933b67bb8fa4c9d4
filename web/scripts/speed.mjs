// Compares random games in the browser with the same games natively, in turns, and says the ratio of
// their speeds. `npm run build` comes first.

import { execFileSync } from 'node:child_process';

import { dist, root, target } from './places.mjs';
import { run } from './run.mjs';
import { serve } from './serve.mjs';
import { launch, open } from '../tests/browser.mjs';

/** How many games of each are played at once. */
const GAMES = { y: 60000, quinta: 3000, wyx: 60000, 'dice-hex': 100000, kwintie: 200000 };
const ROUNDS = 7;

const into = ['--target-dir', `${root}/target`];
const example = ['-p', 'benches', '--example', 'random_games'];
run('cargo', ['build', '--quiet', '--locked', '--release', ...into, ...example], { cwd: root });
const program = `${root}/target/release/examples/random_games`;
const browser = await launch();
const { server, address } = await serve(dist);
const { page } = await open(browser, `${address}/browser.js`);
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

for (const [game, games] of Object.entries(GAMES)) {
  const ratios = [];
  let speeds;
  for (let round = 0; round < ROUNDS; round += 1) {
    const said = execFileSync(program, [game, '', `${games}`], { encoding: 'utf8' });
    const [native, plies] = said.match(/\d+/g).map(Number);
    const [inBrowser, same] = await page.evaluate(playouts, { game, games, module: `${address}/browser.js` });
    if (plies !== same) throw new Error(`${game}: ${plies} plies natively, ${same} in the browser`);
    ratios.push(inBrowser / native);
    speeds = `${Math.round(inBrowser)} games a second of ${native}`;
  }
  console.log(`${game.padEnd(10)} ${median(ratios).toFixed(2)} of native (the last time ${speeds})`);
}
await browser.close();
server.close();

/** Runs in the browser: plays as the native program does. */
async function playouts({ game, games, module }) {
  const { Position, init } = await import(module);
  await init({ games: [game] });
  const start = Position.start(game);
  start.playouts(Math.floor(games / 10), { seed: 1, maxPlies: 400 });
  const begun = performance.now();
  const { plies } = start.playouts(games, { seed: 0, maxPlies: 400 });
  return [(1000 * games) / (performance.now() - begun), plies];
}
