import { expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
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

test.each([
  ['say in a line before everybody why they did what they did, where the table wishes it', ['reasons'], 2],
  ['say nothing of the kind otherwise', [], 0],
] as const)('computers %s', async (_what, wished, lines) => {
  const { actor, settled, tables } = await stage({ games })
  const anna = actor('Anna')
  await anna.run('/game new', { game: 'venonta', computers: 2 })
  const lobby = await anna.waitFor(isLobby)
  expect((await tables.look({ channel: lobby.channel }))!.terms.reasons).toBe(false)
  await anna.select(await anna.click(lobby, 'Options'), { customId: /table-terms/ }, [...wished])
  await settled()
  await anna.click(lobby, 'Start')
  await settled()
  // Whoever is first, computers have claimed something by now.
  const panel = await anna.run('/turn')
  await anna.click(panel, panel.buttons[0]!.label)
  await settled()
  const status = anna.last(lobby.channel, 'Awaited').text
  expect(status.match(/-# 💬 .+: it (has water|lies next to)/g) ?? [], status).toHaveLength(lines)
})
