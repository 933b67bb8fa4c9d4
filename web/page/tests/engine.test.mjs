// Engines on the page: scripts that speak the protocol of engines.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { init, Position } from 'fourchette';

import { clickPlace, open, sessionShown, visit, waitForPly } from './browser.mjs';

await init();

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

/** An engine that answers with the moves that are given, one after the other, and tells what it was told. */
function engine(name, answer) {
  return `
    const heard = [];
    onmessage = ({ data }) => {
      heard.push(data);
      if (data === 'ugi') postMessage('id name ${name}\\nid author a test\\nugiok');
      if (data === 'isready') postMessage('readyok');
      if (data.startsWith('go ')) (${answer})(heard);
    };`;
}

async function add(page, script, name = 'engine.js') {
  const chooser = page.waitForEvent('filechooser');
  await page.click('[data-do=add-engine]');
  await (await chooser).setFiles({ name, mimeType: 'text/javascript', buffer: Buffer.from(script) });
}

async function begin(page, name) {
  await page.selectOption('select[name=second]', `engine:${name}`);
  await page.click('button[type=submit]');
  await page.waitForSelector('.place');
}

test('an engine is added, plays, is kept over a reload and sits elsewhere in the rematch', async () => {
  const { page, context, complaints } = await visit(browser, '#/new/tetra');
  // Places its pieces where the person does not; what it hears is told by the moves it makes.
  const answer = `(heard) => {
    const moves = heard.at(-2).split(' moves ')[1]?.split(' ') ?? [];
    const isAsked = heard.at(-2).startsWith('position fen tetra') && heard.at(-1) === 'go movetime 1000';
    if (!isAsked) throw new Error(heard.join());
    postMessage('info string thinking');
    postMessage('bestmove ' + ['a1', 'a2', 'a3', 'a4'].find((node) => !moves.includes(node)));
  }`;
  await add(page, engine('Corner 1', answer));
  await begin(page, 'Corner 1');
  await clickPlace(page, 'c5');
  await waitForPly(page, 2);
  assert.match(await page.locator('.seat-player').nth(1).textContent(), /Engine: Corner 1/);
  await page.reload();
  await page.waitForSelector('.place');
  await clickPlace(page, 'c4');
  await waitForPly(page, 4);
  const { tree, players } = await sessionShown(page);
  assert.deepEqual(tree.nodes.map(([, move]) => move), ['c5', 'a1', 'c4', 'a2']);
  assert.deepEqual(players, ['human', 'engine:Corner 1']);
  await page.click('[data-do=resign]');
  await page.click('dialog .choice');
  await page.click('[data-do=rematch]');
  await waitForPly(page, 1);
  assert.deepEqual((await sessionShown(page)).players, ['engine:Corner 1', 'human']);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('an engine is told what its seat sees where something is hidden', async () => {
  const start = Position.start('yinyang');
  const written = [];
  let position = start;
  // The first seat writes all its laws; none of them is among what the second one hears.
  while (position.toMove === 1) {
    const [law] = position.moves().filter((move) => !written.includes(move));
    written.push(law);
    position = position.after(law);
  }
  const seen = written.map(() => 'seen ?');
  const told = [`seat p2 view ${start.view(2)}`, ...seen, 'go movetime 1000'];
  const [answers] = position.moves();
  const { page, context, complaints } = await visit(browser, '#/new/yinyang');
  const answer = `(heard) => {
    const last = heard.slice(heard.findLastIndex((line) => line.startsWith('seat')));
    postMessage('bestmove ' + (last.join() === '${told.join()}' ? '${answers}' : 'told:' + last.join('|')));
  }`;
  await add(page, engine('Shut', answer));
  await begin(page, 'Shut');
  // The laws are written in what the browser keeps, as if they had been drawn.
  await page.evaluate((moves) => {
    const games = JSON.parse(localStorage.getItem('fourchette.games'));
    games[0].data.tree = { nodes: moves.map((move, at) => [at, move]), current: moves.length, resigned: [] };
    localStorage.setItem('fourchette.games', JSON.stringify(games));
  }, written);
  await page.reload();
  await waitForPly(page, written.length + 1);
  assert.equal((await sessionShown(page)).tree.nodes.at(written.length)[1], answers);
  assert.deepEqual(complaints, []);
  await context.close();
});

for (const [what, answer, reason] of [
  ['that plays an illegal move', "() => postMessage('bestmove c5')", /wants an illegal move.*c5/],
  ['that dies', "() => { throw new Error('out of ideas'); }", /has failed.*out of ideas/],
  ['that says why it cannot', "() => { postMessage('info string error: no tetra here'); postMessage('bestmove none'); }", /has failed: no tetra here/],
  [
    'that wants the network',
    "() => fetch('https://example.org/').then(() => postMessage('bestmove a1'), () => postMessage('info string error: no network'))",
    /has failed: no network/,
  ],
]) {
  test(`an engine ${what} is told, and can be asked again`, async () => {
    const { page, context } = await visit(browser, '#/new/tetra');
    await add(page, engine('Bad', answer));
    await begin(page, 'Bad');
    await clickPlace(page, 'c5');
    await page.waitForSelector('.words [role=alert]');
    assert.match(await page.textContent('.words [role=alert]'), reason);
    const told = await page.$('.words [role=alert]');
    await page.click('[data-do=ask-again]');
    await page.waitForFunction((told) => !told.isConnected, told);
    await page.waitForSelector('.words [role=alert]');
    // The game is as it was, and goes on otherwise.
    await page.click('[data-do=undo]');
    assert.equal((await sessionShown(page)).tree.current, 0);
    await context.close();
  });
}

test('a file that is no engine is refused, and an engine can be dropped', async () => {
  const { page, context } = await visit(browser, '#/new/y');
  await add(page, 'this is no script', 'note.js');
  await page.waitForFunction(() => /note\.js has failed/.test(document.querySelector('.toast').textContent));
  await add(page, engine('Brief', '() => {}'));
  await page.getByRole('button', { name: 'Drop Brief' }).click();
  await page.waitForFunction(() => document.querySelector('select[name=second]').value === 'human');
  assert.equal(await page.locator('option[value="engine:Brief"]').count(), 0);
  await context.close();
});

/** An answer in Tetra, after some time: the first of a few nodes that is vacant. */
const corner = (milliseconds) => `(heard) => {
  const moves = heard.at(-2).split(' moves ')[1]?.split(' ') ?? [];
  const move = ['a1', 'a2', 'a3', 'a4'].find((node) => !moves.includes(node));
  setTimeout(() => postMessage('bestmove ' + move), ${milliseconds});
}`;

/** Waits until the tree of the game has so many moves, and returns them. */
async function movesOfTree(page, count) {
  await page.waitForFunction((count) => {
    const [{ data }] = JSON.parse(localStorage.getItem('fourchette.games'));
    return data.tree.nodes.length >= count;
  }, count);
  return (await sessionShown(page)).tree.nodes;
}

test('an engine that is being started is asked once it has greeted, and once only', async () => {
  const { page, context, complaints } = await visit(browser, '#/new/tetra');
  const answer = `(heard) => {
    const asked = heard.filter((line) => line.startsWith('go ')).length;
    if (!isReady || asked > 1) postMessage('info string error: asked ' + asked + ' times, ready: ' + isReady);
    else (${corner(0)})(heard);
  }`;
  const slow = engine('Slow', answer).replace(
    "postMessage('readyok')",
    "setTimeout(() => { isReady = true; postMessage('readyok'); }, 1500)",
  );
  await add(page, `let isReady = false; ${slow}`);
  await page.waitForSelector('option[value="engine:Slow"]', { state: 'attached' });
  await begin(page, 'Slow');
  await clickPlace(page, 'c5');
  await waitForPly(page, 1);
  await page.click('[data-do=undo]');
  await clickPlace(page, 'c4');
  assert.deepEqual(await movesOfTree(page, 3), [[0, 'c5'], [0, 'c4'], [2, 'a1']]);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('an engine that was stopped is not the one that is asked next', async () => {
  const { page, context, complaints } = await visit(browser, '#/new/tetra');
  await add(page, engine('Thoughtful', corner(2500)));
  await page.waitForSelector('option[value="engine:Thoughtful"]', { state: 'attached' });
  await begin(page, 'Thoughtful');
  await clickPlace(page, 'c5');
  await waitForPly(page, 1);
  await page.click('[data-do=undo]');
  await clickPlace(page, 'c4');
  await page.waitForFunction(() => {
    const progress = document.querySelector('.is-to-move .seat-progress');
    return Number(progress.style.getPropertyValue('--share')) > 0;
  });
  // It thinks about one line, and at once about the other.
  await page.getByRole('button', { name: 'Variation: c5' }).click();
  assert.deepEqual(await movesOfTree(page, 3), [[0, 'c5'], [1, 'a1'], [0, 'c4']]);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('an engine that could not be started is started anew', async () => {
  const { page, context } = await visit(browser, '#/new/tetra');
  await add(page, engine('Moody', corner(0)));
  await page.waitForSelector('option[value="engine:Moody"]', { state: 'attached' });
  await begin(page, 'Moody');
  /** Has the browser keep another script of this name. */
  const replace = (text) =>
    page.evaluate(async (script) => {
      const scripts = await caches.open('fourchette-engines');
      await scripts.put('./engines/Moody', new Response(JSON.stringify(script)));
    }, { text, type: 'classic' });
  await replace("throw new Error('not today')");
  await page.reload();
  await clickPlace(page, 'c5');
  await page.waitForSelector('.words [role=alert]');
  assert.match(await page.textContent('.words [role=alert]'), /has failed.*not today/);
  await replace(engine('Moody', corner(0)));
  await page.click('[data-do=ask-again]');
  assert.deepEqual(await movesOfTree(page, 2), [[0, 'c5'], [1, 'a1']]);
  await context.close();
});

test('buttons that seat players show what there is to ask of engines', async () => {
  const { page, context } = await visit(browser, '#/new/tetra');
  await add(page, engine('Brief', '() => {}'));
  const drop = page.getByRole('button', { name: 'Drop Brief' });
  const time = page.locator('select[name=engine-time]');
  await drop.waitFor();
  assert.equal(await time.isVisible(), true);
  await page.getByRole('button', { name: 'Two at this screen' }).click();
  assert.deepEqual([await drop.count(), await time.isVisible()], [0, false]);
  await context.close();
});
