import { PermissionFlagsBits as Bits, ChannelType } from 'discord.js'
import { describe, expect, test } from 'vitest'
import type { ChannelLike } from '../../src/sandbox/loopback/index.ts'
import { everyBit, invitedPermissions } from '../../src/sandbox/loopback/permissions.ts'
import { type StageOptions, stage } from './stage.ts'
import { bidOn, isLobby, publicMessages, statuses } from './table.ts'

async function people(options: StageOptions = {}) {
  const set = await stage(options)
  const [anna, bo] = [set.actor('Anna'), set.actor('Bo')]
  const open = async (where: ChannelLike, more = {}) =>
    (await anna.run('/game new', { game: 'bids', ...more }, { in: where })).text
  /** From the lobby to the first status, and a bid of each. */
  const plays = async (where: ChannelLike) => {
    await bo.click(await bo.waitFor(isLobby, { in: where }), 'Join')
    await anna.click(anna.last(where, isLobby), 'Start')
    await set.settled()
    for (const who of [anna, bo]) await bidOn(who, await who.run('/turn', {}, { in: where }), 1)
    await set.settled()
    expect(statuses(anna, where)).toHaveLength(2)
    expect(set.discord.failures).toEqual([])
  }
  return Object.assign(set, { anna, bo, open, plays })
}

/** No word of a fault of ours, and no table. */
async function nothing({ logged, tables }: Awaited<ReturnType<typeof people>>, where: ChannelLike) {
  expect(logged.filter((line) => line.includes('"msg":"failed"'))).toEqual([])
  expect(await tables.look({ channel: typeof where === 'string' ? where : where.id })).toBeUndefined()
}

describe('a game is played', () => {
  test.each(['announcement', 'voice', 'stage'] as const)('in a channel of kind %s', async (kind) => {
    const set = await people()
    const channel = set.discord.createChannel('place', { kind })
    expect(await set.open(channel)).toContain('The table is open')
    await set.plays(channel)
  })

  test('where people are slowed, and where one must be of age', async () => {
    const set = await people()
    const channel = set.discord.createChannel('place', { slowMode: 3600, ageRestricted: true })
    expect(await set.open(channel)).toContain('The table is open')
    await set.plays(channel)
  })

  test('in a post of a forum, which is the table', async () => {
    const set = await people()
    const forum = set.discord.createChannel('games', { kind: 'forum' })
    const post = set.discord.startThread(forum, 'who plays?', { by: set.anna })
    expect(await set.open(post, { thread: true })).toContain(`<#${post.id}>`)
    await set.plays(post)
  })

  test('in a thread of an announcement channel, made for it', async () => {
    const set = await people()
    const channel = set.discord.createChannel('news', { kind: 'announcement' })
    expect(await set.open(channel, { thread: true })).toContain('The table is open')
    await set.settled()
    const thread = set.anna.channels().find(({ type }) => type === ChannelType.AnnouncementThread)!
    await set.plays(thread)
  })

  test('with exactly the permissions that the invitation asks for', async () => {
    const set = await people()
    const general = set.discord.channel('general')
    set.discord.overwrite(general, set.discord.bot, { deny: everyBit & ~invitedPermissions })
    expect(await set.open(general, { thread: true })).toContain('The table is open')
    await set.settled()
    await set.plays(set.anna.channels().find(({ kind }) => kind === 'public-thread')!)
  })
})

describe('a private thread', () => {
  test('is no table before the bot is let in, which it says beforehand, and one afterwards', async () => {
    const set = await people()
    const { discord, anna, open } = set
    const thread = discord.startThread('general', 'between us', { by: anna, private: true })
    expect(await open(thread)).toContain(`Mention <@${discord.bot.id}> here`)
    await nothing(set, thread)
    anna.say(thread, `<@${discord.bot.id}> <@${set.bo.id}>`)
    expect(await open(thread)).toContain('The table is open')
    await set.plays(thread)
  })

  test('is entered by a bot that manages threads', async () => {
    const set = await people()
    const { discord, anna } = set
    discord.giveRole(discord.bot, { permissions: Bits.ManageThreads })
    const thread = discord.startThread('general', 'between us', { by: anna, private: true })
    anna.say(thread, `<@${set.bo.id}>`)
    expect(await set.open(thread)).toContain('The table is open')
    await set.plays(thread)
  })
})

