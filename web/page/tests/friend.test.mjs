// Games with a friend far away, by links.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { init, Position } from 'fourchette';

import { clickPlace, open, sessionShown, visit, waitForPly } from './browser.mjs';
import { recordedGames } from './games.mjs';
import { makeMove } from './moves.mjs';

await init();

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

/** Returns the link that is to be sent. */
async function linkToSend(page) {
  await page.click('[data-do=send]');
  const link = await page.inputValue('[data-link]');
  await page.keyboard.press('Escape');
  return link;
}

/** Begins a game with a friend, on one side. */
async function begin(game) {
  const side = await visit(browser, `#/new/${game}`);
  await side.page.selectOption('[name=second]', 'friend');
  await side.page.click('button[type=submit]');
  await side.page.waitForSelector('.place');
  return side;
}

async function follow(page, link) {
  await page.goto('about:blank');
  await page.goto(link);
  await page.waitForSelector('.place');
}

test('a game of Y goes to and fro, and each moves for one side only', async () => {
  const ada = await begin('y');
  await clickPlace(ada.page, 'c5');
  await waitForPly(ada.page, 1);
  assert.equal(await ada.page.textContent('.status'), 'Waiting for White: open the link that you get.');
  await clickPlace(ada.page, 'd4');
  assert.equal((await sessionShown(ada.page)).tree.nodes.length, 1);

  const grace = await visit(browser, new URL(await linkToSend(ada.page)).hash);
  assert.equal(await grace.page.textContent('.status'), 'Your move, White');
  await clickPlace(grace.page, 'f1');
  await waitForPly(grace.page, 2);
  await follow(ada.page, await linkToSend(grace.page));
  const { tree, far } = await sessionShown(ada.page);
  assert.deepEqual(tree.nodes, [
    [0, 'c5'],
    [1, 'f1'],
  ]);
  assert.equal(far.mine, 1);
  assert.equal(await ada.page.textContent('.status'), 'Your move, Black');
  assert.deepEqual([...ada.complaints, ...grace.complaints], []);
  await ada.context.close();
  await grace.context.close();
});

test('an earlier place of a game is not sent to a friend', async () => {
  const ada = await begin('y');
  await clickPlace(ada.page, 'c5');
  const grace = await visit(browser, new URL(await linkToSend(ada.page)).hash);
  await clickPlace(grace.page, 'f1');
  await waitForPly(grace.page, 2);
  await grace.page.waitForSelector('[data-do=send]');
  await grace.page.locator('.move-list .move').first().click();
  await grace.page.getByText('earlier place').waitFor();
  assert.equal(await grace.page.locator('[data-do=send]').count(), 0);
  await grace.page.locator('.move-list .move').last().click();
  await grace.page.waitForSelector('[data-do=send]');
  await ada.context.close();
  await grace.context.close();
});

test('laws are sealed until the rules show them, and all are open at the end', async () => {
  const rewrites = ({ moves }) => moves.some((move) => /^\d\*/.test(move));
  const { moves, line } = recordedGames('yinyang').find(rewrites);
  const sides = [await begin('yinyang'), await visit(browser, '#/games')];
  let position = Position.start('yinyang');
  let link;
  for (const [ply, move] of moves.entries()) {
    const seat = position.toMove;
    const { page } = sides[seat - 1];
    await waitForPly(page, ply);
    await makeMove(page, position, move);
    await waitForPly(page, ply + 1);
    position = position.after(move);
    if (position.toMove === seat) continue;
    link = await linkToSend(page);
    if (position.toMove !== null) assertSealed(link, moves.slice(0, ply + 1));
    await follow(sides[2 - seat].page, link);
  }
  // Whether the loser could have moved by a hidden law, the loser's last link shows: it opens them.
  const loser = position.outcome === 1 ? 2 : 1;
  await sides[loser - 1].page.waitForSelector('.has-won');
  await follow(sides[2 - loser].page, await linkToSend(sides[loser - 1].page));
  // And the winner's answer those of the winner.
  await follow(sides[loser - 1].page, await linkToSend(sides[2 - loser].page));
  for (const { page, complaints } of sides) {
    await page.waitForSelector('.has-won');
    assert.deepEqual(complaints, []);
    const { tree, far } = await sessionShown(page);
    assert.deepEqual(
      tree.nodes.map(([, move]) => move),
      moves,
    );
    assert.deepEqual(far.unknown, []);
  }
  assert.equal(position.toString(), line);
  for (const { context } of sides) await context.close();
});

