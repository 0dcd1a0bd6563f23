import { describe, expect, test } from 'vitest'
import { carriedBy } from '../../../src/discord/buttons.ts'
import { Desk } from '../../../src/discord/desk.ts'
import { home } from '../../../src/discord/panel/choice.ts'
import { limit } from '../../../src/games/limit/index.ts'
import type { State } from '../../../src/games/limit/state.ts'
import { given } from '../../games/limit/given.ts'
import { controlsOf, panel } from '../walk.ts'

/** What can be pressed on the fresh panel of the first seat: what plays at once, and all else. */
function shown(p: State) {
  const { message } = panel(new Desk(limit, p, 'p1', 'en', { p1: 'Ada', p2: 'Bo' }), home)
  const controls = controlsOf(message.components)
  const deeds = controls.filter(({ id }) => carriedBy('p', id)?.action.do === 'play')
  return { deeds: deeds.map(({ label }) => label), labels: controls.map(({ label }) => label) }
}

describe('what is usual where nobody says otherwise leaves a move whole', () => {
  const nations = { p1: { hand: ['crafts'], money: 9 }, p2: { money: 9 } }
  const byForm = 'Put it together yourself…'

  test('a card that others could help to pay is a button for each use of it, with its price', () => {
    const { deeds, labels } = shown(given({ nations }))
    expect(deeds).toEqual(
      expect.arrayContaining(['Crafts: renewables, 1$', 'Crafts: industrial goods, 1$', 'Crafts: military, 1$']),
    )
    expect(labels).not.toContain(byForm)
  })

  test('whoever was promised help may take it in the form beside', () => {
    const pledged = { ...nations, p2: { money: 9, pledges: { p1: 2 } } }
    const { deeds, labels } = shown(given({ nations: pledged, economic: [['p1', 'p2']] }))
    expect(deeds).toContain('Crafts: renewables, 1$')
    expect(labels).toContain(byForm)
  })

  test('whoever can only pay with help is offered that', () => {
    const poor = { p1: { hand: ['crafts'], money: 0 }, p2: { money: 9, pledges: { p1: 9 } } }
    const p = given({ nations: poor, economic: [['p1', 'p2']] })
    const desk = new Desk(limit, p, 'p1', 'en', {})
    const ways = desk.few('play-card', 10)
    expect(ways?.length).toBeGreaterThan(0)
    for (const way of ways ?? []) {
      expect(desk.refusal(way)).toBeUndefined()
      expect(way.backers).toMatchObject({ p2: expect.any(Number) })
    }
  })

  test('one of a few drawn cards is kept with one press', () => {
    const p = given({ nations, phase: 'policies', turn: null, todo: [{ kind: 'choose-deck', seat: 'p1' }] })
    const drawn = p.nations.p1.decks.production.splice(0, 3)
    p.todo = [{ kind: 'keep', seat: 'p1', deck: 'production', drawn, count: 1, source: 'new-policies' }]
    const { deeds, labels } = shown(p)
    expect(deeds).toHaveLength(3)
    expect(labels).not.toContain(byForm)
  })
})
