import { describe, expect, onTestFinished, test } from 'vitest'
import type { Post, Sender, Sent, Trouble } from '../../../src/tables/index.ts'
import { lookEvery } from '../../../src/tables/loop.ts'
import { by, done, type House, lookAt, openGame, openHouse, play } from '../house.ts'

const minute = 60_000
const hour = 60 * minute
const pace = { bank: 10 * hour, increment: 2 * hour, reaction: hour }

/** A game of two on a Discord of paper, which takes everything but what the test says otherwise of. */
async function dealt(says: (post: Post) => Sent | undefined | Promise<Sent | undefined>, prepare?: (house: House) => unknown) {
  const house = await openHouse()
  await prepare?.(house)
  const sent: Post[] = []
  const troubles: Trouble[] = []
  const send: Sender = async (post) => {
    const answer = await says(post)
    if (answer) return answer
    sent.push(post)
    return { did: 'sent', place: post.place ?? { channel: 'c', message: post.id }, ...(post.isPrivate && { direct: true }) }
  }
  const { id } = await openGame(house, ['anna', 'bo'], { pace })
  const running = house.tables.run(send, (trouble) => troubles.push(trouble))
  onTestFinished(() => running.stop())
  await running.idle()
  const pass = async (time: number): Promise<void> => {
    house.clock.advance(time)
    await running.idle()
  }
  const kinds = () => sent.map(({ kind }) => kind)
  const settingsOf = (person: string) => house.tables.people.settings(person)
  return { ...house, house, id, sent, troubles, running, pass, kinds, settingsOf }
}

const handByDm = (house: House): Promise<unknown> => house.tables.people.change('anna', { handByDm: true })

test.each([
  ['is refused', { did: 'refused', code: 50035 }],
  ['meets with a fault of ours', undefined],
] as const)('a message that an outage has held up for long and that %s once after it is not given up', async (_, answer) => {
  let tries = 0
  const set = await dealt(({ kind }) => {
    if (kind !== 'status') return undefined
    tries++
    if (tries <= 10) return { did: 'later' }
    if (tries > 11) return undefined
    if (!answer) throw new Error('a mistake of ours')
    return answer
  })
  for (let waited = 0; waited < 20; waited++) await set.pass(15 * minute)
  expect(set.kinds()).toContain('status')
  expect(set.troubles.map(({ what }) => what)).toEqual(['posts-wait'])
})

