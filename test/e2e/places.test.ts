import { PermissionFlagsBits } from 'discord.js'
import { describe, expect, test } from 'vitest'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { stage } from './stage.ts'
import { bid, bidOn, isLobby, playToTheEnd, publicMessages, type Seated, seated, statuses } from './table.ts'

const played = async ({ tables }: Seated, table: string) =>
  (await tables.log({ table })).filter(({ kind }) => kind === 'move').map(({ body }) => body.move)

/** A game with one bid of Anna's whose channel is gone. */
async function deleted() {
  const set = await seated()
  const { anna, bo, discord, status, settled, tables } = set
  await bid(anna, 3)
  await settled()
  const { id } = (await tables.look({ channel: status.channel }))!
  discord.deleteChannel(status.channel)
  await bo.waitFor(/was deleted/)
  await settled()
  return Object.assign(Object.create(set) as typeof set, { id })
}

describe('a deleted channel', () => {
  test('makes the game wait, tells its people once, and frees the place', async () => {
    const set = await deleted()
    for (const person of [set.anna, set.bo]) {
      const told = person.directMessages().filter(({ text }) => text.includes('The channel of your game of Bids was deleted'))
      expect(told).toHaveLength(1)
    }
    expect(await set.tables.look({ table: set.id })).toMatchObject({ status: 'archived' })
    expect(await played(set, set.id)).toHaveLength(1)
    expect(set.discord.failures).toEqual([])
  })

  test('is no end: whoever opened the game goes on with it in another channel, where it was', async () => {
    const set = await deleted()
    const { anna, bo, discord, settled, id } = set
    const elsewhere = discord.createChannel('elsewhere')
    expect((await bo.run('/game here', {}, { in: elsewhere })).text).toContain('Only Anna or a moderator can do this')
    expect((await anna.run('/game here', {}, { in: elsewhere })).text).toContain('The game goes on where it was')
    await settled()
    expect(statuses(anna, elsewhere)).toHaveLength(1)
    expect((await anna.click(statuses(anna, elsewhere)[0]!, 'My turn')).text).toContain('You have nothing to decide now')
    expect((await bo.run('/hand', {}, { in: elsewhere })).text).toContain('Cards:')
    await bidOn(bo, await bo.run('/turn', {}, { in: elsewhere }), 1)
    await settled()
    expect(await played(set, id)).toHaveLength(2)
    expect((await anna.run('/game here', {}, { in: elsewhere })).text).toContain('no game of yours')
    expect(discord.failures).toEqual([])
  })

  test('does not take the game to another server by itself: everybody who sits there agrees', async () => {
    const set = await deleted()
    const { anna, bo, discord, settled, tables, id } = set
    const other = discord.createGuild('Other', { channels: ['den', 'hall'] })
    const [den, hall] = other.channels
    const outsider = discord.actor('Eve', { member: false })
    for (const person of [anna, bo, outsider]) person.joinGuild(other.id)
    // It is hers, but the others would find their game, hands and all, on a server that she chose.
    expect((await anna.run('/game here', {}, { in: den! })).text).toContain('1 of 2 people of the table have agreed')
    await settled()
    expect(await tables.look({ table: id })).toMatchObject({ status: 'archived' })
    const question = outsider.last(den!, /would like to go on here with a game of Bids/)
    expect((await outsider.click(question, 'Go on here')).text).toContain('You are not playing here')
    // Agreeing to one place is not agreeing to another.
    expect((await bo.run('/game here', {}, { in: hall! })).text).toContain('1 of 2')
    expect((await anna.run('/game here', {}, { in: den! })).text).toContain('1 of 2')
    expect((await bo.click(anna.last(den!, /would like to go on/), 'Go on here')).text).toContain('The game goes on where it was')
    await settled()
    expect(await tables.look({ table: id })).toMatchObject({ status: 'playing', server: other.id, channel: den!.id })
    expect(statuses(bo, den!)).toHaveLength(1)
    expect(await played(set, id)).toHaveLength(1)
  })

  test('lets a moderator of its server bring the game to another one, and notes it there; one of the other server may not', async () => {
    const set = await deleted()
    const { anna, bo, discord, tables, id } = set
    const other = discord.createGuild('Other')
    for (const person of [anna, bo]) person.joinGuild(other.id, { permissions: PermissionFlagsBits.ManageGuild })
    const [den] = other.channels
    expect((await bo.run('/game here', {}, { in: den! })).text).toContain('1 of 2')
    discord.giveRole(bo, { permissions: PermissionFlagsBits.ManageChannels })
    expect((await bo.run('/game here', {}, { in: den! })).text).toContain('The game goes on where it was')
    expect(await tables.look({ table: id })).toMatchObject({ status: 'playing', server: other.id })
    const [noted] = await tables.moderation.log(discord.guildId, 1)
    expect(noted).toMatchObject({ action: 'wake', person: bo.id })
  })

  test('takes the threads below it along', async () => {
    const { actor, discord, settled, tables } = await stage()
    const anna = actor('Anna')
    await anna.run('/game new', { game: 'bids', thread: true })
    await settled()
    const thread = anna.channels().find(({ kind }) => kind === 'public-thread')!
    discord.deleteChannel('general')
    await anna.waitFor(/it was called off/)
    expect(await tables.look({ channel: thread.id })).toMatchObject({ status: 'ended', ending: { how: 'called-off' } })
  })

  test('is noticed at the next post, if nobody told us of it', async () => {
    const set = await seated()
    const { anna, bo, discord, status, tables } = set
    const { id } = (await tables.look({ channel: status.channel }))!
    const lost = discord.faults.lostDelivery({ event: 'CHANNEL_DELETE' })
    const panel = await anna.run('/turn', {}, { in: anna.direct() })
    discord.deleteChannel(status.channel)
    await bidOn(anna, panel, 2)
    await bo.waitFor(/was deleted/)
    expect(lost.fired).toBe(1)
    expect(await tables.look({ table: id })).toMatchObject({ status: 'archived' })
    expect(await played(set, id)).toHaveLength(1)
  })

  test('disturbs no other game', async () => {
    const { anna, bo, discord, status, settled } = await seated()
    const second = discord.createChannel('second')
    await anna.run('/game new', { game: 'bids' }, { in: second })
    await anna.waitFor(isLobby, { in: second })
    discord.deleteChannel(status.channel)
    await bo.click(await bo.waitFor(isLobby, { in: second }), 'Join')
    await settled()
    expect(bo.last(second, isLobby).text).toContain('2 of 4 seats taken')
  })
})

