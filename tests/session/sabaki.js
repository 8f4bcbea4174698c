// SPDX-FileCopyrightText: The Tengen authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// sabaki: tengen-cli as an engine of Sabaki, through the library it talks by
//
//   node sabaki.js PACKAGE TENGEN-CLI
//
// PACKAGE is @sabaki/gtp, unpacked. What Sabaki keeps of an engine's state must
// be what the engine has on its board, after moves, moves taken back, handicap
// and another board.
'use strict'

const assert = require('assert')
const {ControllerStateTracker} = require(process.argv[2])

const start = rules => ControllerStateTracker.fromController(
  process.argv[3], ['gtp', '--rules', rules, '--level', '5'])

async function ask(tracker, name, ...args) {
  const response = await tracker.queueCommand({name, args})
  assert(!response.error, `${name}: ${response.content}`)
  return response.content.trim()
}

// The stones of a side, as the engine has them.
async function listStones(tracker) {
  const rows = (await ask(tracker, 'showboard')).split('\n')
  return rows.map(row => row.replace(/[^.XO]/g, '')).filter(row => row).join('/')
}

async function playGame() {
  const engines = [start('pure'), start('pure')]
  const state = {komi: 0, boardsize: [7, 7], history: [],
                 timeSettings: {mainTime: 0, byoyomiTime: 2, byoyomiStones: 1}}
  let passes = 0

  while (passes < 2) {
    const turn = state.history.length % 2
    await engines[turn].sync(state)
    await ask(engines[turn], 'genmove', 'BW'[turn])
    state.history = [...engines[turn].state.history]
    passes = state.history.at(-1).args[1] === 'PASS' ? passes + 1 : 0
    assert(state.history.length < 200, 'the game ends')
  }
  await engines[0].sync(state)
  await engines[1].sync(state)
  assert.strictEqual(await listStones(engines[0]), await listStones(engines[1]))
  assert.match(await ask(engines[0], 'final_score'), /^([BW]\+\d|0)/)
  // moves are taken back, and others played
  state.history = [...state.history.slice(0, -6),
                   {name: 'play', args: ['B', 'PASS']}]
  await engines[0].sync(state)
  await engines[1].sync({...state, history: []})
  await engines[1].sync(state)
  assert.strictEqual(await listStones(engines[0]), await listStones(engines[1]))
  return engines
}

async function playHandicap() {
  const engine = start('china')

  await engine.sync({komi: 0.5, boardsize: [9, 9], history: []})
  assert.strictEqual(
    (await ask(engine, 'place_free_handicap', '3')).split(' ').length, 3)
  const history = [...engine.state.history]
  await ask(engine, 'genmove', 'W')
  await engine.sync({komi: 6.5, boardsize: [13, 13], history: []})
  assert.strictEqual((await listStones(engine)).replace(/[^XO]/g, ''), '')
  await engine.sync({komi: 0.5, boardsize: [9, 9], history})
  assert.strictEqual((await listStones(engine)).replace(/[^XO]/g, ''), 'XXX')
  return [engine]
}

// What it does not know is refused, and it goes on.
async function refuse() {
  const engine = start('china')

  for (const [name, ...args] of [['kata-analyze', 'B', '10'],
                                 ['lz-genmove_analyze', 'B'],
                                 ['rectangular_boardsize', '9', '7'],
                                 ['boardsize', '100']]) {
    const {error} = await engine.queueCommand({name, args})
    assert(error, name)
  }
  assert(!await engine.knowsCommand('kata-analyze'))
  assert(await engine.knowsCommand('genmove'))
  await ask(engine, 'genmove', 'B')
  return [engine]
}

async function run() {
  const cases = [playGame, playHandicap, refuse]

  console.log(`1..${cases.length}`)
  for (const [i, one] of cases.entries()) {
    let fault = null
    try {
      for (const engine of await one()) await engine.controller.stop()
    } catch (error) {
      fault = error
    }
    if (fault) console.log(`# ${fault.stack.replace(/\n/g, '\n# ')}`)
    console.log(`${fault ? 'not ok' : 'ok'} ${i + 1} /sabaki/${one.name}`)
  }
  process.exit()
}

run()
