/** What is offered on Attack!'s panels leads to something, and names whom it is about. */
import { expect, test } from 'vitest'
import { Desk } from '../../../src/discord/desk.ts'
import { home, moveState } from '../../../src/discord/panel/choice.ts'
import { attack } from '../../../src/games/attack/index.ts'
import type { Seat, State } from '../../../src/games/attack/state.ts'
import { owes } from '../../../src/kernel/index.ts'
import { languages } from '../../../src/words/index.ts'
import { recorded } from '../../renderings/recorded.ts'
import { controlsOf, panel } from '../walk.ts'

const { states } = recorded('attack', 'thirteen-eagles')
const people = { p1: 'Ada', p2: 'Bo', p3: 'Cy' }

test.each(languages)('no card is offered to be flagged as it is flagged already, in %s', (language) => {
  let offered = 0
  // `as`: recorded positions of this game.
  for (const state of states as readonly State[])
    for (const { seat, decision } of owes(attack.rulebook, state)) {
      if (decision !== 'produce') continue
      const desk = new Desk(attack, state, seat, language, people)
      const said = controlsOf(panel(desk, home).message.components).flatMap(({ label, labels }) => [label, ...labels])
      const flags = state.players[seat as Seat]
      const deeds = (on: boolean, cards: readonly string[]) => cards.map((card) => desk.deed({ type: 'reserve', card, on }))
      const others = [...flags.routes, ...flags.econ].filter((card) => !flags.reserve.includes(card))
      const changes = [...deeds(false, flags.reserve), ...deeds(true, others)]
      offered += changes.filter((deed) => said.includes(deed)).length
      // Of two cards of one name each may lie elsewhere.
      const idle = [...deeds(true, flags.reserve), ...deeds(false, others)].filter((deed) => !changes.includes(deed))
      for (const deed of idle) expect(said).not.toContain(deed)
    }
  expect(offered).toBeGreaterThan(0)
})

test.each(languages)('an order about one other seat names who sits there, in %s', (language) => {
  const state = states.find(({ phase }) => phase === 'turn')!
  const desk = new Desk(attack, state, 'p1', language, people)
  const orders = controlsOf(panel(desk, moveState('set-order')).message.components).flatMap(({ labels }) => labels)
  for (const name of ['Bo', 'Cy']) expect(orders.filter((label) => label.endsWith(` ${name}`))).toHaveLength(2)
  expect(orders.filter((label) => /\d|[{}]/.test(label))).toEqual([])
})
