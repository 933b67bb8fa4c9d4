// Positions, views, records and tables, through the packed package in node.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { serve } from '../scripts/serve.mjs';
import { fourchette, outside } from './outside.mjs';

const { about, gameNames, init, opponents, playGame, Position, Record, Refusal, Table, View } = fourchette;

test('a game that is not loaded says how to load it', async () => {
  assert.throws(() => Position.start('y'), /y is not loaded: call await init\(\{ games: \['y'\] \}\)/);
  assert.throws(() => Record.parse('# game: y\n'), /no game is loaded/);
  await assert.rejects(init({ games: ['chess'] }), { name: 'Refusal', part: 'game', found: 'chess' });
  await assert.rejects(init({ games: ['y'], wasm: () => '/nowhere/y.wasm' }), /ENOENT/);
  await init({ games: ['y'] });
  assert.equal(Position.start('y').toMove, 1);
  assert.throws(() => Position.start('wyx'), /wyx is not loaded/);
});

test('a module is fetched from a server as well, by its address or by a URL', async () => {
  const { server, address } = await serve(`${outside}/node_modules/fourchette/dist`);
  // Of a type by which it can be compiled on the way, and of one by which it cannot.
  const untyped = await serve(`${outside}/node_modules/fourchette/dist`, { types: {} });
  try {
    const lost = init({ games: ['tetra'], wasm: () => `${address}/lost.wasm` });
    await assert.rejects(lost, { message: `${address}/lost.wasm: 404 Not Found` });
    await init({ games: ['tetra'], wasm: (game) => `${address}/${game}.wasm` });
    await init({ games: ['quinta'], wasm: (game) => new URL(`${untyped.address}/${game}.wasm`) });
    assert.deepEqual([Position.start('tetra').toMove, Position.start('quinta').toMove], [1, 1]);
  } finally {
    for (const each of [server, untyped.server]) {
      each.closeAllConnections();
      each.close();
    }
  }
});

test('under node a module is found by the text of an address as well, as import.meta.resolve writes one', async () => {
  const file = (game) => `${outside}/node_modules/fourchette/dist/${game}.wasm`;
  await init({ games: ['sexta'], wasm: (game) => pathToFileURL(file(game)).href });
  const bytes = readFileSync(file('leap-over')).toString('base64');
  await init({ games: ['leap-over'], wasm: () => `data:application/wasm;base64,${bytes}` });
  assert.deepEqual([Position.start('sexta').toMove, Position.start('leap-over').toMove], [1, 1]);
});

test('the games are loaded, twice as well as once', async () => {
  await Promise.all([init(), init()]);
  assert.equal(gameNames().length, 11);
});

test('every game can be told about without a module, and says what it is', () => {
  for (const name of gameNames()) {
    const game = about(name);
    assert.equal(game.name, name);
    assert.ok(game.title && game.goal && game.credits && game.matches, name);
    assert.ok(game.rules.length > 3 && game.board.length > 0 && game.moves.length > 0, name);
    for (const { key, default: value } of game.options) {
      assert.ok(Position.start(name, `${key}=${value}`), `${name} ${key}=${value}`);
    }
  }
  assert.equal(about('boardless').name, 'kwintie');
  assert.ok(opponents().length > 2);
});

test('the examples of the rules can be played', () => {
  let examples = 0;
  for (const name of gameNames()) {
    for (const block of about(name).rules) {
      if (block.kind !== 'example') continue;
      let position = Position.start(name, block.rules);
      for (const move of block.moves) position = position.after(move);
      assert.equal(position.outcome !== null, block.isOver, `${name}: ${block.moves.join(' ')}`);
      examples += 1;
    }
  }
  assert.ok(examples >= 11, `${examples}`);
});

test('a refusal says which part is wrong, and why', () => {
  const refused = Position.start('y').after('e5').refusal('e5');
  assert.ok(refused instanceof Refusal && refused instanceof Error);
  const { game, part, found, reason, message } = refused;
  assert.deepEqual([game, part, found, reason], ['y', 'move', 'e5', 'e5 is occupied']);
  assert.equal(message, 'move "e5": e5 is occupied');
  assert.equal(Position.start('y').refusal('e5'), null);

  const unread = Position.start('y').refusal('e99');
  assert.deepEqual([unread.part, unread.found], ['move', 'e99']);
  assert.throws(() => Position.start('y', 'board=bent:2'), { part: 'option board', found: 'bent:2', game: 'y' });
  assert.throws(() => Position.parse('y/1 nonsense'), { name: 'Refusal', game: 'y' });
  assert.throws(() => Position.parse(''), { name: 'Refusal', part: 'game' });
  assert.throws(() => Position.start('y').view(3), { name: 'Refusal', part: 'seat' });
});