describe('private mail', () => {
  test('that cannot be delivered holds nothing up, is told to its person once, and is tried again ever less often', async () => {
    let tries = 0
    const set = await dealt(({ kind, isReachable }) => {
      if (kind !== 'hand') return undefined
      if (isReachable) tries++
      return { did: 'unreachable', ...(isReachable && { code: 50033 }) }
    }, handByDm)
    expect(set.kinds()).toEqual(['lobby', 'status', 'ping', 'ping'])
    expect(await set.settingsOf('anna')).toMatchObject({ handByDm: true, dmRefused: true, unreachable: { tries: 1 } })
    await set.tables.people.change('anna', { dmRefused: false })
    const soFar: number[] = []
    for (const hours of [0.5, 0.5, 3, 1, 15, 1]) {
      await set.pass(hours * hour)
      soFar.push(tries)
    }
    expect(soFar).toEqual([1, 2, 2, 3, 3, 4])
    expect((await set.settingsOf('anna')).dmRefused).toBe(false)
  })

  test('from two tables at once that cannot be delivered counts as one try', async () => {
    const house = await openHouse()
    await handByDm(house)
    for (const _ of ['one', 'another']) await openGame(house, ['anna', 'bo'], { pace })
    const onTheirWay: (() => void)[] = []
    const running = house.tables.run(async ({ kind, isReachable, place, id }) => {
      if (kind !== 'hand') return { did: 'sent', place: place ?? { channel: 'c', message: id } }
      if (!isReachable) return { did: 'unreachable' }
      await new Promise<void>((arrive) => onTheirWay.push(arrive))
      return { did: 'unreachable', code: 50007 }
    })
    onTestFinished(() => running.stop())
    await expect.poll(() => onTheirWay).toHaveLength(2)
    for (const arrive of onTheirWay) arrive()
    await running.idle()
    expect(await house.tables.people.settings('anna')).toMatchObject({ unreachable: { tries: 1 } })
  })

  test('arrives as soon as its person can be written to again, as it is by then', async () => {
    let open = false
    const set = await dealt(
      ({ kind, isReachable }) =>
        kind !== 'hand' || (open && isReachable)
          ? undefined
          : isReachable
            ? { did: 'unreachable', code: 50007 }
            : { did: 'unreachable' },
      handByDm,
    )
    await play(set.house, set.id, 'anna', 2)
    open = true
    await set.pass(hour)
    const { seq } = await lookAt(set.house, set.id)
    expect(set.sent.filter(({ kind }) => kind === 'hand').map((post) => post.seq)).toEqual([seq])
    expect(await set.settingsOf('anna')).toMatchObject({ handByDm: true, unreachable: null, dmRefused: false })
  })

  test('that takes its time holds up neither the channel nor anybody else’s', async () => {
    let arrive = (): void => undefined
    const slow = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const house = await openHouse()
    await handByDm(house)
    await house.tables.people.change('bo', { handByDm: true })
    const sent: string[] = []
    await openGame(house, ['anna', 'bo'], { pace })
    const running = house.run(async (post) => {
      if (post.kind === 'hand' && post.audience.to === 'seat' && post.audience.person === 'anna') await slow
      sent.push(post.audience.to === 'seat' ? `${post.kind} ${post.audience.person}` : post.kind)
      return { did: 'sent', place: { channel: 'c', message: post.id } }
    })
    await expect.poll(() => [...sent].sort()).toEqual(['hand bo', 'lobby', 'ping anna', 'ping bo', 'status'])
    arrive()
    await running.idle()
    expect(sent.at(-1)).toBe('hand anna')
  })

  test('that takes its time holds up nothing that is to be said meanwhile either', async () => {
    let arrive = (): void => undefined
    const slow = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const house = await openHouse()
    await handByDm(house)
    onTestFinished(() => arrive())
    const sent: string[] = []
    const { id } = await openGame(house, ['anna', 'bo'], { pace })
    const running = house.run(async (post) => {
      if (post.kind === 'hand') await slow
      sent.push(post.kind)
      return { did: 'sent', place: post.place ?? { channel: 'c', message: post.id } }
    })
    await expect.poll(() => [...sent].sort()).toEqual(['lobby', 'ping', 'ping', 'status'])
    await play(house, id, 'bo', 2)
    house.clock.advance(lookEvery)
    await expect.poll(() => sent.slice(4)).toEqual(['status'])
    arrive()
    await running.idle()
    expect(sent.at(-1)).toBe('hand')
  })

  test('that takes its time at many tables holds up no other table', async () => {
    const house = await openHouse()
    await handByDm(house)
    const tables = 9
    const sent: string[] = []
    const onTheirWay: (() => void)[] = []
    onTestFinished(() => {
      for (const arrive of onTheirWay) arrive()
    })
    for (let opened = 0; opened < tables; opened++) await openGame(house, ['anna', 'bo'], { pace })
    house.run(async ({ kind, place, id }) => {
      if (kind === 'hand') await new Promise<void>((arrive) => onTheirWay.push(arrive))
      else sent.push(kind)
      return { did: 'sent', place: place ?? { channel: 'c', message: id } }
    })
    await expect
      .poll(() => {
        house.clock.advance(lookEvery)
        return sent.filter((kind) => kind === 'status')
      })
      .toHaveLength(tables)
  })

  test('comes into its own queue from the channel’s, if that is how somebody wishes to be called', async () => {
    const set = await dealt((post) => (post.kind === 'ping' && !post.isPrivate ? { did: 'private' } : undefined))
    const pings = set.sent.filter(({ kind }) => kind === 'ping')
    expect(pings.map(({ isPrivate, status }) => [isPrivate, status !== undefined])).toEqual([
      [true, true],
      [true, true],
    ])
  })

  test('is not waited for any more after more than a week', async () => {
    const set = await dealt(
      ({ kind, isReachable }) => (kind === 'hand' ? { did: 'unreachable', ...(isReachable && { code: 50007 }) } : undefined),
      handByDm,
    )
    const hands = async () => (await set.store.client.post.findMany({ where: { kind: 'hand' } })).map(({ status }) => status)
    // A game that is over by then leaves nothing behind: it is looked at every day.
    const days = [await hands()]
    for (let waited = 0; waited < 12 && !days.at(-1)!.includes('skipped'); waited++) {
      await set.pass(24 * hour)
      days.push(await hands())
    }
    expect(days.length).toBeGreaterThan(7)
    expect(days.slice(0, -1)).toEqual(Array(days.length - 1).fill(['waiting']))
    expect(days.at(-1)).toEqual(['skipped'])
  })

  test('for somebody who prefers a digest becomes calls in the channel', async () => {
    const set = await dealt(
      ({ kind, isReachable }) => (kind === 'digest' ? { did: 'unreachable', ...(isReachable && { code: 20026 }) } : undefined),
      (house) => house.tables.people.change('bo', { digest: '18:00' }),
    )
    expect(set.sent.filter(({ kind }) => kind === 'ping')).toHaveLength(1)
    for (let waited = 0; waited < 7; waited++) await set.pass(hour)
    const called = set.sent.flatMap(({ kind, audience }) => (kind === 'ping' && audience.to === 'seat' ? [audience.person] : []))
    expect(called).toEqual(['anna', 'bo'])
    expect((await set.settingsOf('bo')).digest).toBe('18:00')
  })

  test('leaves no trace of somebody who had themselves forgotten meanwhile', async () => {
    let forget = (): Promise<void> => Promise.resolve()
    const set = await dealt(
      async ({ kind }) => {
        if (kind !== 'hand') return undefined
        await forget()
        return { did: 'unreachable', code: 50007 }
      },
      async (house) => {
        await handByDm(house)
        forget = () => house.tables.people.forget({ person: 'anna', request: 'forget' })
      },
    )
    expect(await set.store.client.person.findMany({ where: { id: 'anna' } })).toEqual([])
  })
})

