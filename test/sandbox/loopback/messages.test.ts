import { type APIMessage, ChannelType, Events, GatewayIntentBits, MessageFlags, Routes, type TextChannel } from 'discord.js'
import { expect, test } from 'vitest'
import { ManualClock } from '../manual-clock.ts'
import { connect, refusalOf, restOf, stage, until } from './stage.ts'

async function inGeneral(options: Parameters<typeof stage>[0] = {}) {
  const set = await stage(options)
  const channel = (await set.client.channels.fetch(set.discord.channel('general').id)) as TextChannel
  return { ...set, channel, rest: restOf(set.discord), path: Routes.channelMessages(channel.id) }
}

/** A real picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a message is created, edited and deleted, and everybody sees it', async () => {
  const { discord, channel } = await inGeneral()
  const alice = discord.actor('Alice')
  const seen: string[] = []
  alice.watch((change) => seen.push(change.type))
  const message = await channel.send('one')
  await message.edit('two')
  expect(alice.last(channel).text).toBe('two')
  expect(alice.last(channel).edited).toBe(true)
  await message.delete()
  expect(alice.sees(channel)).toEqual([])
  expect(seen).toEqual(['message-created', 'message-updated', 'message-deleted'])
})

test('messages are paged newest first', async () => {
  const { rest, path, channel } = await inGeneral()
  for (let n = 1; n <= 7; n++) await channel.send(`${n}`)
  const texts = async (query: Record<string, string>) =>
    ((await rest.get(path, { query: new URLSearchParams(query) })) as APIMessage[]).map((message) => message.content)
  expect(await texts({ limit: '3' })).toEqual(['7', '6', '5'])
  const [, , fifth] = (await rest.get(path, { query: new URLSearchParams({ limit: '3' }) })) as APIMessage[]
  expect(await texts({ limit: '2', before: fifth!.id })).toEqual(['4', '3'])
  expect(await texts({ limit: '5', after: fifth!.id })).toEqual(['7', '6'])
  expect(await texts({ limit: '3', around: fifth!.id })).toEqual(['6', '5', '4'])
  expect((await refusalOf(rest.get(path, { query: new URLSearchParams({ limit: '101' }) }))).code).toBe(50035)
})

test('the same nonce, enforced, makes one message; unenforced, two', async () => {
  const clock = new ManualClock()
  const { discord, channel } = await inGeneral({ loopback: { clock } })
  const first = await channel.send({ content: 'once', nonce: 'n1', enforceNonce: true })
  const second = await channel.send({ content: 'once', nonce: 'n1', enforceNonce: true })
  expect(second.id).toBe(first.id)
  expect(discord.actor('Alice').sees(channel)).toHaveLength(1)
  await channel.send({ content: 'once', nonce: 'n1' })
  expect(discord.actor('Alice').sees(channel)).toHaveLength(2)
  clock.advance(5 * 60_000)
  await channel.send({ content: 'once', nonce: 'n1', enforceNonce: true })
  expect(discord.actor('Alice').sees(channel)).toHaveLength(3)
})

test('attachments are served, measured and described; an edit keeps, adds or drops them', async () => {
  const { channel } = await inGeneral()
  const message = await channel.send({ files: [{ attachment: pixel, name: 'my board.png', description: 'A dot' }] })
  const [attachment] = [...message.attachments.values()]
  expect(attachment).toMatchObject({
    name: 'my_board.png',
    width: 1,
    height: 1,
    size: pixel.length,
    contentType: 'image/png',
    description: 'A dot',
  })
  const response = await fetch(attachment!.url)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(pixel)
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  const added = await message.edit({
    attachments: [...message.attachments.values()],
    files: [{ attachment: Buffer.from('x'), name: 'x.txt' }],
  })
  expect(added.attachments.map((each) => each.name)).toEqual(['my_board.png', 'x.txt'])
  const dropped = await message.edit({ content: 'words', attachments: [] })
  expect(dropped.attachments.size).toBe(0)
})

test('an embed shows its attached picture', async () => {
  const { discord, channel } = await inGeneral()
  await channel.send({
    embeds: [{ title: 'Board', image: { url: 'attachment://b.png' } }],
    files: [{ attachment: pixel, name: 'b.png' }],
  })
  const seen = discord.actor('Alice').last(channel)
  expect([seen.text, seen.images.map((image) => image.name)]).toEqual(['Board', ['b.png']])
  expect(Buffer.from(seen.file(seen.images[0]!.url))).toEqual(pixel)
})

test('a message becomes one of components by an edit, and never goes back', async () => {
  const { discord, channel, rest } = await inGeneral()
  const message = await channel.send('plain')
  await rest.patch(Routes.channelMessage(channel.id, message.id), {
    body: { content: null, flags: MessageFlags.IsComponentsV2, components: [{ type: 10, content: 'new' }] },
  })
  expect(discord.actor('Alice').last(channel).text).toBe('new')
  const refusal = await refusalOf(
    rest.patch(Routes.channelMessage(channel.id, message.id), { body: { content: 'old', flags: 0 } }),
  )
  expect(refusal.code).toBe(50035)
})

test('mentions ping whom allowed_mentions allows, in text displays too, and never in edits', async () => {
  const { discord, channel, rest, path } = await inGeneral()
  const [alice, bob, carol] = ['Alice', 'Bob', 'Carol'].map((name) => discord.actor(name))
  const all = `<@${alice!.id}> <@${bob!.id}> @everyone \`<@${carol!.id}>\``
  await channel.send({ content: all, allowedMentions: { parse: [], users: [alice!.id] } })
  expect([alice!.pings().length, bob!.pings().length]).toEqual([1, 0])
  await rest.post(path, { body: { flags: MessageFlags.IsComponentsV2, components: [{ type: 10, content: all }] } })
  expect([alice!.pings().length, bob!.pings().length, carol!.pings().length]).toEqual([2, 1, 0])
  const quiet = await channel.send({ content: 'x', allowedMentions: { parse: [] } })
  await quiet.edit({ content: all, allowedMentions: { parse: ['users'] } })
  expect(bob!.pings()).toHaveLength(1)
})

test('replies point to their message, and an unknown one is refused', async () => {
  const { channel, rest, path } = await inGeneral()
  const message = await channel.send('question')
  const reply = await message.reply('answer')
  expect(reply.reference?.messageId).toBe(message.id)
  expect((await refusalOf(rest.post(path, { body: { content: 'x', message_reference: { message_id: '1' } } }))).code).toBe(50035)
  await rest.post(path, { body: { content: 'x', message_reference: { message_id: '1', fail_if_not_exists: false } } })
})

test('what others wrote is read, but not edited or deleted', async () => {
  const { discord, channel, rest } = await inGeneral()
  const said = discord.actor('Alice').say(channel, 'mine')
  expect((await channel.messages.fetch(said.id)).author.displayName).toBe('Alice')
  expect((await refusalOf(rest.patch(Routes.channelMessage(channel.id, said.id), { body: { content: 'x' } }))).code).toBe(50005)
  expect((await refusalOf(rest.delete(Routes.channelMessage(channel.id, said.id)))).code).toBe(50013)
})

test('direct messages reach their person alone; closed ones answer 50007', async () => {
  const { discord, client, errors } = await inGeneral()
  const alice = discord.actor('Alice')
  const bob = discord.actor('Bob')
  const user = await client.users.fetch(alice.id)
  await user.send('your hand')
  expect(alice.directMessages().map((message) => message.text)).toEqual(['your hand'])
  expect(bob.channels().map((channel) => channel.kind)).toEqual(['text'])
  expect(discord.bytesFor(bob).toString()).not.toContain('your hand')
  alice.closeDirectMessages()
  expect((await refusalOf(user.send('again'))).code).toBe(50007)
  alice.openDirectMessages()
  await user.send('again')
  alice.leaveGuild()
  expect((await refusalOf(user.send('still there?'))).code).toBe(50278)
  expect(alice.directMessages()).toHaveLength(2)
  expect(errors).toEqual([])
})

test('unknown channels, messages and people have their codes', async () => {
  const { rest, path, channel } = await inGeneral()
  const codes = await Promise.all(
    [
      rest.get(Routes.channel('1')),
      rest.post(Routes.channelMessages('1'), { body: { content: 'x' } }),
      rest.get(`${path}/1`),
      rest.get(Routes.user('1')),
      rest.get(Routes.guild('1')),
      rest.post(Routes.userChannels(), { body: { recipient_id: '1' } }),
      rest.get(Routes.guildMember(channel.guildId, '1')),
    ].map(refusalOf),
  )
  expect(codes.map((refusal) => refusal.code)).toEqual([10003, 10003, 10008, 10013, 10004, 50033, 10013])
})

test('typing is shown', async () => {
  const { discord, channel } = await inGeneral()
  const typing: string[] = []
  discord.actor('Alice').watch((change) => change.type === 'typing' && typing.push(change.user))
  await channel.sendTyping()
  expect(typing).toEqual([discord.bot.id])
})

test('a pinned message stays marked', async () => {
  const { discord, channel } = await inGeneral()
  const message = await channel.send('rules')
  const refusal = await refusalOf(message.pin())
  expect(refusal.code).toBe(50013)
  expect(discord.actor('Alice').last(channel).raw.pinned).toBe(false)
  expect(channel.type).toBe(ChannelType.GuildText)
})

test('without the privileged intent the words of others are hidden, unless they speak to the bot', async () => {
  const { discord, channel } = await inGeneral()
  const alice = discord.actor('Alice')
  const words = async (id: string, where = channel.id) =>
    ((await restOf(discord).get(Routes.channelMessage(where, id))) as APIMessage).content
  expect(await words(alice.say(channel, 'among us').id)).toBe('')
  expect(await words(alice.say(channel, `<@${discord.bot.id}> hello`).id)).toContain('hello')
  expect(await words(alice.say(alice.direct(), 'in private').id, alice.direct().id)).toBe('in private')
})

test('message events come only to who asked for them, and privileged intents only to who may have them', async () => {
  const { discord, client } = await inGeneral()
  const heard: string[] = []
  client.on(Events.MessageCreate, (message) => heard.push(message.content))
  const listener = await connect(discord, { options: { intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages] } })
  const listened: string[] = []
  listener.on(Events.MessageCreate, (message) => listened.push(message.content))
  discord.actor('Alice').say(discord.channel('general'), `<@${discord.bot.id}> hello`)
  await until(() => listened.length === 1, 'the message')
  expect(heard).toEqual([])
  await expect(connect(discord, { options: { intents: [GatewayIntentBits.GuildMembers] } })).rejects.toThrow('disallowed intents')
})
