import { describe, expect, test } from 'vitest'
import { condition, habit, oneOf } from '../../../src/kernel/index.ts'
import type { MakePlan } from '../../../src/tables/index.ts'
import { type Bids, bids } from '../../kernel/example.ts'
import { listedEntropy } from '../entropy.ts'
import {
  bid,
  bidsOf,
  by,
  codeOf,
  done,
  type House,
  later,
  lookAt,
  openGame,
  openHouse,
  play,
  settle,
  tablesWithDue,
} from '../house.ts'

const highest = habit<Bids>()({
  name: 'highest',
  answers: ['bid'],
  params: {},
  propose: (view, seat) => ({ type: 'bid', card: Math.max(...(view.players[seat].hand as readonly number[])) }),
})
const wrong = habit<Bids>()({ name: 'wrong', answers: ['bid'], params: {}, propose: () => ({ type: 'bid', card: 99 }) })
const never = habit<Bids>()({ name: 'never', answers: ['bid'], params: {}, propose: () => undefined })

const poor = condition<Bids>()({ name: 'poor', holds: (view, seat) => view.players[seat].points === 0 })
const prizeIs = condition<Bids>()({
  name: 'prize-is',
  params: { prize: oneOf(['1', '2', '3', '4']) },
  holds: (view, _seat, { prize }) => view.prize === Number(prize),
})

const openPlanned = (): Promise<House> =>
  openHouse({ games: [{ rulebook: { ...bids, habits: [highest, wrong, never], conditions: [poor, prizeIs] } as never }] })

type Planned = NonNullable<MakePlan['plan']['queue']>[number]

const make = async (
  { tables }: House,
  table: string,
  person: string,
  plan: { habits?: string[]; queue?: (number | Planned)[] },
) =>
  tables.plans.make({
    ...by(person, table),
    plan: {
      ...(plan.habits && { habits: plan.habits.map((name) => ({ name, settings: {} })) }),
      ...(plan.queue && { queue: plan.queue.map((one) => (typeof one === 'number' ? { move: bid(one) } : one)) }),
    },
  })

const planOf = async ({ tables }: House, table: string) => (await tables.plans.get({ table, person: 'anna' }))!
const queueOf = async (house: House, table: string) => (await planOf(house, table)).queue.map(({ move }) => move.card)
const toldTo = async ({ store }: House) =>
  (await store.client.post.findMany({ where: { kind: 'note' }, orderBy: { number: 'asc' } })).map(
    ({ body }) => JSON.parse(body).params,
  )

/** So long a move stands before a plan answers it. */
const settled = 5 * 60_000

