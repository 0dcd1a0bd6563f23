import { PermissionFlagsBits } from 'discord.js'
import { describe, expect, test } from 'vitest'
import type { Actor } from '../../src/sandbox/loopback/index.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { stage } from './stage.ts'

const day = 24 * 3_600_000

/** A league of Bids at tables of two, entered by these people. */
async function league(names: readonly string[]) {
  const clock = new ManualClock()
  const set = await stage({ clock })
  const { discord, settled } = set
  const mod = discord.actor('Mod')
  discord.giveRole(mod, { permissions: PermissionFlagsBits.ManageGuild })
  const people = names.map((name) => discord.actor(name))
  const begun = await mod.run('/league new', { name: 'Spring *cup*', game: 'bids', size: 2, pace: 'none' })
  const card = mod.last(discord.channel('general'), /A league of Bids/)
  for (const person of people) await person.click(card, 'Enter')
  await settled()
  /** Draws a round, and gives its threads with those who sit there. */
  const drawn = async (): Promise<readonly { readonly channel: string; readonly players: readonly Actor[] }[]> => {
    const answer = await mod.click(await mod.run('/league draw'), 'Open them')
    await settled()
    const threads = [...answer.text.matchAll(/<#(\d+)>/g)].map(([, id]) => id!)
    return Promise.all(
      threads.map(async (channel) => {
        const { seats } = (await set.tables.look({ channel }))!
        return { channel, players: seats.map(({ person }) => people.find(({ id }) => id === person)!) }
      }),
    )
  }
  return { ...set, discord, tables: set.tables, store: set.store, clock, mod, people, begun, card, drawn }
}

describe('a league', () => {
  test('draws tables evenly over days, calls everybody once, and ranks by a score that it says', async () => {
    const { mod, people, drawn, tables, clock, settled, begun, store } = await league(['Anna', 'Bo', 'Cleo', 'Dora'])
    expect(begun.text).toContain('has begun')
    const question = await mod.run('/league draw')
    expect(question.text).toMatch(/Round 1 of \*\*Spring \\\*cup\\\*\*\*: 2 tables open/)
    expect(await store.client.table.count()).toBe(0)
    const opponents = new Map(people.map(({ id }) => [id, new Set<string>()]))
    for (let round = 0; round < 3; round++) {
      const round1 = await drawn()
      expect(round1).toHaveLength(2)
      for (const { channel, players } of round1) {
        const [one, other] = players as [Actor, Actor]
        opponents.get(one.id)!.add(other.id)
        opponents.get(other.id)!.add(one.id)
        const calls = mod.sees(channel).filter(({ text }) => text.includes('in the league is drawn'))
        expect(calls.map(({ text }) => players.every(({ id }) => text.includes(`<@${id}>`)))).toEqual([true])
        const { id: table } = (await tables.look({ channel }))!
        await tables.start({ table, person: one.id, request: `start ${table}` })
        // The second gives up: the first wins.
        expect((await tables.concede({ table, person: other.id, request: `concede ${table}` })).refused).toBeUndefined()
        await settled()
      }
      clock.advance(day)
      await settled()
    }
    for (const met of opponents.values()) expect(met.size).toBe(3)
    const standing = await people[0]!.run('/league standing')
    expect(standing.text).toContain('3 rounds.')
    expect(standing.text).toContain('as many as seats stand behind you')
    const points = [...standing.text.matchAll(/<@\d+> · (\d+) points? · 3 tables, (\d) won/g)].map(([, sum, won]) => [
      Number(sum),
      Number(won),
    ])
    expect(points).toHaveLength(4)
    expect(points.reduce((sum, [one]) => sum + one!, 0)).toBe(6)
    for (const [sum, won] of points) expect(sum).toBe(won)
    expect((await mod.run('/league close')).text).toContain('is closed')
    expect((await mod.run('/league draw')).text).toContain('no such league')
    expect((await mod.run('/admin log')).text).toMatch(/closed a league[\s\S]*began a league/)
    expect((await people[0]!.run('/league standing', { league: 'Spring *cup*' })).text).toContain('The league is closed')
  })

  test('is begun and drawn by moderators alone, within limits, and not where it is switched off', async () => {
    const { mod, people, card, drawn, tables, discord, store } = await league(['Anna', 'Bo', 'Cleo'])
    const [anna, , cleo] = people as [Actor, Actor, Actor]
    for (const command of ['/league draw', '/league close']) expect((await anna.run(command)).text).toContain('moderators')
    expect((await anna.run('/league new', { name: 'Mine', game: 'bids', size: 2 })).text).toContain('moderators')
    expect((await mod.run('/league new', { name: 'Big', game: 'bids', size: 7 })).text).toContain('2 to 4 seats')
    expect((await mod.run('/league draw')).text).toContain('No room this time, but first next time: Cleo')
    const stale = await mod.run('/league draw')
    await drawn()
    expect((await mod.click(stale, 'Open them')).text).toContain('drawn already')
    const [second] = await drawn()
    // A table that was drawn is for those whom it was drawn for.
    const stranger = discord.actor('Stranger')
    const join = stranger.sees(second!.channel).find(({ buttons }) => buttons.some(({ label }) => label === 'Join'))!
    expect((await stranger.click(join, 'Join')).text).toContain('All 2 seats are taken')
    // Whoever waited plays next.
    expect(second!.players.map(({ id }) => id)).toContain(cleo.id)
    await drawn()
    expect((await mod.run('/league draw')).text).toContain('At most 3 rounds')
    await anna.click(card, 'Leave')
    expect((await anna.click(card, 'Leave')).text).toContain('did not take part')
    await cleo.click(await cleo.run('/settings', { 'forget-me': true }), /Forget/)
    expect(await store.client.leagueSeat.count({ where: { person: cleo.id } })).toBe(0)
    expect((await mod.run('/league standing')).text).not.toContain(cleo.id)
    for (let number = 0; number < 4; number++) await mod.run('/league new', { name: `More ${number}`, game: 'bids', size: 2 })
    expect((await mod.run('/league new', { name: 'Sixth', game: 'bids', size: 2 })).text).toContain('At most 5 leagues')
    await tables.servers.change({ server: discord.guildId, person: mod.id, settings: { without: ['leagues'] } })
    expect((await anna.click(card, 'Enter')).text).toContain('switched them off')
    expect((await mod.run('/league new', { name: 'Off', game: 'bids', size: 2 })).text).toContain('switched them off')
  })
})
