// Plays games of Y by GTP, as the Go program Sabaki talks to its engines: with its own package.
// Usage: node game.mjs PROGRAM
import assert from 'node:assert/strict'
import sabaki from '@sabaki/gtp'

const { Controller } = sabaki
const program = process.argv[2]

/** Starts an engine, lets `talk` talk to it, and stops it. */
async function withEngine(args, talk) {
  const engine = new Controller(program, ['gtp', ...args])
  engine.start()
  let id = 0
  const ask = async (name, ...words) => {
    id += 1
    const answer = await engine.sendCommand({ id, name, args: words.map(String) })
    assert.equal(answer.id, id, `the answer to ${name} has another number`)
    return answer
  }
  const good = async (...words) => {
    const answer = await ask(...words)
    assert.ok(!answer.error, `${words.join(' ')}: ${answer.content}`)
    return answer.content
  }
  const refused = async (...words) => {
    const answer = await ask(...words)
    assert.ok(answer.error, `${words.join(' ')} is not refused: ${answer.content}`)
    return answer.content
  }
  const score = async () => {
    const answer = await ask('final_score')
    return answer.error ? null : answer.content
  }
  await talk({ good, refused, score })
  await engine.stop()
  assert.ok(engine.process == null, 'the engine has not ended')
}

/** Lists the vertices of a flat board: row r of a side of n has n - r + 1 columns. */
function vertices(side) {
  const all = []
  for (let row = 1; row <= side; row += 1) {
    for (let column = 0; column <= side - row; column += 1) {
      all.push('abcdefghijklmnopqrstuvwxyz'[column] + row)
    }
  }
  return all
}

// A game on a flat board, both colours by the engine.
for (const side of [3, 6, 13]) {
  await withEngine(['--bot', 'greedy'], async ({ good, refused, score }) => {
    assert.equal(await good('protocol_version'), '2')
    assert.equal(await good('name'), 'Fourchette')
    await good('boardsize', side)
    await good('clear_board')
    const free = new Set(vertices(side))
    let colour = 'b'
    let winner = null
    while (winner === null) {
      const vertex = await good('genmove', colour)
      assert.ok(free.delete(vertex), `${vertex} was not free`)
      assert.match(await refused('play', colour === 'b' ? 'w' : 'b', vertex), /^illegal move: /)
      const board = await good('showboard')
      assert.equal(board.split('\n').length, side + 2)
      const { length } = vertices(side)
      assert.equal([...board.matchAll(/ [XO]/g)].length, length - free.size)
      colour = colour === 'b' ? 'w' : 'b'
      winner = await score()
    }
    assert.match(winner, /^[BW]\+$/)
    assert.equal(await refused('genmove', colour), 'the game is over')
    await good('undo')
    assert.match(await refused('final_score'), /^cannot score/)
  })
}

// The pie rule, on a curved board.
await withEngine(['--rules', 'board=bent:9,opening=pie'], async ({ good, refused }) => {
  await good('time_settings', 0, 0.05, 1)
  await good('play', 'B', 'E5')
  const answer = await good('genmove', 'W')
  const next = answer === 'swap' ? 'W' : 'B'
  assert.match(await good('genmove', next), /^[a-f][0-9]+$/)
  assert.match(await refused('boardsize', 99), /^unacceptable size/)
  await good('boardsize', 5)
  assert.match(await refused('play', 'B', 'E5'), /^illegal move: vertex/)
})

console.log('Sabaki played four games')
