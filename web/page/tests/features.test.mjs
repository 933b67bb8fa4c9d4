// What surrounds a game: taking back, links, files, the keyboard, and doing without a network.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';

import { init, Position, Record } from 'fourchette';

import { clickPlace, open, sessionShown, visit, waitForPly } from './browser.mjs';

await init();

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

/** Returns the moves up to what is shown, of a game without variations. */
async function movesShown(page) {
  const { tree } = await sessionShown(page);
  return tree.nodes.slice(0, tree.current).map(([, move]) => move);
}

test('moves are taken back and made again, and another one begins a variation', async () => {
  const { page, context, complaints } = await visit(browser, '#/link/y?seed=1&moves=c5+d4+e3');
  await page.click('[data-do=undo]');
  await page.click('[data-do=undo]');
  assert.deepEqual(await movesShown(page), ['c5']);
  await page.click('[data-do=redo]');
  assert.deepEqual(await movesShown(page), ['c5', 'd4']);
  await page.click('[data-do=undo]');
  await clickPlace(page, 'f1');
  await waitForPly(page, 4);
  const { tree } = await sessionShown(page);
  assert.deepEqual(tree.nodes, [
    [0, 'c5'],
    [1, 'd4'],
    [2, 'e3'],
    [1, 'f1'],
  ]);
  await page.getByRole('button', { name: 'Variation: d4' }).click();
  assert.match(await page.getAttribute('.place[data-name=d4]', 'aria-label'), /white stone/);
  assert.match(await page.getAttribute('.place[data-name=f1]', 'aria-label'), /vacant/);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('taking back goes to the last decision of the person, not to that of the opponent', async () => {
  const { page, context } = await visit(browser, '#/link/y?seed=5&second=random');
  await clickPlace(page, 'c5');
  await waitForPly(page, 2);
  await page.click('[data-do=undo]');
  assert.deepEqual(await movesShown(page), []);
  await clickPlace(page, 'a1');
  await page.waitForFunction(
    () => JSON.parse(localStorage.getItem('fourchette.games'))[0].data.tree.nodes.length === 4,
  );
  await context.close();
});

test('a game that is reloaded in the middle goes on', async () => {
  const { page, context, complaints } = await visit(browser, '#/link/tetra?seed=3&second=greedy');
  await clickPlace(page, 'c5');
  await waitForPly(page, 2);
  const before = await sessionShown(page);
  await page.reload();
  await page.waitForSelector('.place');
  assert.deepEqual(await sessionShown(page), before);
  await clickPlace(page, 'a1');
  await waitForPly(page, 4);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a link holds position, rules and moves', async () => {
  const first = await visit(browser, '#/link/y?seed=9&rules=opening%3Dpie&moves=e5');
  await first.page.click('[data-move=swap]');
  await waitForPly(first.page, 2);
  await first.page.click('[data-do=share]');
  const link = await first.page.inputValue('[data-link]');
  await first.context.close();
  const second = await visit(browser, new URL(link).hash);
  const session = await sessionShown(second.page);
  const record = Record.begin(Position.start('y', 'opening=pie'));
  for (const move of ['e5', 'swap']) record.push(move);
  assert.equal(session.start, record.start.toString());
  assert.deepEqual(await movesShown(second.page), record.moves);
  assert.match(await second.page.getAttribute('.place[data-name=e5]', 'aria-label'), /black stone/);
  assert.equal(await second.page.textContent('.status'), 'White to move');
  await second.context.close();
});

test('a link is copied where there is no clipboard but the old one', async () => {
  const { page, context, complaints } = await visit(browser, '#/link/y?seed=9');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = (command) => (globalThis.commanded = command);
  });
  await page.click('[data-do=share]');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.locator('.toast', { hasText: 'Copied' }).waitFor();
  assert.equal(await page.evaluate(() => globalThis.commanded), 'copy');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a link that is no game says why', async () => {
  const { page, context } = await visit(browser, '#/link/y?moves=c5+c5');
  assert.match(await page.textContent('[role=alert]'), /move "c5": c5 is occupied/);
  await page.goto(`${browser.url}#/link/chess`);
  await page.getByText('unknown; the games are').waitFor();
  await context.close();
});

