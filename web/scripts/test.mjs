// Tests the package as it is packed, from outside of the workspace; then the page.

import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { packAndInstall, remove } from './pack.mjs';
import { pageSource, root, web } from './places.mjs';
import { run } from './run.mjs';

// The command that the games are compared with, which the README has built. The settings for WebAssembly
// are not for it.
const { RUSTC: _, RUSTC_BOOTSTRAP: __, ...env } = process.env;
// Where the tests look for it, whatever CARGO_TARGET_DIR says.
const into = ['--target-dir', `${root}/target`];
run('cargo', ['build', '--quiet', '--locked', '--release', ...into, '-p', 'fourchette'], { cwd: root, env });

const folder = packAndInstall();
process.on('exit', () => remove(folder));
const tests = [`${web}/tests`, `${pageSource}/tests`].flatMap((folder) => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.test.mjs'));
  return names.map((name) => `${folder}/${name}`);
});
// Node leaves a processor free, which on two would be half of them: a test waits for the browser most of the time.
const atOnce = Math.max(2, availableParallelism() - 1);
run('node', ['--test', `--test-concurrency=${atOnce}`, '--test-reporter=dot', ...tests], {
  cwd: web,
  env: { ...process.env, FOURCHETTE_OUTSIDE: folder },
});
