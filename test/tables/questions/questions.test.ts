import { describe, expect, test } from 'vitest'
import type { AnyRulebook, Table } from '../../../src/kernel/index.ts'
import { findTable, type SeatLive } from '../../../src/store/index.ts'
import { disagreement } from '../../../src/tables/history/record.ts'
import { type Asked, SettableClock, type TableLook, type Wish } from '../../../src/tables/index.ts'
import { wishesOf } from '../../../src/tables/posts/calls.ts'
import { withWindow } from '../../discord/bids/window.ts'
import { kinds } from '../../store/postgres/databases.ts'
import { games } from '../games.ts'
import {
  bid,
  bidsOf,
  by,
  codeOf,
  done,
  type House,
  later,
  lookAt,
  newRequest,
  noon,
  openGame,
  openHouse,
  openLobby,
  play,
} from '../house.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const ask = async ({ tables }: House, table: string, person: string, wish: Wish): Promise<Asked> =>
  done(await tables.ask({ ...by(person, table), wish }))

/** Answers the only open question. */
async function answer(house: House, table: string, person: string, agrees = true): Promise<Asked> {
  return done(await house.tables.answer({ ...by(person, table), question: onlyQuestion(await lookAt(house, table)), agrees }))
}

const onlyQuestion = ({ questions }: TableLook): number => {
  expect(questions).toHaveLength(1)
  return questions[0]!.id
}

/** How the last question of a table was settled, as its message shows it. */
async function lastOutcome({ store }: House, table: string): Promise<unknown> {
  const posts = await store.client.post.findMany({ where: { table, kind: 'question' }, orderBy: { number: 'asc' } })
  const bodies = posts.filter(({ audience }) => audience.includes('channel')).map(({ body }) => JSON.parse(body))
  return bodies.at(-1)?.question.outcome
}

const noted = async ({ store }: House, table: string): Promise<readonly string[]> => {
  const posts = await store.client.post.findMany({ where: { table, kind: 'note' }, orderBy: { number: 'asc' } })
  return posts.filter(({ audience }) => audience.includes('channel')).map(({ body }) => JSON.parse(body).what)
}

/** Only p1 is heard; what the others play is told to nobody. */
function inSecret(book: ReturnType<typeof withWindow>): AnyRulebook {
  const moves = book.moves.map((move) => ({
    ...move,
    play: (p: never, seat: string, given: never, table: Table) =>
      // `as never`: the parts of one rulebook, put together again.
      move.play?.(p, seat as never, given, seat === 'p1' ? table : Object.create(table, { tell: { value: () => undefined } })),
  }))
  return { ...book, moves } as never
}