describe('when the bot is removed from the server', () => {
  /** A second server keeps everybody within reach of direct messages. */
  async function removed(options: Parameters<typeof seated>[0] = {}) {
    const set = await seated(options)
    const other = set.discord.createGuild('Other')
    for (const person of [set.anna, set.bo]) person.joinGuild(other.id)
    const { id } = (await set.tables.look({ channel: set.status.channel }))!
    return Object.assign(Object.create(set) as typeof set, { id })
  }

  test('the game waits with its clocks, its people are told, and it goes on when the bot is back', async () => {
    const clock = new ManualClock(Date.now())
    const set = await removed({ clock })
    const { anna, bo, discord, status, settled, tables, id } = set
    await bid(anna, 3)
    await settled()
    discord.removeBot()
    await bo.waitFor('I was removed from the server where you play Bids')
    await settled()
    expect(await tables.look({ table: id })).toMatchObject({ status: 'archived' })
    expect((await bo.run('/turn', {}, { in: bo.direct() })).text).toContain('No table waits for you')
    // Far longer than anybody has for a turn.
    clock.advance(40 * 24 * 3_600_000)
    await settled()
    expect(await played(set, id)).toHaveLength(1)

    discord.inviteBot()
    await anna.waitFor(/The game goes on where it was/, { in: status.channel })
    await settled()
    expect(await tables.look({ table: id })).toMatchObject({ status: 'playing' })
    expect(bo.pings().at(-1)!.text).toContain('your turn')
    await bo.click(statuses(bo, status.channel).at(-1)!, 'My turn')
    await bid(bo, 1)
    await settled()
    expect(await played(set, id)).toHaveLength(2)
    // The one of before has lost its buttons.
    expect(statuses(anna, status.channel).filter(({ buttons }) => buttons.length > 0)).toHaveLength(1)
  })

  test('and nobody told it, it finds out at the next post', async () => {
    const set = await removed()
    const { anna, bo, discord, id } = set
    const panel = await anna.run('/turn', {}, { in: anna.direct() })
    const lost = discord.faults.lostDelivery({ event: 'GUILD_DELETE' })
    discord.removeBot()
    await bidOn(anna, panel, 2)
    await bo.waitFor('I was removed from the server where you play Bids')
    expect(lost.fired).toBe(1)
    expect(await set.tables.look({ table: id })).toMatchObject({ status: 'archived' })
    expect(await played(set, id)).toHaveLength(1)
  })

  test('while it was down, it finds out at its start, and when it is back as well', async () => {
    const set = await removed()
    const { anna, bo, discord, id } = set
    const lost = discord.faults.lostDelivery({ event: 'GUILD_DELETE' })
    discord.removeBot()
    expect(lost.fired).toBe(1)
    await set.restart()
    await set.settled()
    expect(await set.tables.look({ table: id })).toMatchObject({ status: 'archived' })
    expect(bo.directMessages().at(-1)!.text).toContain('I was removed')
    await set.bot.stop()
    discord.inviteBot()
    await set.restart()
    await set.settled()
    expect(await set.tables.look({ table: id })).toMatchObject({ status: 'playing' })
    await playToTheEnd([anna, bo])
    await set.settled()
    expect(await set.tables.look({ table: id })).toMatchObject({ status: 'ended' })
  })
})