describe('a plan', () => {
  test('plays its moves one by one, each as soon as it is asked for', async () => {
    const house = await openPlanned()
    const { id } = await openGame(house, ['anna', 'bo'], { options: { prizes: 4 } })
    done(await make(house, id, 'anna', { queue: [3, 5] }))
    await later(house, settled)
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 3 })
    await play(house, id, 'bo', 1)
    await later(house, settled)
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 5 })
    expect(await house.tables.plans.get({ table: id, person: 'anna' })).toEqual({ habits: [], queue: [], held: [] })
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
    await later(house, settled)
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 6 })
    await play(house, id, 'bo', 1)
    await later(house, settled)
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 5 })
    done(await make(house, id, 'anna', { habits: [] }))
    await play(house, id, 'bo', 2)
    await later(house, settled)
    expect(bidsOf(await lookAt(house, id))).toEqual({})
  })

  test('that has no answer now leaves the decision to its person', async () => {
    const house = await openPlanned()
    const { id } = await openGame(house, ['anna', 'bo'])
    done(await make(house, id, 'anna', { habits: ['never'] }))
    await later(house, settled)
    expect(bidsOf(await lookAt(house, id))).toEqual({})
    expect(await tablesWithDue(house)).toBe(0)
  })

  test('that does not fit is told to its person alone, and leaves the decision to them: the rest waits until they have answered', async () => {
    const house = await openPlanned()
    const { id } = await openGame(house, ['anna', 'bo'], { options: { prizes: 4 } })
    await play(house, id, 'anna', 3)
    done(await make(house, id, 'anna', { queue: [3, 4], habits: ['highest'] }))
    await play(house, id, 'bo', 1)
    await later(house, settled)
    expect(bidsOf(await lookAt(house, id))).toEqual({})
    expect(await queueOf(house, id)).toEqual([4])
    const notes = await house.store.client.post.findMany({ where: { kind: 'note' } })
    expect(notes.map(({ audience }) => JSON.parse(audience))).toEqual([{ to: 'seat', seat: 0, person: 'anna' }])
    expect(await toldTo(house)).toEqual([{ dropped: 'bid', why: 'not-in-hand', params: { card: 3 } }])
    await play(house, id, 'anna', 1)
    await play(house, id, 'bo', 2)
    await later(house, settled)
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 4 })
  })

  test('loses a habit that does not fit, and asks the next one', async () => {
    const house = await openPlanned()
    const { id } = await openGame(house, ['anna', 'bo'], { options: { prizes: 4 } })
    done(await make(house, id, 'anna', { habits: ['wrong', 'highest'] }))
    await later(house, settled)
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 6 })
    expect(await toldTo(house)).toEqual([{ dropped: 'wrong', why: 'not-in-hand', params: { card: 99 } }])
  })

  test('made under other rules loses what these do not know, and its person is told', async () => {
    const before = await openPlanned()
    const { id } = await openGame(before, ['anna', 'bo'], { options: { prizes: 4 } })
    await play(before, id, 'anna', 3)
    done(await make(before, id, 'anna', { habits: ['never'], queue: [4] }))
    const house = await openHouse({ games: [{ rulebook: bids as never }], url: before.url })
    expect(await house.tables.plans.get({ table: id, person: 'anna' })).toMatchObject({ habits: [], queue: [{ move: bid(4) }] })
    await play(house, id, 'bo', 1)
    await later(house, settled)
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 4 })
    const notes = await house.store.client.post.findMany({ where: { kind: 'note' } })
    expect(notes.map(({ body }) => JSON.parse(body).params)).toEqual([{ dropped: 'never', why: 'plan-renewed', params: {} }])
    expect(house.errors).toEqual([])
  })

  test('does not play again what was taken back', async () => {
    const house = await openPlanned()
    const { id } = await openGame(house, ['anna', 'bo'])
    done(await make(house, id, 'anna', { habits: ['highest'] }))
    await later(house, settled)
    const { seq } = await lookAt(house, id)
    done(await house.tables.undo({ ...by('anna', id), to: seq }))
    await later(house, settled)
    expect(bidsOf(await lookAt(house, id))).toEqual({})
  })

  test('is refused if the game knows nothing of it', async () => {
    const house = await openPlanned()
    const { id } = await openGame(house, ['anna', 'bo'])
    expect(codeOf(await make(house, id, 'anna', { habits: ['lowest'] }))).toBe('plan-unknown-habit')
    expect(codeOf(await make(house, id, 'cy', { habits: ['highest'] }))).toBe('not-seated')
    expect(codeOf(await make(house, id, 'anna', { queue: Array.from({ length: 51 }, () => 1) }))).toBe('plan-too-long')
    const request = { ...by('anna', id), plan: { queue: [{ move: { type: 'dance' } }] } }
    expect(codeOf(await house.tables.plans.make(request))).toBe('plan-unknown-move')
    const odd = { ...by('anna', id), plan: { habits: [{ name: 'highest', settings: { speed: 1 } }] } }
    expect(codeOf(await house.tables.plans.make(odd))).toBe('plan-bad-setting')
  })
  test('knows the conditions of its game alone, and few of them', async () => {
    const house = await openPlanned()
    const { id } = await openGame(house, ['anna', 'bo'])
    const under = (name: string, settings = {}, times = 1) => ({
      queue: [{ move: bid(1), when: Array.from({ length: times }, () => ({ name, settings })) }],
    })
    expect(codeOf(await make(house, id, 'anna', under('rich')))).toBe('plan-unknown-condition')
    expect(codeOf(await make(house, id, 'anna', under('prize-is')))).toBe('plan-bad-setting')
    expect(codeOf(await make(house, id, 'anna', under('prize-is', { prize: '9' })))).toBe('plan-bad-setting')
    expect(codeOf(await make(house, id, 'anna', under('poor', {}, 9)))).toBe('plan-too-many-conditions')
  })
})

