import { Events, type Interaction, Routes, type TextChannel } from 'discord.js'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { ManualClock } from '../manual-clock.ts'
import { connect, refusalOf, restOf, stage, until } from './stage.ts'

const commands = [{ name: 'go', description: 'Goes' }]
const posting = 'POST /channels/{channel_id}/messages'

async function inGeneral(script: Parameters<typeof stage>[0] = {}) {
  const set = await stage(script)
  const channel = (await set.client.channels.fetch(set.discord.channel('general').id)) as TextChannel
  return {
    ...set,
    channel,
    alice: set.discord.actor('Alice'),
    texts: () =>
      set.discord
        .actor('Alice')
        .sees(channel)
        .map((message) => message.text),
  }
}

test('a rate limit is waited for, and the post arrives once', async () => {
  const { discord, channel, texts } = await inGeneral()
  const fault = discord.faults.rateLimited({ route: posting, times: 2, retryAfter: 0.02 })
  await channel.send('patient')
  expect([fault.fired, texts()]).toEqual([2, ['patient']])
  expect(
    discord.requests
      .filter((request) => request.route === '/channels/{channel_id}/messages')
      .map((request) => [request.status, request.fault]),
  ).toEqual([
    [429, 'rate limited'],
    [429, 'rate limited'],
    [200, null],
  ])
})

test('server errors are tried again by the client, and do not carry anything out', async () => {
  const { discord, channel, texts } = await inGeneral()
  discord.faults.serverError({ route: posting, status: 502, times: 2 })
  await channel.send('third time')
  expect(texts()).toEqual(['third time'])
})

test('a fault can name its code, wait for its turn, and look into the body', async () => {
  const { discord, channel, texts } = await inGeneral()
  const fault = discord.faults.refused({
    code: 50013,
    route: posting,
    after: 1,
    when: ({ body }) => JSON.stringify(body).includes('picky'),
  })
  await channel.send('other')
  await channel.send('picky 1')
  expect((await refusalOf(channel.send('picky 2'))).code).toBe(50013)
  await channel.send('picky 3')
  expect([fault.fired, texts()]).toEqual([1, ['other', 'picky 1', 'picky 3']])
})

test('edits of old messages are refused as a limit that lasts as long as it says', async () => {
  const { discord, channel } = await inGeneral()
  const sent = await channel.send('old')
  discord.faults.refused({ code: 30046, retryAfter: 2.5 })
  const { api, token } = discord
  const answer = await fetch(`${api}/v10/channels/${channel.id}/messages/${sent.id}`, {
    method: 'PATCH',
    headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ content: 'new' }),
  })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '2.5'])
  expect(await answer.json()).toMatchObject({ code: 30046, retry_after: 2.5 })
})

test('an accepted post whose answer is lost is there, and a nonce keeps the second try from doubling it', async () => {
  const { discord, channel, texts } = await inGeneral()
  discord.faults.noAnswer({ route: posting })
  const once = { content: 'once', nonce: '42', enforceNonce: true }
  await expect(channel.send(once)).rejects.toThrow('other side closed')
  expect(texts()).toEqual(['once'])
  const sent = await channel.send(once)
  expect(texts()).toEqual(['once'])
  expect(sent.id).toBe(discord.actor('Alice').last(channel).id)
})

test('after a connection is reset discord.js tries again by itself', async () => {
  const { discord, channel, texts } = await inGeneral()
  discord.faults.noAnswer({ route: posting, by: 'reset' })
  await channel.send('twice')
  expect(texts()).toEqual(['twice', 'twice'])
  expect(discord.requests.filter((request) => request.fault === 'no answer')).toHaveLength(1)
})

test('a request that is lost on the way was not carried out', async () => {
  const { discord, texts } = await inGeneral()
  discord.faults.lost({ route: posting })
  await expect(
    restOf(discord).post(Routes.channelMessages(discord.channel('general').id), { body: { content: 'x' } }),
  ).rejects.toThrow()
  expect(texts()).toEqual([])
})

test('a slow answer arrives late', async () => {
  const { discord, channel } = await inGeneral()
  discord.faults.slow({ route: posting, milliseconds: 60 })
  await channel.send('slow')
  expect(discord.requests.at(-1)!.took).toBeGreaterThanOrEqual(55)
})

test('clearing faults leaves a healthy Discord', async () => {
  const { discord, channel, texts } = await inGeneral()
  discord.faults.refused({ code: 50013, times: 99 })
  discord.faults.clear()
  await channel.send('healthy')
  expect(texts()).toEqual(['healthy'])
})

