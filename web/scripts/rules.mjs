// Reads the pages of rules in French, which are laid out as the crates' own are: see prose.rs of board-play.

import { existsSync, readFileSync } from 'node:fs';

import { pageSource } from './places.mjs';

const folder = `${pageSource}/rules-fr`;

/** Returns the pages of the games, by their names. */
export function frenchRules(games) {
  return Object.fromEntries(
    games.map((game) => [game, { board: boardOf(game), rules: read(`${folder}/${game}.txt`) }]),
  );
}

/** Seven games have the curved board; the others have one of their own. */
function boardOf(game) {
  const own = `${folder}/${game}-board.txt`;
  return read(existsSync(own) ? own : `${folder}/curved-board.txt`);
}

function read(file) {
  return blocks(readFileSync(file, 'utf8'));
}

/** Reads a text of several paragraphs. */
function blocks(text) {
  const all = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    const begun = begin(line);
    const last = all.at(-1);
    if (begun === null) {
      isOpen = false;
    } else if (isOpen && begun.kind === 'drawing' && last?.kind === 'drawing') {
      last.lines.push(...begun.lines);
    } else if (isOpen && begun.kind === 'paragraph' && /^(paragraph|item)$/.test(last?.kind ?? '')) {
      last.text += ` ${begun.text}`;
    } else {
      all.push(begun);
      isOpen = true;
    }
  }
  return all;
}

/** Reads what a line would begin if it stood alone; `null` if it is blank. */
function begin(line) {
  if (line.trim() === '') return null;
  if (line.startsWith('# ')) return { kind: 'heading', text: line.slice(2).trim() };
  if (line.startsWith('- ')) return { kind: 'item', text: line.slice(2).trim() };
  if (line.startsWith('> ')) return example(line.slice(2).trim());
  if (line.startsWith('    ')) return { kind: 'drawing', lines: [line.slice(4).trimEnd()] };
  return { kind: 'paragraph', text: line.trim() };
}

function example(text) {
  const isOver = text.endsWith(' #');
  const all = isOver ? text.slice(0, -2) : text;
  const [, rules = '', moves = all] = /^([^ ]*): (.*)$/.exec(all) ?? [];
  return { kind: 'example', rules, moves: moves.trim().split(' '), isOver };
}