test('what is no text where one is wanted is refused, and harms nothing', () => {
  const start = Position.start('y');
  for (const wrong of [5, null, undefined, {}, ['e5']]) {
    const found = wrong === null ? 'null' : typeof wrong;
    assert.throws(() => start.after(wrong), new TypeError(`must be a string, is ${found}`));
    assert.throws(() => start.refusal(wrong), TypeError);
    for (const read of [Position.parse, View.parse, Position.start, about]) {
      assert.throws(() => read(wrong), new TypeError(`must be a string, is ${found}`));
    }
  }
  const record = Record.begin(start);
  assert.throws(() => new Table(record, { players: ['human'] }), /must be a string, is undefined/);
  assert.equal(start.after('e5').moveCount, 92);
});

test('a number that is none to count by is refused, and by its name', () => {
  const most = (bits) => `must be a whole number from 0 to ${2n ** bits - 1n}`;
  const refuses = (call, part, found, reason) => {
    const message = `${part} "${found}": ${reason}`;
    assert.throws(call, { name: 'Refusal', message, part, found, reason });
  };
  const start = Position.start('y');
  const record = Record.begin(start);
  record.push('e5');
  const players = ['human', 'random'];
  const table = new Table(record, { players });
  for (const wrong of [-1, 0.5, NaN, Infinity, 2 ** 32]) {
    const isRefused = (call, part) => refuses(call, part, `${wrong}`, most(32n));
    isRefused(() => start.moves(wrong), 'most');
    isRefused(() => start.perft(wrong), 'depth');
    isRefused(() => start.playouts(wrong, { seed: 7 }), 'games');
    isRefused(() => start.playouts(1, { seed: 7, maxPlies: wrong }), 'maxPlies');
    isRefused(() => record.truncate(wrong), 'plies');
    isRefused(() => record.upTo(wrong), 'plies');
    isRefused(() => record.adjudicated({ repetition: wrong }), 'repetition');
    isRefused(() => record.adjudicated({ maxPlies: wrong }), 'maxPlies');
    isRefused(() => record.setComment(wrong, 'so'), 'ply');
    isRefused(() => record.setComment(wrong, null), 'ply');
    isRefused(() => new Table(record, { players, memory: wrong }), 'memory');
    isRefused(() => table.advise({ iterations: wrong }), 'iterations');
    isRefused(() => table.truncate(wrong), 'plies');
    const series = { players: ['random', 'random'], seed: 1 };
    isRefused(() => playGame(start, { ...series, maxPlies: wrong }), 'maxPlies');
    isRefused(() => playGame(start, { ...series, repetition: wrong }), 'repetition');
  }
  for (const wrong of [-1, 0, 1.5, 3, NaN, Infinity, 2 ** 32]) {
    const isRefused = (call, part) => refuses(call, part, `${wrong}`, 'must be 1 or 2');
    isRefused(() => start.view(wrong), 'seat');
    isRefused(() => start.seen('e5', wrong), 'seat');
    isRefused(() => start.scene({ viewer: wrong }), 'viewer');
    isRefused(() => record.name(wrong), 'seat');
    isRefused(() => record.setName(wrong, 'Ada'), 'seat');
    isRefused(() => table.setPlayer(wrong, 'human'), 'seat');
    isRefused(() => table.toldSince(wrong), 'seat');
    isRefused(() => table.resignFor(wrong), 'seat');
  }
  refuses(() => start.view('1'), 'seat', '1', 'must be a number, is string');
  for (const wrong of [-1, 0.5, NaN, -1n, 2n ** 64n]) {
    const isRefused = (call, part) => refuses(call, part, `${wrong}`, most(64n));
    isRefused(() => new Table(record, { players, seed: wrong }), 'seed');
    isRefused(() => new Table(record, { players, number: wrong }), 'number');
    isRefused(() => start.playouts(1, { seed: wrong }), 'seed');
    isRefused(() => start.playouts(1, { seed: 7, first: wrong }), 'first');
    isRefused(() => playGame(start, { players: ['random', 'random'], seed: wrong }), 'seed');
    isRefused(() => playGame(start, { players: ['random', 'random'], seed: 1 }, wrong), 'game');
  }
  const either = { name: 'Refusal', message: 'budget: must be either iterations or seconds', found: null };
  for (const wrong of [{}, { iterations: 5, seconds: 1 }, { iterations: undefined }]) {
    assert.throws(() => table.advise(wrong), either);
  }
  assert.equal(table.advise({ iterations: null, seconds: 0.01 }), null);
  for (const wrong of [-1, NaN, Infinity, 2 ** 64]) {
    refuses(() => table.advise({ seconds: wrong }), 'budget', `${wrong}`, 'must be seconds from 0 up to 2^64');
  }
  refuses(() => table.advise({ seconds: '1' }), 'budget', '1', 'must be a number, is string');
  const beyond = 'with the number of the first it goes beyond 64 bits';
  refuses(() => start.playouts(3, { seed: 7, first: 2n ** 64n - 3n }), 'games', '3', beyond);
  assert.equal(start.playouts(3, { seed: 7, first: 2n ** 64n - 4n }).games, 3);
  refuses(() => start.moves('5'), 'most', '5', 'must be a number, is string');
  assert.deepEqual([record.plies, table.plies], [1, 1]);
  assert.deepEqual([start.moves(0), start.moves(2 ** 32 - 1).length], [[], start.moveCount]);
  assert.equal(new Table(record, { players, seed: 2n ** 64n - 1n }).seed, 2n ** 64n - 1n);
});

