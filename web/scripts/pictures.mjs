// Draws the picture by which each game is chosen, so that the first page needs no game.

import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

import { pageSource, target } from './places.mjs';

/** Writes `GAME.svg` for each game into a folder: the board alone, as the page cuts it out. */
export async function drawPictures(folder) {
  const { about, gameNames, init, Position } = await import('fourchette');
  const { panes } = await cutter();
  await init();
  for (const game of gameNames()) {
    const { position, last } = lively(about(game), Position);
    const [{ box }] = panes(position.scene({ last }));
    const { x, y, width, height } = box;
    const inside = /<svg[^>]*>([\s\S]*)<\/svg>/
      .exec(position.svg({ last }))[1]
      .replace(/<rect class="paper"[^>]*>/, '');
    const view = `viewBox="${x} ${y} ${width} ${height}"`;
    const nested = `<svg x="${x}" y="${y}" width="${width}" height="${height}" ${view}>${inside}</svg>`;
    writeFileSync(
      `${folder}/${game}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" class="drawing" ${view}>${nested}</svg>\n`,
    );
  }
}

/** Returns a position that shows what a game looks like: the longest example of its rules. */
function lively({ name, rules }, Position) {
  const examples = rules.filter(({ kind, rules }) => kind === 'example' && !/board=/.test(rules));
  const [longest] = examples.sort((a, b) => b.moves.length - a.moves.length);
  let position = Position.start(name, longest?.rules ?? '');
  for (const move of longest?.moves ?? []) position = position.after(move);
  return { position, last: longest?.moves.at(-1) };
}

/** Returns the page's own code that cuts pictures out. */
async function cutter() {
  const outfile = `${target}/panes.mjs`;
  await build({ entryPoints: [`${pageSource}/src/panes.ts`], bundle: true, format: 'esm', outfile });
  return import(pathToFileURL(outfile));
}
