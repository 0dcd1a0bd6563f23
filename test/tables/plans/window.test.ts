import { describe, expect, test } from 'vitest'
import { habit } from '../../../src/kernel/index.ts'
import { withWindow } from '../../discord/bids/window.ts'
import type { Bids } from '../../kernel/example.ts'
import { bid, bidsOf, by, done, later, lookAt, openGame, openHouse, play } from '../house.ts'

const hour = 3_600_000
/** A click of the last moment may come a little later. */
const grace = 4000
const pace = { bank: 10 * hour, increment: 0, reaction: hour }

const highest = habit<Bids>()({
  name: 'highest',
  answers: ['bid'],
  propose: (view, seat) => ({ type: 'bid', card: Math.max(...(view.players[seat].hand as readonly number[])) }),
})

/** Anna has bid openly; who is asked then nobody else may know. */
async function open(asked: readonly string[], people = ['anna', 'bo', 'cy', 'di']) {
  const rulebook = { ...withWindow(asked), habits: [highest] } as never
  const house = await openHouse({ games: [{ rulebook }] })
  const { id } = await openGame(house, people, { pace, options: { prizes: 4 } })
  await play(house, id, 'anna', 1)
  const bidsNow = async () => bidsOf(await lookAt(house, id))
  return { house, id, bidsNow }
}

describe('an answer in a window in which somebody may react in secret', () => {
  test('is kept until the window closes, at its own moment', async () => {
    const { house, id, bidsNow } = await open(['p2'])
    const { quietUntil } = await lookAt(house, id)
    await later(house, 10 * 60_000)
    const kept = await play(house, id, 'bo', 4)
    expect([kept.seat, kept.entries, kept.keptUntil]).toEqual([1, [], quietUntil])
    expect(await bidsNow()).toEqual({ p1: 1 })
    await later(house, 50 * 60_000)
    expect(await bidsNow()).toEqual({ p1: 1 })
    await later(house, grace)
    expect(await bidsNow()).toEqual({ p1: 1, p2: 4 })
  })

  test('can be changed until then, and is no missed turn', async () => {
    const { house, id, bidsNow } = await open(['p2'])
    await play(house, id, 'bo', 4)
    await play(house, id, 'bo', 5)
    await later(house, hour + grace)
    expect(await bidsNow()).toEqual({ p1: 1, p2: 5 })
    const notes = await house.store.client.post.findMany({ where: { kind: 'note' } })
    expect(notes).toEqual([])
  })

  test('that the rules refuse is refused at once', async () => {
    const { house, id } = await open(['p2'])
    const refused = await house.tables.play({ ...by('bo', id), moves: [bid(99)] })
    expect(refused.refused?.code).toBe('not-in-hand')
    expect(await house.tables.plans.get({ table: id, person: 'bo' })).toMatchObject({ held: [] })
  })

  test('may stand in a plan, which then counts without a look and without a call', async () => {
    const { house, id, bidsNow } = await open(['p2'])
    done(await house.tables.plans.make({ ...by('bo', id), plan: { habits: [{ name: 'highest', settings: {} }] } }))
    await later(house, 59 * 60_000)
    expect(await bidsNow()).toEqual({ p1: 1 })
    await later(house, 60_000 + grace)
    expect(await bidsNow()).toEqual({ p1: 1, p2: 6 })
  })

  test('calls nobody whose plan answers', async () => {
    const calls: string[] = []
    const rulebook = { ...withWindow(['p2', 'p3']), habits: [highest] } as never
    const house = await openHouse({ games: [{ rulebook }] })
    house.run(async ({ kind, audience, place, id }) => {
      if (kind === 'ping' && audience.to === 'seat') calls.push(audience.person)
      return { did: 'sent', place: place ?? { channel: 'c', message: id } }
    })
    const { id } = await openGame(house, ['anna', 'bo', 'cy', 'di'], { pace, options: { prizes: 4 } })
    done(await house.tables.plans.make({ ...by('bo', id), plan: { habits: [{ name: 'highest', settings: {} }] } }))
    await later(house, 10 * 60_000)
    calls.splice(0)
    await play(house, id, 'anna', 1)
    await later(house, 60_000)
    expect(calls).toEqual(['cy'])
  })

  test('is forgotten once it is not asked for any more', async () => {
    const { house, id } = await open(['p2'])
    await play(house, id, 'bo', 4)
    const { seq } = await lookAt(house, id)
    done(await house.tables.undo({ ...by('a moderator', id), moderator: true, to: seq }))
    expect(await house.tables.plans.get({ table: id, person: 'bo' })).toMatchObject({ held: [] })
  })

  test('is given at once where there is nobody from whom it could be kept', async () => {
    const rulebook = withWindow(['p2']) as never
    const house = await openHouse({ games: [{ rulebook }] })
    const { id } = await openGame(house, ['anna', 'computer'], { pace, options: { prizes: 4 } })
    await play(house, id, 'anna', 1)
    await later(house, 0)
    expect(Object.keys(bidsOf(await lookAt(house, id)) as object)).not.toEqual(['p1'])
  })

  test('closes the window neither sooner nor later for having been given', async () => {
    const moment = async (answer: 'early' | 'late' | 'never' | 'planned') => {
      const { house, id, bidsNow } = await open(['p2', 'p3', 'p4'])
      if (answer === 'early') await play(house, id, 'bo', 4)
      if (answer === 'planned')
        done(await house.tables.plans.make({ ...by('bo', id), plan: { habits: [{ name: 'highest', settings: {} }] } }))
      await play(house, id, 'cy', 3)
      await play(house, id, 'di', 2)
      const before = await lookAt(house, id)
      await later(house, 30 * 60_000)
      if (answer === 'late') await play(house, id, 'bo', 4)
      await later(house, 30 * 60_000)
      const { seq, quietUntil, owed } = await lookAt(house, id)
      expect(seq).toBe(before.seq)
      await later(house, grace)
      expect(await bidsNow()).not.toEqual({ p1: 1 })
      return { quietUntil, asked: owed.length }
    }
    const early = await moment('early')
    for (const other of ['late', 'never', 'planned'] as const) expect(await moment(other)).toEqual(early)
  })
})
