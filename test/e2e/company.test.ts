import { expect, test } from 'vitest'
import { stage } from './stage.ts'
import { isLobby, playToTheEnd } from './table.ts'

test('a table says in its lobby that it is not rated, and who may decide that', async () => {
  const { actor, settled, tables } = await stage()
  const anna = actor('Anna')
  const bo = actor('Bo')
  await anna.run('/game new', { game: 'bids' })
  const lobby = await anna.waitFor(isLobby)
  const options = await anna.click(lobby, 'Options')
  const rated = options.selects.find(({ placeholder }) => placeholder === 'What else holds at this table')!
  expect(rated.options.filter((option) => option.default).map(({ label }) => label)).toEqual([
    'Rated: the result moves the ratings',
  ])
  await anna.select(options, { customId: rated.customId }, [])
  await settled()
  expect(anna.last(lobby.channel, isLobby).text).toContain('Not rated')
  await bo.click(lobby, 'Join')
  expect((await bo.click(lobby, 'Options')).selects.map(({ placeholder }) => placeholder)).not.toContain(rated.placeholder)
  await anna.click(lobby, 'Start')
  await settled()
  await playToTheEnd([anna, bo])
  expect(await tables.look({ channel: lobby.channel })).toMatchObject({ status: 'ended', terms: { rated: false } })
})
