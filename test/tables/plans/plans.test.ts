import { describe, expect, test } from 'vitest'
import { habit } from '../../../src/kernel/index.ts'
import { type Bids, bids } from '../../kernel/example.ts'
import { bid, bidsOf, by, codeOf, done, type House, lookAt, openGame, openHouse, play, settle } from '../house.ts'

const highest = habit<Bids>()({
  name: 'highest',
  answers: ['bid'],
  params: {},
  propose: (view, seat) => ({ type: 'bid', card: Math.max(...(view.players[seat].hand as readonly number[])) }),
})
const wrong = habit<Bids>()({ name: 'wrong', answers: ['bid'], params: {}, propose: () => ({ type: 'bid', card: 99 }) })
const never = habit<Bids>()({ name: 'never', answers: ['bid'], params: {}, propose: () => undefined })

const openPlanned = (): Promise<House> =>
  openHouse({ games: [{ rulebook: { ...bids, habits: [highest, wrong, never] } as never }] })

const make = async ({ tables }: House, table: string, person: string, plan: { habits?: string[]; queue?: number[] }) =>
  tables.plans.make({
    ...by(person, table),
    plan: {
      ...(plan.habits && { habits: plan.habits.map((name) => ({ name, settings: {} })) }),
      ...(plan.queue && { queue: plan.queue.map(bid) }),
    },
  })

describe('a plan', () => {
  test('plays its moves one by one, each as soon as it is asked for', async () => {
    const house = await openPlanned()
    const { id } = await openGame(house, ['anna', 'bo'], { options: { prizes: 4 } })
    done(await make(house, id, 'anna', { queue: [3, 5] }))
    await settle(house)
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 3 })
    await play(house, id, 'bo', 1)
    await settle(house)
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 5 })
    expect(await house.tables.plans.get({ table: id, person: 'anna' })).toEqual({ habits: [], queue: [] })
    const planned = (await house.tables.log({ table: id })).filter(({ actor }) => actor === 'plan')
    expect(planned.map(({ person, seat }) => [person, seat])).toEqual([
      ['anna', 0],
      ['anna', 0],
    ])
    expect(house.errors).toEqual([])
  })

  test('of habits answers every time, until it is switched off', async () => {
    const house = await openPlanned()
    const { id } = await openGame(house, ['anna', 'bo'], { options: { prizes: 4 } })
    done(await make(house, id, 'anna', { habits: ['never', 'highest'] }))
    await settle(house)
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 6 })
    await play(house, id, 'bo', 1)
    await settle(house)
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 5 })
    done(await make(house, id, 'anna', { habits: [] }))
    await play(house, id, 'bo', 2)
    await settle(house)
    expect(bidsOf(await lookAt(house, id))).toEqual({})
  })

  test('that has no answer now leaves the decision to its person', async () => {
    const house = await openPlanned()
    const { id } = await openGame(house, ['anna', 'bo'])
    done(await make(house, id, 'anna', { habits: ['never'] }))
    await settle(house)
    expect(bidsOf(await lookAt(house, id))).toEqual({})
    expect(await house.store.client.due.count()).toBe(0)
  })

  test('that does not fit any more is switched off, and only its person is told why', async () => {
    const house = await openPlanned()
    const { id } = await openGame(house, ['anna', 'bo'], { options: { prizes: 4 } })
    await play(house, id, 'anna', 3)
    done(await make(house, id, 'anna', { queue: [3, 4], habits: ['wrong'] }))
    await play(house, id, 'bo', 1)
    await settle(house)
    expect(bidsOf(await lookAt(house, id))).toEqual({})
    expect(await house.tables.plans.get({ table: id, person: 'anna' })).toEqual({ habits: [], queue: [] })
    const notes = await house.store.client.post.findMany({ where: { kind: 'note' }, orderBy: { number: 'asc' } })
    expect(notes.map(({ audience }) => JSON.parse(audience))).toEqual([
      { to: 'seat', seat: 0, person: 'anna' },
      { to: 'seat', seat: 0, person: 'anna' },
    ])
    expect(notes.map(({ body }) => JSON.parse(body).params)).toEqual([
      { dropped: 'bid', why: 'not-in-hand', params: { card: 3 } },
      { dropped: 'wrong', why: 'not-in-hand', params: { card: 99 } },
    ])
  })

  test('made under other rules loses what these do not know, and its person is told', async () => {
    const before = await openPlanned()
    const { id } = await openGame(before, ['anna', 'bo'], { options: { prizes: 4 } })
    await play(before, id, 'anna', 3)
    done(await make(before, id, 'anna', { habits: ['never'], queue: [4] }))
    const house = await openHouse({ games: [{ rulebook: bids as never }], path: before.path })
    expect(await house.tables.plans.get({ table: id, person: 'anna' })).toEqual({ habits: [], queue: [bid(4)] })
    await play(house, id, 'bo', 1)
    await settle(house)
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 4 })
    const notes = await house.store.client.post.findMany({ where: { kind: 'note' } })
    expect(notes.map(({ body }) => JSON.parse(body).params)).toEqual([{ dropped: 'never', why: 'plan-renewed', params: {} }])
    expect(house.errors).toEqual([])
  })

  test('does not play again what was taken back', async () => {
    const house = await openPlanned()
    const { id } = await openGame(house, ['anna', 'bo'])
    done(await make(house, id, 'anna', { habits: ['highest'] }))
    await settle(house)
    const { seq } = await lookAt(house, id)
    done(await house.tables.undo({ ...by('anna', id), to: seq }))
    await settle(house)
    expect(bidsOf(await lookAt(house, id))).toEqual({})
  })

  test('is refused if the game knows nothing of it', async () => {
    const house = await openPlanned()
    const { id } = await openGame(house, ['anna', 'bo'])
    expect(codeOf(await make(house, id, 'anna', { habits: ['lowest'] }))).toBe('plan-unknown-habit')
    expect(codeOf(await make(house, id, 'cy', { habits: ['highest'] }))).toBe('not-seated')
    expect(codeOf(await make(house, id, 'anna', { queue: Array.from({ length: 30 }, () => 1) }))).toBe('plan-too-long')
    const request = { ...by('anna', id), plan: { queue: [{ type: 'dance' }] } }
    expect(codeOf(await house.tables.plans.make(request))).toBe('plan-unknown-move')
    const odd = { ...by('anna', id), plan: { habits: [{ name: 'highest', settings: { speed: 1 } }] } }
    expect(codeOf(await house.tables.plans.make(odd))).toBe('plan-bad-setting')
  })
})