describe('a vote', () => {
  test('is carried once more than half of those asked agree', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy'])
    expect((await ask(house, id, 'anna', { kind: 'pause' })).outcome).toBeUndefined()
    expect((await lookAt(house, id)).paused).toBe(false)
    expect((await answer(house, id, 'bo')).outcome).toBe('agreed')
    const look = await lookAt(house, id)
    expect(look).toMatchObject({ paused: true, questions: [] })
    expect(await noted(house, id)).toEqual(['paused'])
    expect(await lastOutcome(house, id)).toBe('agreed')
  })

  test('is off as soon as no answer can bring a majority any more', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy', 'di'])
    await ask(house, id, 'anna', { kind: 'end' })
    expect((await answer(house, id, 'bo')).outcome).toBeUndefined()
    expect((await answer(house, id, 'cy', false)).outcome).toBeUndefined()
    expect((await answer(house, id, 'di', false)).outcome).toBe('refused')
    expect((await lookAt(house, id)).status).toBe('playing')
  })

  test('lets nobody of two decide alone', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'])
    await ask(house, id, 'anna', { kind: 'pause' })
    expect((await lookAt(house, id)).paused).toBe(false)
    expect((await answer(house, id, 'bo', false)).outcome).toBe('refused')
  })

  test('asks nobody where only computers play besides, and posts no question', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'computer'])
    expect((await ask(house, id, 'anna', { kind: 'pause' })).outcome).toBe('agreed')
    expect((await lookAt(house, id)).paused).toBe(true)
    expect(await house.store.client.post.count({ where: { table: id, kind: 'question' } })).toBe(0)
  })

  test('does not wait for somebody for whom a computer sits in', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy'])
    done(await house.tables.departed({ table: id, person: 'cy' }))
    await ask(house, id, 'anna', { kind: 'pause' })
    expect(
      codeOf(await house.tables.answer({ ...by('cy', id), question: onlyQuestion(await lookAt(house, id)), agrees: false })),
    ).toBe('not-asked')
    expect((await answer(house, id, 'bo')).outcome).toBe('agreed')
  })

  test('is asked once at a time, by people of the table, about what could be done', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy'])
    await ask(house, id, 'anna', { kind: 'pause' })
    const code = async (person: string, wish: Wish) => codeOf(await house.tables.ask({ ...by(person, id), wish }))
    expect(await code('bo', { kind: 'pause' })).toBe('question-open')
    expect(await code('bo', { kind: 'resume' })).toBe('not-paused')
    expect(await code('eve', { kind: 'end' })).toBe('not-seated')
    expect(await code('bo', { kind: 'extend', seat: 0, time: hour })).toBe('no-clock')
    await ask(house, id, 'bo', { kind: 'end' })
    expect((await lookAt(house, id)).questions).toHaveLength(2)
    const lobby = await openLobby(house)
    expect(codeOf(await house.tables.ask({ ...by('anna', lobby.id), wish: { kind: 'pause' } }))).toBe('not-started')
  })

  test('counts a delivery that came twice once, and a mind that was changed as it is now', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy', 'di'])
    const request = { ...by('anna', id), wish: { kind: 'pause' } as const }
    const [first, second] = [done(await house.tables.ask(request)), done(await house.tables.ask(request))]
    expect([first.repeated, second.repeated]).toEqual([false, true])
    const question = onlyQuestion(await lookAt(house, id))
    const no = { ...by('bo', id), question, agrees: false }
    done(await house.tables.answer(no))
    done(await house.tables.answer(no))
    expect((await lookAt(house, id)).questions[0]).toMatchObject({ asked: [0, 1, 2, 3], yes: [0], no: [1] })
    await answer(house, id, 'bo', true)
    expect((await lookAt(house, id)).questions[0]).toMatchObject({ yes: [0, 1], no: [] })
    expect((await answer(house, id, 'cy')).outcome).toBe('agreed')
    const late = await house.tables.answer({ ...by('di', id), question, agrees: true })
    expect(codeOf(late)).toBe('question-over')
  })

  test('lapses when its time is up, though the game is paused, and whatever restarted', async () => {
    const one = await openHouse()
    const { id } = await openGame(one, ['anna', 'bo'], { pace: 'fast' })
    done(await one.tables.pause(by('anna', id)))
    await ask(one, id, 'bo', { kind: 'resume' })
    const other = await openHouse({ url: one.url, clock: one.clock })
    await later(other, day - hour)
    expect((await lookAt(other, id)).questions).toHaveLength(1)
    await later(other, hour + minute)
    expect(await lookAt(other, id)).toMatchObject({ paused: true, questions: [] })
    expect(await lastOutcome(other, id)).toBe('lapsed')
    expect(await other.store.client.due.count({ where: { table: id } })).toBe(0)
    expect(other.errors).toEqual([])
  })

  test('counts a click of the last moment, though it reaches us after the time is up', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'], { pace: 'fast' })
    await ask(house, id, 'anna', { kind: 'pause' })
    const question = onlyQuestion(await lookAt(house, id))
    const end = house.clock.now().getTime() + day
    await later(house, day + 1000)
    const click = (at: number) => house.tables.answer({ ...by('bo', id), question, agrees: true, at: new Date(at) })
    expect(codeOf(await click(end))).toBe('question-over')
    expect(done(await click(end - 1)).outcome).toBe('agreed')
  })

  test('stays open for as long as Chancery was down, and its message says so', async () => {
    const first = await openHouse()
    const { id } = await openGame(first, ['anna', 'bo'], { pace: 'fast' })
    await ask(first, id, 'anna', { kind: 'pause' })
    await later(first, 0)
    await first.run().stop()
    const clock = new SettableClock(new Date(noon.getTime() + 30 * hour))
    const second = await openHouse({ url: first.url, clock })
    await later(second, 0)
    expect((await lookAt(second, id)).questions).toHaveLength(1)
    const [post] = await second.store.client.post.findMany({ where: { table: id, kind: 'question' } })
    expect(JSON.parse(post!.body).question.until).toBe(noon.getTime() + 54 * hour)
    await later(second, 24 * hour + minute)
    expect(await lastOutcome(second, id)).toBe('lapsed')
    expect(second.errors).toEqual([])
  })

  test.each(kinds)(
    'is carried once when the answers that matter arrive at two processes in one moment (%s)',
    async (_, ownUrl) => {
      const one = await openHouse({ url: await ownUrl() })
      const other = await openHouse({ url: one.url, clock: one.clock })
      const { id } = await openGame(one, ['anna', 'bo', 'cy', 'di'])
      for (let round = 0; round < 4; round++) {
        await ask(one, id, 'anna', { kind: round % 2 === 0 ? 'pause' : 'resume' })
        const question = onlyQuestion(await lookAt(one, id))
        const answers = [one, other, one].map((house, index) =>
          house.tables.answer({ ...by(['bo', 'cy', 'di'][index]!, id), question, agrees: true }),
        )
        const outcomes = (await Promise.all(answers)).map((result) => (result.refused ? result.refused.code : result.outcome))
        expect(outcomes.filter((outcome) => outcome === 'agreed')).toHaveLength(1)
        expect(await lookAt(one, id)).toMatchObject({ paused: round % 2 === 0, questions: [] })
      }
      expect(await noted(one, id)).toEqual(['paused', 'resumed', 'paused', 'resumed'])
    },
  )

  test('is settled by the others when somebody leaves without whom it is decided', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy', 'di'])
    await ask(house, id, 'anna', { kind: 'pause' })
    await answer(house, id, 'bo')
    expect((await lookAt(house, id)).paused).toBe(false)
    done(await house.tables.leave(by('di', id)))
    await later(house, 0)
    expect(await lookAt(house, id)).toMatchObject({ paused: true, questions: [] })
  })

  test('is off when its asker leaves, or what it asks about is not so any more', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy'])
    await ask(house, id, 'bo', { kind: 'pause' })
    done(await house.tables.pause(by('anna', id)))
    expect((await lookAt(house, id)).questions).toEqual([])
    expect(await lastOutcome(house, id)).toBe('overtaken')
    await ask(house, id, 'bo', { kind: 'end' })
    done(await house.tables.leave(by('bo', id)))
    expect((await lookAt(house, id)).questions).toEqual([])
  })
})

