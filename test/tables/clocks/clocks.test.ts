import { describe, expect, test, vi } from 'vitest'
import { readShardBeats } from '../../../src/store/index.ts'
import { SettableClock, type TableLook } from '../../../src/tables/index.ts'
import { type Bids, bids } from '../../kernel/example.ts'
import { bidsOf, by, codeOf, done, type House, later, lookAt, noon, openGame, openHouse, play, settle } from '../house.ts'

const minute = 60_000
const hour = 60 * minute
const pace = { bank: 10 * hour, increment: 2 * hour, reaction: hour }

const hoursLeft = (house: House, { seats }: TableLook): readonly (number | null)[] =>
  seats.map(({ until }) => until && (until.getTime() - house.clock.now().getTime()) / hour)

/** The clock of a machine that nobody moves by hand: where it leaps, the machine was asleep. */
class SleepyClock extends SettableClock {
  override readonly leaps = false
}

/** Bids in which what p2 owes is a reaction. */
const bidsWithReaction = {
  ...bids,
  decisions: { ...bids.decisions, react: { ...bids.decisions.bid, reaction: true } },
  moves: bids.moves.map((move) => ({ ...move, answers: ['bid', 'react'] })),
  phases: {
    ...bids.phases,
    bidding: {
      ...bids.phases.bidding,
      owes: (p: Bids['state']) =>
        bids.phases.bidding.owes(p).map((owed) => (owed.seat === 'p2' ? { ...owed, decision: 'react' } : owed)),
    },
  },
}

