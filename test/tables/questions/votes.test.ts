import { describe, expect, test } from 'vitest'
import { SettableClock, type Wish } from '../../../src/tables/index.ts'
import { kinds } from '../../store/postgres/databases.ts'
import { bidsOf, by, codeOf, done, later, lookAt, noon, openGame, openHouse, openLobby, play, tablesWithDue } from '../house.ts'
import { answer, ask, lastOutcome, noted, onlyQuestion } from './asking.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

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
    expect(await tablesWithDue(other, id)).toBe(0)
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
