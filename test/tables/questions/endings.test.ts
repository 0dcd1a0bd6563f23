import { describe, expect, test } from 'vitest'
import { by, codeOf, done, later, lookAt, openGame, openHouse, openLobby, play } from '../house.ts'
import { answer, ask, noted } from './asking.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

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