describe('a planned move', () => {
  const first = async (house: House, queue: (number | Planned)[]) => {
    const { id } = await openGame(house, ['anna', 'bo'], { options: { prizes: 4 } })
    done(await make(house, id, 'anna', { queue }))
    await later(house, settled)
    return { id, bids: bidsOf(await lookAt(house, id)) }
  }

  test('is played only if its condition holds', async () => {
    const house = await openPlanned()
    const holds = await first(house, [{ move: bid(3), when: [{ name: 'poor', settings: {} }] }])
    expect(holds.bids).toEqual({ p1: 3 })
    const { prize } = (await lookAt(house, holds.id)).state as unknown as { prize: number }
    const other = String((prize % 4) + 1)
    const fails = await first(house, [
      {
        move: bid(3),
        when: [
          { name: 'poor', settings: {} },
          { name: 'prize-is', settings: { prize: other } },
        ],
      },
    ])
    expect(fails.bids).toEqual({})
    expect(await toldTo(house)).toEqual([
      { dropped: 'bid', why: 'plan-condition', params: { condition: 'prize-is', settings: { prize: other } } },
    ])
  })

  test('gives way to the one that stands in for it, and goes with those that were not needed', async () => {
    const house = await openPlanned()
    const { id, bids } = await first(house, [
      99,
      { move: bid(98), otherwise: true },
      { move: bid(2), otherwise: true },
      { move: bid(1), otherwise: true },
      5,
    ])
    expect(bids).toEqual({ p1: 2 })
    expect(await queueOf(house, id)).toEqual([5])
    expect(await toldTo(house)).toEqual([])
  })

  test('waits for the decision that it was meant for', async () => {
    const house = await openPlanned()
    const { id, bids } = await first(house, [
      { move: bid(2), decision: 'another' },
      { move: bid(4), decision: 'bid' },
    ])
    expect(bids).toEqual({ p1: 4 })
    expect(await queueOf(house, id)).toEqual([2])
  })

  test('is over with the round that it was meant for', async () => {
    const house = await openPlanned()
    const { id } = await openGame(house, ['anna', 'bo'], { options: { prizes: 4 } })
    await play(house, id, 'anna', 1)
    done(
      await make(house, id, 'anna', {
        queue: [
          { move: bid(2), round: 1 },
          { move: bid(3), round: 2 },
        ],
      }),
    )
    await play(house, id, 'bo', 2)
    await later(house, settled)
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 3 })
    expect(await toldTo(house)).toEqual([{ dropped: 'bid', why: 'plan-round-over', params: {} }])
  })

  test('is left to its person if what it promised is another now', async () => {
    const house = await openPlanned()
    const { bids } = await first(house, [{ move: bid(2), promise: 'a price' }])
    // Bidding promises nothing, so that any promise is another.
    expect(bids).toEqual({})
    expect(await toldTo(house)).toEqual([{ dropped: 'bid', why: 'plan-changed', params: {} }])
  })

  test('that was kept before moves had conditions is read as one without', async () => {
    const house = await openPlanned()
    const { id } = await openGame(house, ['anna', 'bo'], { options: { prizes: 4 } })
    await house.store.client.seat.update({
      where: { table_number: { table: id, number: 0 } },
      data: { plan: JSON.stringify({ habits: [], queue: [bid(3)] }) },
    })
    await house.store.client.table.update({ where: { id }, data: { version: { increment: 1 } } })
    expect(await planOf(house, id)).toEqual({ habits: [], held: [], queue: [{ move: bid(3), when: [], otherwise: false }] })
  })
})

