// Makes moves on the page as a person does who sees the board.

import { clickPlace } from './browser.mjs';

/** Makes a move by clicking. */
export async function makeMove(page, position, move) {
  const { source, target } = position.course(move);
  const law = /^(?:\d\*\d=)?([bw.]{4})>([bw.]{4}|\*)$/.exec(move);
  if (law !== null) {
    if (source !== null) await clickPlace(page, source);
    await clickPlace(page, target);
    return drawLaw(page, law[1], law[2]);
  }
  if (source === null && target === null) return page.click(`[data-move="${move}"]`);
  if (source !== null) await clickPlace(page, source);
  // The bottom domino of a column leads to one place only.
  if (position.game !== 'wyx') await clickPlace(page, target);
  const several = position.choices().filter((choice) => choice.source === source && choice.target === target);
  if (several.length <= 1) return;
  const at = several.findIndex((choice) => choice.move === move);
  await page.locator('dialog .choice').nth(at).click();
}

async function drawLaw(page, cause, effect) {
  const clicks = { '.': 0, b: 1, w: 2 };
  for (const [at, cell] of [...cause].entries()) await clickTimes(page, `0-${at}`, clicks[cell]);
  if (effect === '*') {
    await page.check('.law-editor input');
  } else {
    for (const [at, cell] of [...effect].entries()) {
      await clickTimes(page, `1-${at}`, (3 + clicks[cell] - clicks[cause[at]]) % 3);
    }
  }
  await page.click('.law-editor .primary');
}

async function clickTimes(page, cell, times) {
  for (let time = 0; time < times; time += 1) await page.click(`[data-cell="${cell}"]`);
}