describe('a clock', () => {
  test('runs only while its seat owes something, and earns an increment for each sitting', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'], { pace, options: { prizes: 4 } })
    expect(hoursLeft(house, await lookAt(house, id))).toEqual([12, 12])
    house.clock.advance(3 * hour)
    expect(hoursLeft(house, (await play(house, id, 'anna', 2)).look)).toEqual([null, 9])
    house.clock.advance(hour)
    // Anna has spent three hours, Bo four; both have earned two more. Nobody saves more than bank and increment.
    expect(hoursLeft(house, (await play(house, id, 'bo', 1)).look)).toEqual([11, 10])
  })

  test('of whoever waits for somebody’s reaction stands, and goes on with what was left', async () => {
    const house = await openHouse({ games: [{ rulebook: bidsWithReaction as never }] })
    const { id } = await openGame(house, ['anna', 'bo', 'cy'], { pace })
    // Bo reacts; Anna and Cy have turns of their own, which wait for him.
    expect(hoursLeft(house, await lookAt(house, id))).toEqual([null, 1, null])
    house.clock.advance(hour / 2)
    expect(hoursLeft(house, (await play(house, id, 'bo', 1)).look)).toEqual([12, null, 12])
  })

  test('that expires plays the fallback, once, and tells it', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'], { pace, options: { prizes: 3 } })
    await play(house, id, 'anna', 2)
    await later(house, 12 * hour - minute)
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 2 })
    await later(house, 2 * minute)
    const look = await lookAt(house, id)
    expect(bidsOf(look)).toEqual({})
    const entries = await house.tables.log({ table: id })
    expect(entries.at(-1)).toMatchObject({ actor: 'deadline', seat: 1, person: 'bo' })
    await later(house, minute)
    expect((await lookAt(house, id)).seq).toBe(look.seq)
    const notes = await house.store.client.post.findMany({ where: { kind: 'note' } })
    expect(notes.map(({ body }) => JSON.parse(body).what)).toEqual(['deadline'])
  })

  test('that expires twice in a row seats the computer, until the person says that they are back', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'], { pace, options: { prizes: 6 } })
    await play(house, id, 'anna', 1)
    await later(house, 13 * hour)
    await play(house, id, 'anna', 2)
    expect((await lookAt(house, id)).seats[1]?.computer).toBeNull()
    await later(house, 13 * hour)
    expect((await lookAt(house, id)).seats[1]).toMatchObject({ person: 'bo', computer: 'standing-in' })
    expect(bidsOf(await lookAt(house, id))).toHaveProperty('p2')
    done(await house.tables.back(by('bo', id)))
    await play(house, id, 'anna', 3)
    await settle(house)
    expect((await lookAt(house, id)).seats[1]).toMatchObject({ person: 'bo', computer: null })
    expect(bidsOf(await lookAt(house, id))).toEqual({})
    expect(house.errors).toEqual([])
  })

  test('stands while the game is paused', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'], { pace })
    house.clock.advance(hour)
    done(await house.tables.pause(by('anna', id)))
    await later(house, 100 * hour)
    expect(hoursLeft(house, await lookAt(house, id))).toEqual([null, null])
    done(await house.tables.resume(by('anna', id)))
    expect(hoursLeft(house, await lookAt(house, id))).toEqual([11, 11])
  })

  test('stands while its person is away, and runs when they come back', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'], { pace })
    done(await house.tables.away({ ...by('bo', id), until: new Date(noon.getTime() + 48 * hour) }))
    await play(house, id, 'anna', 1)
    await later(house, 47 * hour)
    expect(hoursLeft(house, await lookAt(house, id))).toEqual([null, null])
    await later(house, hour)
    expect(hoursLeft(house, await lookAt(house, id))).toEqual([null, 12])
  })

  test('stands for as many days of a month as the server allows', async () => {
    const house = await openHouse()
    await house.tables.servers.change({ server: 'server-1', person: 'mod', settings: { awayDays: 5 } })
    const { id } = await openGame(house, ['anna', 'bo'], { pace })
    const awayFor = (days: number) =>
      house.tables.away({ ...by('bo', id), until: new Date(house.clock.now().getTime() + days * 24 * hour) })
    expect((await awayFor(6)).refused).toMatchObject({ code: 'bad-absence', params: { days: 5 } })
    done(await awayFor(4))
    await later(house, 24 * hour)
    done(await house.tables.away({ ...by('bo', id), until: null }))
    // One day of the four was taken.
    expect(codeOf(await awayFor(4.5))).toBe('bad-absence')
    done(await awayFor(4))
    await later(house, 40 * 24 * hour)
    done(await awayFor(5))
  })

  test('is given what Chancery was down', async () => {
    const first = await openHouse()
    const { id } = await openGame(first, ['anna', 'bo'], { pace })
    await settle(first)
    await first.run().stop()
    const clock = new SettableClock(new Date(noon.getTime() + 8 * hour))
    const second = await openHouse({ url: first.url, clock })
    await settle(second)
    expect(hoursLeft(second, await lookAt(second, id))).toEqual([12, 12])
    await later(second, 11 * hour)
    expect((await second.tables.log({ table: id })).filter(({ kind }) => kind === 'move')).toEqual([])
    await later(second, hour + minute)
    expect((await second.tables.log({ table: id })).filter(({ kind }) => kind === 'move')).toHaveLength(2)
  })

  test('is given what the machine was asleep, before any deadline passes', async () => {
    const clock = new SleepyClock(noon)
    const house = await openHouse({ clock })
    const { id } = await openGame(house, ['anna', 'bo'], { pace })
    await settle(house)
    clock.advance(30 * hour)
    await settle(house)
    // The heart notices it at its next beat.
    await vi.waitFor(async () => expect(hoursLeft(house, await lookAt(house, id))).toEqual([12, 12]))
    expect((await house.tables.log({ table: id })).filter(({ kind }) => kind === 'move')).toEqual([])
  })

  test('is given what Chancery was cut off from Discord', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'], { pace })
    await house.tables.connected(false)
    await later(house, 30 * hour)
    expect((await house.tables.log({ table: id })).filter(({ kind }) => kind === 'move')).toEqual([])
    await house.tables.connected(true)
    expect(hoursLeft(house, await lookAt(house, id))).toEqual([12, 12])
  })

  test('is given what one of several processes was cut off, by all of them', async () => {
    const one = await openHouse({ shards: { held: [0, 1], count: 4 } })
    const { url, clock } = one
    const other = await openHouse({ url, clock, shards: { held: [2, 3], count: 4 } })
    const { id } = await openGame(one, ['anna', 'bo'], { pace })
    await Promise.all([one.run().idle(), other.run().awake])
    await other.tables.connected(false)
    clock.advance(8 * hour)
    // The first one has gone on beating meanwhile, alone.
    const beats = () => readShardBeats(one.store.client, 4)
    await vi.waitFor(async () => expect(await beats()).toContainEqual(clock.now()))
    await other.tables.connected(true)
    expect(hoursLeft(other, await lookAt(other, id))).toEqual([12, 12])
    clock.advance(minute)
    await vi.waitFor(async () => expect(hoursLeft(one, await lookAt(one, id))).toEqual([12 - 1 / 60, 12 - 1 / 60]))
  })

  test('does not exist where the pace is none', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'], { pace: 'none' })
    expect(hoursLeft(house, await lookAt(house, id))).toEqual([null, null])
    await later(house, 10_000 * hour)
    expect(bidsOf(await lookAt(house, id))).toEqual({})
  })

  test('counts a click at the time that Discord gives it', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'], { pace: { ...pace, increment: 0 }, options: { prizes: 4 } })
    house.clock.advance(5 * hour)
    done(
      await house.tables.play({
        ...by('anna', id),
        moves: [{ type: 'bid', card: 2 }],
        at: new Date(house.clock.now().getTime() - 10 * minute),
      }),
    )
    house.clock.advance(0)
    const { look } = await play(house, id, 'bo', 1)
    expect(hoursLeft(house, look)).toEqual([5 + 1 / 6, 5])
  })
})
