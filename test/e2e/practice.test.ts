import { expect, test } from 'vitest'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { bytes, firstDifference } from './bytes.ts'
import { stage } from './stage.ts'
import { bidOn, seated } from './table.ts'

/** Anna has begun to practise from the channel, and the game is on in her direct messages. */
async function practising() {
  const set = await stage()
  const anna = set.actor('Anna')
  const answer = await anna.run('/game practice', { game: 'bids', seats: 3, level: 'easy' })
  expect(answer.text).toContain('nobody else sees it')
  await set.settled()
  const lobby = anna.directMessages().at(-1)!
  expect(lobby.buttons.map(({ label }) => label)).toEqual(['Leave', 'Add computer', 'Options', 'Start'])
  await anna.click(lobby, 'Start')
  await set.settled()
  const look = async () => (await set.tables.look({ channel: lobby.channel }))!
  return Object.assign(set, { anna, lobby, look })
}

test('somebody practises in direct messages against computers, and may take back whatever they like', async () => {
  const set = await practising()
  const { anna, lobby, look, settled } = set
  expect((await look()).seats.map(({ level }) => level)).toEqual([null, 'easy', 'easy'])
  const here = { in: lobby.channel }
  // The others' bids are shown, and the next prize turned over: in a game with others that could never be taken back alone.
  for (const card of [3, 4]) {
    await bidOn(anna, await anna.run('/turn', {}, here), card)
    await settled()
  }
  for (const round of [2, 1]) {
    await anna.click(await anna.run('/undo', {}, here), 'Take it back')
    await settled()
    expect((await look()).state).toMatchObject({ round })
  }
})

test('what is played there is kept nowhere as a result, and calls nobody', async () => {
  const { anna, lobby, look, settled, store } = await practising()
  const { text: board } = anna.directMessages().at(-1)!
  expect(board).not.toContain('it is your turn')
  for (let round = 0; round < 4; round++) {
    const panel = await anna.run('/turn', {}, { in: lobby.channel })
    const [select] = panel.selects
    if (select) await anna.select(panel, 1, [select.options[0]!.value])
    else await anna.click(panel, panel.buttons.find(({ label }) => /^\d+$/.test(label))!.label)
    await settled()
  }
  expect(await look()).toMatchObject({ status: 'ended', ending: { how: 'finished' } })
  expect(await store.client.result.count()).toBe(0)
  // The button at its end begins another one like it.
  await anna.click(anna.directMessages().at(-1)!, 'Play again')
  await settled()
  expect(await look()).toMatchObject({ status: 'lobby', purpose: 'practice', seats: { length: 3 } })
})

test('a private thread in which nobody else is will do; one with others leads to direct messages', async () => {
  const { discord, settled, tables, actor } = await stage()
  const anna = actor('Anna')
  const alone = discord.startThread('general', 'on my own', { by: anna, private: true })
  anna.say(alone, `<@${discord.bot.id}>`)
  await anna.run('/game practice', { game: 'bids' }, { in: alone })
  await settled()
  expect(await tables.look({ channel: alone.id })).toMatchObject({ purpose: 'practice', terms: { rated: false } })
  const shared = discord.startThread('general', 'among us', { by: anna, private: true })
  anna.say(shared, `<@${discord.bot.id}> <@${actor('Bo').id}>`)
  await anna.run('/game practice', { game: 'bids' }, { in: shared })
  await settled()
  expect(await tables.look({ channel: shared.id })).toBeUndefined()
  expect(anna.directMessages().at(-1)!.text).toContain('Practice: ')
})

test('a server may switch it off, and nobody begins it more than twenty times a day', async () => {
  const { actor, discord, settled, tables } = await stage()
  const anna = actor('Anna')
  await tables.servers.change({ server: discord.guildId, person: 'mod', settings: { without: ['practice'] } })
  expect((await anna.run('/game practice', { game: 'bids' })).text).toContain('switched off')
  await tables.servers.change({ server: discord.guildId, person: 'mod', settings: { without: [] } })
  const begin = async () => {
    const { text } = await anna.run('/game practice', { game: 'bids' })
    await settled()
    const open = (await tables.tablesOf(anna.id))[0]
    if (open) await tables.end({ table: open.id, person: anna.id, request: `end ${open.id}` })
    await settled()
    return text
  }
  expect((await anna.run('/game practice', { game: 'bids', seats: 8 })).text).toContain('needs 2 to 4 seats')
  for (let time = 0; time < 20; time++) expect(await begin()).toContain('is open')
  expect(await begin()).toContain('20 times within a day')
})

/** A game of Anna's and Bo's, while she practises beside it or does not. */
async function beside(practises: boolean) {
  const table = await seated({ clock: new ManualClock() })
  const { anna, bo, discord, settled, status } = table
  if (practises) {
    await anna.run('/game practice', { game: 'bids' }, { in: status.channel })
    await settled()
    await anna.click(anna.directMessages().at(-1)!, 'Start')
    await settled()
    await bidOn(anna, await anna.run('/turn', {}, { in: anna.directMessages().at(-1)!.channel }), 2)
    await settled()
  }
  for (const command of ['/turn', '/game status', '/board', '/log']) await bo.run(command)
  await settled()
  return bytes(discord, status.channel, bo, anna)
}

test('whoever practises shows nobody else a byte of it', async () => {
  const without = await beside(false)
  const practised = await beside(true)
  expect(firstDifference(without.channel, practised.channel)).toBe('')
  expect(firstDifference(without.others, practised.others)).toBe('')
  expect(without.own === practised.own).toBe(false)
})
