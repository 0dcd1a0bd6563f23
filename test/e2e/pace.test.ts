import { PermissionFlagsBits } from 'discord.js'
import { describe, expect, test } from 'vitest'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { stage } from './stage.ts'
import { bid, bidOn, isLobby, publicMessages, seated, statuses } from './table.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const seconds = (time: Date | null | undefined): string => `<t:${Math.floor((time?.getTime() ?? 0) / 1000)}`

describe('/game pace', () => {
  test('gives a lobby times of its own, in words that people use', async () => {
    const { actor, settled } = await stage()
    const [anna, bo] = [actor('Anna'), actor('Bo')]
    await anna.run('/game new', { game: 'bids' })
    const lobby = await anna.waitFor(isLobby)
    expect(await anna.autocomplete('/game pace', { time: '36' }, 'time')).toContainEqual({ value: '36h', name: '36 hours' })
    const answer = await anna.run('/game pace', { time: '2d', more: '12h', reaction: '90m', excused: 1 })
    expect(answer.text).toContain(
      '2 days, and 12 hours more each turn · 1 hour and 30 minutes for a reaction · one missed turn forgiven',
    )
    await settled()
    expect(lobby.text).toContain('2 days, and 12 hours more each turn')
    expect((await bo.run('/game pace')).text).toContain('2 days, and 12 hours more each turn')
    expect((await bo.run('/game pace', { preset: 'slow' })).text).toContain('Only Anna or a moderator')
    expect((await anna.run('/game pace', { time: 'soon' })).text).toContain('Write it like 36h')
    expect((await anna.run('/game pace', { time: '10s' })).text).toContain('⚠️')
    expect((await anna.run('/game pace', { preset: 'slow' })).text).toContain(
      'three days, and a day more each turn · one missed turn forgiven',
    )
  })

  test('while the game is on lets its opener give everybody more time, and only a moderator less', async () => {
    const clock = new ManualClock()
    const { anna, bo, settled, tables, status, discord } = await seated({ clock })
    expect((await anna.run('/game pace', { time: '12h' })).text).toContain('only a moderator may shorten')
    expect((await bo.run('/game pace', { time: '48h' })).text).toContain('Only Anna or a moderator')
    expect((await anna.run('/game pace', { time: '48h' })).text).toContain('2 days, and 8 hours more each turn')
    await settled()
    expect(publicMessages(bo, status.channel).some(({ text }) => text.includes('other times to answer'))).toBe(true)
    const until = new Date(clock.now() + 48 * hour)
    const look = (await tables.look({ channel: discord.channel('general').id }))!
    expect(look.seats.map((seat) => seat.until)).toEqual([until, until])
    expect(statuses(bo, status.channel).at(-1)!.text).toContain(seconds(until))
    const mod = discord.actor('Mod', { permissions: PermissionFlagsBits.ManageGuild })
    expect((await mod.run('/game pace', { preset: 'fast' })).text).toContain('a day, and 8 hours more each turn')
  })
})

describe('/game status', () => {
  test('says who is awaited, until when, who is away, and how long an answer may take', async () => {
    const clock = new ManualClock()
    const { anna, bo, tables, discord } = await seated({ clock })
    const look = async () => (await tables.look({ channel: discord.channel('general').id }))!
    const [first, second] = (await look()).seats
    const answer = await discord.actor('Cleo').run('/game status')
    expect(answer.text).toContain(`Anna · ${seconds(first!.until)}`)
    expect(answer.text).toContain(`Bo · ${seconds(second!.until)}`)
    expect(answer.text).toContain('Time to answer: a day, and 8 hours more each turn')
    expect((await bo.run('/game away', { days: 3 })).text).toContain('You are away until')
    const away = (await look()).seats[1]!
    expect(away).toMatchObject({ until: null, awayUntil: new Date(clock.now() + 3 * day) })
    expect((await anna.run('/game status')).text).toContain(`Bo · away until ${seconds(away.awayUntil)}`)
    expect((await bo.run('/game away', { days: 0 })).text).toContain('You are back')
    expect((await anna.run('/game status')).text).not.toContain('away until')
  })
})

describe('/game away', () => {
  test('lasts for as many days of a month as the moderators of the server allow', async () => {
    const { bo, discord, tables } = await seated({ clock: new ManualClock() })
    await tables.servers.change({ server: discord.guildId, person: 'mod', settings: { awayDays: 2 } })
    expect((await bo.run('/game away', { days: 3 })).text).toContain('at most 2 days')
    expect((await bo.run('/game away', { days: 1.5 })).text).toContain('You are away until')
    expect((await discord.actor('Cleo').run('/game away', { days: 1 })).text).toContain('not playing here')
  })
})

describe('a click', () => {
  test('of the last moment counts, though it reaches us after the time is up', async () => {
    const clock = new ManualClock()
    const { anna, bo, settled, tables, discord } = await seated({ clock })
    const channel = discord.channel('general').id
    await bid(bo, 1)
    const panel = await anna.run('/turn')
    const { until } = (await tables.look({ channel }))!.seats[0]!
    clock.advance(until!.getTime() - clock.now() - 500)
    await settled()
    discord.faults.lateDelivery({ event: 'INTERACTION_CREATE', milliseconds: 2000 })
    const answer = bidOn(anna, panel, 2)
    clock.advance(2000)
    expect((await answer).text).toContain('has bid')
    await settled()
    const entries = await tables.log({ channel })
    expect(entries.filter(({ kind }) => kind === 'move').map(({ actor, at }) => [actor, at.getTime()])).toEqual([
      ['person', expect.any(Number)],
      ['person', until!.getTime() - 500],
    ])
  })
})
