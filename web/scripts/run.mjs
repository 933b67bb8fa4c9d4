// Runs programs.

import { spawnSync } from 'node:child_process';

/** Runs a program that shows its output, and ends this one if it fails. */
export function run(program, args, options = {}) {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', ...options });
  if (error) throw error;
  if (status !== 0) {
    console.error(`${program} ${args.join(' ')}: failed`);
    process.exit(status ?? 1);
  }
}

/** Runs a program and returns what it prints, or nothing if it fails or is not there. */
export function output(program, args) {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
