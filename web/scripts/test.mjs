// Tests the package as it is packed, from outside of the workspace; then the page.

import { readdirSync } from 'node:fs';

import { packAndInstall, remove } from './pack.mjs';
import { pageSource, root, web } from './places.mjs';
import { run } from './run.mjs';

// The command that the games are compared with. The settings for WebAssembly are not for it.
const { RUSTC: _, RUSTC_BOOTSTRAP: __, ...env } = process.env;
// Where the tests look for it, whatever CARGO_TARGET_DIR says.
const into = ['--target-dir', `${root}/target`];
run('cargo', ['build', '--quiet', '--locked', ...into, '-p', 'fourchette'], { cwd: root, env });

const folder = packAndInstall();
process.on('exit', () => remove(folder));
const filesIn = (folder) => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.test.mjs'));
  return names.map((name) => `${folder}/${name}`);
};
const test = (files) =>
  run('node', ['--test', '--test-reporter=dot', ...files], {
    cwd: web,
    env: { ...process.env, FOURCHETTE_OUTSIDE: folder },
  });
test(filesIn(`${web}/tests`));
for (const file of filesIn(`${pageSource}/tests`)) {
  try {
    test([file]);
  } catch {
    // A browser on a busy machine may be too slow for once; what does not work fails again.
    console.log(`${file} failed, and is run once more`);
    test([file]);
  }
}
