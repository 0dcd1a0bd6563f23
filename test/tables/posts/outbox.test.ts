import { describe, expect, test } from 'vitest'
import type { Post, Sender } from '../../../src/tables/index.ts'
import { kinds } from '../../store/postgres/databases.ts'
import { by, done, type House, later, lookAt, openGame, openHouse, openLobby, play } from '../house.ts'

/** A channel on paper: what was sent, in order, and what stands there now. */
function paper(): { send: Sender; sent: Post[]; there: Map<string, Post> } {
  const sent: Post[] = []
  const there = new Map<string, Post>()
  let messages = 0
  return {
    sent,
    there,
    async send(post) {
      sent.push(post)
      there.set(post.id, post)
      return { did: 'sent', place: post.place ?? { channel: 'c', message: `m${++messages}` } }
    },
  }
}

const told = (posts: Iterable<Post>): (string | number)[][] =>
  [...posts].map(({ kind, seq, place, body }) => [
    kind,
    seq,
    place?.message ?? 'new',
    ...(body.closed ? ['closed'] : []),
    ...(body.takenBack ? ['taken back'] : []),
  ])

async function sendAll(house: House, send: Sender): Promise<void> {
  await house.run(send).idle()
}

describe('the outbox', () => {
  test('keeps one message for the lobby and edits it while people come', async () => {
    const house = await openHouse()
    const { send, sent } = paper()
    const { id } = await openLobby(house)
    await sendAll(house, send)
    done(await house.tables.sit({ ...by('bo', id), name: 'Bo' }))
    await sendAll(house, send)
    expect(told(sent)).toEqual([
      ['lobby', 1, 'new'],
      ['lobby', 2, 'm1'],
    ])
  })

  test('tells what changes while the very first message is on its way', async () => {
    const house = await openHouse()
    const { send, sent } = paper()
    const { id } = await openLobby(house)
    await sendAll(house, async (post) => {
      if (post.seq === 1) done(await house.tables.sit({ ...by('bo', id), name: 'Bo' }))
      return send(post)
    })
    expect(told(sent)).toEqual([
      ['lobby', 1, 'new'],
      ['lobby', 2, 'm1'],
    ])
  })

  test('opens a status message with the game and with each chapter, and takes the buttons from the one before', async () => {
    const house = await openHouse()
    const { send, sent } = paper()
    const { id } = await openGame(house, ['anna', 'bo'])
    await sendAll(house, send)
    await play(house, id, 'anna', 2)
    await sendAll(house, send)
    await play(house, id, 'bo', 1)
    await sendAll(house, send)
    expect(told(sent)).toEqual([
      ['lobby', 3, 'new', 'closed'],
      ['status', 3, 'new'],
      ['ping', 3, 'new'],
      ['ping', 3, 'new'],
      ['status', 4, 'm2'],
      ['status', 5, 'm2', 'closed'],
      ['status', 5, 'new'],
    ])
    const [ended, opened] = sent.slice(-2).map(({ body }) => body)
    expect(ended).toMatchObject({ chapters: ['round'], until: { entry: 5, chapter: 1 } })
    expect(opened).toEqual({ from: { entry: 5, event: ended?.until?.event } })
  })

  test('puts a newer edit in the place of one that waits', async () => {
    const house = await openHouse()
    const { send, sent } = paper()
    const { id } = await openGame(house, ['anna', 'bo', 'cy'])
    await sendAll(house, send)
    sent.length = 0
    await house.run().stop()
    await play(house, id, 'anna', 2)
    const { seq } = (await play(house, id, 'bo', 2)).look
    const again = house.tables.run(send)
    await again.idle()
    await again.stop()
    expect(told(sent)).toEqual([['status', seq, 'm2']])
  })

  test('sends what changed while it was sent as one more edit', async () => {
    const house = await openHouse()
    const { send, sent } = paper()
    const { id } = await openGame(house, ['anna', 'bo', 'cy'])
    let meanwhile: Promise<unknown> | undefined
    await sendAll(house, async (post) => {
      if (post.kind === 'status') meanwhile ??= play(house, id, 'anna', 2)
      await meanwhile
      return send(post)
    })
    expect(told(sent).filter(([kind]) => kind === 'status')).toEqual([
      ['status', 4, 'new'],
      ['status', 5, 'm2'],
    ])
  })

  test('calls a seat once, and not at all if it has answered meanwhile', async () => {
    const house = await openHouse()
    const { send, sent } = paper()
    const { id } = await openGame(house, ['anna', 'bo'])
    await play(house, id, 'anna', 2)
    await sendAll(house, send)
    const pings = sent.filter(({ kind }) => kind === 'ping')
    expect(pings.map(({ audience, body }) => [audience, body])).toEqual([[{ to: 'seat', seat: 1, person: 'bo' }, { sitting: 1 }]])
    expect(pings[0]?.status).toEqual({ channel: 'c', message: 'm2' })
  })

  test('does not call whoever has just moved, but does after a while', async () => {
    const house = await openHouse()
    const { send, sent } = paper()
    const { id } = await openGame(house, ['anna', 'bo'], { options: { prizes: 3 } })
    await sendAll(house, send)
    sent.length = 0
    await play(house, id, 'anna', 2)
    await later(house, 10 * 60_000)
    await play(house, id, 'bo', 1)
    await sendAll(house, send)
    expect(sent.filter(({ kind }) => kind === 'ping').map(({ audience }) => audience)).toEqual([
      { to: 'seat', seat: 0, person: 'anna' },
    ])
  })

  test('calls a second time when most of the time has run', async () => {
    const house = await openHouse()
    const { send, sent } = paper()
    const { id } = await openGame(house, ['anna', 'bo'], { pace: { bank: 10 * 3_600_000 } })
    await play(house, id, 'anna', 2)
    await sendAll(house, send)
    await later(house, 8 * 3_600_000)
    await sendAll(house, send)
    const pings = sent.filter(({ kind }) => kind === 'ping')
    expect(pings.map(({ body }) => body)).toEqual([{ sitting: 1 }, { sitting: 1, reminder: true }])
    expect((await lookAt(house, id)).seats[1]?.person).toBe('bo')
  })

  test('tries again later what could not be sent, in order, and says that it may be there', async () => {
    const house = await openHouse()
    const { send, sent } = paper()
    await openGame(house, ['anna', 'bo'])
    let failures = 2
    const flaky: Sender = async (post) => {
      if (post.kind === 'status' && failures-- > 0) throw new Error('Discord is down')
      return send(post)
    }
    await sendAll(house, flaky)
    expect(told(sent)).toEqual([['lobby', 3, 'new', 'closed']])
    await later(house, 60_000)
    await later(house, 60_000)
    expect(sent.map(({ kind }) => kind)).toEqual(['lobby', 'status', 'ping', 'ping'])
    expect(sent[1]).toMatchObject({ attempts: 2, triedAt: expect.any(Date) })
    expect(house.errors).toHaveLength(2)
  })

  test.each(kinds)('is claimed table by table: of two senders only one sends a table’s posts (%s)', async (_, ownUrl) => {
    const one = await openHouse({ url: await ownUrl() })
    const other = await openHouse({ url: one.url, clock: one.clock })
    const { id } = await openGame(one, ['anna', 'bo'])
    const claim = await one.tables.outbox.claim()
    expect(claim?.table).toBe(id)
    expect(await other.tables.outbox.claim()).toBeUndefined()
    const first = await claim?.next()
    expect(first?.post.kind).toBe('lobby')
    await claim?.release()
    const second = await other.tables.outbox.claim()
    // Nobody has said that the first one is there: it comes again, with the time of the first attempt.
    expect(await second?.next()).toMatchObject({ post: { kind: 'lobby', attempts: 1, triedAt: one.clock.now() } })
    expect(await claim?.next()).toBeUndefined()
  })

  test('is free for others when a sender died in the middle', async () => {
    const one = await openHouse()
    await openGame(one, ['anna', 'bo'])
    await (await one.tables.outbox.claim())?.next()
    one.clock.advance(10 * 60_000)
    const claim = await one.tables.outbox.claim()
    expect(await claim?.next()).toMatchObject({ post: { kind: 'lobby', attempts: 1 } })
  })

  test('cancels what an undo makes untrue before it was sent, and marks what was', async () => {
    const house = await openHouse()
    const { send, sent, there } = paper()
    const { id } = await openGame(house, ['anna', 'bo'])
    await play(house, id, 'anna', 2)
    await sendAll(house, send)
    await play(house, id, 'bo', 1)
    await sendAll(house, send)
    const { seq } = done(await house.tables.undo({ ...by('mod', id), moderator: true })).look
    await sendAll(house, send)
    expect(told(there.values()).filter(([kind]) => kind === 'status')).toEqual([
      ['status', seq, 'm2', 'closed'],
      ['status', seq, 'm4', 'closed', 'taken back'],
      ['status', seq, 'new'],
    ])
    await house.run().stop()
    sent.length = 0
    await play(house, id, 'bo', 1)
    done(await house.tables.undo({ ...by('mod', id), moderator: true }))
    const again = house.tables.run(send)
    await again.idle()
    await again.stop()
    expect(sent.filter(({ body }) => body.chapters?.length)).toEqual([])
  })

  test('shows a hand by direct message to whoever wants it, edited as it changes', async () => {
    const house = await openHouse()
    const { send, sent } = paper()
    await house.tables.people.change('anna', { handByDm: true })
    const { id } = await openGame(house, ['anna', 'bo'], { options: { prizes: 3 } })
    await sendAll(house, send)
    await play(house, id, 'anna', 2)
    await sendAll(house, send)
    const hand = sent.find(({ kind, place }) => kind === 'hand' && place)?.place?.message
    expect(told(sent).filter(([kind]) => kind === 'hand')).toEqual([
      ['hand', 3, 'new'],
      ['hand', 4, hand],
    ])
    await house.tables.people.change('anna', { handByDm: false })
    await house.tables.people.change('bo', { handByDm: true })
    sent.length = 0
    await play(house, id, 'bo', 2)
    await sendAll(house, send)
    const seats = sent.filter(({ kind }) => kind === 'hand').map(({ audience }) => audience.to === 'seat' && audience.person)
    expect([...new Set(seats)]).toEqual(['bo'])
  })
})
