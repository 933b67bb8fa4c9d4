// Packs the package and installs it where somebody else would: in a folder outside of the workspace.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { mkdtempSync } from 'node:fs';

import { npm, web } from './places.mjs';
import { run } from './run.mjs';

/** Returns the folder, with the package installed and the programs of `tests/outside` in it. */
export function packAndInstall() {
  const folder = mkdtempSync(`${tmpdir()}/fourchette-outside-`);
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: npm });
  writeFileSync(`${folder}/packed.json`, packed);
  cpSync(`${web}/tests/outside`, folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, '{ "name": "outside", "private": true, "type": "module" }\n');
  const [{ filename }] = parse(packed);
  run('npm', ['install', '--offline', '--silent', `./${filename}`], { cwd: folder });
  return folder;
}

/** Reads what `npm pack --json` prints: a list, or since npm 11 an object by name. */
export function parse(packed) {
  return Object.values(JSON.parse(packed));
}

/** Removes the folder. */
export function remove(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${web}/target`, { recursive: true });
}
