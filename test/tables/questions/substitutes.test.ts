import { describe, expect, test } from 'vitest'
import { by, codeOf, done, later, lookAt, newRequest, openGame, openHouse, play } from '../house.ts'
import { answer, ask, lastOutcome } from './asking.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

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
