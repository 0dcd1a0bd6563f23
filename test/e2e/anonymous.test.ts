import { PermissionFlagsBits } from 'discord.js'
import { describe, expect, test } from 'vitest'
import type { Actor } from '../../src/sandbox/loopback/index.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { bytes, firstDifference } from './bytes.ts'
import { stage } from './stage.ts'
import { bid, isLobby, playToTheEnd, publicMessages, statuses } from './table.ts'

/** Two people sit down at an anonymous table, one after the other, and begin. */
async function anonymous(order: (anna: Actor, bo: Actor) => readonly [Actor, Actor] = (anna, bo) => [anna, bo]) {
  const clock = new ManualClock()
  const set = await stage({ clock })
  const [anna, bo, cleo] = [set.actor('Anna'), set.actor('Bo'), set.actor('Cleo')]
  const [first, second] = order(anna, bo)
  await first.run('/game new', { game: 'bids', anonymous: true })
  const lobby = await cleo.waitFor(isLobby)
  await second.click(lobby, 'Join')
  await set.settled()
  await first.click(lobby, 'Start')
  await set.settled()
  const { id } = (await set.tables.look({ channel: lobby.channel }))!
  const seats = (await set.store.client.seat.findMany({ where: { table: id }, orderBy: { number: 'asc' } })).map(
    ({ person }) => person,
  )
  // In the order of their seats, whoever came first.
  const [p1, p2] = (seats[0] === anna.id ? [anna, bo] : [bo, anna]) as [Actor, Actor]
  return {
    ...set,
    clock,
    discord: set.discord,
    tables: set.tables,
    anna,
    bo,
    cleo,
    first,
    second,
    p1,
    p2,
    channel: lobby.channel,
    id,
  }
}

const written = (person: Actor): string[] => person.directMessages().flatMap(({ text, ephemeral }) => (ephemeral ? [] : [text]))

describe('an anonymous table', () => {
  test('sends everybody else the same, whoever of the two sits where', async () => {
    const run = async (order: (anna: Actor, bo: Actor) => readonly [Actor, Actor]) => {
      const { discord, cleo, anna, p1, p2, first, channel, settled } = await anonymous(order)
      discord.giveRole(cleo, { permissions: PermissionFlagsBits.ManageGuild })
      await bid(p1, 1)
      await settled()
      await first.run('/vote pause')
      await settled()
      await first.run('/vote resume')
      await p1.run('/whisper', { seat: '1', text: 'It is me' })
      await p2.run('/game away', { days: 1 })
      await settled()
      await first.run('/game concede')
      const commands = [
        '/game status',
        '/board',
        '/log',
        '/replay',
        '/fairness',
        '/whisper',
        '/admin log',
        '/admin whispers',
        '/game find',
      ]
      for (const command of commands) {
        await cleo.run(command)
        await settled()
      }
      await cleo.autocomplete('/whisper', { seat: '' }, 'seat')
      await discord.idle()
      expect(
        publicMessages(cleo, channel)
          .map(({ text }) => text)
          .join(),
      ).not.toMatch(/Anna|Bo\b/)
      return bytes(discord, channel, cleo, anna)
    }
    const [one, other] = [await run((anna, bo) => [anna, bo]), await run((anna, bo) => [bo, anna])]
    expect(firstDifference(one.channel, other.channel)).toBe('')
    expect(firstDifference(one.others, other.others)).toBe('')
  })

  test('calls by direct message only, whoever cannot be written to at their next touch, and says at the end who sat where', async () => {
    const { clock, discord, anna, bo, p1, p2, channel, cleo, settled } = await anonymous()
    expect(written(p1).join()).toContain('it is your turn')
    discord.faults.noDirectMessages({ code: 50007, person: p2 })
    await bid(p2, 1)
    // Whoever is looking is not called.
    clock.advance(3_600_000)
    await bid(p1, 2)
    await settled()
    const status = statuses(p2, channel).at(-1)!
    expect((await p2.click(status, 'Log')).text).toContain('does not let me write to you directly')
    expect((await p2.click(status, 'Log')).text).toContain('You are asked something at this table')
    expect((await p1.click(status, 'Log')).text).not.toContain('You are asked something at this table')
    expect(
      publicMessages(cleo, channel)
        .map(({ text }) => text)
        .join(),
    ).not.toMatch(/<@|Anna|Bo\b/)
    await playToTheEnd([anna, bo])
    await settled()
    expect(cleo.last(channel, /The game is over/).text).toMatch(/Anna|Bo\b/)
  })

  test('lets nobody change places or take one over, and a blocked note stays with its sender', async () => {
    const { anna, bo, p1, p2, cleo, discord, tables, settled, id } = await anonymous()
    discord.giveRole(cleo, { permissions: PermissionFlagsBits.ManageGuild })
    expect((await anna.run('/game swap', { person: bo.id })).text).toContain('At an anonymous table')
    const guest = { person: cleo.id, name: 'Cleo' }
    const replaced = await tables.moderation.replace({
      table: id,
      person: cleo.id,
      moderator: true,
      seat: 0,
      guest,
      request: 'replace',
    })
    expect(replaced.refused?.code).toBe('masked')
    await p1.run('/whisper', { seat: '1', text: 'hello' })
    await p2.click(await p2.run('/whisper'), 'Block')
    expect((await p1.run('/whisper', { seat: '1', text: 'again' })).text).toContain('Nobody else reads it')
    await settled()
    expect((await p1.run('/whisper')).text).toContain('> again')
    expect((await p2.run('/whisper')).text).not.toContain('> again')
  })
})
