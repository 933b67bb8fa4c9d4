// Builds the page into a folder, which any server of static files can serve.

import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { build } from 'esbuild';

import { drawPictures } from './pictures.mjs';
import { dist as packed, pageDist, pageSource, root } from './places.mjs';
import { frenchRules } from './rules.mjs';
import { run } from './run.mjs';

/**
 * Builds the page in place of what is in the folder; the package has been built before. While the page is
 * developed, `isKept` is false: the browser is not to keep what has changed since.
 */
export async function buildPage({ folder = pageDist, isKept = true } = {}) {
  run('npx', ['tsc', '--project', pageSource]);
  rmSync(folder, { recursive: true, force: true });
  const options = {
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    outdir: folder,
    logLevel: 'warning',
  };
  const entryPoints = {
    main: `${pageSource}/src/main.ts`,
    worker: 'fourchette/worker',
    'texts-fr': `${pageSource}/src/texts/fr.ts`,
  };
  const puzzles = readdirSync(`${root}/docs/puzzles`).filter((file) => file.endsWith('.jsonl'));
  const games = puzzles.map((file) => file.slice(0, -'.jsonl'.length));
  const define = { IS_KEPT: String(isKept), PUZZLES: JSON.stringify(games) };
  await build({ ...options, entryPoints, define });
  await build({ ...options, entryPoints: { main: `${pageSource}/styles/main.css` } });
  cpSync(`${pageSource}/static`, folder, { recursive: true });
  cpSync(`${pageSource}/index.html`, `${folder}/index.html`);
  const modules = readdirSync(packed).filter((file) => file.endsWith('.wasm'));
  for (const file of modules) cpSync(`${packed}/${file}`, `${folder}/${file}`);
  for (const file of puzzles) cpSync(`${root}/docs/puzzles/${file}`, `${folder}/puzzles-${file}`);
  await drawPictures(folder);
  const { gameNames } = await import('fourchette');
  writeFileSync(`${folder}/rules-fr.json`, JSON.stringify(frenchRules(gameNames())));

  const files = readdirSync(folder).sort();
  const version = createHash('sha256');
  for (const file of files) version.update(file).update(readFileSync(`${folder}/${file}`));
  await build({
    ...options,
    format: 'iife',
    entryPoints: { 'service-worker': `${pageSource}/src/service-worker.ts` },
    define: {
      FILES: JSON.stringify(['./', ...files.map((file) => `./${file}`)]),
      VERSION: JSON.stringify(`fourchette-${version.digest('hex').slice(0, 16)}`),
    },
  });
}
