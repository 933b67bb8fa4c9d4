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
