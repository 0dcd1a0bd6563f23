import { expect, test } from 'vitest'
import { reached } from '../../../src/tables/people/reach.ts'
import { kinds } from '../../store/postgres/databases.ts'
import { openHouse } from '../house.ts'

test.each(kinds)('what somebody chooses while a direct message gets through to them is kept (%s)', async (_, ownUrl) => {
  const { store, tables } = await openHouse({ url: await ownUrl() })
  await tables.people.change('bo', { unreachable: { tries: 1, until: 0 }, dmRefused: true })
  // `as never`: nobody sits at a table, so nothing else of the context is asked for.
  await Promise.all([reached({ store } as never, 'bo'), tables.people.change('bo', { near: true, news: true })])
  expect(await tables.people.settings('bo')).toMatchObject({ near: true, news: true, unreachable: null, dmRefused: false })
})
