import { readFileSync } from 'node:fs'
import { PermissionFlagsBits as Bits, ChannelType, Events, Routes } from 'discord.js'
import { describe, expect, test } from 'vitest'
import { invitedPermissions } from '../../../src/sandbox/loopback/permissions.ts'
import { refusalOf, restOf, stage, until } from './stage.ts'

const said = { body: { content: 'x' } }

async function set(options: Parameters<typeof stage>[0] = {}) {
  const there = await stage(options)
  return { ...there, rest: restOf(there.discord), alice: there.discord.actor('Alice') }
}

test('the bot is invited with what the README asks for', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const asked = /permissions ((?:\*[\w ]+\*,?\s*)+)/.exec(readme)?.[1] ?? ''
  const plain = (name: string): string => name.replaceAll(' ', '').toLowerCase()
  // The client shows the first one in the plural.
  const names = [...asked.matchAll(/\*([\w ]+)\*/g)].map(([, name = '']) => plain(name).replace('viewchannels', 'viewchannel'))
  const invited = Object.entries(Bits).filter(([, bit]) => invitedPermissions & bit)
  expect(names.sort()).toEqual(invited.map(([name]) => plain(name)).sort())
})

// docs.discord.com, Interactions, "member.permissions": of the member in the channel, overwrites included; roles alone are the guild's.
test('what a channel allows somebody is in their permissions there, and not in those of the server', async () => {
  const seen: (boolean | undefined)[] = []
  const { discord, alice } = await set({
    commands: [{ name: 'go', description: 'Goes' }],
    on: async (interaction) => {
      if (!interaction.isRepliable() || !interaction.inCachedGuild()) return
      seen.push(interaction.memberPermissions.has(Bits.ManageChannels), interaction.member.permissions.has(Bits.ManageChannels))
      await interaction.reply('there')
    },
  })
  discord.overwrite('general', alice, { allow: Bits.ManageChannels })
  await alice.run('/go')
  expect(seen).toEqual([true, false])
})

describe('threads', () => {
  // docs.discord.com, Threads, "Public & Private Threads": announcement channels have announcement threads, voice channels none.
  test.each([
    ['text', ChannelType.PublicThread, undefined],
    ['text', ChannelType.AnnouncementThread, 50024],
    ['announcement', ChannelType.AnnouncementThread, undefined],
    ['announcement', ChannelType.PublicThread, 50024],
    ['voice', ChannelType.PublicThread, 50024],
    ['stage', ChannelType.PublicThread, 50024],
  ] as const)('in a %s channel of type %d: %s', async (kind, type, refused) => {
    const { discord, rest } = await set()
    const channel = discord.createChannel('place', { kind })
    const made = rest.post(Routes.threads(channel.id), { body: { name: 'x', type } })
    if (refused) expect((await refusalOf(made)).code).toBe(refused)
    else expect(await made).toMatchObject({ type, parent_id: channel.id })
  })

  // discord-api-docs, opcodes and status codes: 160006, maximum number of active threads reached.
  test('are so many and no more', async () => {
    const { discord, rest } = await set({ loopback: { activeThreads: 1 } })
    const { id } = discord.channel('general')
    const make = () => rest.post(Routes.threads(id), { body: { name: 'x', type: ChannelType.PublicThread } })
    await make()
    expect((await refusalOf(make())).code).toBe(160006)
  })

  // docs.discord.com, Threads, "Permissions": one must be invited to a private thread, or manage threads; JDA #2602: its permissions say nothing of it.
  test('that are private let the bot write once it was mentioned there', async () => {
    const { discord, rest, alice, client } = await set()
    const thread = discord.startThread('general', 'between us', { by: alice, private: true })
    expect((await refusalOf(rest.post(Routes.channelMessages(thread.id), said))).code).toBe(50001)
    expect((await refusalOf(rest.put(Routes.threadMembers(thread.id, '@me')))).code).toBe(50001)
    expect(client.channels.cache.has(thread.id)).toBe(false)
    alice.say(thread, `<@${discord.bot.id}>, come in`)
    await rest.post(Routes.channelMessages(thread.id), said)
    await until(() => client.channels.cache.has(thread.id), 'the thread')
  })

  // docs.discord.com, Threads, "Locked Threads": without Manage Threads no message is created or updated, whoever began it.
  test('that are locked take nothing, and are unlocked by no one but a moderator', async () => {
    const { discord, rest } = await set()
    const thread = (await rest.post(Routes.threads(discord.channel('general').id), { body: { name: 'own', type: 11 } })) as {
      id: string
    }
    const { id } = (await rest.post(Routes.channelMessages(thread.id), said)) as { id: string }
    discord.changeThread(thread, { locked: true })
    expect((await refusalOf(rest.post(Routes.channelMessages(thread.id), said))).code).toBe(160005)
    expect((await refusalOf(rest.patch(Routes.channelMessage(thread.id, id), said))).code).toBe(160005)
    discord.changeThread(thread, { archived: true })
    expect((await refusalOf(rest.post(Routes.channelMessages(thread.id), said))).code).toBe(50083)
    expect((await refusalOf(rest.patch(Routes.channel(thread.id), { body: { archived: false } }))).code).toBe(50013)
    expect((await refusalOf(rest.delete(Routes.channelMessage(thread.id, id)))).code).toBe(50083)
    discord.changeThread(thread, { locked: false })
    await rest.post(Routes.channelMessages(thread.id), said)
    expect(discord.channel(thread.id).thread_metadata?.archived).toBe(false)
  })

  // docs.discord.com, Threads, "Active & Archived Threads"; discord-api-docs #5517: a button's answer is refused with 50083.
  test('that are archived take no commands, and no answers once they are locked as well', async () => {
    const { discord, alice } = await set({
      commands: [{ name: 'go', description: 'Goes' }],
      on: async (interaction) => interaction.isRepliable() && interaction.reply('there'),
    })
    const thread = discord.startThread('general', 'old', { by: alice })
    discord.changeThread(thread, { archived: true })
    await expect(alice.run('/go', {}, { in: thread })).rejects.toThrow('old is archived')
  })

  // docs.discord.com, Channel, "Start Thread in Forum or Media Channel": a post is a public thread with a message.
  test('in a forum are its posts; the forum itself holds no message', async () => {
    const { discord, rest, alice } = await set()
    const forum = discord.createChannel('games', { kind: 'forum' })
    expect((await refusalOf(rest.post(Routes.channelMessages(forum.id), said))).code).toBe(50008)
    const post = discord.startThread(forum, 'who plays?', { by: alice })
    await rest.post(Routes.channelMessages(post.id), said)
    expect(alice.sees(post)).toHaveLength(2)
  })
})