test('a game that cannot be read keeps neither the bot from starting nor others from being looked after', async () => {
  const set = await seated()
  const { anna, discord, store } = set
  const second = discord.createChannel('second')
  await anna.run('/game new', { game: 'bids' }, { in: second })
  await set.settled()
  const [spoiled, other] = await store.client.table.findMany({ orderBy: { createdAt: 'asc' } })
  await store.client.table.update({ where: { id: spoiled!.id }, data: { live: '{' } })
  discord.faults.lostDelivery({ event: 'GUILD_DELETE' })
  discord.removeBot()
  await set.restart()
  expect(await set.tables.look({ table: other!.id })).toMatchObject({ status: 'archived' })
})

describe('somebody who left the server', () => {
  test('is found out when they are called: their seat is absent, everybody is told, and the game goes on', async () => {
    const clock = new ManualClock(Date.now())
    const { anna, bo, discord, status, settled, tables } = await seated({ clock })
    await bid(bo, 2)
    await settled()
    bo.leaveGuild()
    // Whoever has just acted is not called.
    clock.advance(10 * 60_000)
    await bid(anna, 1)
    await settled()
    expect((await anna.waitFor(/is not in this server any more/)).text).toContain('The computer plays Bo')
    expect((await tables.look({ channel: status.channel }))!.seats[1]).toMatchObject({ computer: 'standing-in', person: bo.id })
    const gone = publicMessages(anna, status.channel).filter(({ text }) => text.includes('is not in this server any more'))
    expect(gone).toHaveLength(1)

    bo.joinGuild(discord.guildId)
    const panel = await bo.click(statuses(bo, status.channel).at(-1)!, 'My turn')
    await bo.click(panel, 'I am back')
    await settled()
    expect((await tables.look({ channel: status.channel }))!.seats[1]).toMatchObject({ computer: null })
  })
})

test('a thread that was archived in the quiet is woken for an edit', async () => {
  const { actor, bot, settled } = await stage()
  const anna = actor('Anna')
  await anna.run('/game new', { game: 'bids', thread: true })
  await settled()
  const thread = anna.channels().find(({ kind }) => kind === 'public-thread')!
  const lobby = anna.last(thread, isLobby)
  await bot.client.rest.patch(`/channels/${thread.id}`, { body: { archived: true } })
  await anna.click(lobby, 'Add computer')
  await settled()
  expect(anna.last(thread, isLobby).text).toMatch(/- \w+, computer/)
})