describe('more time', () => {
  const pace = { bank: 10 * hour, increment: 0, reaction: hour }

  test('moves the deadline of a seat that is awaited', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'], { pace, options: { prizes: 3 } })
    await play(house, id, 'bo', 1)
    await later(house, 9 * hour)
    await ask(house, id, 'anna', { kind: 'extend', seat: 0, time: 5 * hour })
    await answer(house, id, 'bo')
    const { until } = (await lookAt(house, id)).seats[0]!
    expect(until!.getTime() - house.clock.now().getTime()).toBe(6 * hour)
    await later(house, 5 * hour)
    expect(bidsOf(await lookAt(house, id))).toEqual({ p2: 1 })
    await later(house, 2 * hour)
    expect((await house.tables.log({ table: id })).filter(({ actor }) => actor === 'deadline')).toHaveLength(1)
  })

  test('is for those who are awaited, and is off when they have answered', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'], { pace, options: { prizes: 3 } })
    await play(house, id, 'bo', 1)
    const wish: Wish = { kind: 'extend', seat: 1, time: hour }
    expect(codeOf(await house.tables.ask({ ...by('anna', id), wish }))).toBe('not-awaited')
    const endless: Wish = { kind: 'extend', seat: 0, time: 1000 * day }
    expect(codeOf(await house.tables.ask({ ...by('anna', id), wish: endless }))).toBe('bad-pace')
    await ask(house, id, 'bo', { kind: 'extend', seat: 0, time: hour })
    await play(house, id, 'anna', 2)
    // The next round asks Anna again, as everybody can see: the question still makes sense.
    expect((await lookAt(house, id)).questions).toHaveLength(1)
    await play(house, id, 'anna', 3)
    expect(await lastOutcome(house, id)).toBe('overtaken')
  })

  test('given while the game is paused is there when it goes on', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'computer'], { pace, options: { prizes: 3 } })
    await ask(house, id, 'anna', { kind: 'pause' })
    await ask(house, id, 'anna', { kind: 'extend', seat: 0, time: 3 * hour })
    await later(house, day)
    await ask(house, id, 'anna', { kind: 'resume' })
    const { until } = (await lookAt(house, id)).seats[0]!
    expect(until!.getTime() - house.clock.now().getTime()).toBe(13 * hour)
  })
})

