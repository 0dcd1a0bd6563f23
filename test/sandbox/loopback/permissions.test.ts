import { PermissionFlagsBits as Bits, Events, Routes } from 'discord.js'
import { expect, test } from 'vitest'
import { refusalOf, restOf, stage, until } from './stage.ts'

const commands = [{ name: 'go', description: 'Goes' }]

test('without sending rights a post is refused with 50013, and app_permissions say so beforehand', async () => {
  let may: boolean | undefined
  const { discord } = await stage({
    commands,
    on: async (interaction) => {
      may = interaction.appPermissions.has(Bits.SendMessages)
      if (interaction.isRepliable()) await interaction.reply('answers always work')
    },
  })
  const general = discord.channel('general')
  const post = () => restOf(discord).post(Routes.channelMessages(general.id), { body: { content: 'x' } })
  const denied = discord.faults.deny(general, Bits.SendMessages)
  expect((await refusalOf(post())).code).toBe(50013)
  expect((await discord.actor('Alice').run('/go')).text).toBe('answers always work')
  expect(may).toBe(false)
  denied.clear()
  await post()
})

test('a channel the bot cannot see answers 50001', async () => {
  const { discord } = await stage()
  const general = discord.channel('general')
  discord.faults.deny(general, Bits.ViewChannel)
  expect((await refusalOf(restOf(discord).post(Routes.channelMessages(general.id), { body: { content: 'x' } }))).code).toBe(50001)
  expect((await refusalOf(restOf(discord).get(Routes.channel(general.id)))).code).toBe(50001)
})

const guarded: [
  string,
  bigint,
  (channel: string) => [`/${string}`, { body: object; files?: { name: string; data: Buffer }[] }],
][] = [
  [
    'attaching files',
    Bits.AttachFiles,
    (channel: string) => [
      Routes.channelMessages(channel),
      { body: { content: 'x' }, files: [{ name: 'a.txt', data: Buffer.from('a') }] },
    ],
  ],
  [
    'starting public threads',
    Bits.CreatePublicThreads,
    (channel: string) => [Routes.threads(channel), { body: { name: 'x', type: 11 } }],
  ],
  [
    'starting private threads',
    Bits.CreatePrivateThreads,
    (channel: string) => [Routes.threads(channel), { body: { name: 'x', type: 12 } }],
  ],
]

test.each(guarded)('%s needs its permission', async (_, bit, request) => {
  const { discord } = await stage()
  const rest = restOf(discord)
  const general = discord.channel('general')
  const denied = discord.faults.deny(general, bit)
  expect((await refusalOf(rest.post(...request(general.id)))).code).toBe(50013)
  denied.clear()
  await rest.post(...request(general.id))
})

test('reading the history needs its permission', async () => {
  const { discord } = await stage()
  const general = discord.channel('general')
  discord.faults.deny(general, Bits.ReadMessageHistory)
  expect((await refusalOf(restOf(discord).get(Routes.channelMessages(general.id)))).code).toBe(50013)
})

test('a private channel is seen by administrators and the bot, not by everybody', async () => {
  const { discord, client } = await stage()
  const created = new Promise<string>((resolve) => client.on(Events.ChannelCreate, (channel) => resolve(channel.name)))
  const secret = discord.createChannel('staff', { private: true })
  expect(await created).toBe('staff')
  expect(
    discord
      .actor('Alice')
      .channels()
      .map((channel) => channel.name),
  ).toEqual(['general'])
  expect(
    discord
      .actor('Mod', { administrator: true })
      .channels()
      .map((channel) => channel.name),
  ).toEqual(['general', 'staff'])
  await restOf(discord).post(Routes.channelMessages(secret.id), { body: { content: 'hidden' } })
  expect(discord.bytesFor(discord.actor('Alice')).toString()).not.toContain('hidden')
})

test('commands for moderators are offered to them alone', async () => {
  const { discord } = await stage({
    commands: [{ name: 'admin', description: 'Moderates', defaultMemberPermissions: Bits.ManageGuild }],
    on: async (interaction) => interaction.isRepliable() && interaction.reply('done'),
  })
  await expect(discord.actor('Alice').run('/admin')).rejects.toThrow('Alice finds no command /admin; there are: ')
  expect((await discord.actor('Mod', { permissions: Bits.ManageGuild }).run('/admin')).text).toBe('done')
  expect((await discord.actor('Chief', { administrator: true }).run('/admin')).text).toBe('done')
})

test('the bot can be thrown out and invited again', async () => {
  const { discord, client } = await stage()
  discord.removeBot()
  await until(() => client.guilds.cache.size === 0, 'the guild to go')
  const general = discord.channel('general')
  expect((await refusalOf(restOf(discord).post(Routes.channelMessages(general.id), { body: { content: 'x' } }))).code).toBe(50001)
  discord.inviteBot()
  await until(() => client.guilds.cache.size === 1, 'the guild to come')
  await restOf(discord).post(Routes.channelMessages(general.id), { body: { content: 'x' } })
})

test('roles are given and taken by who may manage them', async () => {
  const { discord, client } = await stage()
  const alice = discord.actor('Alice')
  const member = await client.guilds.cache.get(discord.guildId)?.members.fetch(alice.id)
  expect(member?.displayName).toBe('Alice')
  const moderator = (await client.guilds.cache.get(discord.guildId)?.roles.fetch())?.find((role) => role.name === 'Moderator')
  expect((await refusalOf(restOf(discord).put(Routes.guildMemberRole(discord.guildId, alice.id, moderator!.id)))).code).toBe(
    50013,
  )
})

test('a second server has people, channels and commands of its own', async () => {
  const where: (string | null)[] = []
  const { discord, client } = await stage({
    commands,
    on: async (interaction) => {
      where.push(interaction.guildId)
      if (interaction.isRepliable()) await interaction.reply('here')
    },
  })
  const second = discord.createGuild('Second', { locale: 'it', channels: ['piazza'] })
  await until(() => client.guilds.cache.size === 2, 'the guild to come')
  const anna = discord.actor('Anna', { member: false })
  anna.joinGuild(second.id)
  const [piazza] = second.channels
  expect(anna.channels().map((channel) => [channel.name, channel.guild])).toEqual([['piazza', second.id]])
  await anna.run('/go', {}, { in: piazza! })
  await discord.actor('Alice').run('/go')
  expect(where).toEqual([second.id, discord.guildId])
})

test('answers that count towards a ban are counted', async () => {
  const { discord } = await stage()
  const before = discord.invalidRequests
  discord.faults.deny(discord.channel('general'), Bits.SendMessages)
  await refusalOf(restOf(discord).post(Routes.channelMessages(discord.channel('general').id), { body: { content: 'x' } }))
  expect(discord.invalidRequests).toBe(before + 1)
})