test('a number in a link that is none is refused, in a link to a friend as well', async () => {
  const { page, context } = await visit(browser, '#/games');
  const reason = 'must be a whole number from 0 to 9007199254740991';
  for (const kind of ['link/y?', 'friend/y?id=abc&']) {
    for (const wrong of ['abc', '-1', '0.5', '', '9007199254740992']) {
      const field = kind.startsWith('friend') ? 'seed' : 'number';
      await page.goto('about:blank');
      await page.goto(`${browser.url}#/${kind}${field}=${wrong}`);
      await page.getByText(`${field} "${wrong}": ${reason}`).waitFor();
    }
  }
  await page.goto('about:blank');
  await page.goto(`${browser.url}#/link/y?seed=abc`);
  await page.getByText(`seed "abc": ${reason}`).waitFor();
  await context.close();
});

test('a move late in a game asks the rules hardly more than one early in it', async () => {
  const { page, context } = await visit(browser, '#/games');
  // Counts the moves that the module makes.
  await page.addInitScript(() => {
    globalThis.made = 0;
    const instantiate = WebAssembly.instantiate;
    WebAssembly.instantiate = async (...args) => {
      const { exports } = await instantiate.apply(WebAssembly, args);
      const counted = { ...exports };
      for (const name of ['record_push', 'position_after']) {
        counted[name] = (...given) => {
          globalThis.made += 1;
          return exports[name](...given);
        };
      }
      return { instance: { exports: counted }, module: args[0] };
    };
  });
  const record = Record.begin(Position.start('y'));
  while (record.plies < 60) record.push(record.position.moves(1)[0]);
  await page.goto('about:blank');
  await page.goto(`${browser.url}#/link/y?seed=1&moves=${record.moves.join('+')}`);
  await page.waitForSelector('.place');
  await page.evaluate(() => (globalThis.made = 0));
  const [move] = record.position.moves(1);
  await clickPlace(page, move);
  await waitForPly(page, 61);
  await page.waitForFunction(() => /^61/.test(document.querySelector('.move-list [aria-current]').textContent));
  const made = await page.evaluate(() => globalThis.made);
  // The record of the table, and what a move does; for each place of the game it would be thousands.
  assert.ok(made > 60 && made < 5 * 60, `${made}`);
  await context.close();
});

/** Opens a file of a game on the first page. */
async function openFile(page, text) {
  const choosing = page.waitForEvent('filechooser');
  await page.click('[data-do=load]');
  await (await choosing).setFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(`${text}`) });
  await page.waitForSelector('.place');
}

test('a game is saved to a file and opened again', async () => {
  const { page, context, complaints } = await visit(browser, '#/link/leap-over?seed=1&moves=c4-a4');
  const saving = page.waitForEvent('download');
  await page.click('[data-do=save]');
  const path = await (await saving).path();
  const text = readFileSync(path, 'utf8');
  assert.deepEqual(Record.parse(text).moves, ['c4-a4']);
  await page.goto(`${browser.url}#/games`);
  await openFile(page, text);
  assert.deepEqual(await movesShown(page), ['c4-a4']);
  assert.deepEqual(complaints, []);
  await context.close();
});