test('a name that stands for rules sets them', () => {
  const start = Position.start('kwinty');
  assert.equal(start.game, 'kwintie');
  assert.equal(start.rules, 'ruleset=kwinty');
  assert.equal(start.alias, 'kwinty');
  assert.throws(() => Position.start('kwinty', 'ruleset=boardless'), { part: 'option ruleset' });
});

test('positions do not change, and are read as they are written', () => {
  for (const name of gameNames()) {
    const start = Position.start(name);
    const line = String(start);
    const next = start.after(start.moves(1)[0]);
    assert.equal(String(start), line);
    assert.notEqual(String(next), line);
    assert.ok(Position.parse(String(next)).equals(next));
    assert.equal(JSON.stringify({ next }), JSON.stringify({ next: String(next) }));
    assert.notEqual(start.key, next.key);
    assert.equal(start.perft(1), BigInt(start.moveCount));
    assert.equal(start.moves().length, start.moveCount);
  }
});

test('a view is followed by what its seat is told', () => {
  let position = Position.start('yinyang');
  let view = position.view(2);
  for (const move of ['bbbb>bb.b', '....>*', 'bbb.>*', 'bw..>b...']) {
    const told = position.told(move, 2);
    assert.equal(told, '?');
    position = position.after(move);
    view = view.after(told);
  }
  assert.equal(String(view), String(position.view(2)));
  assert.ok(!String(view).includes('bbbb>bb.b'));
  assert.equal(View.parse(String(view)).game, 'yinyang');
  assert.ok(View.parse(String(view)).equals(view) && !view.equals(Position.start('yinyang').view(2)));
  assert.throws(() => view.after('a1-a2'), { name: 'Refusal', game: 'yinyang', part: 'move' });
});

test('records keep everything, and say where they are wrong', () => {
  const record = Record.begin(Position.start('y')).adjudicated({ maxPlies: 9 });
  assert.deepEqual(record.adjudication, { repetition: null, maxPlies: 9 });
  assert.equal(record.push('e5'), null);
  record.setName(1, 'Ada');
  record.setHeader('event', 'club evening');
  record.setComment(1, 'the middle');
  assert.deepEqual(record.end('time', 2), {
    kind: 'time',
    outcome: 2,
    words: 'the second seat has won on time',
  });
  assert.throws(() => record.push('f1'), { name: 'Refusal', part: 'move', game: 'y' });
  const again = Record.parse(String(record));
  assert.equal(String(again), String(record));
  assert.deepEqual([again.name(1), again.name(2)], ['Ada', null]);
  assert.deepEqual([...again.headers], [['event', 'club evening']]);
  assert.deepEqual(again.comments, [{ ply: 1, text: 'the middle' }]);
  assert.equal(again.ending.kind, 'time');

  const start = again.upTo(0);
  assert.deepEqual([start.plies, start.ending, start.last], [0, null, null]);
  assert.equal(again.plies, 1);
  again.setComment(1, null);
  again.setHeader('event', null);
  assert.deepEqual([again.comments, again.headers.size], [[], 0]);

  const text = String(Record.begin(Position.start('y')));
  assert.throws(() => Record.parse(`${text}\ne5 e5\n`), { part: 'record', ply: 1, game: 'y' });
  assert.throws(() => Record.parse('no record'), { name: 'Refusal', part: 'record' });
});