describe('a substitute', () => {
  const guest = { person: 'eve', name: 'Eve' }

  test('takes the seat of somebody who is gone when most agree and they accept', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy'], { pace: 'fast' })
    done(await house.tables.departed({ table: id, person: 'cy' }))
    await ask(house, id, 'anna', { kind: 'replace', seat: 2, guest })
    expect((await answer(house, id, 'bo')).outcome).toBeUndefined()
    expect((await answer(house, id, 'eve')).outcome).toBe('agreed')
    expect((await lookAt(house, id)).seats[2]).toMatchObject({ person: 'eve', name: 'Eve', computer: null, seat: 'p3' })
    await play(house, id, 'eve', 2)
    expect(codeOf(await house.tables.back(by('cy', id)))).toBe('not-seated')
    const told = await house.store.client.post.findMany({ where: { table: id, audience: { contains: '"cy"' } } })
    expect(told.map(({ body }) => JSON.parse(body).what)).toContain('replaced')
  })

  test('has a whole bank of time, though the seat has none left', async () => {
    const house = await openHouse()
    const pace = { bank: 10 * hour, increment: 0, reaction: hour }
    const { id } = await openGame(house, ['anna', 'bo', 'cy'], { pace, options: { prizes: 6 } })
    for (const card of [1, 2]) {
      await play(house, id, 'anna', card)
      await play(house, id, 'bo', card)
      await later(house, 11 * hour)
    }
    expect((await lookAt(house, id)).seats[2]?.computer).toBe('standing-in')
    done(await house.tables.pause(by('anna', id)))
    await ask(house, id, 'anna', { kind: 'replace', seat: 2, guest })
    await answer(house, id, 'bo')
    await answer(house, id, 'eve')
    done(await house.tables.resume(by('anna', id)))
    const { seats, owed } = await lookAt(house, id)
    const asked = owed.some(({ seat }) => seat === 'p3')
    expect(seats[2]?.until?.getTime()).toBe(asked ? house.clock.now().getTime() + 10 * hour : undefined)
  })

  test('may decline, and then nothing changes', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'computer'])
    expect((await ask(house, id, 'anna', { kind: 'replace', seat: 1, guest })).outcome).toBeUndefined()
    expect((await answer(house, id, 'eve', false)).outcome).toBe('refused')
    expect((await lookAt(house, id)).seats[1]).toMatchObject({ person: null, computer: 'seated' })
  })

  test('is asked no more after that, and nobody asks more than a few people in a day', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'computer'])
    const asking = async (person: string) =>
      codeOf(await house.tables.ask({ ...by('anna', id), wish: { kind: 'replace', seat: 1, guest: { person, name: person } } }))
    expect(await asking('eve')).toBeUndefined()
    await answer(house, id, 'eve', false)
    expect(await asking('eve')).toBe('guest-declined')
    for (let number = 2; number <= 7; number++) {
      expect(await asking(`guest ${number}`)).toBeUndefined()
      await answer(house, id, `guest ${number}`, false)
    }
    expect(await asking('guest 8')).toBe('too-many-invitations')
    await later(house, day + 1)
    expect(await asking('guest 8')).toBeUndefined()
  })

  test('is not wanted any more once the person is back', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy'])
    done(await house.tables.departed({ table: id, person: 'cy' }))
    await ask(house, id, 'anna', { kind: 'replace', seat: 2, guest })
    await play(house, id, 'cy', 1)
    expect((await lookAt(house, id)).questions).toEqual([])
    expect(await lastOutcome(house, id)).toBe('overtaken')
  })

  test('cannot be somebody who sits here, has seen another hand, or wants a seat that is played', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy', 'computer'])
    done(await house.tables.leave(by('cy', id)))
    const code = async (seat: number, person: string) =>
      codeOf(await house.tables.ask({ ...by('anna', id), wish: { kind: 'replace', seat, guest: { person, name: person } } }))
    expect(await code(3, 'bo')).toBe('guest-seated')
    expect(await code(3, 'cy')).toBe('guest-knows')
    expect(await code(1, 'eve')).toBe('seat-not-free')
    await ask(house, id, 'anna', { kind: 'replace', seat: 2, guest: { person: 'cy', name: 'Cy' } })
    await answer(house, id, 'bo')
    expect((await answer(house, id, 'cy')).outcome).toBe('agreed')
  })

  test('who has themselves forgotten is asked no more, and nothing names them', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'computer'])
    await ask(house, id, 'anna', { kind: 'replace', seat: 1, guest })
    await house.tables.people.forget({ person: 'eve', request: newRequest() })
    expect((await lookAt(house, id)).questions).toEqual([])
    const { client } = house.store
    const kept = JSON.stringify([await client.table.findMany(), await client.post.findMany(), await client.logEntry.findMany()])
    expect(kept).not.toMatch(/\beve\b/i)
  })
})

