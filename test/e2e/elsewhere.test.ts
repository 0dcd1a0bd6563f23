import { PermissionFlagsBits } from 'discord.js'
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { SeededChance } from '../../src/kernel/index.ts'
import type { Actor, Reply } from '../../src/sandbox/loopback/index.ts'
import type { Terms } from '../../src/tables/index.ts'
import { sampled } from '../sample.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { type Stage, stage } from './stage.ts'
import { bid, bidOn, playToTheEnd, publicMessages, type Seated, seated, statuses, thumb } from './table.ts'

const fileOf = (text: string) => ({
  ...{ field: 'files[0]', name: 'sealed.json', type: 'application/json' },
  bytes: Buffer.from(text),
})
const take = (mod: Actor, text: string, how = {}) => mod.run('/admin import', { file: fileOf(text) }, how)
const attached = (reply: Reply): string => Buffer.from(reply.file(reply.raw.attachments[0]!.url)).toString()
const addressIn = ({ text }: Reply): string => /[\w-]{43}\.\d{17,20}/.exec(text)![0]

/** Another Chancery on another Discord: the same people, who have the same ids there, and who moderates. */
async function otherSide(clock = new ManualClock()) {
  const there = await stage({ clock })
  const [anna, bo] = [there.actor('Anna'), there.actor('Bo')]
  const mod = there.discord.actor('Mod', { permissions: PermissionFlagsBits.ManageGuild })
  const address = addressIn(await mod.run('/admin address'))
  return { there, anna, bo, mod, address, general: there.discord.channel('general') }
}

/** A game with a bid, one taken back, a whisper and a plan, whose people agree to go on at that address. */
async function moved(address: string, terms: Partial<Terms> = {}) {
  const set = await seated({ clock: new ManualClock(), terms })
  const { anna, bo, settled, tables, status } = set
  await bid(anna, 1)
  await anna.click(await anna.run('/undo'), 'Take it back')
  await bid(anna, 4)
  await anna.run('/whisper', { seat: '1', text: 'They bluff' })
  await settled()
  const { id } = (await tables.look({ channel: status.channel }))!
  expect((await anna.run('/vote move', { to: address })).text).toContain('The question is in the channel')
  await settled()
  const question = bo.last(status.channel, /goes on at another Chancery/)
  const asked = question.text
  expect((await bo.click(question, 'Agree')).text).toContain('it is done')
  await settled()
  return { set, id, asked, sealed: await sealedFor(bo) }
}

const ending = (who: Actor) => who.waitFor(({ buttons }) => buttons.some(({ label }) => label === 'The sealed game'))
const sealedFor = async (who: Actor): Promise<string> => attached(await who.click(await ending(who), 'The sealed game'))

const ids = games.map(({ rulebook }) => rulebook.id)
const bidsOf = (state: unknown) => state && JSON.parse(JSON.stringify(state))

