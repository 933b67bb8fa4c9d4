// Every game is played by clicking, from its start to its end.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { init, Position, Record, Table } from 'fourchette';

import { clickPlace, open, sessionShown, visit, waitForPly } from './browser.mjs';
import { finishedGames } from './games.mjs';
import { makeMove } from './moves.mjs';

await init();

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

/** Goes past the curtain between two people, if it is there. */
async function comeToTheScreen(page) {
  const ready = page.locator('.curtain .primary');
  if (await ready.isVisible()) await ready.click();
}

for (const { game, moves, seed, line } of finishedGames()) {
  test(`${game} is played by clicking to its end`, async () => {
    const { page, context, complaints } = await visit(browser, `#/link/${game}?seed=${seed}`);
    let position = Position.start(game);
    for (const [ply, move] of moves.entries()) {
      if (position.status.kind === 'to-move') {
        await waitForPly(page, ply);
        await comeToTheScreen(page);
        await makeMove(page, position, move);
      }
      position = position.after(move);
    }
    await waitForPly(page, moves.length);
    const session = await sessionShown(page);
    const played = session.tree.nodes.map(([, move]) => move);
    assert.deepEqual(played, moves);
    assert.equal(position.toString(), line);
    await page.goto(`${browser.url}#/analyse/${session.id}`);
    await page.click('.set-up summary');
    assert.equal(await page.inputValue('[name=line]'), line);
    const { outcome } = position;
    const said = await page.textContent('.status');
    if (outcome === 'draw') assert.equal(said, 'A draw');
    else assert.match(said, / has won$/);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('an opponent answers, and the same on the page as elsewhere', async () => {
  const seed = 41;
  const { page, context, complaints } = await visit(browser, `#/link/y?seed=${seed}&second=search:1`);
  await clickPlace(page, 'c5');
  await waitForPly(page, 2);
  const record = Record.begin(Position.start('y'));
  record.push('c5');
  const answer = new Table(record, { players: ['human', 'search:1'], seed }).decide();
  const { tree } = await sessionShown(page);
  assert.deepEqual(
    tree.nodes.map(([, move]) => move),
    ['c5', answer],
  );
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a click that is refused says the rule', async () => {
  const { page, context } = await visit(browser, '#/link/quinta?seed=1');
  const said = () => page.textContent('.toast');
  await clickPlace(page, 'a3');
  assert.equal(await said(), "Not possible: the stone on a3 is White's, and it is Black's turn");
  await clickPlace(page, 'a1');
  await clickPlace(page, 'a3');
  assert.match(await said(), /the stone on a2 is in the way/);
  await context.close();
});

test('a piece can be dragged to where it goes', async () => {
  const { page, context } = await visit(browser, '#/link/quinta?seed=1');
  const middle = async (name) => {
    const box = await page.locator(`.place[data-name="${name}"]`).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await middle('a1')));
  await page.mouse.down();
  await page.mouse.move(...(await middle('b1')), { steps: 4 });
  await page.mouse.move(...(await middle('c1')), { steps: 4 });
  await page.mouse.up();
  await waitForPly(page, 1);
  const { tree } = await sessionShown(page);
  assert.deepEqual(tree.nodes, [[0, 'a1-c1']]);
  await context.close();
});