describe('changing places', () => {
  test('in the lobby asks the other one only', async () => {
    const house = await openHouse()
    const { id } = await openLobby(house)
    for (const person of ['bo', 'cy']) done(await house.tables.sit({ ...by(person, id), name: person }))
    await ask(house, id, 'anna', { kind: 'swap', seat: 2 })
    expect((await answer(house, id, 'cy')).outcome).toBe('agreed')
    const { look } = done(await house.tables.start(by('anna', id)))
    expect(look.seats.map(({ person, seat }) => [person, seat])).toEqual([
      ['cy', 'p1'],
      ['bo', 'p2'],
      ['anna', 'p3'],
    ])
  })

  test('once hands are dealt asks everybody, because both know then what the other holds', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy'])
    await play(house, id, 'anna', 2)
    await ask(house, id, 'anna', { kind: 'swap', seat: 1 })
    expect((await lookAt(house, id)).questions[0]).toMatchObject({ asked: [0, 1, 2], needs: 'everybody' })
    expect((await answer(house, id, 'bo')).outcome).toBeUndefined()
    expect((await answer(house, id, 'cy')).outcome).toBe('agreed')
    expect((await lookAt(house, id)).seats.map(({ person }) => person)).toEqual(['bo', 'anna', 'cy'])
    // Her old seat has bid, her new one has not.
    await play(house, id, 'anna', 3)
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 2, p2: 3 })
    expect(await noted(house, id)).toEqual(['swapped'])
  })

  test('takes along how they wish to be called, all of it', async () => {
    const house = await openHouse()
    const bo = { pings: 'none', handByDm: true, near: true, news: true, remindEvery: 6, digest: '08:00' } as const
    await house.tables.people.change('bo', bo)
    const { id } = await openGame(house, ['anna', 'bo', 'cy'])
    const kept = async () => (await findTable(house.store.client, { id }))!.row.live.seats.map((live) => ({ ...live }))
    const wishes = Object.keys(wishesOf(await house.tables.people.settings('bo')))
    const wishesAt = (seat: Partial<SeatLive> | undefined) => wishes.map((wish) => [wish, seat?.[wish as keyof SeatLive]])
    const before = await kept()
    expect(wishesAt(before[0]).filter(([, value], at) => value === wishesAt(before[1])[at]![1])).toEqual([])
    await ask(house, id, 'anna', { kind: 'swap', seat: 1 })
    await answer(house, id, 'bo')
    expect((await answer(house, id, 'cy')).outcome).toBe('agreed')
    const after = await kept()
    expect([wishesAt(after[0]), wishesAt(after[1])]).toEqual([wishesAt(before[1]), wishesAt(before[0])])
  })

  test('is off when one of those asked does not want it, or there is nobody to change with', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'computer'])
    await ask(house, id, 'anna', { kind: 'swap', seat: 1 })
    expect((await answer(house, id, 'bo', false)).outcome).toBe('refused')
    for (const seat of [0, 2])
      expect(codeOf(await house.tables.ask({ ...by('anna', id), wish: { kind: 'swap', seat } }))).toBe('nobody-to-swap')
  })

  test('asked for in the lobby is off when the game begins', async () => {
    const house = await openHouse()
    const { id } = await openLobby(house)
    done(await house.tables.sit({ ...by('bo', id), name: 'Bo' }))
    await ask(house, id, 'anna', { kind: 'swap', seat: 1 })
    done(await house.tables.start(by('anna', id)))
    expect((await lookAt(house, id)).questions).toEqual([])
  })
})