test('a table seats a person and an opponent', () => {
  const start = Record.begin(Position.start('quinta'));
  const table = new Table(start, { players: ['human', 'greedy'], seed: 5n });
  assert.deepEqual([table.humanToMove, table.decide(), table.viewer], [1, null, 1]);
  const [move] = table.position.moves();
  assert.equal(table.push(move), null);
  assert.equal(start.plies, 0);
  assert.equal(table.advise({ iterations: 10 }), null);
  const answer = table.decide();
  assert.equal(table.position.refusal(answer), null);
  table.push(answer);
  assert.deepEqual(table.toldSince(1).map(({ ply, mover, text }) => [ply, mover, text]), [[2, 2, answer]]);
  assert.equal(Table.of(structuredClone(table.state)).record.toString(), String(table.record));

  const { candidates, line, iterations } = table.advise({ iterations: 50 });
  assert.equal(iterations, 50);
  assert.equal(table.position.refusal(candidates[0].move), null);
  let foreseen = table.position;
  for (const move of line) foreseen = foreseen.after(move);
  assert.equal(line[0], candidates[0].move);
  assert.ok(candidates.every(({ winRate }) => winRate >= 0 && winRate <= 1));

  assert.equal(table.undo(), true);
  assert.equal(table.plies, 0);
  assert.equal(table.undo(), false);
  table.push(move);
  assert.deepEqual([table.moves, table.last], [[move], move]);
  assert.deepEqual(table.truncate(0), [move]);
  assert.equal(table.rematch(), null);
  assert.equal(table.resign(), 1);
  assert.deepEqual([table.end.kind, table.end.outcome], ['resignation', 2]);
  assert.deepEqual(table.choices(), []);
  assert.match(table.svg(), /^<svg/);
  assert.throws(() => table.resignFor(2), { name: 'Refusal', part: 'ending' });
  // The booklet says nothing, so the seats alternate; so may the players, and they may say otherwise.
  const next = table.rematch();
  assert.deepEqual([next.players, next.number, next.plies], [['greedy', 'human'], 1n, 0]);
  assert.deepEqual(table.rematch('stay').players, ['human', 'greedy']);
  next.setPlayer(1, 'random');
  next.exchangePlayers();
  assert.deepEqual(next.players, ['human', 'random']);
  assert.equal(next.endBy('agreement', 'draw').outcome, 'draw');
  assert.throws(() => table.rematch('backwards'), { name: 'Refusal', part: 'seats' });
  const strangers = { players: ['human', 'deep-thought'] };
  assert.throws(() => new Table(start, strangers), { name: 'Refusal', part: 'player' });
});

test('for a program of the caller a table neither decides nor waits', () => {
  const table = new Table(Record.begin(Position.start('y')), { players: ['human', 'engine'] });
  table.push('e5');
  assert.deepEqual([table.players[1], table.decide(), table.humanToMove, table.end], ['engine', null, null, null]);
  table.push('f1');
  assert.equal(table.humanToMove, 1);
  // What it played is taken back with what it answered to.
  assert.deepEqual([table.undo(), table.plies], [true, 0]);
});

test('a table keeps secrets until the game is over', () => {
  const table = new Table(Record.begin(Position.start('yinyang')), { players: ['human', 'human'] });
  table.push('bbbb>bb.b');
  assert.deepEqual([table.hasSecrets, table.canHaveSecrets, table.isOpen], [true, true, false]);
  for (const move of ['....>*', 'bbb.>*', 'bw..>b...']) table.push(move);
  assert.equal(table.viewer, 2);
  assert.ok(!table.text.includes('bbbb>bb.b'));
  assert.ok(!table.position.svg({ viewer: 2 }).includes('bbbb>bb.b'));
  table.open();
  assert.equal(table.viewer, null);
  assert.ok(table.text.includes('bbbb>bb.b'));
});

