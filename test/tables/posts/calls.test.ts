import { describe, expect, test } from 'vitest'
import { habit } from '../../../src/kernel/index.ts'
import type { PersonSettings, Post } from '../../../src/tables/index.ts'
import { type Bids, bids } from '../../kernel/example.ts'
import { bid, bidsOf, by, done, type House, later, lookAt, noon, openGame, openHouse, play, settle } from '../house.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const pace = { bank: 10 * hour, increment: 0, reaction: hour }

interface Heard {
  readonly who: string
  readonly what: 'call' | 'again' | 'near' | 'digest'
  /** In hours since the start. */
  readonly at: number
}

const whatOf = ({ kind, body }: Post): Heard['what'] =>
  kind === 'digest' ? 'digest' : body.near ? 'near' : body.reminder ? 'again' : 'call'

/** A house whose calls are written down. */
async function listening(
  wishes: Readonly<Record<string, Partial<PersonSettings>>> = {},
  games?: Parameters<typeof openHouse>[0],
): Promise<{ house: House; heard: Heard[]; of: (who: string) => (readonly [Heard['what'], number])[] }> {
  const house = await openHouse(games)
  for (const [person, wish] of Object.entries(wishes)) await house.tables.people.change(person, wish)
  const heard: Heard[] = []
  house.run(async (post) => {
    const at = (house.clock.now().getTime() - noon.getTime()) / hour
    if ((post.kind === 'ping' || post.kind === 'digest') && post.audience.to === 'seat')
      heard.push({ who: post.audience.person, what: whatOf(post), at })
    return { did: 'sent', place: post.place ?? { channel: 'c', message: post.id } }
  })
  return { house, heard, of: (who) => heard.filter((one) => one.who === who).map(({ what, at }) => [what, at]) }
}

describe('a second call', () => {
  test('comes when four fifths of the time have run, not counting what Chancery was away', async () => {
    const { house, of } = await listening()
    const { id } = await openGame(house, ['anna', 'bo'], { pace })
    await play(house, id, 'anna', 1)
    await later(house, 4 * hour)
    await house.tables.connected(false)
    await later(house, 7 * hour)
    await house.tables.connected(true)
    await later(house, hour)
    expect(of('bo')).toEqual([['call', 0]])
    await later(house, 3 * hour)
    expect(of('bo')).toEqual([
      ['call', 0],
      ['again', 15],
    ])
  })

  test('counts what had run before the clock stood', async () => {
    const { house, of } = await listening()
    const { id } = await openGame(house, ['anna', 'bo'], { pace })
    await play(house, id, 'anna', 1)
    await later(house, 7 * hour)
    done(await house.tables.pause(by('anna', id)))
    await later(house, 20 * hour)
    done(await house.tables.resume(by('anna', id)))
    await later(house, hour)
    expect(of('bo')).toEqual([
      ['call', 0],
      ['again', 28],
    ])
  })

  test('waits while the person is looking, and comes at intervals of their own if they wish', async () => {
    const { house, of } = await listening({ bo: { remindEvery: 3 } })
    const { id } = await openGame(house, ['anna', 'bo', 'cy'], { pace: 'none' })
    await later(house, 3 * hour)
    await later(house, 3 * hour)
    await play(house, id, 'bo', 1)
    await later(house, 3 * hour)
    expect(of('bo')).toEqual([
      ['call', 0],
      ['again', 3],
      ['again', 6],
    ])
    expect(of('cy')).toEqual([['call', 0]])
  })

  test('begins at once for whoever wishes it while something is asked of them already', async () => {
    const { house, of } = await listening()
    await openGame(house, ['anna', 'bo'], { pace: 'none' })
    await later(house, hour)
    await house.tables.people.change('bo', { remindEvery: 2 })
    await later(house, hour)
    await later(house, 2 * hour)
    expect(of('bo')).toEqual([
      ['call', 0],
      ['again', 2],
      ['again', 4],
    ])
  })
})

