import { describe, expect, test } from 'vitest'
import { data } from '../../../src/games/limit/data.ts'
import { limitRules } from '../../../src/games/limit/rulebook.ts'
import { drawEvent, eventOdds } from '../../../src/games/limit/star/events.ts'
import type { State } from '../../../src/games/limit/state.ts'
import { SeededChance, viewOf } from '../../../src/kernel/index.ts'
import { unheard } from '../unheard.ts'
import { asked, card, type Given, type GivenNation, given, listOf, pass, play, refused } from './given.ts'

const alone = (nation: GivenNation, more: Partial<Given> = {}) => given({ nations: { p1: nation }, ...more })

/** What an event does, when it is the next one. */
function happens(id: string, nation: GivenNation, more: Partial<Given> = {}): State {
  const p = alone(nation, {
    phase: 'event',
    turn: null,
    events: { deck: [id, ...data.events.filter((known) => known !== id)], discard: [] },
    ...more,
  })
  drawEvent(p, unheard)
  return p
}

describe('events', () => {
  test('industrial push: a fossil and 2 pollution', () => {
    expect(happens('industrial-push', {}).star).toMatchObject({ fossils: 7, pollution: 2 })
  })

  test('arms race: 2 destabilisation, unless I have more arms than the Star Nation', () => {
    expect(happens('arms-race', { stock: { military: 10 } }).star?.destab).toBe(2)
    expect(happens('arms-race', { stock: { military: 11 } }).events?.discard).toEqual(['arms-race', 'industrial-push'])
  })

  test('border raid: resist with half of its arms, or lose 2 fossils', () => {
    const p = happens('border-raid', { stock: { military: 5 } })
    expect(p.todo).toEqual([
      { kind: 'resist', seat: 'p1', by: 'star', card: 'border-raid', spend: 5, params: {}, aid: {}, asked: false },
    ])
    expect(play(p, ['p1', { type: 'resist' }]).nations.p1.stock).toMatchObject({ military: 0, fossil: 8 })
    const raided = play(p, ['p1', { type: 'yield' }])
    expect([raided.nations.p1.stock.fossil, raided.star?.fossils]).toEqual([6, 10])
    expect(refused(p, 'p1', { type: 'yield', breakAlliance: true })).toBe('not-allied')
  })

  test('border raid: without enough arms nobody is asked', () => {
    const p = happens('border-raid', { stock: { military: 4 } })
    expect([p.todo, p.nations.p1.stock.fossil]).toEqual([[], 6])
  })

  test('capital flight: up to 15$ leave the bank', () => {
    expect(happens('capital-flight', {}, { bank: 12 }).bank).toBe(0)
    expect(happens('capital-flight', {}, { bank: 9 }).bank).toBe(9)
  })

  test('trade wave: every price below 8 rises', () => {
    expect(happens('trade-wave', {}, { market: { price: { fossil: 8 } } }).market.price).toEqual({
      renewable: 4,
      industrial: 5,
      military: 5,
      fossil: 8,
    })
  })

  test('migration: people and unrest come from a larger neighbour', () => {
    expect(happens('migration', { level: 4 }).nations.p1).toMatchObject({ level: 5, disorder: 6 })
  })

  test('world conference: the Star Nation cleans up, my people calm down', () => {
    const p = happens('world-conference', {}, { destabReserve: 8, star: { pollution: 1, destab: 2 } })
    expect([p.star?.pollution, p.star?.destab, p.destabReserve, p.nations.p1.disorder]).toEqual([0, 1, 9, 4])
  })

  test('export contract: 3 goods for 9$', () => {
    const p = happens('export-contract', { stock: { industrial: 4 } })
    expect([p.nations.p1.stock.industrial, p.nations.p1.money, p.star?.money]).toEqual([1, 14, 31])
  })

  test('none of eight applying, there is none', () => {
    const nothing = { stock: { fossil: 0, military: 30 }, level: 9 }
    const p = happens('industrial-push', nothing, {
      bank: 0,
      market: { price: { renewable: 8, industrial: 8, military: 8, fossil: 8 } },
      star: { fossils: 0, money: 0 },
    })
    expect(p.events?.discard).toHaveLength(8)
    expect(p.todo).toEqual([])
  })
})

describe('the Star Nation as a target', () => {
  const armed = (military: number, id = 'military-operation') => alone({ hand: [id, 'crafts'], stock: { military } })
  const operation = (spend: number) => card('military-operation', { target: 'star', spend, take: 'fossil' })

  test('resists an attack with as much as its table says, and loses nothing by it', () => {
    expect(play(armed(20), ['p1', operation(10)]).star?.fossils).toBe(8)
    expect(play(armed(20), ['p1', operation(11)]).star?.fossils).toBe(6)
  })

  test('has fossils only', () => {
    expect(
      new Set(
        listOf(armed(20), 'p1', 'play-card')
          .filter(({ target }) => target === 'star')
          .map(({ take }) => take),
      ),
    ).toEqual(new Set(['fossil']))
  })

  test('loses land to an annexation', () => {
    const p = play(armed(12, 'territorial-annexation'), [
      'p1',
      card('territorial-annexation', { target: 'star', spend: 12, factory: 'industrial' }),
    ])
    expect([p.star?.territories, p.nations.p1.territories]).toEqual([4, 6])
  })

  test('cannot be terrorised', () => {
    expect(refused(armed(5, 'terrorism'), 'p1', card('terrorism', { target: 'star' }))).toBe('no-effect')
  })
})

test('alone the game is won with more than 100 points', () => {
  const ending = (money: number) =>
    play(
      alone(
        {
          hand: ['crafts'],
          money,
          level: 1,
          standards: '44444',
          disorder: 5,
          stock: { renewable: 5, industrial: 9 },
          makes: [5, 3, 1],
        },
        { round: 7, bank: 200, options: { resilienceTests: 0 } },
      ),
      ['p1', pass],
    )
  expect(ending(60).result).toMatchObject({ winners: [], excellent: false })
  expect(ending(160).result).toMatchObject({ winners: ['p1'], excellent: true })
  expect(asked(ending(160))).toEqual([])
})

test('the next event comes as often as the panel says', () => {
  const p = alone(
    { stock: { military: 11 } },
    { events: { deck: data.events.filter((id) => id !== 'trade-wave'), discard: ['trade-wave'] } },
  )
  const said = eventOdds(viewOf(limitRules, p, 'p1'))!.outcomes
  const came = new Map<unknown, number>()
  for (let time = 0; time < 600; time++) {
    const drawn = structuredClone(p)
    const chance = new SeededChance(`event ${time}`)
    drawn.events!.deck = chance.shuffle(drawn.events!.deck)
    drawEvent(drawn, {
      ...unheard,
      chance,
      tell: (key, params) => key === 'event' && came.set(params?.event, (came.get(params?.event) ?? 0) + 1),
    })
  }
  expect(said.map(({ params }) => params.event).toSorted()).toEqual([...came.keys()].toSorted())
  for (const { params, chance } of said) expect(Math.abs(chance - came.get(params.event)! / 600)).toBeLessThan(0.08)
})