/** No link has a law in it that has not been used by its owner. */
function assertSealed(link, moves) {
  const query = new URLSearchParams(new URL(link).hash.split('?')[1]);
  const opened = (query.get('opened') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((part) => Number(part.split('~')[0]));
  assert.doesNotMatch(query.get('moves'), />/);
  const used = new Set();
  let position = Position.start('yinyang');
  const slots = { 1: [], 2: [] };
  for (const [ply, move] of moves.entries()) {
    const seat = position.toMove;
    if (ply < 8) slots[seat].push(ply);
    const [, slot, rewritten] = /^(\d)[@*](\d=)?/.exec(move) ?? [];
    if (slot !== undefined) used.add(slots[seat][slot - 1]);
    if (rewritten !== undefined) slots[seat][rewritten[0] - 1] = ply;
    position = position.after(move);
  }
  assert.deepEqual(
    opened.filter((ply) => !used.has(ply)),
    [],
  );
}

test('a law that is not the one that was sealed is refused', async () => {
  const ada = await begin('yinyang');
  let position = Position.start('yinyang');
  for (const [ply, law] of ['bbbb>bb.b', '....>*', 'b...>....', 'w...>....'].entries()) {
    await makeMove(ada.page, position, law);
    await waitForPly(ada.page, ply + 1);
    position = position.after(law);
  }
  const link = new URL(await linkToSend(ada.page));
  const grace = await visit(browser, link.hash);
  assert.equal((await sessionShown(grace.page)).far.unknown.length, 4);
  const text = await grace.page.evaluate(() => document.documentElement.outerHTML);
  assert.equal(/bbbb&gt;|bbbb>/.test(text), false);

  // Ada claims another law 1, with a seal that she has made up for it.
  const [path, query] = link.hash.split('?');
  const forged = new URLSearchParams(query);
  const moves = forged.get('moves').split(' ');
  moves[0] = '?~AAAAAAAAAAAAAAAAAAAAAA';
  forged.set('moves', moves.join(' '));
  await grace.page.goto('about:blank');
  await grace.page.goto(`${browser.url}${path}?${forged}`);
  await grace.page.getByText('this link has been tampered with').waitFor();

  // Or opens the seal with another law.
  const opened = new URLSearchParams(query);
  opened.set('opened', `0~wwww>ww.w~AAAAAAAAAAAAAAAAAAAAAA`);
  await grace.page.goto('about:blank');
  await grace.page.goto(`${browser.url}${path}?${opened}`);
  await grace.page.getByText('this link has been tampered with').waitFor();
  await ada.context.close();
  await grace.context.close();
});

test('who has not written the laws cannot go on with them', async () => {
  const laws = Array.from({ length: 8 }, (_, at) => `?~${'A'.repeat(21)}${at}`).join('+');
  const { page, context } = await visit(browser, `#/friend/yinyang?id=abc&moves=${laws}`);
  assert.match(await page.textContent('[role=alert]'), /This browser does not know your laws/);
  await context.close();
});

/** Lists the moves that the browser keeps of the game that was played on last. */
async function movesKept(page) {
  const { tree } = await sessionShown(page);
  return tree.nodes.map(([, move]) => move);
}

test('an older link leaves what has been played since', async () => {
  const ada = await begin('y');
  await clickPlace(ada.page, 'c5');
  await waitForPly(ada.page, 1);
  const links = [await linkToSend(ada.page)];
  const grace = await visit(browser, new URL(links[0]).hash);
  await clickPlace(grace.page, 'f1');
  await waitForPly(grace.page, 2);
  links.push(await linkToSend(grace.page));
  await follow(ada.page, links[1]);
  await clickPlace(ada.page, 'd4');
  await waitForPly(ada.page, 3);
  links.push(await linkToSend(ada.page));
  for (const link of links) {
    await follow(ada.page, link);
    assert.deepEqual(await movesKept(ada.page), ['c5', 'f1', 'd4']);
    assert.equal((await sessionShown(ada.page)).tree.current, 3);
    await follow(grace.page, link);
  }
  // To give up is no move, but is news.
  await grace.page.click('[data-do=resign]');
  await grace.page.click('dialog .choice');
  const last = await linkToSend(grace.page);
  for (const link of [last, links[2], links[0]]) {
    await follow(ada.page, link);
    assert.match(await ada.page.textContent('.status'), /White has resigned/);
    assert.deepEqual(await movesKept(ada.page), ['c5', 'f1', 'd4']);
  }
  assert.deepEqual([...ada.complaints, ...grace.complaints], []);
  await ada.context.close();
  await grace.context.close();
});

/** Makes moves on a page, from a position on; returns the position after them. */
async function makeMoves(page, position, moves, ply = 0) {
  for (const [at, move] of moves.entries()) {
    await makeMove(page, position, move);
    await waitForPly(page, ply + at + 1);
    position = position.after(move);
  }
  return position;
}

test('an older link does not lose the laws that have been written since', async () => {
  const { moves } = recordedGames('yinyang').find(({ moves }) => moves.length > 9);
  const ada = await begin('yinyang');
  let position = await makeMoves(ada.page, Position.start('yinyang'), moves.slice(0, 4));
  const first = await linkToSend(ada.page);
  const grace = await visit(browser, new URL(first).hash);
  position = await makeMoves(grace.page, position, moves.slice(4, 8), 4);
  await follow(ada.page, await linkToSend(grace.page));
  await makeMoves(ada.page, position, [moves[8]], 8);
  const third = await linkToSend(ada.page);

  await follow(grace.page, first);
  assert.deepEqual((await movesKept(grace.page)).slice(4), moves.slice(4, 8));
  await follow(grace.page, third);
  assert.deepEqual((await movesKept(grace.page)).slice(4), moves.slice(4, 9));
  assert.deepEqual([...ada.complaints, ...grace.complaints], []);
  await ada.context.close();
  await grace.context.close();
});

test('a law in place of one that was sealed already has a seal of its own', async () => {
  const laws = ['bbbb>bb.b', '....>*', 'b...>....', 'w...>....'];
  const again = ['wwww>ww.w', ...laws.slice(1)];
  const ada = await begin('yinyang');
  const start = Position.start('yinyang');
  const sealsOf = (link) => new URLSearchParams(new URL(link).hash.split('?')[1]).get('moves').split(' ');
  await makeMoves(ada.page, start, laws);
  const before = sealsOf(await linkToSend(ada.page));
  await ada.page.locator('.move-list button').first().click();
  const position = await makeMoves(ada.page, start, again, 4);
  const link = await linkToSend(ada.page);
  assert.deepEqual(
    sealsOf(link).map((seal, ply) => seal === before[ply]),
    [false, true, true, true],
  );
  const grace = await visit(browser, new URL(link).hash);
  await makeMoves(grace.page, position, laws, 4);
  await follow(ada.page, await linkToSend(grace.page));
  assert.deepEqual((await movesKept(ada.page)).slice(0, 4), again);
  assert.deepEqual([...ada.complaints, ...grace.complaints], []);
  await ada.context.close();
  await grace.context.close();
});
