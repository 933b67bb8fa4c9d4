// Says how large the package is, compressed as a server sends it: the module of each game, and the
// scripts that all of them need; then what a first game on the page needs.

import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { dist, pageDist } from './places.mjs';

const size = (file, folder = dist) => gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0).padStart(6)} kB`;

const files = readdirSync(dist, { recursive: true });
const scripts = files.filter((file) => file.endsWith('.js') && !file.includes('node'));
const shared = scripts.reduce((sum, file) => sum + size(file), 0);
console.log(`scripts          ${kilobytes(shared)}`);
for (const file of files.filter((file) => file.endsWith('.wasm')).sort()) {
  const wasm = size(file);
  console.log(
    `${file.padEnd(20)} ${kilobytes(wasm).trimStart().padStart(6)}, with the scripts ${kilobytes(wasm + shared).trimStart()}`,
  );
}

const first = ['index.html', 'main.css', 'main.js', 'icon.svg', 'y.svg', 'y.wasm', 'worker.js'];
const page = first.reduce((sum, file) => sum + size(file, pageDist), 0);
console.log(`the page, with the first game of Y against an opponent ${kilobytes(page).trimStart()}`);
