import { PermissionFlagsBits } from 'discord.js'
import { expect, test } from 'vitest'
import type { Actor } from '../../src/sandbox/loopback/index.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { type Stage, stage } from './stage.ts'
import { bidOn, isLobby } from './table.ts'

const day = 24 * 3_600_000

/** Plays a game of Bids to its end, wherever it is, each with the cards that they have. */
async function playedOut({ tables, settled }: Stage, channel: string, people: readonly Actor[]): Promise<void> {
  for (let round = 0; (await tables.look({ channel }))?.status === 'playing'; round++) {
    if (round > 20) throw new Error('a game of Bids that does not end')
    for (const person of people) {
      const panel = await person.run('/turn', {}, { in: channel })
      const card = panel.selects[0]?.options[0]?.value ?? panel.buttons.find(({ label }) => /^\d+$/.test(label))?.label
      if (card !== undefined && (await tables.look({ channel }))?.status === 'playing') await bidOn(person, panel, Number(card))
    }
    await settled()
  }
}

test('people who do not know each other play, talk, come back and are ranked, over four weeks and a restart in each', async () => {
  const clock = new ManualClock()
  const set = await stage({ clock })
  const { discord, settled } = set
  const [anna, bo, cleo, dora] = ['Anna', 'Bo', 'Cleo', 'Dora'].map((name) => set.actor(name)) as [Actor, Actor, Actor, Actor]
  const mod = discord.actor('Mod', { permissions: PermissionFlagsBits.ManageGuild })
  const general = discord.channel('general')
  const later = async (days: number) => {
    await settled()
    await set.restart()
    for (let passed = 0; passed < days; passed++) {
      clock.advance(day)
      await settled()
    }
  }
  const called = (who: Actor, words: RegExp) => who.sees(general).filter(({ text }) => words.test(text))

  // First week: they find each other; one wish lapses meanwhile, and nobody else is called by it.
  await mod.run('/stats season', { begin: 'Spring' })
  await dora.run('/game find', { game: 'bids', least: 4, days: 3 })
  await anna.run('/game find', { game: 'bids', least: 2, most: 2, pace: 'none' })
  await later(4)
  expect((await cleo.run('/game find')).text).not.toContain('Dora')
  const opened = await bo.run('/game find', { game: 'bids', least: 2, most: 3, pace: 'none' })
  const thread = /<#(\d+)>/.exec(opened.text)![1]!
  await settled()
  const lobby = bo.sees(thread).find(isLobby)!
  expect(lobby.text).toContain('2 of 2 seats')
  expect(anna.sees(thread).filter(({ text }) => text.includes('enough of you'))).toHaveLength(1)
  const opener = (await set.tables.look({ channel: thread }))!.opener === anna.id ? anna : bo
  await opener.click(lobby, 'Start')
  await settled()

  // They talk, somebody follows, and in the second week it is played out.
  await anna.run('/whisper', { seat: '0', text: 'Spare me' }, { in: thread })
  await anna.run('/whisper', { seat: '1', text: 'Spare me' }, { in: thread })
  await anna.run('/notes', { add: 'Bo bluffs' }, { in: thread })
  const status = cleo.sees(thread).find(({ buttons }) => buttons.some(({ label }) => label === 'Follow'))!
  await cleo.click(await cleo.click(status, 'Follow'), 'Tell me only how it ends')
  await later(7)
  expect((await bo.run('/whisper', {}, { in: thread })).text).toContain('Spare me')
  expect((await anna.run('/notes', {}, { in: thread })).text).toContain('Bo bluffs')
  await playedOut(set, thread, [anna, bo])
  await settled()
  expect(cleo.directMessages().filter(({ text }) => text.includes('You followed the game'))).toHaveLength(1)

  // Third week: once more with one press each, on the other seats, and a copy that goes after a week.
  const moment = await anna.click(await anna.click(await anna.run('/replay', {}, { in: thread }), '▶'), 'Play on from here…')
  expect((await anna.select(moment, 1, [moment.selects[0]!.options[0]!.value])).text).toContain('Your copy is open')
  await settled()
  const before = (await set.tables.look({ channel: thread }))!.seats.map(({ person }) => person)
  await anna.click(await anna.run('/game again', {}, { in: thread }), 'Call them')
  await settled()
  await bo.click(bo.sees(thread).findLast(isLobby)!, 'Join')
  await settled()
  expect((await set.tables.look({ channel: thread }))!.seats.map(({ person }) => person)).toEqual(before.toReversed())
  await playedOut(set, thread, [anna, bo])
  expect(await set.store.client.table.count({ where: { purpose: 'practice' } })).toBe(1)
  await later(9)
  expect(await set.store.client.table.count({ where: { purpose: 'practice' } })).toBe(0)

  // Fourth week: a league; then the season ends, and what it came to stays.
  await mod.run('/league new', { name: 'Cup', game: 'bids', size: 2, pace: 'none' })
  const card = mod.last(general, /A league of Bids/)
  for (const person of [anna, bo, cleo, dora]) await person.click(card, 'Enter')
  const drawn = await mod.click(await mod.run('/league draw'), 'Open them')
  await settled()
  for (const [, channel] of drawn.text.matchAll(/<#(\d+)>/g)) {
    const { id, seats } = (await set.tables.look({ channel: channel! }))!
    await set.tables.start({ table: id, person: seats[0]!.person!, request: `start ${id}` })
    await playedOut(
      set,
      channel!,
      [anna, bo, cleo, dora].filter((one) => seats.some(({ person }) => person === one.id)),
    )
  }
  await later(7)
  await mod.run('/stats season')
  const standing = await anna.run('/league standing')
  // Whoever is level shares a place.
  const lines = [...standing.text.matchAll(/\*\*(\d)\*\* · <@\d+> · ([\d.]+) points? · \d+ tables?, (\d) won/g)]
  const scores = lines.map(([, , points, won]) => Number(points) * 10 + Number(won))
  expect(lines.map(([, place]) => Number(place))).toEqual(scores.map((own) => scores.filter((one) => one > own).length + 1))
  expect(lines).toHaveLength(4)
  expect(standing.text.match(/1 table,/g)).toHaveLength(4)
  const spring = await cleo.run('/stats server', { game: 'bids', season: 'Spring' })
  for (const { id } of [anna, bo, cleo, dora]) expect(spring.text).toContain(`<@${id}>`)
  expect((await anna.run('/stats me')).text).toContain('3 games')

  // Whoever is forgotten stands nowhere, and nobody else is moved by it.
  const others = (text: string) => text.split('\n').filter((line) => /<@/.test(line) && !line.includes(anna.id))
  const ratings = (text: string) => others(text).map((line) => line.slice(line.indexOf('<@')))
  await anna.click(await anna.run('/settings', { 'forget-me': true }), /Forget/)
  await settled()
  const after = await cleo.run('/stats server', { game: 'bids', season: 'Spring' })
  expect(after.text).not.toContain(anna.id)
  expect(ratings(after.text)).toEqual(ratings(spring.text))
  expect(called(dora, /enough of you|playing again/)).toEqual([])
  expect(discord.failures).toEqual([])
})
