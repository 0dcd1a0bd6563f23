import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { findTable } from '../../../src/store/table-rows.ts'
import { realEntropy } from '../../../src/tables/entropy.ts'
import { games } from '../games.ts'
import { by, codeOf, done, later, lookAt, newRequest, openGame, openHouse, openLobby } from '../house.ts'

describe('a lobby', () => {
  test('seats whoever opens it and publishes the hash of its secret', async () => {
    const house = await openHouse()
    const look = await openLobby(house)
    expect(look).toMatchObject({ status: 'lobby', game: 'bids', opener: 'anna', seq: 1 })
    expect(look.seats).toMatchObject([{ number: 0, person: 'anna', name: 'Anna', seat: null, computer: null }])
    expect(look.secretHash).toMatch(/^[0-9a-f]{64}$/)
  })

  test('is the only one in its channel until its game is over', async () => {
    const house = await openHouse()
    const first = await openLobby(house, { channel: 'c' })
    const second = {
      request: newRequest(),
      person: 'bo',
      name: 'Bo',
      channel: 'c',
      server: null,
      game: 'bids',
      language: 'en',
    } as const
    expect(codeOf(await house.tables.open(second))).toBe('channel-taken')
    done(await house.tables.end(by('anna', first.id)))
    const { look } = done(await house.tables.open(second))
    expect(look.id).not.toBe(first.id)
    expect((await house.tables.look({ channel: 'c' }))?.id).toBe(look.id)
  })

  test('opened twice by one delivery is opened once', async () => {
    const house = await openHouse()
    const request = {
      request: 'twice',
      person: 'bo',
      name: 'Bo',
      channel: 'c',
      server: null,
      game: 'bids',
      language: 'en',
    } as const
    const [first, second] = await Promise.all([house.tables.open(request), house.tables.open(request)])
    expect(done(first).look.id).toBe(done(second).look.id)
    expect([done(first).repeated, done(second).repeated].sort()).toEqual([false, true])
  })

  test('takes people and computers until all seats are taken', async () => {
    const house = await openHouse()
    const { id } = await openLobby(house)
    done(await house.tables.sit({ ...by('bo', id), name: 'Bo', wish: 'p2' }))
    expect(codeOf(await house.tables.sit({ ...by('bo', id), name: 'Bo' }))).toBe('already-seated')
    expect(codeOf(await house.tables.sit({ ...by('cy', id), name: 'Cy', wish: 'p2' }))).toBe('seat-taken')
    expect(codeOf(await house.tables.sit({ ...by('cy', id), name: 'Cy', wish: 'p9' }))).toBe('unknown-seat')
    done(await house.tables.addComputer(by('anna', id)))
    done(await house.tables.addComputer(by('anna', id)))
    expect(codeOf(await house.tables.addComputer(by('anna', id)))).toBe('table-full')
    done(await house.tables.removeComputer(by('anna', id)))
    expect((await lookAt(house, id)).seats.map(({ person, computer }) => person ?? computer)).toEqual(['anna', 'bo', 'seated'])
  })

  test('gives the seat that its opener would like to nobody who sits down along with them', async () => {
    const house = await openHouse()
    const anna = { person: 'anna', name: 'Anna', wish: 'p2' }
    const opening = { ...anna, channel: 'c', server: null, game: 'bids', language: 'en' } as const
    for (const more of [{ computers: ['easy', 'strong'] as const }, { practice: ['easy'] as const }]) {
      const opened = await house.tables.open({ request: newRequest(), ...opening, ...more })
      const { id, seats } = done(opened).look
      expect(seats.map(({ wish }) => wish)).toEqual(['p2', ...seats.slice(1).map(() => null)])
      done(await house.tables.end(by('anna', id)))
    }
  })

  test('is seen whole by whoever looks just while somebody sits down', async () => {
    const house = await openHouse()
    const { id } = await openLobby(house)
    const read = () => house.store.client.table.findUnique({ where: { id }, include: { seats: true } })
    const before = await read()
    done(await house.tables.sit({ ...by('bo', id), name: 'Bo' }))
    const after = await read()
    const torn = { ...before, seats: after!.seats }
    const reading = (...found: unknown[]) => {
      const findUnique = async () => (found.length > 1 ? found.shift() : found[0])
      // `as never`: nothing else is asked of it.
      return findTable({ table: { findUnique } } as never, { id })
    }
    expect((await reading(torn, torn, after))?.row.live.seats).toHaveLength(2)
    await expect(reading(torn)).rejects.toThrow('spoiled')
  })

  test('closes the gap when somebody leaves, and is handed over when it was the opener', async () => {
    const house = await openHouse()
    const { id } = await openLobby(house)
    done(await house.tables.sit({ ...by('bo', id), name: 'Bo' }))
    done(await house.tables.sit({ ...by('cy', id), name: 'Cy' }))
    const { look } = done(await house.tables.leave(by('anna', id)))
    expect(look.seats.map(({ number, person }) => [number, person])).toEqual([
      [0, 'bo'],
      [1, 'cy'],
    ])
    expect(look.opener).toBe('bo')
  })

  test('lets each computer keep its name, whoever comes or goes, until the game has begun', async () => {
    const house = await openHouse()
    const { id } = await openLobby(house)
    done(await house.tables.sit({ ...by('bo', id), name: 'Bo' }))
    done(await house.tables.addComputer(by('anna', id)))
    const computers = async (): Promise<readonly number[]> =>
      (await lookAt(house, id)).seats.filter(({ computer }) => computer !== null).map(({ nameplate }) => nameplate)
    expect(await computers()).toEqual([2])
    done(await house.tables.leave(by('bo', id)))
    expect(await computers()).toEqual([2])
    done(await house.tables.sit({ ...by('cy', id), name: 'Cy', wish: 'p2' }))
    expect(await computers()).toEqual([2])
    done(await house.tables.start(by('anna', id)))
    expect(await computers()).toEqual([2])
    expect(new Set((await lookAt(house, id)).seats.map(({ nameplate }) => nameplate)).size).toBe(3)
  })

  test('is called off when the last person leaves', async () => {
    const house = await openHouse()
    const { id } = await openLobby(house)
    done(await house.tables.addComputer(by('anna', id)))
    const { look } = done(await house.tables.leave(by('anna', id)))
    expect(look).toMatchObject({ status: 'ended', ending: { how: 'called-off' } })
  })

  test('refuses options that the game does not have, or not with so many seats', async () => {
    const house = await openHouse()
    const { id } = await openLobby(house)
    expect(codeOf(await house.tables.change({ ...by('anna', id), options: { colour: 'red' } }))).toBe('unknown-option')
    expect(codeOf(await house.tables.change({ ...by('anna', id), options: { prizes: 'many' } }))).toBe('bad-option')
    expect(codeOf(await house.tables.change({ ...by('bo', id), options: { prizes: 3 } }))).toBe('only-opener')
    const { look } = done(await house.tables.change({ ...by('anna', id), options: { prizes: 3 }, language: 'de' }))
    expect(look).toMatchObject({ options: { prizes: 3 }, language: 'de' })
    done(await house.tables.change({ ...by('mod', id), moderator: true, options: { prizes: 2 } }))
  })

  test('begins with what the rulebook suggests for games over days, unless they are live', async () => {
    const suggesting = { ...games[0]!.rulebook, options: { ...games[0]!.rulebook.options, forDays: { prizes: 3 } } }
    const house = await openHouse({ games: [{ rulebook: suggesting }] })
    expect((await openLobby(house, { pace: 'slow' })).options).toEqual({ prizes: 3 })
    expect((await openLobby(house, { pace: 'slow', options: { prizes: 5 } })).options).toEqual({ prizes: 5 })
    expect((await openLobby(house, { pace: 'live' })).options).toEqual({})
  })

  test('starts only with enough seats, and only once', async () => {
    const house = await openHouse()
    const { id } = await openLobby(house)
    const refused = await house.tables.start(by('anna', id))
    expect(refused.refused).toMatchObject({ code: 'wrong-number-of-seats', params: { from: 2, to: 4, seats: 1 } })
    done(await house.tables.sit({ ...by('bo', id), name: 'Bo' }))
    expect(codeOf(await house.tables.start(by('bo', id)))).toBe('only-opener')
    const { look } = done(await house.tables.start(by('anna', id)))
    expect(look.seats.map(({ seat }) => seat)).toEqual(['p1', 'p2'])
    expect(look.owed.map(({ seat }) => seat)).toEqual(['p1', 'p2'])
    expect(codeOf(await house.tables.start(by('anna', id)))).toBe('not-in-lobby')
    expect(codeOf(await house.tables.sit({ ...by('cy', id), name: 'Cy' }))).toBe('not-in-lobby')
  })

  test('keeps its secret until a day after people have ended it, and then anybody can check the seed', async () => {
    const house = await openHouse({ entropy: realEntropy })
    const { id } = await openGame(house, ['anna', 'bo'])
    const during = await house.tables.fairness({ table: id })
    expect(during).toMatchObject({ secret: undefined, seed: undefined })
    done(await house.tables.end(by('anna', id)))
    expect(await house.tables.fairness({ table: id })).toMatchObject({ secret: undefined, seed: undefined })
    await later(house, 24 * 3_600_000)
    const after = await house.tables.fairness({ table: id })
    const sha256 = (text: string) => hash('sha256', text)
    expect(sha256(after?.secret ?? '')).toBe(during?.secretHash)
    expect(after?.ids).toHaveLength(3)
    expect(sha256([after?.secret, ...(after?.ids ?? [])].join('\n'))).toBe(after?.seed)
  })
})
