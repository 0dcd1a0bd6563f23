import { PermissionFlagsBits } from 'discord.js'
import { describe, expect, test } from 'vitest'
import type { Actor } from '../../src/sandbox/loopback/index.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { bytes, firstDifference } from './bytes.ts'
import { stage } from './stage.ts'
import { bid, bidOn, isLobby } from './table.ts'

/** Three people at an anonymous table that lets them play on alone, and Cleo, a moderator who looks on. */
async function anonymous(order: (people: readonly Actor[]) => readonly Actor[] = (people) => people) {
  const set = await stage({ clock: new ManualClock() })
  const { discord, tables, settled } = set
  const [cleo, ...people] = ['Cleo', 'Anna', 'Bo', 'Dora'].map((name) => set.actor(name)) as [Actor, ...Actor[]]
  discord.giveRole(cleo, { permissions: PermissionFlagsBits.ManageGuild })
  const [first, ...others] = order(people)
  await first!.run('/game new', { game: 'bids', anonymous: true })
  const lobby = await cleo.waitFor(isLobby)
  for (const other of others) {
    await other.click(lobby, 'Join')
    // Two at once may be shown by one edit, or by two.
    await settled()
  }
  const { id: table, channel } = (await tables.look({ channel: lobby.channel }))!
  await tables.change({ table, person: first!.id, request: 'terms', terms: { whatIf: true } })
  await settled()
  await first!.click(lobby, 'Start')
  await settled()
  const rows = await set.store.client.seat.findMany({ where: { table }, orderBy: { number: 'asc' } })
  const seated = rows.map(({ person }) => people.find(({ id }) => id === person)!)
  return { ...set, discord, tables, settled, cleo, people, seated, channel }
}

/** All that one seat can do beside the game: whisper to the next one, note, follow, practise, play on alone. */
async function keepsCompany(who: Actor, seat: number, settled: () => Promise<void>): Promise<void> {
  await who.run('/whisper', { seat: String(seat), text: 'Let us spare each other' })
  await who.run('/notes', { add: 'They bluff' })
  const status = await who.waitFor(({ buttons }) => buttons.some(({ label }) => label === 'Follow'))
  await who.click(await who.click(status, 'Follow'), 'Tell me only how it ends')
  const replay = await who.click(await who.run('/replay'), '▶|')
  await who.click(await who.click(replay, 'Play on from here…'), 'Open my copy')
  await settled()
  const copy = who.directMessages().at(-1)!.channel
  await bidOn(who, await who.run('/turn', {}, { in: copy }), 2)
  await settled()
  await who.click(await who.run('/game end', {}, { in: copy }), { customId: /end/ })
  await settled()
  await who.run('/game practice', { game: 'bids' })
  await settled()
}

const commands = ['/game status', '/board', '/log', '/replay', '/fairness', '/whisper', '/notes', '/admin log', '/admin whispers']

describe('company at an anonymous table', () => {
  test('shows whoever it does not concern not a byte, moderators included', async () => {
    const run = async (does: boolean) => {
      const { discord, cleo, seated, settled, channel } = await anonymous()
      const [one, , third] = seated as [Actor, Actor, Actor]
      await bid(third, 1)
      await settled()
      if (does) await keepsCompany(one, 1, settled)
      await bid(one, 2)
      await settled()
      for (const command of commands)
        for (const person of [cleo, third]) {
          await person.run(command)
          await settled()
        }
      return { moderator: bytes(discord, channel, cleo, one), player: bytes(discord, channel, third, one) }
    }
    const [without, did] = [await run(false), await run(true)]
    expect(firstDifference(without.moderator.channel, did.moderator.channel)).toBe('')
    // That there was a whisper, moderators may see; what and whose, they may not.
    expect(firstDifference(withoutCount(without.moderator.others), withoutCount(did.moderator.others))).toBe('')
    expect(firstDifference(without.player.others, did.player.others)).toBe('')
    expect(without.player.own === did.player.own).toBe(false)
  })

  test('does not tell by whom it was: two games in which people sit the other way round send everybody else the same', async () => {
    const run = async (order: (people: readonly Actor[]) => readonly Actor[]) => {
      const { discord, cleo, seated, settled, channel } = await anonymous(order)
      const [one, other] = seated as [Actor, Actor]
      await bid(other, 1)
      await settled()
      await keepsCompany(one, 1, settled)
      for (const command of commands) {
        await cleo.run(command)
        await settled()
      }
      return { seen: bytes(discord, channel, cleo, one), names: seated.map(({ name }) => name) }
    }
    const [one, other] = [await run((people) => people), await run((people) => people.toReversed())]
    expect(one.names).not.toEqual(other.names)
    expect(firstDifference(one.seen.channel, other.seen.channel)).toBe('')
    expect(firstDifference(one.seen.others, other.seen.others)).toBe('')
  })
})

const withoutCount = (text: string): string =>
  text.replaceAll(/There (was|were) \d+ whispers? at this table[^"]*|Nothing has been whispered[^"]*/g, '')
