import { describe, expect, test } from 'vitest'
import { by, codeOf, done, type House, later, lookAt, newRequest, openHouse, openLobby } from '../house.ts'

const day = 24 * 3_600_000

/** Anna, Bo and Cleo are to play again, with a computer, one place further on than they sat. */
async function calledAgain(house: House) {
  const people = ['anna', 'bo', 'cleo'].map((person, index) => ({ person, name: person, wish: null, slot: index + 1 }))
  return openLobby(house, { again: { people, computers: ['easy'] } })
}

const seated = async (house: House, table: string) =>
  (await lookAt(house, table)).seats.map(({ person, level }) => person ?? level)

const join = async (house: House, table: string, person: string) =>
  done(await house.tables.sit({ ...by(person, table), name: person }))

describe('the people of a game before', () => {
  test('begin with the last press, everybody one place further on, whoever answered first', async () => {
    const house = await openHouse()
    const { id } = await calledAgain(house)
    await join(house, id, 'cleo')
    expect((await lookAt(house, id)).again?.missing.map(({ person }) => person)).toEqual(['bo'])
    await join(house, id, 'bo')
    expect(await lookAt(house, id)).toMatchObject({ status: 'playing', again: null })
    expect(await seated(house, id)).toEqual(['easy', 'anna', 'bo', 'cleo'])
  })

  test('begin after a day without whoever has not answered', async () => {
    const house = await openHouse()
    const { id } = await calledAgain(house)
    await join(house, id, 'bo')
    await later(house, day - 60_000)
    expect((await lookAt(house, id)).status).toBe('lobby')
    await later(house, 120_000)
    expect((await lookAt(house, id)).status).toBe('playing')
    expect(await seated(house, id)).toEqual(['easy', 'anna', 'bo'])
  })

  test('leave the table open where too few have answered', async () => {
    const house = await openHouse()
    const people = ['anna', 'bo'].map((person, slot) => ({ person, name: person, wish: null, slot }))
    const { id } = await openLobby(house, { again: { people, computers: [] } })
    await later(house, day + 60_000)
    expect(await lookAt(house, id)).toMatchObject({ status: 'lobby', again: null })
  })

  test('are not waited for once they would rather not, or are forgotten', async () => {
    const house = await openHouse()
    const { id } = await calledAgain(house)
    await house.tables.invitations.decline({ table: id, person: 'bo' })
    await house.tables.people.forget({ person: 'cleo', request: newRequest() })
    expect((await lookAt(house, id)).again?.missing).toEqual([])
    expect(JSON.stringify(await house.store.client.table.findMany())).not.toContain('cleo')
  })

  test('are not waited for at a table whose channel the bot cannot see any more', async () => {
    const house = await openHouse()
    const { id } = await calledAgain(house)
    done(await house.tables.archive({ table: id, why: 'bot-removed' }))
    expect(await lookAt(house, id)).toMatchObject({ status: 'archived', again: null })
    expect(JSON.stringify(await house.store.client.table.findMany())).not.toContain('cleo')
    done(await house.tables.wake({ table: id }))
    expect(await lookAt(house, id)).toMatchObject({ status: 'lobby', again: null })
  })

  test('are found and forgotten whatever has become of the table', async () => {
    const house = await openHouse()
    const { id } = await calledAgain(house)
    await house.store.client.table.update({ where: { id }, data: { status: 'archived', version: { increment: 1 } } })
    await house.tables.people.forget({ person: 'cleo', request: newRequest() })
    expect(JSON.stringify(await house.store.client.table.findMany())).not.toContain('cleo')
  })

  test('are called a few times a day at most', async () => {
    const house = await openHouse()
    for (let time = 0; time < 3; time++) await calledAgain(house)
    const people = ['anna', 'bo', 'cleo'].map((person, slot) => ({ person, name: person, wish: null, slot }))
    const wish = { ...by('anna', ''), table: undefined, name: 'Anna', channel: 'x', server: 'server-1', game: 'bids' }
    const answer = await house.tables.open({ ...wish, language: 'en', again: { people, computers: [] } })
    expect(codeOf(answer)).toBe('too-many-invitations')
  })
})
