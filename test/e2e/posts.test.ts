import { PermissionFlagsBits } from 'discord.js'
import { describe, expect, test } from 'vitest'
import { isRecord } from '../../src/kernel/index.ts'
import type { Actor, Loopback } from '../../src/sandbox/loopback/index.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { bid, bidOn, publicMessages, seated, statuses } from './table.ts'

const posts = 'POST /channels/{channel_id}/messages'

/** How often somebody was called, whether the call is still there or was taken away after the answer. */
const calls = (discord: Loopback, { id }: Actor): number =>
  discord.requests.filter(({ method, body }) => method === 'POST' && JSON.stringify(body ?? null).includes(`"users":["${id}"]`))
    .length

describe('pings', () => {
  test('call each seat once when it starts to owe something, with a link to the status', async () => {
    const { anna, bo, status, discord } = await seated()
    expect(anna.pings()).toHaveLength(1)
    expect(bo.pings()).toHaveLength(1)
    expect(anna.pings()[0]!.text).toContain(`https://discord.com/channels/${discord.guildId}/${status.channel}/${status.id}`)
  })

  test('do not call whoever has just acted, nor anybody for somebody else’s move', async () => {
    const clock = new ManualClock()
    const { anna, bo, settled, discord } = await seated({ clock })
    await bid(anna, 1)
    await settled()
    expect(calls(discord, anna)).toBe(1)
    clock.advance(10 * 60_000)
    await bid(bo, 2)
    await settled()
    // Bo’s bid opened the next round: Anna is called again, Bo is looking anyway.
    expect(calls(discord, anna)).toBe(2)
    expect(calls(discord, bo)).toBe(1)
  })

  test('come by direct message, or not at all, for whoever prefers that', async () => {
    const clock = new ManualClock()
    const { anna, bo, settled, discord } = await seated({ clock })
    await anna.select(await anna.run('/settings'), 2, ['dm'])
    await bo.select(await bo.run('/settings'), 2, ['none'])
    await bid(anna, 1)
    clock.advance(10 * 60_000)
    await bid(bo, 2)
    await settled()
    expect(anna.directMessages().at(-1)!.text).toContain('it is your turn')
    await anna.click(anna.directMessages().at(-1)!, 'My turn')
    const before = calls(discord, bo)
    await bid(bo, 1)
    clock.advance(10 * 60_000)
    await bid(anna, 2)
    await settled()
    expect(calls(discord, bo)).toBe(before)
  })

  test('that cannot be taken away just then keep nothing from counting as sent', async () => {
    const { anna, settled, tables, discord, logged } = await seated()
    let asked = 0
    const calls = () => Promise.reject(new Error(`the database is away for the ${++asked}. time`))
    Object.assign(tables.outbox, { calls })
    const before = discord.requests.length
    await bid(anna, 1)
    await settled()
    expect(asked).toBe(1)
    expect(
      discord.requests.slice(before).filter(({ method, path }) => method === 'PATCH' && path.startsWith('/channels')),
    ).toHaveLength(1)
    expect(logged.filter((line) => line.includes('could not be sent'))).toEqual([])
  })

  test('are the only mentions: every message says whom it may ping', async () => {
    const { anna, bo, settled, discord } = await seated()
    await bid(anna, 1)
    await bid(bo, 2)
    await settled()
    const sent = discord.requests.filter(({ method, route }) => /POST|PATCH/.test(method) && /messages/.test(route ?? ''))
    expect(sent.length).toBeGreaterThan(5)
    for (const { body } of sent) expect(isRecord(body) && body.allowed_mentions).toMatchObject({ parse: [] })
  })
})

describe('a plan that does not fit any more', () => {
  test('is told to its person alone, in the words of the game and in their language', async () => {
    const clock = new ManualClock()
    const { anna, bo, settled, tables, status, discord } = await seated({ clock })
    await anna.select(await anna.run('/settings'), 1, ['de'])
    const { id: table } = (await tables.look({ channel: status.channel }))!
    await bid(anna, 3)
    await tables.plans.make({ table, request: 'plan', person: anna.id, plan: { queue: [{ move: { type: 'bid', card: 3 } }] } })
    await bid(bo, 1)
    clock.advance(5 * 60_000)
    await settled()
    const [told] = anna.directMessages()
    expect(told!.text).toContain('Bieten')
    expect(told!.text).toContain('You do not hold this card')
    expect(told!.text).not.toContain('not-in-hand')
    expect(discord.bytesFor(bo).toString()).not.toContain('You do not hold this card')
  })
})