describe('a game that is on moves to another Chancery', () => {
  test('with its people, hands, log, clocks and chance, and closes where it was', async () => {
    const { there, anna, bo, mod, address, general } = await otherSide()
    const { set, id, asked, sealed } = await moved(address)
    expect(asked).toContain(address)
    expect(asked).toMatch(/can read all of it.*All of those asked must agree/s)
    const before = (await set.tables.look({ table: id }))!
    expect(before).toMatchObject({ status: 'ended', ending: { how: 'moved', to: address }, secretsOpen: false, opensAt: null })
    expect(publicMessages(set.bo, set.status.channel).at(-1)!.text).toContain('goes on at another Chancery')
    expect((await set.anna.run('/turn')).text).toContain('goes on at another Chancery')
    // Nothing of what is hidden can be read in the file, and it opens here for nobody either. What is sealed holds any three letters by chance.
    for (const word of ['Anna', '"bid"', 'chancery-record', before.secretHash, set.anna.id]) expect(sealed).not.toContain(word)
    expect((await set.anna.run('/export')).raw.attachments[0]!.filename).toBe('bids.md')
    expect((await set.anna.run('/fairness')).text).toContain(before.secretHash)
    expect((await set.anna.run('/fairness')).text).not.toMatch(/seed/i)

    expect(anna.id).toBe(set.anna.id)
    expect((await take(anna, sealed)).text).toContain('moderator')
    expect((await take(mod, sealed)).text).toContain('led where it led there')
    await there.settled()
    const after = (await there.tables.look({ channel: general.id }))!
    expect(after).toMatchObject({ status: 'playing', paused: true, terms: { rated: false } })
    expect(bidsOf(after.state)).toEqual(bidsOf(before.state))
    expect(after.seats.map(({ person, seat }) => [person, seat])).toEqual(before.seats.map(({ person, seat }) => [person, seat]))
    expect(after.secretHash).toBe(before.secretHash)
    // Nobody is called before somebody lets it go on.
    const calls = () => [...anna.pings(), ...bo.pings()].filter(({ text }) => text.includes('your turn'))
    expect(calls()).toEqual([])
    expect(publicMessages(anna, general).at(-1)!.text).toContain('began elsewhere and goes on here')
    const log = async ({ tables }: Stage, table: string) => (await tables.log({ table })).slice(0, before.seq)
    const told = (entries: Awaited<ReturnType<typeof log>>) =>
      entries.map(({ seq, kind, actor, person, seat, body, events, at, inForce }) => ({
        ...{ seq, kind, actor, person, seat, body, events, at: at.getTime(), inForce },
      }))
    expect(told(await log(there, after.id))).toEqual(told(await log(set, id)))

    expect((await mod.run('/admin resume')).text).toContain('Done')
    await there.settled()
    expect(calls()).toHaveLength(1)
    // What was played there can be taken back here, by whoever played it.
    await anna.click(await anna.run('/undo'), 'Take it back')
    await bid(anna, 2)
    await bid(bo, 3)
    await playToTheEnd([anna, bo])
    await there.settled()
    const over = (await there.tables.look({ channel: general.id }))!
    expect(over).toMatchObject({ id: after.id, status: 'ended', ending: { how: 'finished' } })
    const fairness = (await there.tables.fairness({ table: over.id }))!
    expect(fairness.ids).toHaveLength(3)
    expect(fairness.seed).toBeTruthy()
    expect(await there.store.client.rating.count()).toBe(0)
    expect((await mod.run('/admin log')).text).toContain('took in a record')
    for (const { discord } of [there, set]) expect(discord.failures).toEqual([])
  })

  test('and whoever is not there has a computer play for them, until they are, or a moderator gives their seat away', async () => {
    const { there, anna, mod, address } = await otherSide()
    const { sealed } = await moved(address)
    anna.leaveGuild(there.discord.guildId)
    await take(mod, sealed)
    await there.settled()
    const dora = there.actor('Dora')
    expect((await mod.run('/admin replace', { seat: '1', person: dora })).text).toContain('Done')
    await mod.run('/admin resume')
    await there.settled()
    const look = (await there.tables.look({ channel: there.discord.channel('general').id }))!
    expect(look.seats.map(({ person }) => person)).toEqual([anna.id, dora.id])
    await bid(dora, 3)
    await there.settled()
    // Anna is called for the next round, is not found in the server, and a computer answers.
    await expect
      .poll(async () => (await there.tables.look({ table: look.id }))!.seats[0]!.computer, { timeout: 20_000 })
      .toBe('standing-in')
  })

  test('from one server to another of the same Chancery as well, and not to where it is', async () => {
    const set = await seated({ clock: new ManualClock() })
    const { anna, bo, discord, settled, tables, status } = set
    const other = discord.createGuild('Other')
    const [den] = other.channels
    for (const person of [anna, bo]) person.joinGuild(other.id, { permissions: PermissionFlagsBits.ManageGuild })
    const at = { in: den! }
    const address = addressIn(await anna.run('/admin address', {}, at))
    const mod = discord.actor('Mod', { permissions: PermissionFlagsBits.ManageGuild })
    const here = addressIn(await mod.run('/admin address'))
    expect((await anna.run('/vote move', { to: here })).text).toContain('this very server')
    for (const to of [`${address}0 x`, `${'A'.repeat(43)}.${other.id}`, 'somewhere'])
      expect((await anna.run('/vote move', { to })).text).toContain('no address')
    await anna.run('/vote move', { to: address })
    await settled()
    await bo.click(bo.last(status.channel, /at another Chancery/), 'Agree')
    await settled()
    const sealed = await sealedFor(anna)
    expect((await take(mod, sealed)).text).toContain('agreed to go on in another server')
    expect((await take(anna, sealed, at)).text).toContain('led where it led there')
    await settled()
    expect(await tables.look({ channel: den!.id })).toMatchObject({ status: 'playing', paused: true, server: other.id })
    expect(discord.failures).toEqual([])
  })

  test('only if all agree; and whoever neither plays nor moderates gets no file', async () => {
    const { address } = await otherSide()
    const set = await seated({ clock: new ManualClock() })
    const { anna, bo, discord, settled, tables, status } = set
    await anna.run('/vote move', { to: address })
    await settled()
    await bo.click(bo.last(status.channel, /at another Chancery/), 'Disagree')
    await settled()
    expect(await tables.look({ channel: status.channel })).toMatchObject({ status: 'playing', paused: false })
    await anna.run('/vote move', { to: address })
    await settled()
    await bo.click(bo.last(status.channel, /at another Chancery/), 'Agree')
    const eve = discord.actor('Eve')
    expect((await eve.click(await ending(eve), 'The sealed game')).text).toContain('for those who play at this table')
    expect((await eve.run('/vote move', { to: address })).text).toMatch(/over|not playing/)
  })

  test('where /settings has it switched off it neither goes nor comes', async () => {
    const { there, mod, address } = await otherSide()
    const { sealed, set } = await moved(address)
    await there.tables.servers.change({ server: there.discord.guildId, person: mod.id, settings: { without: ['import'] } })
    expect((await take(mod, sealed)).text).toContain('switched off')
    const again = set.discord.actor('Mod', { permissions: PermissionFlagsBits.ManageGuild })
    expect((await again.run('/admin reopen')).text).toContain('Done')
    await set.tables.servers.change({ server: set.discord.guildId, person: again.id, settings: { without: ['import'] } })
    await set.settled()
    expect((await set.anna.run('/vote move', { to: address })).text).toContain('switched off')
  })

  test('an anonymous one stays so, in both places', async () => {
    const { there, mod, address, general } = await otherSide()
    const { sealed, set } = await moved(address, { anonymous: true })
    await take(mod, sealed)
    await mod.run('/admin resume')
    await there.settled()
    expect(await there.tables.look({ channel: general.id })).toMatchObject({ masked: true })
    for (const [side, who] of [
      [there, mod],
      [set, set.bo],
    ] as const)
      for (const { text } of publicMessages(who, side.discord.channel('general')).slice(-3)) expect(text).not.toMatch(/Anna|Bo\b/)
    expect((await there.tables.fairness({ channel: general.id }))!.ids).toEqual([])
  })
})