describe('an undo that is not free', () => {
  test('asks those whose moves would go', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy'])
    await play(house, id, 'anna', 2)
    await play(house, id, 'bo', 2)
    await ask(house, id, 'anna', { kind: 'undo' })
    expect((await lookAt(house, id)).questions[0]).toMatchObject({ asked: [0, 1], proposal: { reason: 'others', keeps: false } })
    expect((await answer(house, id, 'bo')).outcome).toBe('agreed')
    expect(bidsOf(await lookAt(house, id))).toEqual({})
    expect(await lastOutcome(house, id)).toBe('agreed')
  })

  test('asks everybody where somebody would keep what they have learnt, and chance goes on differently', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy'])
    for (const [person, card] of [
      ['anna', 2],
      ['bo', 1],
      ['cy', 3],
    ] as const)
      await play(house, id, person, card)
    await ask(house, id, 'cy', { kind: 'undo' })
    expect((await lookAt(house, id)).questions[0]).toMatchObject({ asked: [2, 0, 1], proposal: { keeps: true } })
    await answer(house, id, 'anna')
    expect((await answer(house, id, 'bo')).outcome).toBe('agreed')
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 2, p2: 1 })
    const stored = (await findTable(house.store.client, { id }))!
    expect(stored.row.position?.chance.branch).toBe(1)
    expect(await disagreement(house.store.client, games[0]!.rulebook, stored)).toBeUndefined()
    expect(codeOf(await house.tables.redo(by('cy', id)))).toBe('redo-asks')
    await ask(house, id, 'cy', { kind: 'redo' })
    expect((await lookAt(house, id)).questions[0]).toMatchObject({ asked: [2, 0, 1], proposal: { kind: 'redo' } })
    await answer(house, id, 'anna')
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 2, p2: 1 })
    expect((await answer(house, id, 'bo')).outcome).toBe('agreed')
    await ask(house, id, 'anna', { kind: 'swap', seat: 2 })
    expect((await house.tables.log({ table: id })).filter(({ kind }) => kind === 'redo')).toHaveLength(1)
  })

  test('needs nobody where only computers play besides', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'computer'], { options: { prizes: 3 } })
    await play(house, id, 'anna', 2)
    await later(house, 0)
    expect(codeOf(await house.tables.undo(by('anna', id)))).toBe('undo-not-free')
    expect((await ask(house, id, 'anna', { kind: 'undo' })).outcome).toBe('agreed')
    expect(bidsOf(await lookAt(house, id))).not.toHaveProperty('p1')
  })

  test('asks everybody where somebody may have reacted in secret, and tells nobody whether anybody has', async () => {
    const house = await openHouse({ games: [{ rulebook: inSecret(withWindow(['p2', 'p3'])) }] })
    const { id } = await openGame(house, ['anna', 'bo', 'cy', 'di'])
    await play(house, id, 'anna', 2)
    const preview = async () => done(await house.tables.undoPreview(by('anna', id)))
    const before = await preview()
    expect(before.needs).toMatchObject({ reason: 'secret', everybody: true })
    done(await house.tables.play({ ...by('bo', id), moves: [bid(3)] }))
    const after = await preview()
    expect(after.needs?.reason).toBe('secret')
    expect(after).toEqual({ ...before, needs: { ...before.needs, people: ['bo'] } })
    await ask(house, id, 'anna', { kind: 'undo' })
    expect((await lookAt(house, id)).questions[0]).toMatchObject({ asked: [0, 1, 2, 3], needs: 'everybody' })
  })

  test('is overtaken when somebody plays on, and not asked where it is free', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy'])
    await play(house, id, 'anna', 2)
    expect(codeOf(await house.tables.ask({ ...by('anna', id), wish: { kind: 'undo' } }))).toBe('undo-free')
    await play(house, id, 'bo', 2)
    await ask(house, id, 'anna', { kind: 'undo' })
    await play(house, id, 'cy', 1)
    expect((await lookAt(house, id)).questions).toEqual([])
    expect(await lastOutcome(house, id)).toBe('overtaken')
  })
})

