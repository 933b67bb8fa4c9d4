// Pictures and moves as data, of all games.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { fourchette } from './outside.mjs';

const { gameNames, init, playGame, Position } = fourchette;

before(() => init());

/** Lists positions of a game between opponents, each with the move that is made there. */
function* played(game) {
  const players = ['greedy', 'random'];
  const record = playGame(Position.start(game), { players, seed: 3, maxPlies: 30 });
  let position = record.start;
  let last = null;
  for (const move of record.moves) {
    yield { position, last, move };
    position = position.after(move);
    last = move;
  }
}

/** Lists all shapes, those in groups too. */
const flat = (shapes) => shapes.flatMap((shape) => [shape, ...flat(shape.shapes ?? [])]);

for (const game of ['y', 'aliens-amazons', 'singularity', 'leap-over', 'tetra', 'quinta', 'sexta', 'wyx', 'dice-hex', 'yinyang', 'kwintie']) {
  test(`${game}: places, pieces, moves and shapes speak of the same places`, () => {
    let plies = 0;
    for (const { position, last, move } of played(game)) {
      const scene = position.scene({ last });
      const names = new Set(scene.places.map(({ name }) => name));
      assert.equal(names.size, scene.places.length);
      const isPlace = (name) => assert.ok(names.has(name), `${position} ${move}: ${name}`);

      for (const { places } of scene.pieces) places.forEach(isPlace);
      for (const { place } of scene.highlights) isPlace(place);
      for (const shape of flat(scene.shapes)) if (shape.place !== null) isPlace(shape.place);
      for (const { source, target } of position.choices()) {
        [source, target].filter((place) => place !== null).forEach(isPlace);
      }
      for (const { kind, ...step } of position.course(move).steps) {
        Object.values(step).flat().forEach(isPlace);
        assert.ok(['put', 'go', 'take', 'change'].includes(kind), kind);
      }

      // What the package does not know would be called so.
      assert.ok(!/"(kind|mark)":"other"/.test(JSON.stringify(scene)));
      assert.deepEqual(position.choices().map(({ move }) => move), position.moves());
      plies += 1;
    }
    assert.ok(plies > 4);
  });
}

test('there are as many games here as there are', () => assert.equal(gameNames().length, 11));

test('the picture is the one that the scene is of', () => {
  const position = Position.start('quinta');
  const svg = position.svg();
  for (const { name } of position.scene().places) assert.ok(svg.includes(`data-place="${name}"`), name);
  const { bounds } = position.scene();
  // The picture has a border of ten pixels.
  assert.ok(svg.includes(`viewBox="${Math.round(bounds[0][0] * 100) / 100 - 10} `), svg.slice(0, 300));
  assert.throws(() => position.svg({ last: 'nonsense!' }), { name: 'Refusal', part: 'move' });
});

test('a seat is given its own moves and no others', () => {
  const position = Position.start('quinta');
  assert.ok(position.choices({ viewer: 1 }).length > 0);
  assert.deepEqual(position.choices({ viewer: 2 }), []);
});

test('a diagram is the text that the command draws', () => {
  assert.match(Position.start('y').diagram(), /e5/);
});