test('a budget and a listener that fail are told of', () => {
  const table = new Table(Record.begin(Position.start('y')), { players: ['human', 'human'] });
  for (const seconds of [-1, NaN, Infinity]) {
    assert.throws(() => table.advise({ seconds }), { name: 'Refusal', part: 'budget' }, `${seconds}`);
  }
  const stop = new Error('stop');
  const listener = () => {
    throw stop;
  };
  assert.throws(() => table.advise({ iterations: 100_000 }, listener), stop);
  assert.ok(table.advise({ seconds: 0.05 }).iterations > 0);
});

test('a table that is asked for something while it thinks says so, and goes on', () => {
  const busy = 'table: it is thinking for another call';
  const table = new Table(Record.begin(Position.start('quinta')), { players: ['human', 'search:1'] });
  const [move] = table.position.moves();
  const asked = [
    () => table.plies,
    () => table.push(move),
    () => table.decide(),
    () => table.advise({ iterations: 1 }),
    () => table.rematch(),
    () => table.state,
    () => table.svg(),
  ];
  for (const ask of asked) {
    let told = 0;
    const listener = () => {
      told += 1;
      assert.throws(ask, { name: 'Refusal', message: busy, part: 'table', found: null });
    };
    assert.equal(table.advise({ iterations: 200 }, listener).iterations, 200);
    assert.ok(told > 0);
    // Where the listener does not catch it, it is thrown on.
    assert.throws(() => table.advise({ iterations: 200 }, ask), { name: 'Refusal', message: busy });
  }
  assert.equal(table.plies, 0);
  table.push(move);
  assert.throws(() => table.decide(() => table.undo()), { name: 'Refusal', message: busy });
  assert.equal(table.position.refusal(table.decide()), null);
});

test('a table is written as JSON and comes back', () => {
  const record = Record.begin(Position.start('dice-hex'));
  const options = { players: ['human', 'search:1'], seed: 2n ** 64n - 1n, number: 3, memory: 1 << 20 };
  const table = new Table(record, options);
  for (let ply = 0; ply < 3; ply += 1) table.push(table.decide() ?? table.position.moves(1)[0]);
  const text = JSON.stringify({ table });
  assert.equal(JSON.parse(text).table.seed, `${2n ** 64n - 1n}`);
  const again = Table.of(JSON.parse(text).table);
  assert.deepEqual(again.state, table.state);
  assert.equal(again.decide(), table.decide());
  table.resignFor(1);
  assert.deepEqual(Table.of(JSON.parse(JSON.stringify(table))).end?.outcome, 2);
  for (const wrong of ['', '-1', '1e3', `${2n ** 64n}`, null]) {
    const state = { ...table.toJSON(), seed: wrong };
    if (wrong === null) assert.equal(typeof Table.of(state).seed, 'bigint');
    else assert.throws(() => Table.of(state), { name: 'Refusal', part: 'seed', found: wrong }, wrong);
  }
});

test('random games are counted by what came of them, and can be played in parts', () => {
  const start = Position.start('y', 'board=bent:3');
  const all = start.playouts(50, { seed: 7 });
  // A game of Y has a winner when its ten nodes are full, and no single stone touches three sides.
  assert.equal(all.games, 50);
  assert.equal(all.wins[0] + all.wins[1], 50);
  assert.ok(all.plies >= 50 * 3 && all.plies <= 50 * 10, `${all.plies}`);
  const parts = [start.playouts(20, { seed: 7 }), start.playouts(30, { seed: 7n, first: 20 })];
  for (const key of ['games', 'plies', 'draws', 'tooLong']) {
    assert.equal(parts[0][key] + parts[1][key], all[key], key);
  }
  assert.deepEqual(
    [0, 1].map((seat) => parts[0].wins[seat] + parts[1].wins[seat]),
    all.wins,
  );
  const cut = start.playouts(3, { seed: 7, maxPlies: 1 });
  assert.deepEqual([cut.tooLong, cut.plies], [3, 3]);
});
