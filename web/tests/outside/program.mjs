// A program of somebody else: a game between two opponents, one of them in a worker.

import { init, Position, Record, Table, Thinker } from 'fourchette';

await init({ games: ['y'] });
const start = Position.start('y', 'board=bent:3');
const table = new Table(Record.begin(start), { players: ['search:1', 'random'], seed: 1 });
const thinker = new Thinker();
while (table.end === null) table.push(await thinker.decide(table));
console.log(table.end.words);