describe('a game that its people have ended', () => {
  test('keeps its secrets for a day, and then tells them', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'])
    await play(house, id, 'anna', 1)
    await ask(house, id, 'anna', { kind: 'end' })
    await answer(house, id, 'bo')
    expect(await lookAt(house, id)).toMatchObject({ status: 'ended', ending: { how: 'ended', byVote: true } })
    expect(await house.tables.record({ table: id })).toBeUndefined()
    await later(house, day - 1)
    expect((await house.tables.fairness({ table: id }))?.secret).toBeUndefined()
    await later(house, 1)
    expect((await house.tables.fairness({ table: id }))?.secret).toBeDefined()
    expect(await house.tables.record({ table: id })).toBeDefined()
    expect(await noted(house, id)).toEqual(['opened'])
    await later(house, day)
    expect(await noted(house, id)).toEqual(['opened'])
  })
})

describe('whoever gives up', () => {
  test('leaves their seat to a computer for good', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy'])
    expect(done(await house.tables.concedePreview(by('anna', id)))).toEqual({ ends: false, winners: [] })
    done(await house.tables.concede(by('anna', id)))
    expect(await lookAt(house, id)).toMatchObject({
      status: 'playing',
      opener: 'bo',
      seats: [{ person: null, computer: 'seated' }, {}, {}],
    })
    expect(await noted(house, id)).toEqual(['conceded'])
    const [entry] = (await house.tables.log({ table: id })).filter(({ kind }) => kind === 'concede')
    expect(entry).toMatchObject({ person: 'anna', seat: 0 })
    expect(codeOf(await house.tables.concede(by('anna', id)))).toBe('not-seated')
  })

  test('lets the last one win when all the others have given up', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy'])
    done(await house.tables.concede(by('anna', id)))
    expect(done(await house.tables.concedePreview(by('bo', id)))).toEqual({ ends: true, winners: [2] })
    done(await house.tables.concede(by('bo', id)))
    expect(await lookAt(house, id)).toMatchObject({ status: 'ended', ending: { how: 'conceded', winners: ['p3'], by: 'bo' } })
    expect((await house.tables.fairness({ table: id }))?.secret).toBeDefined()
  })

  test('plays on with those who only left: a computer’s seat has not given up', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy'])
    done(await house.tables.leave(by('cy', id)))
    done(await house.tables.concede(by('anna', id)))
    expect((await lookAt(house, id)).status).toBe('playing')
  })

  test('ends a game against computers, which nobody wins', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'computer'])
    done(await house.tables.concede(by('anna', id)))
    expect(await lookAt(house, id)).toMatchObject({ status: 'ended', ending: { how: 'conceded', winners: [] } })
  })

  test('in the lobby has nothing to give up', async () => {
    const house = await openHouse()
    const { id } = await openLobby(house)
    expect(codeOf(await house.tables.concede(by('anna', id)))).toBe('not-started')
  })
})
