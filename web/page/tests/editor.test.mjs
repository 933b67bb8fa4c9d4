// Setting up positions by putting pieces on the board.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { gameNames, init, Position } from 'fourchette';

import { open, sessionShown, visit } from './browser.mjs';

await init();

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

/** Makes so many moves, of those that are wanted; which ones, the numbers of the moves decide. */
function later(position, count, isWanted = () => true) {
  for (let ply = 0; ply < count; ply += 1) {
    const moves = position.moves().filter(isWanted);
    position = position.after(moves[(7919 * (ply + 1)) % moves.length]);
  }
  return position;
}

/** Laws of both, and the use of one by each, so that there is room for steps: the board is full before. */
const LAWS = 'bbbb>bb.b bb..>b... bb..>.b.. bw..>b... wwww>ww.w ww..>w... ww..>.w.. wb..>w... 1@a1 1@c3';

/** What is edited and what is to become of it: the same game some moves later. */
const EDITED = {
  // Until the rack is filled there is nothing to play.
  wyx: () => later(Position.start('wyx'), 64),
  yinyang: () => LAWS.split(' ').reduce((position, law) => position.after(law), Position.start('yinyang')),
};
const LATER = {
  wyx: (position) => later(position, 11),
  // Laws are not put on the board: only what steps can lead to.
  yinyang: (position) => later(position, 4, (move) => move === 'end' || /^..-..$/.test(move)),
  // A turn is a roll, and a stone by one or other of the seats.
  'dice-hex': (position) => later(position, 8, (move) => move !== 'none'),
  'aliens-amazons': (position) => later(position, 40),
  'leap-over': (position) => later(position, 4),
};

/** Opens the editor at a position, which is shown already or set up by its line. */
async function edit(page, position) {
  const { id, start } = await sessionShown(page);
  await page.click('.set-up summary');
  if (start === `${position}`) return page.click('[data-do=edit]');
  await page.fill('[name=line]', `${position}`);
  await page.click('.set-up [type=submit]');
  await page.waitForFunction(
    (id) => JSON.parse(localStorage.getItem('fourchette.games'))[0].data.id !== id,
    id,
  );
  await page.click('.set-up summary');
  await page.click('[data-do=edit]');
}

/** Clicks a place of the editor's board. */
async function put(page, piece, place) {
  await page.check(`.editor [name=piece][value=${piece}]`);
  await clickEdited(page, place);
}

async function clickEdited(page, place) {
  const button = page.locator(`.editor .place[data-name="${place}"]`);
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The pieces of a position as the editor calls them, with their places. */
function piecesOf(position) {
  const pieces = position.scene().pieces.filter(({ kind }) => ['stone', 'pawn', 'knight', 'block'].includes(kind));
  const named = pieces.map(({ stone, kind, places: [place, other] }) => {
    if (kind !== 'block') return [`${stone}-${kind}`, place];
    return [`${stone}-${place.split('.')[0] === other.split('.')[0] ? 'standing' : 'lying'}`, place];
  });
  // A stronghold has several pawns, which are put there as one.
  return [...new Set(named.map((piece) => piece.join(' ')))].map((piece) => piece.split(' '));
}

for (const game of gameNames()) {
  test(`any position of ${game} is set up by clicking`, async () => {
    const edited = EDITED[game]?.() ?? Position.start(game);
    const wanted = LATER[game]?.(edited) ?? later(edited, 7);
    assert.notEqual(wanted.status.kind, 'over');
    const { page, context, complaints } = await visit(browser, `#/analyse/${game}`);
    await edit(page, edited);
    await page.click('.editor [data-do=clear]');
    for (const [piece, place] of piecesOf(wanted)) await put(page, piece, place);
    if (game === 'wyx') {
      const played = `${wanted}`.split(' ')[4].split(',');
      for (const [index, count] of played.entries()) {
        for (let time = 0; time < Number(count); time += 1) await clickEdited(page, `column-${index + 1}`);
      }
    }
    if (game === 'aliens-amazons') await page.fill('.editor [name=hand]', `${wanted}`.split(' ').at(-1));
    if (wanted.toMove !== null) await page.selectOption('.editor [name=turn]', `${wanted.toMove}`);
    assert.match(await page.textContent('.editor .reason'), /^This is a position: /);
    await page.click('.editor [data-do=accept]');
    await page.waitForSelector('dialog', { state: 'detached' });
    await page.waitForFunction(
      (line) => JSON.parse(localStorage.getItem('fourchette.games'))[0].data.start === line,
      `${wanted}`,
    );
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('what is no position yet says why, and keeps its pieces', async () => {
  const { page, context, complaints } = await visit(browser, '#/analyse/quinta');
  await page.click('.set-up summary');
  await page.click('[data-do=edit]');
  await page.check('.editor [name=piece][value=none]');
  await clickEdited(page, 'a1');
  assert.equal(
    await page.textContent('.editor .reason'),
    'No position: Black has 11 stones, must have 12',
  );
  assert.equal(await page.isDisabled('.editor [data-do=accept]'), true);
  const drawn = (place) => page.locator(`.editor .pane > svg circle.black[data-place="${place}"]`).count();
  assert.equal(await drawn('a1'), 0);
  await put(page, 'black-stone', 'f1');
  assert.match(await page.textContent('.editor .reason'), /^This is a position: /);
  // A stone goes elsewhere by dragging, and another colour takes its place.
  const [from, to] = await Promise.all(
    ['f1', 'f2'].map((place) => page.locator(`.editor .place[data-name=${place}]`).boundingBox()),
  );
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  assert.equal(await drawn('f1'), 0);
  assert.equal(await drawn('f2'), 1);
  await put(page, 'white-stone', 'f2');
  assert.match(await page.textContent('.editor .reason'), /^No position: Black has 11 stones/);
  assert.match(await page.getAttribute('.editor .place[data-name=f2]', 'aria-label'), /white stone/);
  assert.equal(await drawn('a2'), 1);
  await page.click('.editor [data-do=start]');
  assert.equal(await page.textContent('.editor .reason'), 'This is a position: Black to move');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a position is set up with the keyboard alone, and a game that is over is recognised', async () => {
  const { page, context } = await visit(browser, '#/analyse/y');
  await page.focus('.set-up summary');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.editor');
  // Nine stones along the rim join the three sides: a whole side with both of its corners.
  for (let at = 1; at <= 9; at += 1) {
    await page.focus(`.editor .place[data-name=a${at}]`);
    await page.keyboard.press('Enter');
  }
  await page.check('.editor [value=white-stone]');
  for (let at = 1; at <= 8; at += 1) {
    await page.focus(`.editor .place[data-name=c${at}]`);
    await page.keyboard.press('Enter');
  }
  assert.equal(await page.textContent('.editor .reason'), 'This is a position: Black has won');
  await context.close();
});

test('a wall that grows to either side is set up block by block', async () => {
  const { page, context, complaints } = await visit(browser, '#/analyse/kwintie');
  let position = Position.start('kwintie', 'ruleset=boardless');
  await edit(page, position);
  // The third block comes to the left end of the wall.
  for (const [move, piece] of [['h1', 'white-lying'], ['v1', 'black-standing'], ['v0', 'white-standing']]) {
    const place = { h1: '1.1', v1: '1.2', v0: '0.1' }[move];
    await put(page, piece, place);
    position = position.after(move);
  }
  await page.click('.editor [data-do=accept]');
  await page.waitForFunction(
    (line) => JSON.parse(localStorage.getItem('fourchette.games'))[0].data.start === line,
    `${position}`,
  );
  assert.deepEqual(complaints, []);
  await context.close();
});