// docs.discord.com, Permissions, "Implicit Permissions": whoever may not connect to a voice or stage channel may do nothing else there.
test.each(['voice', 'stage'] as const)('the chat of a %s channel is written in by whoever may connect', async (kind) => {
  const { discord, rest } = await set()
  const channel = discord.createChannel('loud', { kind })
  await rest.post(Routes.channelMessages(channel.id), said)
  discord.faults.deny(channel, Bits.Connect)
  expect((await refusalOf(rest.post(Routes.channelMessages(channel.id), said))).code).toBe(50013)
})

// docs.discord.com, Channel, `rate_limit_per_user`: people wait, bots are unaffected.
test('slow mode slows people, not the bot; an age-restricted channel takes both', async () => {
  const { discord, rest, alice } = await set()
  const channel = discord.createChannel('slow', { slowMode: 60, ageRestricted: true })
  alice.say(channel, 'one')
  expect(() => alice.say(channel, 'two')).toThrow('slow mode')
  for (const _ of [1, 2]) await rest.post(Routes.channelMessages(channel.id), said)
  discord.actor('Mod', { permissions: Bits.ManageMessages }).say(channel, 'one')
  discord.actor('Mod').say(channel, 'two')
})

// discord-api-docs #7396 and #6744; discord-api-types #1776.
test('where a command can be installed is the application’s choice unless it says so, and nothing of a server’s own command', async () => {
  const { discord, rest } = await set()
  const body = [{ name: 'go', description: 'Goes', contexts: [0] }]
  const [everywhere] = (await rest.put(Routes.applicationCommands(discord.applicationId), { body })) as object[]
  expect(everywhere).toMatchObject({ integration_types: [0, 1], contexts: [0] })
  const [here] = (await rest.put(Routes.applicationGuildCommands(discord.applicationId, discord.guildId), { body })) as object[]
  expect(here).toMatchObject({ contexts: null })
  expect(here).not.toHaveProperty('integration_types')
})

test('the bot hears of a channel’s new permissions', async () => {
  const { discord, client } = await set()
  const heard = new Promise((resolve) => client.on(Events.ChannelUpdate, (_, channel) => resolve(channel.id)))
  const { id } = discord.channel('general')
  discord.overwrite(id, discord.bot, { deny: Bits.SendMessages })
  expect(await heard).toBe(id)
})