describe('a sealed game', () => {
  test('is taken in once, where it was meant for, and as it was sealed', async () => {
    const { there, mod, address, general } = await otherSide()
    const { sealed } = await moved(address)
    const stranger = await otherSide()
    expect((await take(stranger.mod, sealed)).text).toContain('sealed for another Chancery')
    const file = JSON.parse(sealed) as Record<string, unknown>
    const changed = (part: object) => JSON.stringify({ ...file, ...part })
    const other = (text: unknown) => `${String(text)[0] === 'A' ? 'B' : 'A'}${String(text).slice(1)}`
    for (const [content, why] of [
      [changed({ sealed: other(file.sealed) }), 'has been changed'],
      [changed({ enc: other(file.enc) }), 'has been changed'],
      [changed({ from: stranger.address.split('.')[0] }), 'has been changed'],
      [changed({ from: 'x' }), 'has been changed'],
      [changed({ version: 2 }), 'version 2'],
      [changed({ to: stranger.address }), 'sealed for another Chancery'],
      [changed({ to: `${address.split('.')[0]}.12345678901234567` }), 'another server'],
      ['{"format":"chancery-sealed"}', 'has been changed'],
    ] as const) {
      expect((await take(mod, content)).text, why).toContain(why)
      expect(await there.tables.look({ channel: general.id })).toBeUndefined()
    }
    expect((await take(mod, sealed)).text).toContain('led where it led there')
    expect((await take(mod, sealed)).text).toContain('taken in here already')
    await there.settled()
    await mod.click(await mod.run('/admin end'), { customId: /end/ })
    await there.settled()
    expect((await take(mod, sealed)).text).toContain('taken in here already')
  })

  test('that cannot be taken in is taken up again where it was, by a moderator, who says so, and can be sent once more', async () => {
    const { there, mod: theirs, address, general } = await otherSide()
    const { set, id } = await moved(address)
    const { anna, bo, settled, tables, status, discord } = set
    await theirs.run('/game new', { game: 'bids' })
    expect((await take(theirs, await sealedFor(bo))).text).toContain('already a game in this channel')
    const mod = discord.actor('Mod', { permissions: PermissionFlagsBits.ManageGuild })
    expect((await anna.run('/admin reopen')).text).toContain('moderators')
    expect((await mod.run('/admin reopen')).text).toContain('Done')
    await settled()
    expect(publicMessages(bo, status.channel).some(({ text }) => text.includes('had been sealed for another Chancery'))).toBe(
      true,
    )
    expect(await tables.look({ table: id })).toMatchObject({ status: 'playing', paused: false })
    await bidOn(bo, await bo.run('/turn'), 3)
    await settled()
    await anna.run('/vote move', { to: address })
    await settled()
    await bo.click(bo.last(status.channel, /Still to answer/), 'Agree')
    await settled()
    const lobby = (await there.tables.look({ channel: general.id }))!
    await there.tables.end({ table: lobby.id, request: 'end', person: lobby.opener })
    expect((await take(theirs, await sealedFor(anna))).text).toContain('led where it led there')
    await there.settled()
    expect((await there.tables.look({ channel: general.id }))!.state).toEqual((await tables.look({ table: id }))!.state)
  })

  test.each(sampled(ids.slice(1, 2), ids))('holds a game of %s to the last card', async (game) => {
    const { there, mod, address, general } = await (async () => {
      const there = await stage({ games, clock: new ManualClock() })
      const mod = there.discord.actor('Mod', { permissions: PermissionFlagsBits.ManageGuild })
      return { there, mod, address: addressIn(await mod.run('/admin address')), general: there.discord.channel('general') }
    })()
    const set: Seated = await seated({ games, game, clock: new ManualClock() })
    const { anna, bo, settled, tables, status } = set
    const chance = new SeededChance(game)
    for (const person of [anna, bo, anna, bo]) await thumb(person, chance)
    await settled()
    await anna.run('/vote move', { to: address })
    await settled()
    await bo.click(bo.last(status.channel, /at another Chancery/), 'Agree')
    await settled()
    const before = (await tables.look({ channel: status.channel }))!
    expect((await tables.log({ table: before.id })).filter(({ kind }) => kind === 'move').length).toBeGreaterThan(0)
    expect((await take(mod, await sealedFor(anna))).text).toContain('led where it led there')
    await there.settled()
    const after = (await there.tables.look({ channel: general.id }))!
    expect(after.state).toEqual(before.state)
    expect(statuses(mod, general)).toHaveLength(1)
  })
})
