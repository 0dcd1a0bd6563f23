import { expect, test } from 'vitest'
import { stage } from './stage.ts'
import { isLobby } from './table.ts'

test('where the table wishes hints it is not rated, and whoever is asked may ask what a computer would do', async () => {
  const { actor, settled, tables } = await stage()
  const anna = actor('Anna')
  const bo = actor('Bo')
  await anna.run('/game new', { game: 'bids' })
  const lobby = await anna.waitFor(isLobby)
  await anna.select(await anna.click(lobby, 'Options'), { customId: /table-terms/ }, ['rated', 'hints'])
  await settled()
  expect(await tables.look({ channel: lobby.channel })).toMatchObject({ terms: { rated: false, hints: true } })
  expect(anna.last(lobby.channel, isLobby).text).toContain('Hints:')
  await bo.click(lobby, 'Join')
  await anna.click(lobby, 'Start')
  await settled()
  const before = (await tables.look({ channel: lobby.channel }))!.seq
  const told = await anna.click(await anna.run('/turn'), 'What would you do?')
  expect(told.text).toMatch(/💡 .+\. That is what usually pays here\./)
  // It is said to whoever asked, and nothing is played.
  expect((await tables.look({ channel: lobby.channel }))!.seq).toBe(before)
  expect(bo.last(lobby.channel).text).not.toContain('💡')
})

test('a rated table gives no hints', async () => {
  const { actor, settled } = await stage()
  const anna = actor('Anna')
  await anna.run('/game new', { game: 'bids' })
  const lobby = await anna.waitFor(isLobby)
  await actor('Bo').click(lobby, 'Join')
  await anna.click(lobby, 'Start')
  await settled()
  expect((await anna.run('/turn')).buttons.map(({ label }) => label)).not.toContain('What would you do?')
})
