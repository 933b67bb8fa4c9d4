// Runs programs.

import { spawn, spawnSync } from 'node:child_process';

/** Runs a program that shows its output; throws if it fails, which ends this one unless somebody catches it. */
export function run(program, args, options = {}) {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', ...options });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: failed`);
}

/** As `run`, beside other programs: resolves when this one has ended well, and rejects if it fails. */
export function start(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const started = spawn(program, args, { stdio: 'inherit', ...options });
    started.on('error', reject);
    started.on('close', (status) => {
      if (status === 0) resolve();
      else reject(new Error(`${program} ${args.join(' ')}: failed`));
    });
  });
}
