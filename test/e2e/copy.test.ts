import { expect, test } from 'vitest'
import { type AnyRulebook, replay } from '../../src/kernel/index.ts'
import { parseRecord } from '../../src/kernel/record.ts'
import { checkContents } from '../../src/tools/contents.ts'
import { bidsFolder } from '../discord/bids/folder.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { bytes, firstDifference } from './bytes.ts'
import { bidOn, seated } from './table.ts'

const day = 24 * 3_600_000

/** A game of Anna's and Bo's that is over, and her replay of it one step after the beginning. */
async function over(clock = new ManualClock()) {
  const set = await seated({ clock })
  const { anna, bo, settled } = set
  expect((await anna.run('/replay')).buttons.map(({ label }) => label)).not.toContain('Play on from here…')
  // One after the other, so that what goes with a move goes before the next in every run.
  for (const [who, card] of [1, 2, 3, 4, 5, 6].flatMap((card) => [[anna, card] as const, [bo, card] as const])) {
    const panel = await who.run('/turn')
    if (/is over/.test(panel.text)) break
    await bidOn(who, panel, card)
    await settled()
  }
  return { ...set, clock, store: set.store, tables: set.tables, step: await anna.click(await anna.run('/replay'), '▶') }
}

test('a moment of a game that is over can be played on by oneself, with the hands that were held', async () => {
  const { anna, step, settled, store, tables, status } = await over()
  const source = (await tables.look({ channel: status.channel }))!
  const asked = await anna.click(step, 'Play on from here…')
  expect(asked.text).toContain('What if?')
  expect(asked.selects[0]!.options.map(({ label }) => label)).toEqual([expect.stringMatching(/^★/), expect.anything()])
  expect((await anna.select(asked, 1, [source.seats[0]!.seat!])).text).toContain('Your copy is open')
  await settled()
  const channel = anna.directMessages().at(-1)!.channel
  const copy = (await tables.look({ channel }))!
  expect(copy).toMatchObject({ status: 'playing', purpose: 'practice', terms: { rated: false, copied: { table: source.id } } })
  expect(copy.seats.map(({ person, level }) => [person, level !== null])).toEqual([
    [anna.id, false],
    [null, true],
  ])
  expect(copy.secretHash).not.toBe(source.secretHash)
  await bidOn(anna, await anna.run('/turn', {}, { in: channel }), 4)
  await settled()
  // Its log begins with the position of that moment, which no deal leads to.
  const books = new Map<string, AnyRulebook>([[bidsFolder.rulebook.id, bidsFolder.rulebook]])
  expect((await checkContents(store, books)).problems).toEqual([])
  // What was so before it cannot be taken back, what was played since can.
  expect((await anna.run('/undo', {}, { in: channel })).text).toContain('has bid')
  await anna.run('/game end', {}, { in: channel })
  expect((await tables.look({ table: source.id }))!.seq).toBe(source.seq)
})

test('the copy is thrown away after a week, whatever became of it', async () => {
  const { anna, step, settled, store, clock, tables, status } = await over()
  const source = (await tables.look({ channel: status.channel }))!
  await anna.select(await anna.click(step, 'Play on from here…'), 1, [source.seats[1]!.seat!])
  await settled()
  const channel = anna.directMessages().at(-1)!.channel
  expect(await store.client.table.count()).toBe(2)
  clock.advance(6 * day)
  await settled()
  expect(await tables.look({ channel })).toBeDefined()
  clock.advance(day)
  await settled()
  expect(await store.client.table.count()).toBe(1)
  expect((await anna.click(anna.directMessages().at(-1)!, 'My turn')).text).toContain('no longer in use')
})

test('its record begins with the position that it was copied from, and replays anywhere', async () => {
  const { anna, step, settled, tables, status } = await over()
  const source = (await tables.look({ channel: status.channel }))!
  await anna.select(await anna.click(step, 'Play on from here…'), 1, [source.seats[0]!.seat!])
  await settled()
  const channel = anna.directMessages().at(-1)!.channel
  for (let round = 0; round < 6; round++) {
    const panel = await anna.run('/turn', {}, { in: channel })
    const option = panel.selects[0]?.options[0]?.value ?? panel.buttons.find(({ label }) => /^\d+$/.test(label))?.label
    if (option === undefined) break
    await bidOn(anna, panel, Number(option))
    await settled()
  }
  const ended = (await tables.look({ channel }))!
  expect(ended.status).toBe('ended')
  const record = parseRecord(JSON.stringify(await tables.record({ table: ended.id })), 'copy')
  expect(replay(bidsFolder.rulebook, record).history.now.state).toEqual(ended.state)
})

test('what cannot be played on is refused in words, and a server may switch it off with practice', async () => {
  const { anna, bo, discord, settled, tables, status } = await over()
  const source = (await tables.look({ channel: status.channel }))!
  const end = await anna.click(await anna.run('/replay'), '▶|')
  const last = await anna.select(await anna.click(end, 'Play on from here…'), 1, [source.seats[0]!.seat!])
  expect(last.text).toContain('over by then')
  await tables.servers.change({ server: discord.guildId, person: 'mod', settings: { without: ['practice'] } })
  const first = await bo.run('/replay')
  const off = await bo.select(await bo.click(first, 'Play on from here…'), 1, [source.seats[0]!.seat!])
  expect(off.text).toContain('switched off')
  await settled()
  const where = {
    person: anna.id,
    name: 'Anna',
    channel: 'elsewhere',
    server: null,
    language: 'en',
    seat: source.seats[0]!.seat!,
  } as const
  const running = await tables.open({ ...where, request: 'another', game: 'bids', computers: ['easy'] })
  if (running.refused) throw new Error(running.refused.code)
  const copied = await tables.copy({ ...where, request: 'a copy', table: running.look.id, at: 1 })
  expect(copied.refused?.code).toBe('copy-not-open')
})

test('whoever plays on shows nobody else a byte of it', async () => {
  const run = async (plays: boolean) => {
    const { anna, bo, discord, step, settled, status, tables } = await over()
    const source = (await tables.look({ channel: status.channel }))!
    if (plays) {
      await anna.select(await anna.click(step, 'Play on from here…'), 1, [source.seats[0]!.seat!])
      await settled()
    }
    for (const command of ['/log', '/game status', '/stats me']) await bo.run(command)
    await settled()
    return bytes(discord, status.channel, bo, anna)
  }
  const [without, played] = [await run(false), await run(true)]
  expect(firstDifference(without.channel, played.channel)).toBe('')
  expect(firstDifference(without.others, played.others)).toBe('')
  expect(without.own).not.toBe(played.own)
})
