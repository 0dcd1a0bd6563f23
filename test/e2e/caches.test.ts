import { expect, test } from 'vitest'
import { seated, statuses } from './table.ts'

test('of presses nothing stays in memory but the bot itself, its servers and channels', async () => {
  const { bot, discord, actor, anna, bo, settled } = await seated()
  const other = discord.createChannel('more')
  for (const name of ['Cy', 'Dora', 'Eve', 'Fritz', 'Gina']) {
    const guest = actor(name)
    await guest.run('/rules', { game: 'bids' }, { in: other })
    await guest.click(statuses(guest, discord.channel('general')).at(-1)!, 'My turn')
  }
  for (const person of [anna, bo]) await person.click(await person.run('/turn'), 'Rules')
  await settled()
  const { users, guilds, channels } = bot.client
  const server = guilds.cache.get(discord.guildId)!
  expect([...users.cache.keys()]).toEqual([bot.user])
  expect([...server.members.cache.keys()]).toEqual([bot.user])
  expect(server.members.me?.id).toBe(bot.user)
  const messages = channels.cache.map((channel) => ('messages' in channel ? channel.messages.cache.size : 0))
  expect(messages.length).toBeGreaterThan(1)
  expect(new Set(messages)).toEqual(new Set([0]))
  expect(server.roles.cache.size).toBeGreaterThan(0)
})