describe('the gateway', () => {
  test('resumes after a dropped connection and delivers what was missed', async () => {
    const seen: string[] = []
    const { discord, client, alice, channel } = await inGeneral({
      commands,
      on: async (interaction) => {
        seen.push(interaction.id)
        if (interaction.isRepliable()) await interaction.reply('here')
      },
    })
    const resumed = new Promise((resolve) => client.once(Events.ShardResume, (_, replayed) => resolve(replayed)))
    discord.faults.dropGateway()
    const reply = await alice.run('/go', {}, { in: channel })
    expect(reply.text).toBe('here')
    await resumed
    expect(seen).toEqual([reply.interaction])
  })

  // discord.js waits five seconds between two sessions.
  test('an invalidated session identifies anew', { timeout: 30_000 }, async () => {
    const { discord, client, alice } = await inGeneral({
      commands,
      on: async (interaction) => interaction.isRepliable() && interaction.reply('anew'),
    })
    const ready = new Promise((resolve) => client.once(Events.ShardReady, resolve))
    discord.faults.dropGateway('invalidate')
    await ready
    expect((await alice.run('/go')).text).toBe('anew')
  })

  test('that is down for a while is found again', async () => {
    const { discord, client, alice } = await inGeneral({
      commands,
      on: async (interaction) => interaction.isRepliable() && interaction.reply('back'),
    })
    const down = discord.faults.gatewayDown()
    const resumed = new Promise((resolve) => client.once(Events.ShardResume, resolve))
    discord.faults.dropGateway()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(discord.botConnected).toBe(false)
    down.clear()
    await resumed
    expect((await alice.run('/go')).text).toBe('back')
  })

  test('may deliver twice', async () => {
    const seen: Interaction[] = []
    const { discord, alice, errors } = await inGeneral({
      commands,
      on: async (interaction) => {
        seen.push(interaction)
        if (interaction.isRepliable()) await interaction.reply(`answer ${seen.length}`)
      },
    })
    discord.faults.duplicateDelivery()
    const reply = await alice.run('/go')
    await until(() => seen.length === 2 && errors.length === 1, 'the second delivery')
    expect(new Set(seen.map((interaction) => interaction.id)).size).toBe(1)
    expect(reply.text).toBe('answer 1')
    expect(errors).toMatchObject([{ code: 40060 }])
  })

  test('may deliver late', async () => {
    const { discord, alice } = await inGeneral({
      commands,
      on: async (interaction) => interaction.isRepliable() && interaction.reply('late'),
    })
    discord.faults.lateDelivery({ milliseconds: 80 })
    const reply = await alice.run('/go')
    expect(reply.acknowledgedAfter).toBeGreaterThanOrEqual(75)
  })

  test('may lose an event', async () => {
    const { discord, alice } = await inGeneral({
      commands,
      on: async (interaction) => interaction.isRepliable() && interaction.reply('here'),
      loopback: { clock: new ManualClock() },
    })
    discord.faults.lostDelivery()
    const outcome = expect(alice.run('/go')).rejects.toThrow('did not respond')
    if (discord.clock instanceof ManualClock) discord.clock.advance(3_000)
    await outcome
    expect((await alice.run('/go')).text).toBe('here')
  })

  test('turns away web pages', async () => {
    const { discord } = await inGeneral()
    const socket = new WebSocket(`${discord.origin.replace('http', 'ws')}/gateway`, { origin: 'https://example.org' })
    const status = new Promise((resolve) => socket.on('unexpected-response', (_, response) => resolve(response.statusCode)))
    expect(await status).toBe(503)
  })

  test('serves a bot that goes and comes back', async () => {
    const { discord, client, alice } = await inGeneral({
      commands,
      on: async (interaction) =>
        interaction.isRepliable() &&
        interaction.reply({
          content: 'first bot',
          components: [{ type: 1, components: [{ type: 2, style: 1, label: 'Go on', customId: 'on' }] }],
        }),
    })
    const reply = await alice.run('/go')
    await client.destroy()
    await until(() => !discord.botConnected, 'the bot to go')
    await connect(discord, { on: async (interaction) => interaction.isButton() && interaction.update('second bot') })
    expect((await alice.click(reply, 'Go on')).text).toBe('second bot')
  })

  test('refuses a wrong token', async () => {
    const { discord } = await inGeneral()
    const socket = new WebSocket(`${discord.origin.replace('http', 'ws')}/gateway?v=10&encoding=json`)
    const closed = new Promise<number>((resolve) => socket.addEventListener('close', (event) => resolve(event.code)))
    socket.addEventListener(
      'message',
      () => socket.send(JSON.stringify({ op: 2, d: { token: 'nonsense', intents: 1, properties: {} } })),
      { once: true },
    )
    expect(await closed).toBe(4004)
  })
})

// docs.discord.com, Rate Limits, "Global Rate Limit": 50 requests a second for a bot, told by X-RateLimit-Global and -Scope and Retry-After.
test('strict rate limits hold for all routes together', async () => {
  const { discord } = await inGeneral({ loopback: { rateLimits: 'strict', clock: new ManualClock() } })
  const ask = () => fetch(`${discord.api}/v10/users/@me`, { headers: { authorization: `Bot ${discord.token}` } })
  const statuses: number[] = []
  let last = await ask()
  for (let asked = 1; asked < 60 && last.status === 200; asked++) {
    statuses.push(last.status)
    last = await ask()
  }
  expect(statuses.length).toBeLessThanOrEqual(50)
  expect([last.status, last.headers.get('x-ratelimit-global'), last.headers.get('x-ratelimit-scope')]).toEqual([
    429,
    'true',
    'global',
  ])
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
})

// The same place, "Header Format": limit, remaining, reset and bucket with each answer, Retry-After with a 429.
test('strict rate limits make the client wait for its bucket', async () => {
  const { discord, channel } = await inGeneral({ loopback: { rateLimits: 'strict', clock: new ManualClock() } })
  const answer = await fetch(`${discord.api}/v10${Routes.channelMessages(channel.id)}`, {
    method: 'POST',
    headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
    body: '{"content":"x"}',
  })
  expect(answer.headers.get('x-ratelimit-limit')).toBe('5')
  expect(answer.headers.get('x-ratelimit-remaining')).toBe('4')
  const statuses = []
  for (let n = 0; n < 5; n++) {
    const each = await fetch(`${discord.api}/v10${Routes.channelMessages(channel.id)}`, {
      method: 'POST',
      headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
      body: '{"content":"x"}',
    })
    statuses.push(each.status)
    if (each.status === 429) expect(Number(each.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})