describe('what cannot be is refused beforehand, with the reason', () => {
  test.each([
    ['voice', 'Discord has no threads in a channel of this kind'],
    ['stage', 'Discord has no threads in a channel of this kind'],
  ] as const)('a thread in a %s channel', async (kind, reason) => {
    const set = await people()
    const channel = set.discord.createChannel('loud', { kind })
    expect(await set.open(channel, { thread: true })).toContain(reason)
    await nothing(set, channel)
  })

  test('a voice channel to which the bot may not connect', async () => {
    const set = await people()
    const channel = set.discord.createChannel('loud', { kind: 'voice' })
    set.discord.faults.deny(channel, Bits.Connect)
    const answer = await set.open(channel)
    expect(answer).toContain('**Connect**')
    expect(answer).not.toContain('Send Messages')
    await nothing(set, channel)
  })

  test('a locked thread: a moderator can change that', async () => {
    const set = await people()
    const thread = set.discord.startThread('general', 'shut', { by: set.anna })
    set.discord.changeThread(thread, { locked: true })
    expect(await set.open(thread)).toContain('This thread is locked')
    await nothing(set, thread)
  })

  test('a server that is full of threads, whatever it said just before', async () => {
    const set = await people({ loopback: { activeThreads: 1 } })
    set.discord.startThread('general', 'the only one', { by: set.anna })
    expect(await set.open(set.discord.channel('general'), { thread: true })).toContain('as many active threads as Discord allows')
    await nothing(set, set.discord.channel('general'))
  })

  // 50001 and 50013 come of permissions that were taken away after Discord had sent them, 160005 of a thread locked in that moment.
  test.each([
    [50001, 'Discord has just not let me do this here'],
    [50013, 'Discord has just not let me do this here'],
    [50024, 'Discord has no threads in a channel of this kind'],
    [160005, 'This thread is locked'],
    [160006, 'as many active threads as Discord allows'],
  ])('code %d between question and answer is no fault of ours', async (code, reason) => {
    const set = await people()
    set.discord.faults.refused({ route: 'POST /channels/{channel_id}/threads', code })
    expect(await set.open(set.discord.channel('general'), { thread: true })).toContain(reason)
    await nothing(set, set.discord.channel('general'))
  })
})

describe('who opens a game', () => {
  test('must be allowed to write there, and for a thread to make one', async () => {
    const set = await people()
    const { discord, anna, open } = set
    const news = discord.createChannel('news')
    discord.overwrite(news, anna, { deny: Bits.SendMessages | Bits.CreatePublicThreads })
    expect(await open(news)).toContain('you need these permissions in this channel yourself: **Send Messages**')
    expect(await open(news, { thread: true })).toContain('yourself: **Create Public Threads**')
    await nothing(set, news)
    expect(anna.channels().some(({ kind }) => kind === 'public-thread')).toBe(false)
    discord.overwrite(news, anna, { allow: Bits.CreatePublicThreads, deny: Bits.SendMessages })
    expect(await open(news, { thread: true })).toContain('The table is open')
  })

  test('does so where the server has its games: in the channels chosen, their threads and posts', async () => {
    const set = await people()
    const { discord, tables, anna, open } = set
    const [games, forum] = [discord.createChannel('games'), discord.createChannel('posts', { kind: 'forum' })]
    const settings = { channels: [games.id, forum.id] }
    await tables.servers.change({ server: discord.guildId, person: 'mod', settings })
    expect(await open(discord.channel('general'))).toContain(`games are opened in <#${games.id}> <#${forum.id}>`)
    await nothing(set, discord.channel('general'))
    expect(await open(games)).toContain('The table is open')
    for (const parent of [games, forum])
      expect(await open(discord.startThread(parent, 'here', { by: anna }))).toContain('The table is open')
  })

  test('has so many tables open, and the server so many', async () => {
    const set = await people()
    const { discord, tables, bo, open } = set
    const channels = [1, 2, 3].map((number) => discord.createChannel(`games ${number}`))
    await tables.servers.change({ server: discord.guildId, person: 'mod', settings: { tablesPerPerson: 1, tables: 2 } })
    expect(await open(channels[0]!)).toContain('The table is open')
    expect(await open(channels[1]!)).toContain('You have one table open on this server')
    expect(await open(channels[1]!, { thread: true })).toContain('no more are allowed')
    expect(set.anna.channels().some(({ kind }) => kind === 'public-thread')).toBe(false)
    const other = await bo.run('/game new', { game: 'bids' }, { in: channels[1]! })
    expect(other.text).toContain('The table is open')
    const third = await discord.actor('Cleo').run('/game new', { game: 'bids' }, { in: channels[2]! })
    expect(third.text).toContain('This server has 2 open tables')
    // What is over counts no more.
    await set.anna.click(await set.anna.run('/game end', {}, { in: channels[0]! }), 'End the game')
    expect(await open(channels[0]!)).toContain('The table is open')
  })
})

test('an archived thread is woken by what happens at its table; a locked one lets it wait, and says so to whoever plays', async () => {
  const set = await people()
  const { discord, anna, bo, settled } = set
  const thread = discord.startThread('general', 'quiet', { by: anna })
  await set.open(thread)
  await set.plays(thread)
  discord.changeThread(thread, { archived: true })
  await anna.click(await anna.run('/turn', {}, { in: anna.direct() }), '2')
  await settled()
  expect(discord.channel(thread.id).thread_metadata?.archived).toBe(false)
  discord.changeThread(thread, { locked: true })
  const before = publicMessages(anna, thread).length
  expect((await bo.run('/turn', {}, { in: thread })).text).toContain('This thread is locked')
  await bo.click(await bo.run('/turn', {}, { in: bo.direct() }), '3')
  await settled()
  expect(publicMessages(anna, thread)).toHaveLength(before)
})
