// Thinking in a worker of node. In a browser, page.test.mjs does the same.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { fourchette, outside } from './outside.mjs';

const { init, Position, Record, Table, Thinker } = fourchette;

let thinker;
before(async () => {
  await init({ games: ['y', 'tetra'] });
  thinker = new Thinker();
});
after(() => thinker.close());

/** A table at which the strongest opponent is to move. */
const table = () =>
  new Table(Record.begin(Position.start('tetra')), { players: ['search:5', 'human'], seed: 11 });

test('a worker decides as the table itself does', async () => {
  const shares = [];
  const onProgress = ({ share }) => shares.push(share);
  const here = table();
  assert.equal(await thinker.decide(here, { onProgress }), here.decide());
  assert.ok(shares.length > 0);
  assert.deepEqual(shares, shares.toSorted((a, b) => a - b));
  assert.ok(shares.every((share) => share >= 0 && share <= 1));
});

test('thinking that is stopped is rejected at once, and the next thought is thought', async () => {
  const stop = new AbortController();
  const begun = performance.now();
  const forever = thinker.advise(Position.start('y'), { budget: { seconds: 60 }, signal: stop.signal });
  setTimeout(() => stop.abort(new Error('enough')), 50);
  await assert.rejects(forever, /enough/);
  assert.ok(performance.now() - begun < 5000);
  const analysis = await thinker.advise(Position.start('y'), { budget: { iterations: 20 } });
  assert.equal(analysis.iterations, 20);
  await assert.rejects(thinker.decide(table(), { signal: AbortSignal.abort() }), { name: 'AbortError' });
});

test('what waits can be stopped, and comes in order', async () => {
  const order = [];
  const budget = { iterations: 50 };
  const stop = new AbortController();
  const first = thinker.advise(Position.start('y'), { budget }).then(() => order.push('first'));
  const second = thinker.advise(Position.start('y'), { budget, signal: stop.signal });
  const third = thinker.advise(Position.start('tetra'), { budget }).then(() => order.push('third'));
  stop.abort();
  await assert.rejects(second, { name: 'AbortError' });
  assert.deepEqual(order, []);
  await Promise.all([first, third]);
  assert.deepEqual(order, ['first', 'third']);
});

test('analyses come before the end, each adding to the one before', async () => {
  const analyses = [];
  const onAnalysis = (analysis) => analyses.push(analysis);
  const options = { budget: { iterations: 205 }, onAnalysis };
  const record = Record.begin(Position.start('y', 'board=bent:4'));
  const told = await thinker.advise(record, options);
  // Twenty parts of 205: ten or eleven each, of which the last one is the result.
  assert.deepEqual(
    [...analyses, told].map(({ iterations }) => iterations),
    Array.from({ length: 20 }, (_, part) => Math.floor((205 * (part + 1)) / 20)),
  );
  // Every iteration tries one move, and those of the parts before are not forgotten.
  const visits = told.candidates.reduce((sum, { visits }) => sum + visits, 0);
  assert.ok(visits > 190 && visits <= 205, `${visits}`);
  assert.deepEqual(told, await thinker.advise(record, options));

  analyses.length = 0;
  const begun = performance.now();
  await thinker.advise(record, { budget: { seconds: 0.6 }, onAnalysis });
  assert.equal(analyses.length, 3);
  assert.ok(performance.now() - begun < 5000);
});

test('an adviser that is given all the time there is tells what it finds until it is stopped', async () => {
  for (const seconds of [1e9, 1e18]) {
    const stop = new AbortController();
    let told = 0;
    const onAnalysis = () => {
      told += 1;
      if (told === 2) stop.abort(new Error('enough'));
    };
    const options = { budget: { seconds }, onAnalysis, signal: stop.signal };
    await assert.rejects(thinker.advise(Position.start('y'), options), /enough/, `${seconds}`);
  }
});

test('what a listener throws stops the thinking, and nothing else', async () => {
  const thrown = new Error('mine');
  const budget = { seconds: 60 };
  const fail = () => {
    throw thrown;
  };
  for (const listener of [{ onProgress: fail }, { onAnalysis: fail }]) {
    const thought = thinker.advise(Position.start('y'), { budget, ...listener });
    const next = thinker.advise(Position.start('y'), { budget: { iterations: 20 } });
    await assert.rejects(thought, (error) => error === thrown);
    assert.equal((await next).iterations, 20);
  }
  // One that has stopped the job before it throws does not stop the next.
  const stop = new AbortController();
  const onAnalysis = () => {
    stop.abort(new Error('enough'));
    fail();
  };
  const stopped = thinker.advise(Position.start('y'), { budget, onAnalysis, signal: stop.signal });
  const next = thinker.advise(Position.start('y'), { budget: { iterations: 20 } });
  await assert.rejects(stopped, /enough/);
  assert.equal((await next).iterations, 20);
});

test('advice for nobody is none, and a refusal comes through', async () => {
  assert.equal(await thinker.advise(table()), null);
  await assert.rejects(thinker.advise(Position.start('y'), { budget: { seconds: -1 } }), {
    name: 'Refusal',
    part: 'budget',
  });
  // Of which the parts would be budgets.
  for (const [part, budget] of [['iterations', { iterations: 20.5 }], ['budget', { seconds: 1e300 }], ['budget', { seconds: '3' }]]) {
    const options = { budget, onAnalysis: () => {} };
    await assert.rejects(thinker.advise(Position.start('y'), options), { name: 'Refusal', part });
  }
});

test('a thinker that is closed rejects, and can begin again', async () => {
  const closed = new Thinker();
  const thought = closed.advise(Position.start('y'), { budget: { seconds: 60 } });
  closed.close();
  await assert.rejects(thought, { name: 'AbortError' });
  const { iterations } = await closed.advise(Position.start('y'), { budget: { iterations: 5 } });
  assert.equal(iterations, 5);
  closed.close();
});

test('a worker that is not there is told of', async () => {
  const lost = new Thinker({ worker: new URL('file:///nowhere/worker.js') });
  await assert.rejects(lost.advise(Position.start('y')), /nowhere/);
});

test('a worker is found by the text of an address', async () => {
  const worker = pathToFileURL(`${outside}/node_modules/fourchette/dist/node-worker.js`).href;
  const named = new Thinker({ worker });
  assert.equal((await named.advise(Position.start('y'), { budget: { iterations: 5 } })).iterations, 5);
  named.close();
});

test('a program ends although a thinker is left', () => {
  const printed = execFileSync('node', ['program.mjs'], { cwd: outside, encoding: 'utf8', timeout: 60_000 });
  assert.match(printed, /^the (first|second) seat has won\n$/);
});
