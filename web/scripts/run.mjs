// Runs programs.

import { spawnSync } from 'node:child_process';

/** Runs a program that shows its output; throws if it fails, which ends this one unless somebody catches it. */
export function run(program, args, options = {}) {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', ...options });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: failed`);
}

/** Runs a program and returns what it prints, or nothing if it fails or is not there. */
export function output(program, args) {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
