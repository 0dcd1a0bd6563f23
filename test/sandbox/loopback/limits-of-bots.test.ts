import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startLoopback } from '../../../src/sandbox/loopback/index.ts'
import { ManualClock } from '../manual-clock.ts'
import { connect, refusalOf, restOf, stage, until } from './stage.ts'

const hour = 3_600_000

async function answered(discord: Awaited<ReturnType<typeof startLoopback>>, path: string): Promise<Response> {
  return fetch(`${discord.api}/v10${path}`, { headers: { authorization: `Bot ${discord.token}` } })
}

describe('direct messages', () => {
  // discord-api-docs #1905 (opening: 400), #66 and the JSON error codes (writing: 403); SnowTransfer #43 and DiscordPHP #467 (40003, quarantine).
  test.each([
    [50007, 403],
    [50278, 403],
    [50033, 400],
    [40003, 403],
    [20026, 403],
    [10013, 404],
    [10003, 404],
    [50035, 400],
  ])('are refused with %i for one person, in opening and in writing, and for nobody else', async (code, status) => {
    const { discord, client } = await stage()
    const [alice, bob] = [discord.actor('Alice'), discord.actor('Bob')]
    const open = await client.users.createDM(alice.id)
    discord.faults.noDirectMessages({ code, person: alice })
    expect(await refusalOf(open.send('hello'))).toMatchObject({ code, status })
    expect(await refusalOf(client.users.createDM(alice.id, { force: true }))).toMatchObject({ code, status })
    await client.users.send(bob.id, 'hello')
    expect(bob.directMessages().map(({ text }) => text)).toEqual(['hello'])
  })

  // "… unable to … send any direct messages to users it has not messaged before" (tmerc-cogs #111; discord-api-docs #5987).
  test('of a quarantined bot reach only people it has written to before', async () => {
    const { discord, client } = await stage()
    const [alice, bob] = [discord.actor('Alice'), discord.actor('Bob')]
    await client.users.send(alice.id, 'before')
    discord.faults.quarantine()
    await client.users.send(alice.id, 'after')
    expect((await refusalOf(client.users.send(bob.id, 'after'))).code).toBe(20026)
  })
})

// Discord's documentation, Rate Limits, "Invalid Request Limit": 401, 403 and 429, but for 429s with the scope "shared".
test('too many invalid requests within ten minutes ban the address for a while', async () => {
  const clock = new ManualClock()
  const discord = await startLoopback({ clock, invalidRequests: 20 })
  const rest = restOf(discord)
  const hidden = discord.createChannel('hidden')
  discord.faults.deny(hidden, 1n << 10n)
  discord.faults.rateLimited({ route: 'GET /users/@me', times: 3, retryAfter: 0.001, shared: true })
  await rest.get('/users/@me')
  expect(discord.invalidRequests).toBe(0)
  for (let request = 0; request < 20; request++) await refusalOf(rest.get(`/channels/${hidden.id}`))
  const banned = await answered(discord, '/users/@me')
  expect([banned.status, banned.headers.get('retry-after'), banned.headers.get('x-ratelimit-limit')]).toEqual([429, '600', null])
  clock.advance(11 * 60_000)
  expect((await answered(discord, '/users/@me')).status).toBe(200)
  await discord.stop()
})

// Discord's documentation, Gateway, "Session Start Limit": 1,000 in 24 hours, then all sessions end and the token is reset.
test('the starts of a day are counted, and whoever uses them up loses the token', async () => {
  const clock = new ManualClock()
  const discord = await startLoopback({ clock, sessionStarts: 2 })
  const limit = async () =>
    ((await (await answered(discord, '/gateway/bot')).json()) as { session_start_limit: unknown }).session_start_limit
  expect(await identified(discord)).toBe('READY')
  expect(await limit()).toMatchObject({ total: 2, remaining: 1, reset_after: 24 * hour })
  clock.advance(hour)
  expect(await identified(discord)).toBe('READY')
  expect(await limit()).toMatchObject({ remaining: 0, reset_after: 23 * hour })
  const { token } = discord
  expect(await identified(discord)).toBe(4004)
  expect(discord.token).not.toBe(token)
  await discord.stop()
})

/** What comes of asking for a session: READY, or the code with which the connection is closed. */
const identified = ({ api, token }: Awaited<ReturnType<typeof startLoopback>>): Promise<string | number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(api.replace('http', 'ws').replace('/api', '/gateway'))
    socket.on('message', (raw) => {
      const { op, t } = JSON.parse(String(raw)) as { op: number; t: string | null }
      if (op === 10) socket.send(JSON.stringify({ op: 2, d: { token, intents: 1, properties: {} } }))
      if (t === 'READY') resolve(t)
    })
    socket.on('close', resolve)
  })

// discord.js #3956 and JDA's GuildTimeoutEvent: a guild in READY of which nothing follows.
test('a guild that is down at READY keeps its silence until it is back', async () => {
  const discord = await startLoopback()
  const other = discord.createGuild('Other')
  const outage = discord.faults.guildOutage(other.id)
  const client = await connect(discord, { options: { waitGuildTimeout: 50 } })
  expect(client.guilds.cache.get(other.id)?.available).toBe(false)
  outage.clear()
  await until(() => client.guilds.cache.get(other.id)?.available === true, 'the guild')
  await client.destroy()
  await discord.stop()
})

// RFC 9110, 6.6.1: an origin server with a clock sends the Date of its answers; Discord's clock is not this machine's.
test('answers are dated by a clock of their own', async () => {
  const clock = new ManualClock(Date.UTC(2031, 4, 5, 6, 7, 8))
  const discord = await startLoopback({ clock })
  expect((await answered(discord, '/users/@me')).headers.get('date')).toBe('Mon, 05 May 2031 06:07:08 GMT')
  await discord.stop()
})
