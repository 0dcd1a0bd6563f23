import { PermissionFlagsBits } from 'discord.js'
import { describe, expect, test } from 'vitest'
import type { Actor } from '../../src/sandbox/loopback/index.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { bid, publicMessages, seated, statuses } from './table.ts'

const hour = 3_600_000
const notice = 'does not let me write to you directly'

const calledIn = (actor: Actor, channel: string): number =>
  publicMessages(actor, channel).filter(({ text }) => text.includes(`<@${actor.id}>`) && text.includes('your turn')).length

describe('a person to whom Discord does not let us write', () => {
  test.each([50007, 20026, 50035, 99999])(
    '(%i) is called in the channel, told so once, tried again later, and stops nobody',
    async (code) => {
      const clock = new ManualClock(Date.now())
      const { anna, bo, discord, settled, status, tables } = await seated({ clock, operatorChannel: 'operator' })
      const refused = discord.faults.noDirectMessages({ code, person: bo })
      await tables.people.change(bo.id, { pings: 'dm', handByDm: true })
      clock.advance(hour / 4)
      await bid(bo, 1)
      clock.advance(hour / 4)
      await bid(anna, 1)
      await settled()
      expect(calledIn(bo, status.channel)).toBe(1)
      await bo.run('/turn')
      expect((await bo.run('/turn')).text).not.toContain(notice)
      expect(bo.sees(status.channel).filter(({ text }) => text.includes(notice))).toHaveLength(1)
      expect(await tables.people.settings(bo.id)).toMatchObject({ pings: 'dm', handByDm: true, unreachable: { tries: 1 } })
      // The operator hears of what is not the person's doing.
      const told = anna.sees(discord.channel('operator')).map(({ text }) => /for a reason of ours: (\d+)/.exec(text)?.[1])
      expect(told).toEqual(code === 20026 || code === 50035 ? [`${code}`] : [])
      refused.clear()
      clock.advance(2 * hour)
      await settled()
      expect(bo.directMessages().at(-1)!.text).toContain('hand')
      expect(await tables.people.settings(bo.id)).toMatchObject({ unreachable: null })
    },
  )
})

describe('a message that Discord refuses for good', () => {
  test('is left out, told to the operator with its code, and what follows goes out', async () => {
    const clock = new ManualClock(Date.now())
    const { anna, bo, discord, settled, status } = await seated({ clock, operatorChannel: 'operator' })
    discord.faults.refused({ code: 50035, route: `PATCH /channels/${status.channel}/messages/${status.id}`, times: 1000 })
    await bid(anna, 1)
    await bid(bo, 2)
    await settled()
    for (let waited = 0; waited < 4; waited++) {
      clock.advance(2 * 60_000)
      await settled()
    }
    expect(statuses(anna, status.channel).at(-1)!.text).toContain('Round 2')
    expect(anna.last(discord.channel('operator')).text).toContain('50035')
  })
})

describe('a channel that is closed to us', () => {
  test('stops the clocks, is told once to whoever owns the server, and all goes on when it is open again', async () => {
    const clock = new ManualClock(Date.now())
    const { anna, bo, discord, settled, status, tables, actor } = await seated({ clock })
    const owner = actor('Olga')
    discord.setKeepers({ owner })
    const denied = discord.faults.deny(status.channel, PermissionFlagsBits.SendMessages)
    await bid(anna, 1)
    clock.advance(hour / 4)
    await bid(bo, 2)
    await settled()
    for (let waited = 0; waited < 20; waited++) {
      clock.advance(4 * hour)
      await settled()
    }
    expect(owner.directMessages().map(({ text }) => text)).toEqual([
      expect.stringContaining('clocks stand until I can write again'),
    ])
    const { seats } = (await tables.look({ channel: status.channel }))!
    expect(seats.map(({ until, computer }) => [until, computer])).toEqual([
      [null, null],
      [null, null],
    ])
    denied.clear()
    clock.advance(7 * hour)
    await settled()
    expect(statuses(anna, status.channel).at(-1)!.text).toContain('Round 2')
    expect(calledIn(anna, status.channel)).toBe(1)
    expect((await tables.look({ channel: status.channel }))!.seats.every(({ until }) => until !== null)).toBe(true)
  })
})

test('a permission that was given back is noticed at once', async () => {
  const clock = new ManualClock(Date.now())
  const { anna, bo, discord, settled, status } = await seated({ clock })
  const denied = discord.faults.deny(status.channel, PermissionFlagsBits.SendMessages)
  await bid(anna, 1)
  await bid(bo, 2)
  await settled()
  for (let waited = 0; waited < 10; waited++) {
    clock.advance(4 * hour)
    await settled()
  }
  denied.clear()
  await anna.waitFor(({ text, ephemeral }) => !ephemeral && text.includes('Round 2'))
})

describe('the operator', () => {
  test('is not told of somebody who dismisses a private message while it is being filled', async () => {
    const { anna, discord, status, logged } = await seated({ operatorChannel: 'operator' })
    discord.faults.refused({ code: 10008, route: 'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original' })
    await anna.click(status, 'My turn', { until: 'acknowledged' })
    await expect.poll(() => logged.some((line) => line.includes('"dismissed"'))).toBe(true)
    expect(anna.sees(discord.channel('operator'))).toEqual([])
    expect(logged.filter((line) => line.includes('"failed"'))).toEqual([])
  })

  test('hears of limits once an hour, and they are counted', async () => {
    const { anna, bo, discord, tables, settled } = await seated({ operatorChannel: 'operator' })
    discord.faults.rateLimited({ route: 'POST /channels/{channel_id}/messages', times: 3, retryAfter: 0.01 })
    await bid(anna, 1)
    await bid(bo, 2)
    await settled()
    const told = anna.sees(discord.channel('operator')).map(({ text }) => text)
    expect(told).toEqual([expect.stringContaining('POST /channels/:id/messages')])
    const counts = tables.counters.all().filter(({ name }) => name === 'rate_limits_met')
    expect(counts).toEqual([{ name: 'rate_limits_met', labels: { route: 'POST /channels/:id/messages' }, value: 3 }])
  })
})

test('while one server is down, what people of another do is answered at once, from the first moment on', async () => {
  const set = await seated()
  const { anna, discord, status } = set
  const other = discord.createGuild('Other')
  discord.faults.guildOutage(other.id)
  await set.bot.stop()
  const started = set.restart()
  await discord.botReady()
  expect((await anna.click(status, 'My turn')).text).toContain('Choose a card to bid')
  await started
  // Discord has told us nothing yet of this server's roles either, which say who moderates.
  discord.faults.guildOutage()
  await set.restart()
  expect((await anna.run('/admin log')).text).toContain('Only moderators')
})
