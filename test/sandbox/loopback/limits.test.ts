import { Routes } from 'discord.js'
import { describe, expect, test } from 'vitest'
import { startLoopback } from '../../../src/sandbox/loopback/index.ts'
import { badCommands, badMessages, button, command, row, text, times, v2 } from './bad-bodies.ts'
import { refusalOf, restOf } from './stage.ts'

/** The codes at a place in Discord's nested errors. */
function codesAt(errors: unknown, path: string): string[] {
  let node: unknown = errors
  for (const step of [...path.split('.'), '_errors'])
    node = typeof node === 'object' && node !== null ? Reflect.get(node, step) : undefined
  return Array.isArray(node) ? node.map((entry: { code: string }) => entry.code) : []
}

describe('a message is refused for', async () => {
  const discord = await startLoopback()
  const rest = restOf(discord)
  const address = Routes.channelMessages(discord.channel('general').id)
  const alice = discord.actor('Alice')
  test.each(badMessages)('%s', async (_, body, path, code) => {
    const refusal = await refusalOf(rest.post(address, { body }))
    expect([refusal.status, refusal.code]).toEqual([400, 50035])
    const { errors } = refusal.rawError as { errors?: unknown }
    expect({ [path]: codesAt(errors, path) }).toEqual({ [path]: expect.arrayContaining([code]) })
    expect(alice.sees(discord.channel('general'))).toEqual([])
    expect(discord.failures.at(-1)?.body).toEqual(body)
  })

  test('saying nothing (50006)', async () => {
    expect((await refusalOf(rest.post(address, { body: { content: '  ' } }))).code).toBe(50006)
  })

  test('an attachment over the limit (40005)', async () => {
    const files = [{ name: 'a.bin', data: Buffer.alloc(10 * 1024 * 1024 + 1) }]
    const refusal = await refusalOf(rest.post(address, { body: {}, files }))
    expect([refusal.status, refusal.code]).toEqual([413, 40005])
  })

  test('a body that is not JSON (50109)', async () => {
    const response = await fetch(`${discord.api}/v10${address}`, {
      method: 'POST',
      headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
      body: '{"content": ',
    })
    expect(await response.json()).toMatchObject({ code: 50109 })
  })
})

test('a message at every limit at once is taken', async () => {
  const discord = await startLoopback()
  const rest = restOf(discord)
  const components = [
    text('x'.repeat(3_000)),
    { type: 17, components: times(33, () => text('🂡'.repeat(30))) },
    row(...times(4, (n) => button({ custom_id: `${n}`.padStart(100, 'x'), label: 'é'.repeat(80) }))),
  ]
  await rest.post(Routes.channelMessages(discord.channel('general').id), { body: { flags: v2, components } })
  expect(discord.failures).toEqual([])
  await discord.stop()
})

describe('commands are refused for', async () => {
  const discord = await startLoopback()
  const rest = restOf(discord)
  test.each(badCommands)('%s', async (_, body, path, code) => {
    const refusal = await refusalOf(rest.put(Routes.applicationCommands(discord.applicationId), { body }))
    const { errors } = refusal.rawError as { errors?: unknown }
    expect(refusal.code).toBe(50035)
    expect({ [path]: codesAt(errors, path) }).toEqual({ [path]: expect.arrayContaining([code]) })
  })

  test('being more than a hundred (30032)', async () => {
    const body = times(101, (n) => command({ name: `go${n}` }))
    expect((await refusalOf(rest.put(Routes.applicationCommands(discord.applicationId), { body }))).code).toBe(30032)
  })
})

test('an unknown endpoint is a recorded failure', async () => {
  const discord = await startLoopback()
  const refusal = await refusalOf(restOf(discord).get('/guilds/1/soundboard-sounds'))
  expect([refusal.status, refusal.code]).toEqual([404, 0])
  expect(discord.failures).toMatchObject([{ method: 'GET', path: '/guilds/1/soundboard-sounds', route: null, status: 404 }])
  await discord.stop()
})

test('a wrong token is refused with 401', async () => {
  const discord = await startLoopback()
  const refusal = await fetch(`${discord.api}/v10/users/@me`, { headers: { authorization: 'Bot nonsense' } })
  expect(refusal.status).toBe(401)
  await discord.stop()
})