describe('a message that Discord refuses for good', () => {
  test('is left out after a few tries, told with its code, and what follows goes out', async () => {
    let tries = 0
    const set = await dealt(({ kind }) => {
      if (kind !== 'status') return undefined
      tries++
      return { did: 'refused', code: 50035 }
    })
    expect(set.kinds()).toEqual(['lobby'])
    await set.pass(2 * minute)
    await set.pass(2 * minute)
    expect(tries).toBe(3)
    expect(set.kinds()).toEqual(['lobby', 'ping', 'ping'])
    expect(set.troubles).toEqual([{ what: 'post-left-out', table: set.id, kind: 'status', code: 50035 }])
    expect(set.tables.counters.all()).toContainEqual({ name: 'posts_left_out', labels: { kind: 'status' }, value: 1 })
  })

  test('is tried anew when it has something new to say', async () => {
    let refuses = true
    const set = await dealt(({ kind }) => (kind === 'status' && refuses ? { did: 'refused', code: 1 } : undefined))
    for (let waited = 0; waited < 3; waited++) await set.pass(2 * minute)
    refuses = false
    await play(set.house, set.id, 'anna', 2)
    await set.running.idle()
    expect(set.kinds().at(-1)).toBe('status')
  })
})

test('a message on which we ourselves fail is left out after a few tries, and told without what it says', async () => {
  const set = await dealt(({ kind }) => {
    if (kind === 'status') throw new TypeError('the hand is 1, 2, 3')
    return undefined
  })
  for (let waited = 0; waited < 8; waited++) await set.pass(minute)
  expect(set.kinds()).toEqual(['lobby', 'ping', 'ping'])
  expect(set.troubles).toEqual([{ what: 'post-left-out', table: set.id, kind: 'status', code: 'TypeError' }])
})

describe('while a table’s calls cannot be delivered at all', () => {
  const until = async ({ house, id }: { house: House; id: string }) => (await lookAt(house, id)).seats.map((seat) => seat.until)

  async function closed() {
    let isClosed = true
    const set = await dealt(({ audience, isPrivate }) =>
      isClosed && audience.to !== 'moderators' && !isPrivate ? { did: 'closed', code: 50013 } : undefined,
    )
    return Object.assign(set, { open: () => (isClosed = false) })
  }

  test('its clocks stand, and whoever looks after the server is told once', async () => {
    const set = await closed()
    expect(await until(set)).toEqual([null, null])
    for (let waited = 0; waited < 20; waited++) await set.pass(4 * hour)
    const moves = (await set.tables.log({ table: set.id })).filter(({ kind }) => kind === 'move')
    expect(moves).toEqual([])
    expect(set.sent.map(({ kind, body }) => [kind, body.what])).toEqual([['note', 'closed-channel']])
    expect(set.troubles).toEqual([])
  })

  test('it goes on as soon as they can: everybody has their whole time and is called once', async () => {
    const set = await closed()
    for (let waited = 0; waited < 7; waited++) await set.pass(4 * hour)
    set.open()
    await set.pass(6 * hour)
    expect(set.kinds()).toEqual(['note', 'lobby', 'status', 'ping', 'ping'])
    const now = set.clock.now().getTime()
    expect((await until(set)).map((time) => time && (time.getTime() - now) / hour)).toEqual([12, 12])
  })

  test('people who find the way play on', async () => {
    const set = await closed()
    await play(set.house, set.id, 'anna', 2)
    await play(set.house, set.id, 'bo', 1)
    expect((await until(set)).every((time) => time === null)).toBe(true)
    done(await set.tables.pause(by('anna', set.id)))
    done(await set.tables.resume(by('anna', set.id)))
    expect((await until(set)).every((time) => time === null)).toBe(true)
  })

  test('an outage of Discord counts for nobody either, and nobody is asked for a permission', async () => {
    let down = true
    const set = await dealt(() => (down ? { did: 'later' } : undefined))
    for (let waited = 0; waited < 10; waited++) await set.pass(minute)
    expect(await until(set)).toEqual([null, null])
    expect(set.troubles.map(({ what }) => what)).toEqual(['posts-wait'])
    down = false
    await set.pass(20 * minute)
    expect(set.kinds()).toEqual(['lobby', 'status', 'ping', 'ping'])
    expect((await until(set)).every((time) => time !== null)).toBe(true)
  })
})
