import { rate } from 'openskill'
import { describe, expect, test } from 'vitest'
import { type PlacingRow, ratingsOf } from '../../../src/store/index.ts'
import { everywhere, newcomer, skillsAfter, tau } from '../../../src/tables/standing/rate.ts'
import { kinds } from '../../store/postgres/databases.ts'
import { by, done, openGame, openHouse, play, settle } from '../house.ts'

const placing = (player: string, place: number, more: Partial<PlacingRow> = {}): PlacingRow => ({
  ...{ number: 0, seat: 'p1', player, level: null, part: 'played', place, won: place === 1 },
  ...{ sittings: 0, missed: 0, opening: '' },
  ...more,
})
const computer = (level: PlacingRow['level'], place: number) => ({ ...placing('', place, { level }), player: null })
const fresh = () => newcomer

describe('what a game teaches', () => {
  test('of two newcomers is what Weng and Lin’s formula for two says, worked out by hand', () => {
    const [mu, sigma] = [25, 25 / 3]
    const beta = sigma / 2
    // Between two games everybody may have changed a little.
    const variance = sigma ** 2 + (mu / 300) ** 2
    const c = Math.sqrt(2 * (variance + beta ** 2))
    const step = (variance / c) * 0.5
    const shrunk = Math.sqrt(variance * (1 - (Math.sqrt(variance) / c) * (variance / c ** 2) * 0.25))
    const after = skillsAfter([placing('anna', 1), placing('bo', 2)], fresh)
    expect(after.get('anna')?.mu).toBeCloseTo(mu + step, 9)
    expect(after.get('bo')?.mu).toBeCloseTo(mu - step, 9)
    for (const skill of after.values()) expect(skill.sigma).toBeCloseTo(shrunk, 9)
  })

  test('is what the library says of the same game, with ties and with what was thought before', () => {
    const before = {
      anna: { mu: 31, sigma: 4, games: 9 },
      bo: { mu: 25, sigma: 8, games: 1 },
      cleo: { mu: 20, sigma: 6, games: 3 },
    }
    const after = skillsAfter(
      [placing('bo', 3), placing('anna', 1), placing('cleo', 1)],
      (player) => before[player as keyof typeof before],
    )
    const [bo, anna, cleo] = rate([[before.bo], [before.anna], [before.cleo]], { rank: [3, 1, 1], tau })
    expect(Object.fromEntries(after)).toEqual({
      bo: { ...bo![0], games: 2 },
      anna: { ...anna![0], games: 10 },
      cleo: { ...cleo![0], games: 4 },
    })
  })

  test('is the same for those who share the victory', () => {
    const after = skillsAfter([placing('anna', 1), placing('bo', 1), placing('cleo', 3)], fresh)
    expect(after.get('anna')).toEqual(after.get('bo'))
    expect(after.get('cleo')!.mu).toBeLessThan(after.get('bo')!.mu)
  })

  test('is nothing where everybody has lost, or nobody was there to compare with', () => {
    const lost = [placing('anna', 1, { won: false }), placing('bo', 2)]
    expect(skillsAfter(lost, fresh).size).toBe(0)
    expect(skillsAfter([placing('anna', 1)], fresh).size).toBe(0)
  })

  test('takes whoever left for last, and says nothing of whoever came later', () => {
    const left = placing('bo', 3, { part: 'left' })
    const after = skillsAfter(
      [placing('anna', 2, { won: false }), left, computer('normal', 1), placing('dan', 2, { part: 'substitute' })],
      fresh,
    )
    expect([...after.keys()]).toEqual(['anna', 'bo', 'computer:normal'])
    expect(after.get('bo')!.mu).toBeLessThan(after.get('anna')!.mu)
  })

  test('moves computers of one level together, by what they have done on average', () => {
    const one = skillsAfter([placing('anna', 1), computer('easy', 2), computer('easy', 2)], fresh)
    expect([...one.keys()]).toEqual(['anna', 'computer:easy'])
    expect(one.get('computer:easy')).toMatchObject({ games: 1 })
    expect(one.get('computer:easy')!.mu).toBeLessThan(25)
  })
})

test('a server, its season and all servers together have rankings of their own', async () => {
  const house = await openHouse()
  const { standing, people } = house.tables
  const game = async (server: string, winner: string, loser: string) => {
    const { id } = await openGame(house, [winner, loser], { server, options: { prizes: 2 } })
    for (const [high, low] of [
      [4, 1],
      [3, 2],
    ] as const) {
      await play(house, id, winner, high)
      await play(house, id, loser, low)
      await settle(house)
    }
  }
  const season = { server: 'server-1', person: 'mod' }
  const names = async (of: { server: string; season?: string }) =>
    (await standing.ranking({ ...of, game: 'bids' })).map(({ person }) => person)
  await game('server-1', 'anna', 'bo')
  expect(await standing.newSeason({ ...season, name: 'Spring' })).toBeUndefined()
  expect((await standing.newSeason({ ...season, name: 'Another' }))?.refused.code).toBe('season-open')
  await game('server-1', 'cleo', 'bo')
  expect(await standing.endSeason(season)).toBeUndefined()
  expect((await standing.endSeason(season))?.refused.code).toBe('no-season')
  await game('server-1', 'anna', 'bo')
  await game('server-2', 'bo', 'anna')
  const [spring] = await standing.seasons('server-1')
  expect(await names({ server: 'server-1', season: spring!.id })).toEqual(['cleo', 'bo'])
  expect(await names({ server: 'server-1' })).toEqual(['anna', 'cleo', 'bo'])
  expect(await names({ server: 'server-2' })).toEqual(['bo', 'anna'])
  const bos = async () => (await standing.of('bo')).games[0]
  expect(await bos()).toMatchObject({ games: 4, won: 1, places: { 1: 1, 2: 3 }, rating: { games: 4 } })
  // Whoever is forgotten is in no ranking any more; what the others have reached against them stays.
  const before = await bos()
  await people.forget({ person: 'anna', request: 'forget' })
  expect(await names({ server: 'server-1' })).toEqual(['cleo', 'bo'])
  expect(await bos()).toEqual(before)
  expect(await standing.of('anna')).toMatchObject({ games: [] })
})

test.each(kinds)('every one of several games that end at once counts (%s)', async (_, ownUrl) => {
  const house = await openHouse({ url: await ownUrl() })
  const numbers = [...Array(8).keys()]
  // Nobody has played before; only the computer of that level plays in all of them.
  const games = await Promise.all(numbers.map((number) => openGame(house, [`anna-${number}`, 'computer'])))
  await Promise.all(games.map(async ({ id }, number) => done(await house.tables.concede(by(`anna-${number}`, id)))))
  const [computer] = await ratingsOf(house.store.client, { scope: everywhere, player: 'computer:easy' })
  expect(computer).toMatchObject({ games: 8 })
})

test('how often somebody answered in time is counted with their results', async () => {
  const house = await openHouse()
  const { id } = await openGame(house, ['anna', 'bo'], { pace: 'fast', options: { prizes: 2 } })
  await play(house, id, 'anna', 4)
  house.clock.advance(7 * 24 * 3_600_000)
  await settle(house)
  for (const [person, card] of [
    ['anna', 3],
    ['bo', 3],
  ] as const)
    await play(house, id, person, card)
  await settle(house)
  expect(await house.tables.standing.of('bo')).toMatchObject({ asked: 2, missed: 1 })
  expect(await house.tables.standing.of('anna')).toMatchObject({ asked: 2, missed: 0 })
})
