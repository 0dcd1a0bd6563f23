import { PermissionFlagsBits } from 'discord.js'
import { describe, expect, test } from 'vitest'
import type { Actor, Reply } from '../../src/sandbox/loopback/index.ts'
import { bid, seated } from './table.ts'

/** Somebody to whom one channel of the server was given, as many servers do for voice channels of one's own. */
async function withOwnChannel() {
  const set = await seated()
  const { discord } = set
  const ruler = discord.actor('Rule')
  const own = discord.createChannel('rules own', { kind: 'voice' })
  for (const channel of [own, discord.channel('general')])
    discord.overwrite(channel, ruler, { allow: PermissionFlagsBits.ManageChannels | PermissionFlagsBits.ManageGuild })
  return Object.assign(set, { ruler, own })
}

const chosen = async (who: Actor, what: string, values: readonly string[]): Promise<Reply> =>
  who.select(await who.click(await who.run('/settings'), 'This server'), { customId: new RegExp(`\\|${what}$`) }, [...values])

describe('what somebody may do in one channel', () => {
  test('makes them no moderator: no table is helped, no panel opened, no hand read, no game ended', async () => {
    const { ruler, own, settled, tables, status } = await withOwnChannel()
    for (const command of ['pause', 'log', 'undo', 'end', 'reopen'])
      expect((await ruler.run(`/admin ${command}`)).text).toContain('Only moderators of this server')
    const opened = await ruler.run('/admin play', { seat: 'Anna' })
    expect(opened.text).toContain('Only moderators of this server')
    expect(opened.text).not.toContain('Cards')
    expect((await ruler.run('/admin log', {}, { in: own })).text).toContain('Only moderators of this server')
    expect((await ruler.run('/game end')).text).toContain('Only Anna or a moderator')
    await settled()
    expect(await tables.look({ channel: status.channel })).toMatchObject({ status: 'playing' })
  })

  test('opens no settings of the server, where they manage a channel of their own either', async () => {
    const { ruler, own, discord, tables } = await withOwnChannel()
    const settings = await ruler.run('/settings', {}, { in: own })
    expect(settings.buttons.map(({ label }) => label)).not.toContain('This server')
    expect((await tables.servers.settings(discord.guildId)).moderatorRole).toBeNull()
  })
})

describe('the settings of a server', () => {
  test('are changed by whoever may manage the server, not by every moderator', async () => {
    const { discord, anna } = await seated()
    const moderator = discord.actor('Mod', { permissions: PermissionFlagsBits.ManageChannels })
    expect((await moderator.run('/admin pause')).text).toContain('Done, and noted')
    for (const who of [moderator, anna])
      expect((await who.run('/settings')).buttons.map(({ label }) => label)).not.toContain('This server')
  })

  test('close to whoever has lost that right since the form was opened', async () => {
    const { discord, bot } = await seated()
    const manager = discord.actor('Chief', { permissions: PermissionFlagsBits.ManageGuild })
    const form = await manager.click(await manager.run('/settings'), 'This server')
    const role = bot.client.guilds.cache.get(discord.guildId)!.roles.cache.find(({ name }) => name === 'Role of chief')!
    discord.takeRole(manager, role.id)
    expect((await manager.select(form, { customId: /\|pace$/ }, ['live'])).text).toContain('Manage Server')
  })

  test('tell moderators who changed what, pauses included, even by whoever opened the table', async () => {
    const { discord, anna, tables } = await seated()
    const chief = discord.actor('Chief', { permissions: PermissionFlagsBits.ManageGuild })
    await chosen(chief, 'pace', ['live'])
    await chosen(chief, 'channels', [discord.channel('general').id])
    await chosen(chief, 'tablesPerPerson', ['3'])
    // What stays as it was is no change.
    await chosen(chief, 'tablesPerPerson', ['3'])
    discord.giveRole(anna, { permissions: PermissionFlagsBits.ManageChannels })
    await anna.run('/admin pause')
    await anna.run('/admin resume')
    const log = (await chief.run('/admin log')).text
    for (const line of [
      `<@${chief.id}> · changed this server’s settings: New games: 10 minutes in all`,
      `Channels for games, nothing chosen: all: <#${discord.channel('general').id}>`,
      'Open tables of one person: at most 3',
      `<@${anna.id}> · paused the game`,
      `<@${anna.id}> · let the game go on`,
    ])
      expect(log).toContain(line)
    expect(log.match(/Open tables of one person/g)).toHaveLength(1)
    expect(await tables.servers.settings(discord.guildId)).toMatchObject({ pace: 'live', tablesPerPerson: 3 })
  })

  test('less time than the table agreed on is given by a moderator, and noted, even where they opened the table', async () => {
    const { discord, anna } = await seated()
    discord.giveRole(anna, { permissions: PermissionFlagsBits.ManageChannels })
    await anna.run('/game pace', { preset: 'live' })
    expect((await anna.run('/admin log')).text).toContain(`<@${anna.id}> · changed the table`)
  })
})

test('while Discord has not told of a server, a moderator of it is known by asking', async () => {
  const { discord, bot, anna } = await seated()
  const moderator = discord.actor('Mod', { permissions: PermissionFlagsBits.ManageChannels })
  await bid(anna, 1)
  bot.client.guilds.cache.delete(discord.guildId)
  expect((await anna.run('/admin pause')).text).toContain('Only moderators of this server')
  expect((await moderator.run('/admin pause')).text).toContain('Done, and noted')
})
