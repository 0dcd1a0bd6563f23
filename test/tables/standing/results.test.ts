import { describe, expect, test } from 'vitest'
import { findResult } from '../../../src/store/index.ts'
import { by, done, type House, lookAt, newRequest, openGame, openHouse, openLobby, play, settle } from '../house.ts'

const twoPrizes = { options: { prizes: 2 } }

/** Who reached which place, in the order in which it is kept. */
async function reached({ store: { client } }: House, table: string) {
  const result = await findResult(client, table)
  const people = new Map((await client.player.findMany()).map(({ id, person }) => [id, person]))
  const placings = result?.placings.map(({ player, level, part, place, won }) => {
    const who = player === null ? level : people.get(player)
    return `${place}${won ? ' won' : ''} ${who ?? 'nobody'} ${part}`
  })
  return placings && { rated: result?.rated, placings }
}

/** The first outbids the second for both prizes. */
async function playOut(house: House, table: string, first = 'anna', second = 'bo'): Promise<void> {
  for (const [high, low] of [
    [4, 1],
    [3, 2],
  ] as const) {
    await play(house, table, first, high)
    await play(house, table, second, low)
    await settle(house)
  }
  expect(await lookAt(house, table)).toMatchObject({ status: 'ended' })
}

/** Cards of which nobody has an advantage. */
async function drawnGame(house: House): Promise<string> {
  const { id } = await openGame(house, ['anna', 'bo'], twoPrizes)
  for (const card of [1, 2]) for (const person of ['anna', 'bo']) await play(house, id, person, card)
  return id
}

