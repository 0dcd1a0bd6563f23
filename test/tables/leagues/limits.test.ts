import { describe, expect, test } from 'vitest'
import { kinds } from '../../store/postgres/databases.ts'
import { codeOf, openHouse } from '../house.ts'

const cup = { server: 'server-1', person: 'mod', game: 'bids', size: 2, pace: 'none' } as const

describe.each(kinds)('on %s', (_, ownUrl) => {
  test('no more leagues begin than may, however many are wanted at once', async () => {
    const { store, tables } = await openHouse({ url: await ownUrl() })
    const begun = await Promise.all([...Array(8).keys()].map((number) => tables.leagues.begin({ ...cup, name: `Cup ${number}` })))
    expect(begun.filter((one) => !one.refused)).toHaveLength(5)
    expect(begun.map(codeOf).filter((code) => code === 'too-many-leagues')).toHaveLength(3)
    expect(await store.client.audit.count({ where: { action: 'league-begin' } })).toBe(5)
  })

  test('a league is ended once, by whoever is first', async () => {
    const { store, tables } = await openHouse({ url: await ownUrl() })
    const begun = await tables.leagues.begin({ ...cup, name: 'Cup' })
    if (begun.refused) throw new Error(begun.refused.code)
    const ended = await Promise.all([1, 2].map(() => tables.leagues.end(begun.league.id, cup)))
    expect(ended.filter((refused) => refused === undefined)).toHaveLength(1)
    expect(await store.client.audit.count({ where: { action: 'league-close' } })).toBe(1)
  })
})