describe('what a plan answers', () => {
  const planned = async (pace: 'live' | 'fast') => {
    const house = await openPlanned()
    const { id } = await openGame(house, ['anna', 'bo'], { pace, options: { prizes: 4 } })
    await play(house, id, 'anna', 1)
    done(await make(house, id, 'anna', { queue: [2, 3] }))
    await play(house, id, 'bo', 2)
    const bids = async () => bidsOf(await lookAt(house, id))
    return { house, id, bids }
  }

  test.each([
    ['live', 20_000],
    ['fast', 5 * 60_000],
  ] as const)('is answered when the move before has settled: at the pace %s after %i milliseconds', async (pace, time) => {
    const { house, bids } = await planned(pace)
    await later(house, time - 1)
    expect(await bids()).toEqual({})
    await later(house, 1)
    expect(await bids()).toEqual({ p1: 2 })
  })

  test('does not stand in the way of taking back the move before until then', async () => {
    const { house, id, bids } = await planned('fast')
    const others = async () => {
      const preview = done(await house.tables.undoPreview({ ...by('bo', id) }))
      return preview.moves.map(({ seat }) => seat)
    }
    await later(house, settled - 1)
    expect(await others()).toEqual([1])
    await later(house, 1)
    expect(await bids()).toEqual({ p1: 2 })
    expect(await others()).toEqual([1, 0])
  })

  test('is answered at once where it was asked long ago', async () => {
    const house = await openPlanned()
    const { id } = await openGame(house, ['anna', 'bo'], { options: { prizes: 4 } })
    await later(house, 2 * settled)
    done(await make(house, id, 'anna', { queue: [2] }))
    await settle(house)
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 2 })
  })
})

describe('two games that differ in a plan', () => {
  /** Everything that is posted to others than Anna, and all that everybody can see of the table, at every moment. */
  const seen = async (plan: Parameters<typeof make>[3] | undefined) => {
    const posts: unknown[] = []
    const looks: unknown[] = []
    const entropy = listedEntropy('plans that nobody sees')
    const house = await openHouse({
      entropy,
      games: [{ rulebook: { ...bids, habits: [highest], conditions: [poor] } as never }],
    })
    const { id } = await openGame(house, ['anna', 'bo', 'cy'], { channel: 'c', pace: 'fast', options: { prizes: 4 } })
    house.run(async (post) => {
      const { person, ...where } = { person: null, ...post.audience }
      if (person !== 'anna' || post.kind === 'ping')
        posts.push([house.clock.now(), post.id, post.kind, where, post.seq, post.body])
      return { did: 'sent', place: post.place ?? { channel: 'c', message: post.id } }
    })
    const look = async () => {
      // Edits that wait are sent as one: what is sent must not depend on how fast this machine is.
      await settle(house)
      const { version: _, seats, ...shown } = await lookAt(house, id)
      looks.push({ ...shown, seats: seats.map(({ step: _own, ...seat }) => seat), log: await house.tables.log({ table: id }) })
    }
    await settle(house)
    await play(house, id, 'anna', 1)
    await later(house, 60_000)
    if (plan) done(await make(house, id, 'anna', plan))
    await look()
    await later(house, 30_000)
    await play(house, id, 'bo', 2)
    await look()
    await play(house, id, 'cy', 3)
    await look()
    await later(house, settled - 1)
    await look()
    return { house, id, posts, looks }
  }

  test('send everybody else the same until it is played', async () => {
    const without = await seen(undefined)
    for (const plan of [
      { queue: [3] },
      { queue: [{ move: bid(4), when: [{ name: 'poor', settings: {} }] }] },
      { habits: ['highest'] },
    ]) {
      const planned = await seen(plan)
      expect(planned.posts).toEqual(without.posts)
      expect(planned.looks).toEqual(without.looks)
      await later(planned.house, 1)
      expect(bidsOf(await lookAt(planned.house, planned.id))).not.toEqual({})
    }
  })

  test('send it the same while it is changed and thrown away', async () => {
    const { house, id, posts } = await seen({ queue: [3] })
    const before = posts.length
    done(await make(house, id, 'anna', { queue: [5, 2] }))
    done(await make(house, id, 'anna', { queue: [] }))
    await later(house, 60_000)
    expect(posts.length).toBe(before)
    expect(bidsOf(await lookAt(house, id))).toEqual({})
  })
})