const ENDED = [
  ['adjudication', 1, 'Black has won, by adjudication'],
  ['time', 2, 'White has won, on time'],
  ['agreement', 'draw', 'A draw, by agreement'],
  ['resignation', 2, 'Black has resigned. White has won'],
];
for (const [by, outcome, said] of ENDED) {
  test(`a file of a game that has ended by ${by} opens as one that is over`, async () => {
    const record = Record.begin(Position.start('leap-over'));
    record.push('c4-a4');
    record.end(by, outcome);
    const { page, context, complaints } = await visit(browser, '#/games');
    await openFile(page, record);
    assert.equal(await page.textContent('.status'), said);
    assert.equal(await page.locator('[data-do=resign]').count(), 0);
    // What is kept of it, and saved to a file again, has ended too.
    await page.reload();
    await page.getByText(said).first().waitFor();
    const saving = page.waitForEvent('download');
    await page.click('[data-do=save]');
    assert.equal(readFileSync(await (await saving).path(), 'utf8'), `${record}`);
    await page.click('[data-do=undo]');
    await page.getByText('White to move').waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('a file of a game that was to end after some moves ends after them', async () => {
  const record = Record.begin(Position.start('leap-over')).adjudicated({ maxPlies: 1 });
  record.push('c4-a4');
  const { page, context, complaints } = await visit(browser, '#/games');
  await openFile(page, record);
  assert.equal(await page.textContent('.status'), 'A draw, after the moves that were agreed');
  await page.click('[data-do=undo]');
  await page.getByText('Black to move').waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a file that is no record says why', async () => {
  const { page, context } = await visit(browser, '#/games');
  const choosing = page.waitForEvent('filechooser');
  await page.click('[data-do=load]');
  const buffer = Buffer.from('# game: y\n\nc5 c5\n');
  await (await choosing).setFiles({ name: 'game.txt', mimeType: 'text/plain', buffer });
  await page.locator('.toast.is-shown').waitFor();
  assert.match(await page.textContent('.toast'), /c5 is occupied/);
  assert.equal(await page.locator('input[type=file]').count(), 0, 'nothing is left of the asking');
  await context.close();
});

test('a game is begun and played by the keyboard alone', async () => {
  const { page, context, complaints } = await visit(browser, '#/games');
  const press = (...keys) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  /** Presses Tab until what is focused matches. */
  const tabTo = async (selector) => {
    for (let times = 0; times < 80; times += 1) {
      await press('Tab');
      if (await page.evaluate((selector) => document.activeElement.matches(selector), selector)) return;
    }
    assert.fail(`Tab never comes to ${selector}`);
  };
  await tabTo('a[href="#/new/quinta"].button');
  await press('Enter');
  await page.waitForSelector('.setup');
  await tabTo('select[name=second]');
  await press('Home');
  await tabTo('button[type=submit]');
  await press('Enter');
  await page.waitForSelector('.place');
  await tabTo('.place');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.name), 'a1');
  await press('Enter', 'ArrowDown');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.name), 'b1');
  await press('Enter');
  await waitForPly(page, 1);
  assert.deepEqual(await movesShown(page), ['a1-b1']);
  await page.waitForFunction(() =>
    document.querySelector('[aria-live]').textContent.includes('Black: a1-b1'),
  );
  assert.deepEqual(complaints, []);
  await context.close();
});

test('every place can be reached by the arrow keys', async () => {
  const { page, context } = await visit(browser, '#/link/y?seed=1');
  const names = await page.$$eval('.place', (places) => places.map((place) => place.dataset.name));
  const reached = new Set();
  const waiting = ['a1'];
  while (waiting.length > 0) {
    const from = waiting.pop();
    if (reached.has(from)) continue;
    reached.add(from);
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
      await page.focus(`.place[data-name="${from}"]`);
      await page.keyboard.press(key);
      waiting.push(await page.evaluate(() => document.activeElement.dataset.name));
    }
  }
  assert.deepEqual([...reached].sort(), names.sort());
  await context.close();
});