describe('a call', () => {
  test('waits for the end of an absence', async () => {
    const { house, of } = await listening()
    const { id } = await openGame(house, ['anna', 'bo'], { pace, options: { prizes: 4 } })
    await play(house, id, 'bo', 1)
    done(await house.tables.away({ ...by('bo', id), until: new Date(noon.getTime() + 5 * hour) }))
    await later(house, hour)
    await play(house, id, 'anna', 1)
    await later(house, 3 * hour)
    expect(of('bo')).toEqual([])
    await later(house, hour)
    expect(of('bo')).toEqual([['call', 5]])
  })

  test('comes once more when an absence ends in which the answer has been awaited', async () => {
    const { house, of } = await listening()
    const { id } = await openGame(house, ['anna', 'bo'], { pace })
    await later(house, hour)
    done(await house.tables.away({ ...by('bo', id), until: new Date(noon.getTime() + 5 * hour) }))
    await later(house, 4 * hour)
    expect(of('bo')).toEqual([
      ['call', 0],
      ['again', 5],
    ])
  })

  test('that a pause and quiet hours have put off is not forgotten', async () => {
    const { house, of } = await listening({ bo: { quiet: { from: '11:00', to: '14:00' } } })
    const { id } = await openGame(house, ['anna', 'bo'], { pace })
    await later(house, hour)
    done(await house.tables.pause(by('anna', id)))
    await later(house, 4 * hour)
    expect(of('bo')).toEqual([])
    done(await house.tables.resume(by('anna', id)))
    await settle(house)
    expect(of('bo')).toEqual([['call', 5]])
  })

  test('that nobody else can see is not made for what a plan answers, only for what it leaves open', async () => {
    const high = habit<Bids>()({
      name: 'high',
      answers: ['bid'],
      params: {},
      propose: (view, seat) => {
        const hand = view.players[seat].hand as readonly number[]
        return hand.includes(6) ? { type: 'bid', card: 6 } : undefined
      },
    })
    const wishes = { bo: { pings: 'dm' } } as const
    const { house, of } = await listening(wishes, { games: [{ rulebook: { ...bids, habits: [high] } as never }] })
    const { id } = await openGame(house, ['anna', 'bo'], { pace, options: { prizes: 4 } })
    await settle(house)
    done(await house.tables.plans.make({ ...by('bo', id), plan: { habits: [{ name: 'high', settings: {} }] } }))
    await later(house, 2 * hour)
    await play(house, id, 'anna', 1)
    await later(house, 5 * minute)
    // The plan has nothing more to say in the second round.
    expect(of('bo')).toEqual([
      ['call', 0],
      ['call', 2 + (5 * minute) / hour],
    ])
    await play(house, id, 'bo', 2)
    await later(house, hour)
    done(await house.tables.plans.make({ ...by('bo', id), plan: { queue: [{ move: bid(3) }] } }))
    await later(house, hour)
    await play(house, id, 'anna', 2)
    await later(house, hour)
    expect(of('bo')).toHaveLength(2)
  })

  test('in front of everybody is made whether a plan will answer or not', async () => {
    const { house, of } = await listening()
    const { id } = await openGame(house, ['anna', 'bo'], { pace, options: { prizes: 4 } })
    await play(house, id, 'bo', 1)
    done(await house.tables.plans.make({ ...by('bo', id), plan: { queue: [{ move: bid(3) }] } }))
    await later(house, hour)
    await play(house, id, 'anna', 1)
    await settle(house)
    expect(of('bo')).toEqual([['call', 1]])
  })

  test('that falls due while somebody is looking comes when they may have gone', async () => {
    const { house, of } = await listening()
    const { id } = await openGame(house, ['anna', 'bo'], { pace, options: { prizes: 4 } })
    await play(house, id, 'anna', 1)
    await later(house, hour)
    await play(house, id, 'bo', 1)
    await later(house, 59_000)
    expect(of('bo')).toEqual([['call', 0]])
    await later(house, 1000)
    expect(of('bo')).toEqual([
      ['call', 0],
      ['call', 1 + minute / hour],
    ])
  })

  test('is not made later for what has been answered meanwhile', async () => {
    const { house, of } = await listening()
    const { id } = await openGame(house, ['anna', 'bo'], { pace, options: { prizes: 4 } })
    await play(house, id, 'anna', 1)
    await later(house, hour)
    await play(house, id, 'bo', 1)
    await later(house, 30_000)
    await play(house, id, 'bo', 2)
    await later(house, hour)
    expect(of('bo')).toEqual([['call', 0]])
  })

  test('does not come at once to whoever has just taken a move back', async () => {
    const { house, of } = await listening()
    const { id } = await openGame(house, ['anna', 'bo'], { pace })
    await settle(house)
    await play(house, id, 'anna', 2)
    await later(house, hour)
    done(await house.tables.undo(by('anna', id)))
    await settle(house)
    expect(of('anna')).toEqual([['call', 0]])
  })
})