describe('when Discord does not play along', () => {
  test('a post whose acceptance was not confirmed appears once', async () => {
    const { anna, bo, settled, discord, status } = await seated()
    const fault = discord.faults.noAnswer({ route: posts })
    await bid(anna, 1)
    await bid(bo, 2)
    await anna.waitFor(({ text, buttons, ephemeral }) => !ephemeral && text.includes('Round 2') && buttons.length > 0)
    await settled()
    expect(fault.fired).toBe(1)
    expect(statuses(anna, status.channel).filter(({ text }) => text.includes('Round 2'))).toHaveLength(1)
  })

  test('a post that was lost on the way is sent again', async () => {
    const { anna, bo, settled, discord, status } = await seated()
    discord.faults.lost({ route: posts, times: 2 })
    discord.faults.serverError({ route: posts, times: 2 })
    await bid(anna, 1)
    await bid(bo, 2)
    await anna.waitFor(({ text, buttons, ephemeral }) => !ephemeral && text.includes('Round 2') && buttons.length > 0)
    await settled()
    expect(statuses(anna, status.channel).filter(({ text }) => text.includes('Round 2'))).toHaveLength(1)
  })

  test('a rate limit is waited for', async () => {
    const { anna, settled, discord, status } = await seated()
    discord.faults.rateLimited({ route: 'PATCH /channels/{channel_id}/messages/{message_id}', retryAfter: 0.2 })
    await bid(anna, 1)
    await settled()
    await anna.waitFor('Anna has bid', { in: status.channel })
  })

  test('a status that may not be edited any more is posted anew and the old one goes', async () => {
    const clock = new ManualClock()
    const { anna, settled, discord, status } = await seated({ clock, loopback: { oldMessageEdits: 1 } })
    clock.advance(2 * 60 * 60_000)
    await bid(anna, 1)
    await settled()
    expect(status.text).toContain('Anna has bid')
    await anna.click(await anna.run('/undo'), 'Take it back')
    await settled()
    const all = statuses(anna, status.channel)
    expect(all).toHaveLength(1)
    expect(all[0]!.id).not.toBe(status.id)
    expect(all[0]!.text).toContain('Anna has taken moves back')
    expect(all[0]!.images).toHaveLength(1)
    expect(discord.failures).toEqual([])
  })

  test('it is posted anew just as well where Discord keeps putting the edit off for a little while', async () => {
    const { anna, settled, discord, status } = await seated()
    const editOfStatus = { route: `PATCH /channels/${status.channel}/messages/${status.id}` }
    const fault = discord.faults.refused({ ...editOfStatus, code: 30046, retryAfter: 0.05, times: 1000 })
    await bid(anna, 1)
    await settled()
    expect(fault.fired).toBe(3)
    const all = statuses(anna, status.channel)
    expect(all.map(({ id }) => id)).not.toContain(status.id)
    expect(all).toHaveLength(1)
    expect(all[0]!.text).toContain('Anna has bid')
  })

  test('a limit for everything holds posts up, and no acknowledgement', async () => {
    const { anna, bo, settled, discord, status } = await seated()
    await bid(anna, 1)
    await settled()
    discord.faults.rateLimited({ route: posts, global: true, retryAfter: 1 })
    await bid(bo, 2)
    // Where the buttons are until it is over.
    expect((await anna.click(status, 'My turn')).text).toContain('Choose a card to bid')
    await anna.waitFor(({ text, buttons, ephemeral }) => !ephemeral && text.includes('Round 2') && buttons.length > 0)
    await settled()
    expect(statuses(anna, status.channel).filter(({ text }) => text.includes('Round 2'))).toHaveLength(1)
  })

  test('a token that is refused makes the bot give up instead of failing for ever', async () => {
    const { anna, settled, discord, lost } = await seated()
    discord.faults.refused({ route: 'PATCH /channels/{channel_id}/messages/{message_id}', code: 40001 })
    await bid(anna, 1)
    await settled().catch(() => undefined)
    expect(lost).toEqual(['Discord does not accept the token any more'])
  })

  test('a status that somebody deleted is posted anew', async () => {
    const { anna, settled, status, bot } = await seated()
    await bot.client.rest.delete(`/channels/${status.channel}/messages/${status.id}`)
    await bid(anna, 1)
    await settled()
    const all = statuses(anna, status.channel)
    expect(all).toHaveLength(1)
    expect(all[0]!.text).toContain('Anna has bid')
  })

  test.each([
    ['Send Messages', PermissionFlagsBits.SendMessages],
    ['View Channel', PermissionFlagsBits.ViewChannel],
  ])('a permission taken away (%s) makes posts wait, not vanish; the game goes on', async (name, permission) => {
    const clock = new ManualClock()
    const { anna, bo, discord, status, bot, settled } = await seated({ clock })
    const denied = discord.faults.deny(status.channel, permission)
    expect((await anna.run('/turn')).text).toContain(name)
    await bid(anna, 1)
    expect((await bid(bo, 2)).text).toContain('The prize is')
    await discord.idle(200)
    denied.clear()
    clock.advance(6 * 60_000)
    await anna.waitFor(({ text, buttons, ephemeral }) => !ephemeral && text.includes('Round 2') && buttons.length > 0)
    await settled()
    expect(statuses(anna, status.channel).filter(({ text }) => text.includes('Round 2'))).toHaveLength(1)
    expect(bot.client.isReady()).toBe(true)
  })

  describe('what was taken away and is given back', () => {
    /** A round was played in a channel that did not take it, for more than a day. */
    async function unheard(permission: bigint) {
      const clock = new ManualClock()
      const set = await seated({ clock })
      const { anna, bo, discord, status, settled } = set
      const denied = discord.faults.deny(status.channel, permission)
      for (const person of [anna, bo]) await bidOn(person, await person.run('/turn', {}, { in: person.direct() }), 1)
      await settled()
      for (let waited = 0; waited < 6; waited++) {
        clock.advance(5 * 3_600_000)
        await settled()
      }
      const heard = () => publicMessages(anna, status.channel).some(({ text }) => text.includes('Round 2'))
      return Object.assign(set, { clock, denied, heard })
    }

    test('in the channel is noticed at once', async () => {
      const { anna, denied, status, heard } = await unheard(PermissionFlagsBits.SendMessages)
      expect(heard()).toBe(false)
      denied.clear()
      await anna.waitFor(/Round 2/, { in: status.channel })
    })

    test('by a role of the bot’s own as well', async () => {
      const { anna, discord, status, heard } = await unheard(PermissionFlagsBits.SendMessages)
      expect(heard()).toBe(false)
      discord.giveRole(discord.bot, { permissions: PermissionFlagsBits.Administrator })
      await anna.waitFor(/Round 2/, { in: status.channel })
    })

    test('within minutes where nobody tells', async () => {
      const { denied, discord, clock, settled, heard } = await unheard(PermissionFlagsBits.AttachFiles)
      discord.faults.lostDelivery({ event: 'CHANNEL_UPDATE' })
      denied.clear()
      await settled()
      expect(heard()).toBe(false)
      clock.advance(10 * 60_000)
      await settled()
      expect(heard()).toBe(true)
    })
  })

  test('nothing is edited that shows the same as before', async () => {
    const { anna, settled, discord, status } = await seated()
    const edits = () => discord.requests.filter(({ method, path }) => method === 'PATCH' && path.includes(status.id)).length
    await bid(anna, 1)
    await settled()
    const after = edits()
    // Taking back and bringing back an unseen thing ends where it was.
    await anna.run('/turn')
    await anna.run('/hand')
    await settled()
    expect(edits()).toBe(after)
  })

  test('the channel is not flooded: one round is one status, and calls vanish when they are answered', async () => {
    const clock = new ManualClock()
    const { anna, bo, settled, status } = await seated({ clock })
    const calls = () => publicMessages(anna, status.channel).filter(({ text }) => text.includes('it is your turn'))
    expect(calls()).toHaveLength(2)
    await bid(anna, 1)
    await settled()
    expect(calls()).toHaveLength(1)
    clock.advance(10 * 60_000)
    const before = statuses(anna, status.channel).length
    await bid(bo, 2)
    await settled()
    expect(statuses(anna, status.channel).length - before).toBe(1)
    // Both are asked again. Bo has just moved: he is called when he may have gone.
    expect(calls().map(({ text }) => text.includes(anna.id))).toEqual([true])
    clock.advance(60_000)
    await settled()
    expect(calls().map(({ text }) => text.includes(anna.id))).toEqual([true, false])
  })

  test('calls vanish when they are answered after a restart', async () => {
    const { anna, bo, settled, status, restart } = await seated()
    const calls = () => publicMessages(anna, status.channel).filter(({ text }) => text.includes('it is your turn'))
    await restart()
    await bid(anna, 1)
    await settled()
    expect(calls().map(({ text }) => text.includes(bo.id))).toEqual([true])
  })
})