test('after the first visit the page works without a network', async () => {
  const { page, context, complaints } = await visit(browser, '#/games');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto(`${browser.url}#/games`);
  await page.reload();
  await page.goto(`${browser.url}#/link/sexta?seed=2&second=random`);
  await page.waitForSelector('.place');
  await clickPlace(page, 'a2');
  await clickPlace(page, 'b2');
  await waitForPly(page, 2);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the page speaks English where its texts in French cannot be loaded', async () => {
  const context = await browser.browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route('**/texts-fr.js', (route) => route.abort());
  await page.goto(`${browser.url}#/games`);
  await page.getByText('Choose a game').waitFor();
  await page.click('[data-do=language]');
  await page.locator('.toast', { hasText: 'Something went wrong' }).waitFor();
  assert.equal(await page.getAttribute('html', 'lang'), 'en');
  await page.unroute('**/texts-fr.js');
  await page.goto(`${browser.url}#/games`);
  await page.reload();
  await page.getByText('Choisissez un jeu').waitFor();
  await context.close();
});

test('nothing is asked of other servers', async () => {
  const { page, context } = await visit(browser, '#/games');
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const hash of ['#/learn/y', '#/new/wyx', '#/link/y?seed=1&second=greedy'])
    await page.goto(`${browser.url}${hash}`);
  await page.waitForSelector('.place');
  assert.deepEqual(
    asked.filter((url) => !url.startsWith(browser.url)),
    [],
  );
  await context.close();
});

test('laws of Yin Yang are not shown to the other player at the screen', async () => {
  const { page, context } = await visit(browser, '#/link/yinyang?seed=1');
  for (let law = 0; law < 4; law += 1) {
    await clickPlace(page, `law-1-${law + 1}`);
    await page.click('[data-cell="0-0"]');
    await page.click('[data-cell="1-0"]');
    await page.click('[data-cell="1-0"]');
    await page.click('.law-editor .primary');
    await waitForPly(page, law + 1);
  }
  await page.waitForSelector('.curtain');
  const text = () =>
    page.evaluate(
      () =>
        document.body.innerText +
        [...document.querySelectorAll('[aria-label]')].map((e) => e.getAttribute('aria-label')).join(),
    );
  assert.equal((await text()).includes('b...>'), false);
  assert.equal(await page.isVisible('.board'), false);
  await page.click('.curtain .primary');
  assert.equal(await page.isVisible('.board'), true);
  assert.equal((await text()).includes('b...>'), false);
  await context.close();
});

test('the search says what it thinks, and a position is set up by its line', async () => {
  const { page, context, complaints } = await visit(browser, '#/analyse/quinta');
  await page.waitForSelector('.candidate');
  await page.waitForSelector('.arrows .advice');
  assert.match(await page.textContent('.rate'), /Black wins about \d+ % of the time/);
  await page.click('.set-up summary');
  const after = Position.start('quinta').after('a1-b1');
  await page.fill('[name=line]', `${after}x`);
  await page.click('.set-up [type=submit]');
  assert.match(await page.textContent('.set-up [role=alert]'), /^No position: /);
  await page.fill('[name=line]', after.toString());
  await page.click('.set-up [type=submit]');
  await page.waitForFunction(
    (line) => JSON.parse(localStorage.getItem('fourchette.games'))[0].data.start === line,
    after.toString(),
  );
  assert.equal(await page.textContent('.status'), 'White to move');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a law is written in its place, though the game began with some of them written', async () => {
  const start = ['....>*', 'bbbb>bb.b'].reduce((position, law) => position.after(law), Position.start('yinyang'));
  const query = new URLSearchParams({ start: `${start}`, seed: '1' });
  const { page, context, complaints } = await visit(browser, `#/link/yinyang?${query}`);
  await clickPlace(page, 'law-1-3');
  assert.equal(await page.textContent('#dialog-title'), 'Write law 3');
  await page.check('.law-editor input');
  await page.click('.law-editor .primary');
  await waitForPly(page, 1);
  await clickPlace(page, 'law-1-4');
  assert.equal(await page.textContent('#dialog-title'), 'Write law 4');
  // The other seat begins with its first law, which is the fifth that is written.
  await page.check('.law-editor input');
  await page.click('.law-editor .primary');
  await page.click('.curtain .primary');
  await clickPlace(page, 'law-2-1');
  assert.equal(await page.textContent('#dialog-title'), 'Write law 1');
  assert.deepEqual(complaints, []);
  await context.close();
});
