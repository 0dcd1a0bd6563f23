/** What is offered on Attack!'s panels names whom it is about. */
import { expect, test } from 'vitest'
import { Desk } from '../../../src/discord/desk.ts'
import { moveState } from '../../../src/discord/panel/choice.ts'
import { attack } from '../../../src/games/attack/index.ts'
import { languages } from '../../../src/words/index.ts'
import { recorded } from '../../renderings/recorded.ts'
import { controlsOf, panel } from '../walk.ts'

const { states } = recorded('attack', 'thirteen-eagles')
const people = { p1: 'Ada', p2: 'Bo', p3: 'Cy' }

test.each(languages)('an order about one other seat names who sits there, in %s', (language) => {
  const state = states.find(({ phase }) => phase === 'turn')!
  const desk = new Desk(attack, state, 'p1', language, people)
  const orders = controlsOf(panel(desk, moveState('set-order')).message.components).flatMap(({ labels }) => labels)
  for (const name of ['Bo', 'Cy']) expect(orders.filter((label) => label.endsWith(` ${name}`))).toHaveLength(2)
  expect(orders.filter((label) => /\d|[{}]/.test(label))).toEqual([])
})
