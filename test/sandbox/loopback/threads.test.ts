import { ChannelType, Events, PermissionFlagsBits, Routes, type TextChannel, ThreadAutoArchiveDuration } from 'discord.js'
import { expect, test } from 'vitest'
import { refusalOf, restOf, stage, until } from './stage.ts'

async function inGeneral() {
  const set = await stage()
  const channel = (await set.client.channels.fetch(set.discord.channel('general').id)) as TextChannel
  return { ...set, channel, rest: restOf(set.discord) }
}

test('a thread on a message is a channel of its own, shown below its parent', async () => {
  const { discord, channel } = await inGeneral()
  const alice = discord.actor('Alice')
  const seen: string[] = []
  alice.watch((change) => seen.push(change.type))
  const message = await channel.send('A new game')
  const thread = await message.startThread({ name: 'Game 1', autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek })
  await thread.send('inside')
  expect(thread.id).toBe(message.id)
  expect(alice.sees(thread).map((each) => each.text)).toEqual(['inside'])
  expect(alice.channels().map(({ name, kind }) => [name, kind])).toEqual([
    ['general', 'text'],
    ['Game 1', 'public-thread'],
  ])
  expect(alice.last(channel).raw.thread?.name).toBe('Game 1')
  expect(seen).toEqual(['message-created', 'thread-created', 'message-updated', 'message-created'])
  expect((await refusalOf(message.startThread({ name: 'Again' }))).code).toBe(160004)
})

test('a public thread without a message leaves a line in its parent', async () => {
  const { discord, channel } = await inGeneral()
  await channel.threads.create({ name: 'Table 2', type: ChannelType.PublicThread })
  expect(discord.actor('Alice').last(channel).raw).toMatchObject({ type: 18, content: 'Table 2' })
})

test('a private thread is seen by its members only, until they are removed', async () => {
  const { discord, channel } = await inGeneral()
  const alice = discord.actor('Alice')
  const bob = discord.actor('Bob')
  const thread = await channel.threads.create({ name: 'Secret', type: ChannelType.PrivateThread })
  await thread.members.add(alice.id)
  await thread.send('between us')
  expect(alice.sees(thread).map((message) => message.text)).toEqual(['between us'])
  expect(() => bob.sees(thread)).toThrow('Bob sees no channel Secret')
  expect(discord.bytesFor(bob).toString()).not.toContain('between us')
  expect(discord.actor('Mod', { administrator: true }).sees(thread)).toHaveLength(1)
  expect((await thread.members.fetch()).map((member) => member.id).sort()).toEqual([alice.id, discord.bot.id].sort())
  await thread.members.remove(alice.id)
  expect(() => alice.sees(thread)).toThrow('sees no channel')
})

test('an archived thread refuses edits, wakes by a message, and stays shut when locked', async () => {
  const { discord, channel, rest } = await inGeneral()
  const thread = await channel.threads.create({ name: 'Table' })
  const message = await thread.send('one')
  await thread.setArchived(true)
  expect((await refusalOf(rest.patch(Routes.channelMessage(thread.id, message.id), { body: { content: 'x' } }))).code).toBe(50083)
  expect((await refusalOf(rest.patch(Routes.channel(thread.id), { body: { name: 'New' } }))).code).toBe(50083)
  await thread.send('two')
  expect(discord.channel('Table').thread_metadata?.archived).toBe(false)
  discord.changeThread(thread, { archived: true, locked: true })
  expect((await refusalOf(rest.post(Routes.channelMessages(thread.id), { body: { content: 'x' } }))).code).toBe(50083)
})

test('whoever may write in an archived thread may wake it, though they may not manage it', async () => {
  const { discord, channel, rest } = await inGeneral()
  const thread = await channel.threads.create({ name: 'Table' })
  const stored = discord.channel('Table')
  stored.owner_id = discord.actor('Alice').id
  stored.thread_metadata!.archived = true
  discord.faults.deny(channel, PermissionFlagsBits.ManageThreads)
  expect((await refusalOf(rest.patch(Routes.channel(thread.id), { body: { name: 'New', archived: false } }))).code).toBe(50013)
  await rest.patch(Routes.channel(thread.id), { body: { archived: false } })
  expect(discord.channel('Table').thread_metadata?.archived).toBe(false)
})

test('a command run in a thread names it as its channel', async () => {
  let where: string | undefined
  const { discord, client } = await stage({
    commands: [{ name: 'go', description: 'Goes' }],
    on: async (interaction) => {
      if (!interaction.isChatInputCommand()) return
      where = interaction.channel?.isThread() ? `${interaction.channel.parentId}/${interaction.channelId}` : undefined
      await interaction.reply('here')
    },
  })
  const channel = (await client.channels.fetch(discord.channel('general').id)) as TextChannel
  const thread = await channel.threads.create({ name: 'Table' })
  await discord.actor('Alice').run('/go', {}, { in: thread })
  expect(where).toBe(`${channel.id}/${thread.id}`)
})

test('a channel that is deleted takes its threads along, and the bot is told', async () => {
  const { discord, client, channel } = await inGeneral()
  const thread = await channel.threads.create({ name: 'Table' })
  const deleted: string[] = []
  client.on(Events.ChannelDelete, (gone) => deleted.push(gone.id))
  discord.deleteChannel(channel)
  await until(() => deleted.length > 0, 'the event')
  expect(deleted).toEqual([channel.id])
  expect((await refusalOf(restOf(discord).post(Routes.channelMessages(thread.id), { body: { content: 'x' } }))).code).toBe(10003)
})

test('threads can be listed: active ones of the server, archived ones of a channel', async () => {
  const { channel } = await inGeneral()
  const open = await channel.threads.create({ name: 'Open' })
  const shut = await channel.threads.create({ name: 'Shut', type: ChannelType.PublicThread })
  await shut.setArchived(true)
  expect((await channel.guild.channels.fetchActiveThreads()).threads.map((thread) => thread.id)).toEqual([open.id])
  expect((await channel.threads.fetchArchived()).threads.map((thread) => thread.id)).toEqual([shut.id])
})

test('whoever is mentioned in a private thread becomes a member of it', async () => {
  const { discord, channel } = await inGeneral()
  const alice = discord.actor('Alice')
  const thread = await channel.threads.create({ name: 'Secret', type: ChannelType.PrivateThread })
  await thread.send(`<@${alice.id}>, your turn`)
  expect(alice.sees(thread).map((message) => message.text)).toEqual([`<@${alice.id}>, your turn`])
})