describe('whoever is away', () => {
  test('is left in peace, while their plan answers for them', async () => {
    const { house, of } = await listening()
    const { id } = await openGame(house, ['anna', 'bo'], { pace, options: { prizes: 4 } })
    await play(house, id, 'bo', 1)
    done(await house.tables.plans.make({ ...by('bo', id), plan: { queue: [{ move: bid(3) }] } }))
    done(await house.tables.away({ ...by('bo', id), until: new Date(noon.getTime() + 5 * hour) }))
    await later(house, hour)
    await play(house, id, 'anna', 1)
    await later(house, 5 * minute)
    expect(bidsOf(await lookAt(house, id))).toEqual({ p2: 3 })
    expect(of('bo')).toEqual([])
  })
})

describe('whoever wishes', () => {
  test('is told once a day of all their tables, and of nothing else', async () => {
    const { house, of } = await listening({ bo: { digest: '18:00', timeZone: 'UTC', near: true, remindEvery: 1 } })
    const first = await openGame(house, ['anna', 'bo'], { pace: 'none' })
    const second = await openGame(house, ['cy', 'bo'], { pace: 'none' })
    await later(house, 6 * hour)
    expect(of('bo')).toEqual([['digest', 6]])
    await later(house, day)
    await play(house, first.id, 'bo', 1)
    await play(house, second.id, 'bo', 1)
    await later(house, day)
    expect(of('bo')).toEqual([
      ['digest', 6],
      ['digest', 30],
    ])
    expect(house.errors).toEqual([])
  })

  test('gets the digest after their quiet hours, and at its new time when they choose another', async () => {
    const quiet = { from: '17:00', to: '19:00' }
    const { house, of } = await listening({ bo: { digest: '18:00', timeZone: 'UTC', quiet } })
    await openGame(house, ['anna', 'bo'], { pace: 'none' })
    await later(house, 7 * hour)
    await house.tables.people.change('bo', { digest: '10:00' })
    await later(house, 15 * hour)
    expect(of('bo')).toEqual([
      ['digest', 7],
      ['digest', 22],
    ])
  })

  test('is told that their turn comes next, once, if everybody can see it', async () => {
    const { house, heard } = await listening(
      { bo: { near: true }, cy: { near: true } },
      { games: [{ rulebook: inTurn as never }] },
    )
    const { id } = await openGame(house, ['anna', 'bo', 'cy'], { pace: 'none', options: { prizes: 4 } })
    await settle(house)
    const told = () => heard.filter(({ what }) => what === 'near').map(({ who, at }) => [who, at])
    expect(told()).toEqual([['bo', 0]])
    await later(house, hour)
    await play(house, id, 'anna', 1)
    await settle(house)
    expect(told()).toEqual([
      ['bo', 0],
      ['cy', 1],
    ])
  })
})

/** Bids, but one after the other: so everybody knows who comes next. */
const inTurn = {
  ...bids,
  phases: {
    ...bids.phases,
    bidding: {
      ...bids.phases.bidding,
      owes: (p: Bids['state']) => bids.phases.bidding.owes(p).slice(0, 1),
      near: (view: Bids['view']) =>
        view.seats.filter((seat) => view.bids[seat] === undefined || view.bids[seat] === null).slice(1, 2),
    },
  },
}

describe('an excuse', () => {
  test('lets a missed turn not count, until it is used up', async () => {
    const { house } = await listening()
    const { id } = await openGame(house, ['anna', 'bo'], { pace: { ...pace, excused: 1 }, options: { prizes: 6 } })
    const standsIn: (string | null)[] = []
    for (const card of [1, 2, 3]) {
      await play(house, id, 'anna', card)
      await later(house, 11 * hour)
      standsIn.push((await lookAt(house, id)).seats[1]!.computer)
    }
    expect(standsIn).toEqual([null, null, 'standing-in'])
    const notes = await house.store.client.post.findMany({ where: { kind: 'note' }, orderBy: { number: 'asc' } })
    expect(notes.map(({ body }) => JSON.parse(body).what)).toEqual(['deadline-excused', 'deadline', 'deadline', 'standing-in'])
  })
})
