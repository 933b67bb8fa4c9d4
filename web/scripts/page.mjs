// Builds the page into `web/dist`, which any server of static files can serve.

import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { build } from 'esbuild';

import { drawPictures } from './pictures.mjs';
import { dist as packed, pageDist, pageSource } from './places.mjs';
import { frenchRules } from './rules.mjs';
import { run } from './run.mjs';

/**
 * Builds the page; the package has been built before. While it is developed, `isKept` is false: the browser
 * is not to keep what has changed since.
 */
export async function buildPage({ isKept = true } = {}) {
  run('npx', ['tsc', '--project', pageSource]);
  rmSync(pageDist, { recursive: true, force: true });
  const options = {
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    outdir: pageDist,
    logLevel: 'warning',
  };
  const entryPoints = {
    main: `${pageSource}/src/main.ts`,
    worker: 'fourchette/worker',
  };
  await build({ ...options, entryPoints, define: { IS_KEPT: String(isKept) } });
  await build({ ...options, entryPoints: { main: `${pageSource}/styles/main.css` } });
  cpSync(`${pageSource}/static`, pageDist, { recursive: true });
  cpSync(`${pageSource}/index.html`, `${pageDist}/index.html`);
  const modules = readdirSync(packed).filter((file) => file.endsWith('.wasm'));
  for (const file of modules) cpSync(`${packed}/${file}`, `${pageDist}/${file}`);
  await drawPictures();
  const { gameNames } = await import('fourchette');
  writeFileSync(`${pageDist}/rules-fr.json`, JSON.stringify(frenchRules(gameNames())));

  const files = readdirSync(pageDist).sort();
  const version = createHash('sha256');
  for (const file of files) version.update(file).update(readFileSync(`${pageDist}/${file}`));
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
