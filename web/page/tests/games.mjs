// Games to be played in tests, by their moves.

import { readFileSync } from 'node:fs';

import { gameNames, init, Position, Record, Table } from 'fourchette';

import { root } from '../../scripts/places.mjs';

await init();

/** The dice and dominoes of the page come from a seed, so that games with chance are played with one. */
const SEED = 20111110;

/** Returns for each game one that is played to its end: of its vectors, or by opponents from a seed. */
export function finishedGames() {
  return gameNames().map((game) => (hasChance(game) ? null : middling(recordedGames(game))) ?? played(game));
}

/** Returns the first game that is not over at once, or else the longest, if there is one. */
function middling(games) {
  return games.find(({ moves }) => moves.length >= 24) ?? games.at(-1) ?? null;
}

/** Lists the games of the vectors under the usual rules that their rules end, the shortest first. */
export function recordedGames(game) {
  const lines = readFileSync(`${root}/crates/${game}/tests/data/${game}.jsonl`, 'utf8').split('\n');
  const finished = lines.filter(Boolean).flatMap((line) => {
    const { rules, moves, start } = JSON.parse(line);
    if (rules !== '' || start !== undefined) return [];
    const record = Record.begin(Position.start(game));
    for (const move of moves) record.push(move);
    return record.ending === null ? [] : [{ game, moves, seed: 0, line: record.position.toString() }];
  });
  return finished.sort((a, b) => a.moves.length - b.moves.length);
}

/** Has two opponents play a game. */
function played(game) {
  const table = new Table(Record.begin(Position.start(game)), { players: ['greedy', 'greedy'], seed: SEED });
  while (table.end === null) table.push(table.decide());
  const { moves, position } = table.record;
  return { game, moves, seed: SEED, line: position.toString() };
}

function hasChance(game) {
  return Position.start(game).status.kind === 'chance';
}
