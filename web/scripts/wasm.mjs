// Builds the games as WebAssembly: compiled by cargo, bound by wasm-bindgen, optimised by wasm-opt.

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';

import { output, run } from './run.mjs';
import { glue, root, target, web } from './places.mjs';

const triple = 'wasm32-unknown-unknown';

/**
 * Returns the path of the optimised module; the glue lies in `npm/src/glue` then.
 */
export function buildWasm() {
  // Where rustup has no standard library for WebAssembly, the gate builds one and says how.
  const flags = (process.env.FOURCHETTE_CARGO_FLAGS ?? '').split(' ').filter(Boolean);
  run('cargo', ['build', '--locked', '--release', '--lib', '--target', triple, ...flags], { cwd: web });
  const compiled = `${target}/${triple}/release/fourchette_web.wasm`;
  const optimised = `${target}/fourchette.wasm`;
  if (isNewer(optimised, compiled) && existsSync(`${glue}/glue.js`)) return optimised;

  rmSync(glue, { recursive: true, force: true });
  const bound = ['--target', 'web', '--omit-default-module-path', '--out-name', 'glue'];
  run(bindgen(), [...bound, '--out-dir', glue, compiled]);
  const large = `${target}/fourchette-large.wasm`;
  renameSync(`${glue}/glue_bg.wasm`, large);
  rmSync(`${glue}/glue_bg.wasm.d.ts`);
  run('npx', ['wasm-opt', '-O3', large, '-o', optimised], { cwd: web });
  return optimised;
}

function isNewer(file, than) {
  return existsSync(file) && statSync(file).mtimeMs > statSync(than).mtimeMs;
}

/** Returns the path of wasm-bindgen in the version that the lock file names; cargo installs it if need be. */
function bindgen() {
  const lock = readFileSync(`${web}/Cargo.lock`, 'utf8');
  const version = /^name = "wasm-bindgen"\nversion = "(.*)"$/m.exec(lock)[1];
  const tools = process.env.FOURCHETTE_TOOLS ?? `${root}/target/tools`;
  const program = `${tools}/bin/wasm-bindgen`;
  if (output(program, ['--version'])?.trim() !== `wasm-bindgen ${version}`) {
    const install = ['install', 'wasm-bindgen-cli', '--version', version, '--root', tools];
    mkdirSync(tools, { recursive: true });
    // Elsewhere than here, where the settings are those of WebAssembly.
    const { RUSTC: _, ...env } = process.env;
    run('cargo', install, { cwd: tmpdir(), env });
  }
  return program;
}
