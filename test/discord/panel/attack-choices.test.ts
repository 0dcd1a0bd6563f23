/** What is offered on Attack!'s panels names whom it is about. */
import { describe, expect, test } from 'vitest'
import { Desk } from '../../../src/discord/desk.ts'
import { home, moveState, type PanelState } from '../../../src/discord/panel/choice.ts'
import { attack } from '../../../src/games/attack/index.ts'
import { languages } from '../../../src/words/index.ts'
import { type GivenPlayer, given } from '../../games/attack/given.ts'
import { recorded } from '../../renderings/recorded.ts'
import { controlsOf, panel, textsOf } from '../walk.ts'

const { states } = recorded('attack', 'thirteen-eagles')
const people = { p1: 'Ada', p2: 'Bo', p3: 'Cy' }

test.each(languages)('an order about one other seat names who sits there, in %s', (language) => {
  const state = states.find(({ phase }) => phase === 'turn')!
  const desk = new Desk(attack, state, 'p1', language, people)
  const orders = controlsOf(panel(desk, moveState('set-order')).message.components).flatMap(({ labels }) => labels)
  for (const name of ['Bo', 'Cy']) expect(orders.filter((label) => label.endsWith(` ${name}`))).toHaveLength(2)
  expect(orders.filter((label) => /\d|[{}]/.test(label))).toEqual([])
})

describe.each(languages)('what would come to nothing is asked once more, with the reason (%s)', (language) => {
  const page = (mine: GivenPlayer, theirs: GivenPlayer, state: PanelState) => {
    const p = given({ players: { p1: { ships: { 'north-sea': { sub: 2 } }, ...mine }, p2: theirs } })
    const desk = new Desk(attack, p, 'p1', language, people)
    const { components } = panel(desk, state).message
    const labels = controlsOf(components).map(({ label }) => label)
    const names = { raid: desk.plain.move('raid'), build: desk.plain.name('action', 'build') }
    return { labels, names, said: textsOf(components).join('\n') }
  }

  test('a raid where nobody else has a trade route', () => {
    const { labels, names } = page({}, {}, home)
    expect(labels).toContain(`${names.raid}…`)
    const why = {
      en: 'Nobody else has a trade route',
      it: 'Nessun altro ha una rotta',
      de: 'Niemand sonst hat eine Handelsroute',
    }
    expect(page({}, {}, moveState('raid')).said).toContain(why[language])
    expect(page({}, { routes: ['sugar-route'] }, home).labels).toContain(names.raid)
  })

  test('building with less than anything costs', () => {
    const { labels, names } = page({ pp: 4 }, {}, home)
    expect(labels).toContain(`${names.build}…`)
    const why = {
      en: 'With 4 PP you can build nothing',
      it: 'Con 4 PP non puoi costruire nulla',
      de: 'Mit 4 PP kannst du nichts bauen',
    }
    expect(page({ pp: 4 }, {}, moveState('begin', { action: 'build' })).said).toContain(why[language])
    expect(page({ pp: 5 }, {}, home).labels).toContain(names.build)
  })
})