describe('the result of a finished game', () => {
  test('says who reached which place', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'], twoPrizes)
    await playOut(house, id)
    expect(await reached(house, id)).toEqual({ rated: true, placings: ['1 won anna played', '2 bo played'] })
  })

  test('keeps with which kinds of moves people began, not what was taken back', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'], twoPrizes)
    await play(house, id, 'anna', 1)
    done(await house.tables.undo(by('anna', id)))
    await playOut(house, id)
    const openings = async (table: string) =>
      (await findResult(house.store.client, table))?.placings.map(({ opening }) => opening)
    expect(await openings(id)).toEqual(['bid bid', 'bid bid'])
    const { games } = await house.tables.standing.of('anna')
    expect(games.map((one) => one.openings)).toEqual([{ 'bid bid': 1 }])
    const long = await openGame(house, ['anna', 'bo'], { options: { prizes: 4 } })
    for (const card of [1, 2, 3]) for (const person of ['anna', 'bo']) await play(house, long.id, person, card)
    done(await house.tables.concede(by('bo', long.id)))
    // Whoever gave up has no opening of their own in it.
    expect(await openings(long.id)).toEqual(['bid bid bid', ''])
    expect((await house.tables.standing.game('bids', 'server-1')).openings).toEqual({
      'bid bid': { played: 2, won: 1 },
      'bid bid bid': { played: 1, won: 1 },
    })
  })

  test('lets those share a place who share the victory', async () => {
    const house = await openHouse()
    expect((await reached(house, await drawnGame(house)))?.placings).toEqual(['1 won anna played', '1 won bo played'])
  })

  test('names computers by their level', async () => {
    const house = await openHouse()
    const { id } = await openLobby(house, twoPrizes)
    done(await house.tables.addComputer({ ...by('anna', id), level: 'strong' }))
    done(await house.tables.start(by('anna', id)))
    for (const card of [4, 3]) {
      await play(house, id, 'anna', card)
      await settle(house)
    }
    expect((await reached(house, id))?.placings[1]).toMatch(/strong played$/)
  })

  test('puts whoever left last, and their computer and substitute beside them', async () => {
    const house = await openHouse()
    const { tables } = house
    const { id } = await openGame(house, ['anna', 'bo', 'cleo', 'dan'], twoPrizes)
    done(await tables.leave(by('cleo', id)))
    const guest = { person: 'guest', name: 'Guest' }
    done(await tables.moderation.replace({ ...by('mod', id), moderator: true, seat: 3, guest }))
    for (const [high, low] of [
      [4, 1],
      [3, 2],
    ] as const) {
      await play(house, id, 'anna', high)
      await play(house, id, 'bo', low)
      await play(house, id, 'guest', low)
      await settle(house)
    }
    const { placings = [] } = (await reached(house, id)) ?? {}
    expect(placings.slice(2, 4).map((placing) => placing.replace(/^\d( won)?/, '…'))).toEqual([
      '… normal substitute',
      '… guest substitute',
    ])
    expect(placings.slice(4)).toEqual(['4 cleo left', '4 dan left'])
  })

  test('counts whoever a computer sits in for at the end as gone', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'], twoPrizes)
    done(await house.tables.departed({ table: id, person: 'bo' }))
    for (const card of [4, 3]) {
      await play(house, id, 'anna', card)
      await settle(house)
    }
    expect((await reached(house, id))?.placings[1]).toBe('2 bo left')
  })

  test('is that whoever is left has won, where all the others gave up', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cleo'])
    done(await house.tables.concede(by('anna', id)))
    done(await house.tables.concede(by('bo', id)))
    expect((await reached(house, id))?.placings).toEqual(['3 normal substitute', '3 bo left', '1 won cleo played', '3 anna left'])
  })

  test('is that the computers have won, where the last person gave up against them', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'computer'])
    done(await house.tables.concede(by('anna', id)))
    expect((await reached(house, id))?.placings).toEqual(['2 anna left', '1 won easy played'])
  })

  test('is not kept where people have ended the game, or nobody is left', async () => {
    const house = await openHouse()
    const ended = await openGame(house, ['anna', 'bo'])
    done(await house.tables.end(by('anna', ended.id)))
    const left = await openGame(house, ['anna', 'computer'])
    done(await house.tables.leave(by('anna', left.id)))
    const lobby = await openLobby(house)
    done(await house.tables.end(by('anna', lobby.id)))
    for (const { id } of [ended, left, lobby]) expect(await reached(house, id)).toBeUndefined()
  })

  test('stays when somebody is forgotten, as nobody’s, and their next game begins anew', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'], twoPrizes)
    await playOut(house, id)
    await house.tables.people.forget({ person: 'anna', request: newRequest() })
    expect((await reached(house, id))?.placings).toEqual(['1 won nobody played', '2 bo played'])
    const next = await openGame(house, ['anna', 'bo'], twoPrizes)
    await playOut(house, next.id)
    const players = (await house.store.client.player.findMany()).map(({ person }) => person)
    expect(players.sort()).toEqual(['anna', 'bo', null].sort())
  })
})

describe('a game is not rated', () => {
  test('where its people wish so in the lobby; once it is on it is too late to say', async () => {
    const house = await openHouse()
    const { id } = await openLobby(house, twoPrizes)
    done(await house.tables.sit({ ...by('bo', id), name: 'Bo' }))
    done(await house.tables.change({ ...by('anna', id), terms: { rated: false } }))
    done(await house.tables.start(by('anna', id)))
    const late = await house.tables.change({ ...by('anna', id), terms: { rated: true } })
    expect(late.refused?.code).toBe('not-in-lobby')
    await playOut(house, id)
    expect((await reached(house, id))?.rated).toBe(false)
  })

  test('in a private place, whatever anybody wishes', async () => {
    const house = await openHouse()
    const { id } = await openLobby(house, { ...twoPrizes, terms: { secluded: true } })
    const wish = await house.tables.change({ ...by('anna', id), terms: { rated: true } })
    expect(wish.refused?.code).toBe('secluded')
    done(await house.tables.sit({ ...by('bo', id), name: 'Bo' }))
    done(await house.tables.start(by('anna', id)))
    await playOut(house, id)
    expect((await reached(house, id))?.rated).toBe(false)
  })

  test('on a server whose moderators have switched that off', async () => {
    const house = await openHouse()
    await house.tables.servers.change({ server: 'server-1', person: 'mod', settings: { without: ['ratings'] } })
    expect((await reached(house, await drawnGame(house)))?.rated).toBe(false)
  })
})
