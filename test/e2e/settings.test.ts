import { MessageFlags, PermissionFlagsBits } from 'discord.js'
import { describe, expect, test } from 'vitest'
import { isRecord } from '../../src/kernel/index.ts'
import type { Actor, Reply } from '../../src/sandbox/loopback/index.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { stage } from './stage.ts'
import { bid, publicMessages, seated } from './table.ts'

const hour = 3_600_000

/** Chooses a value in the settings. */
const choose = async (who: Actor, what: string, value: string): Promise<Reply> =>
  who.select(await who.run('/settings'), { customId: new RegExp(`\\|${what}$`) }, [value])

const chosenIn = (reply: Reply, what: string): string | undefined =>
  reply.selects.find(({ customId }) => customId?.endsWith(`|${what}`))?.options.find((option) => option.default)?.value

describe('/settings', () => {
  test('shows every choice as it is, and keeps what is chosen', async () => {
    const set = await stage()
    const anna = set.actor('Anna')
    for (const [what, before, after] of [
      ['language', 'auto', 'it'],
      ['pings', 'channel', 'none'],
      ['hand', 'off', 'on'],
      ['remind', 'off', '12'],
      ['digest', 'off', '18:00'],
      ['near', 'off', 'on'],
      ['news', 'off', 'on'],
      ['quiet-from', 'off', '23:00'],
    ] as const) {
      expect(chosenIn(await anna.run('/settings'), what)).toBe(before)
      expect(chosenIn(await choose(anna, what, after), what)).toBe(after)
    }
    // Quiet hours have an end as soon as they have a beginning, and can be given up.
    expect(chosenIn(await anna.run('/settings'), 'quiet-to')).toBe('08:00')
    expect(chosenIn(await choose(anna, 'quiet-from', 'off'), 'quiet-to')).toBeUndefined()
  })

  test('finds a time zone while it is typed, with the time that it is there', async () => {
    const set = await stage({ clock: new ManualClock(Date.UTC(2026, 6, 1, 12)) })
    const anna = set.actor('Anna')
    expect((await anna.run('/settings')).text).toContain('It is 12:00 for you (UTC)')
    expect(await anna.autocomplete('/settings', { 'time-zone': 'rome' }, 'time-zone')).toEqual([
      { name: 'Europe/Rome · 14:00', value: 'Europe/Rome' },
    ])
    expect((await anna.run('/settings', { 'time-zone': 'Europe/Rome' })).text).toContain('It is 14:00 for you (Europe/Rome)')
    expect((await anna.run('/settings', { 'time-zone': 'Atlantis' })).text).toContain('I do not know this time zone')
  })

  test('lets moderators say how new games begin, and nobody else', async () => {
    const set = await stage()
    const anna = set.actor('Anna')
    const mod = set.discord.actor('Mod', { permissions: PermissionFlagsBits.ManageGuild })
    expect((await anna.run('/settings')).buttons.map(({ label }) => label)).not.toContain('This server')
    const server = await mod.click(await mod.run('/settings'), 'This server')
    await mod.select(server, { customId: /\|pace$/ }, ['slow'])
    await mod.select(server, { customId: /\|language$/ }, ['de'])
    await mod.select(server, { customId: /\|awayDays$/ }, ['21'])
    expect(await set.tables.servers.settings(set.discord.guildId)).toMatchObject({ pace: 'slow', language: 'de', awayDays: 21 })
    await anna.run('/game new', { game: 'bids' })
    await anna.waitFor('drei Tage')
    expect((await mod.click(server, /◀/)).text).toContain('Your settings')
  })
})

describe('what is sent at night', () => {
  test('and is no call comes without a sound', async () => {
    const clock = new ManualClock(Date.UTC(2026, 6, 1, 20))
    const { bo, settled, discord } = await seated({ clock })
    await choose(bo, 'quiet-from', '22:00')
    const silent = async (): Promise<boolean[]> => {
      await choose(bo, 'hand', 'off')
      await choose(bo, 'hand', 'on')
      await settled()
      const hands = discord.requests.filter(
        ({ method, path, body }) =>
          method === 'POST' && path.includes(bo.direct().id) && JSON.stringify(body).includes('Your hand at'),
      )
      return hands.map(({ body }) => isRecord(body) && (Number(body.flags) & MessageFlags.SuppressNotifications) > 0)
    }
    expect(await silent()).toEqual([false])
    clock.advance(3 * hour)
    expect(await silent()).toEqual([false, true])
  })
})

describe('a digest', () => {
  test('comes once a day by direct message with all that waits, instead of calls', async () => {
    const clock = new ManualClock(Date.UTC(2026, 6, 1, 12))
    const { anna, bo, settled } = await seated({ clock })
    expect((await choose(bo, 'digest', '18:00')).text).toContain('Saved')
    expect(bo.directMessages().at(-1)!.text).toContain('Direct messages work')
    await bid(bo, 1)
    clock.advance(2 * hour)
    await bid(anna, 2)
    await settled()
    const calls = () => bo.directMessages().length
    const before = calls()
    clock.advance(4 * hour)
    await settled()
    const digest = bo.directMessages().at(-1)!
    expect(calls()).toBe(before + 1)
    expect(digest.text).toMatch(/What waits for you today:\n- \*\*Bids\*\* <#\d+> · <t:\d+:R>/)
    expect((await bo.click(digest, 'My turn')).text).toContain('Choose a card to bid')
  })
})

describe('near', () => {
  test('tells whoever wishes in the channel that their turn comes next, and takes it away when it is there', async () => {
    const { games } = await import('../../src/games/index.ts')
    const set = await stage({ games: games.filter(({ rulebook }) => rulebook.id === 'ideology'), clock: new ManualClock() })
    const people = ['Anna', 'Bo', 'Cy'].map((name) => set.actor(name))
    const [anna, ...others] = people as [Actor, ...Actor[]]
    for (const who of people) await choose(who, 'near', 'on')
    await anna.run('/game new', { game: 'ideology' })
    const lobby = await anna.waitFor('Join')
    for (const who of others) await who.click(lobby, 'Join')
    await anna.click(lobby, 'Start')
    await set.settled()
    const look = (await set.tables.look({ channel: set.discord.channel('general').id }))!
    const awaited = look.owed.map(({ seat }) => look.seats.find((one) => one.seat === seat)?.person)
    const told = publicMessages(anna, set.discord.channel('general')).filter(({ text }) => text.includes('your turn comes next'))
    // Trading goes in turn: one is asked, the one after is near.
    expect(awaited).toHaveLength(1)
    expect(told).toHaveLength(1)
    expect(told[0]!.text).not.toContain(awaited[0])
  })
})
