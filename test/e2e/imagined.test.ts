import { describe, expect, test } from 'vitest'
import { type AnyRulebook, viewOf } from '../../src/kernel/index.ts'
import { givesHints, givesOpinions, type Terms } from '../../src/tables/index.ts'
import { checkContents } from '../../src/tools/contents.ts'
import { bidsFolder } from '../discord/bids/folder.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { bytes, firstDifference } from './bytes.ts'
import { bid, bidOn, seated } from './table.ts'

const day = 24 * 3_600_000
const playOn = 'Play on from here…'
// `as`: rulebooks are listed together, whatever the type of their positions.
const book = bidsFolder.rulebook as unknown as AnyRulebook

/** A game that is on, at a table that allows to play on alone, with a round behind it and a secret bid of Bo's on the table. */
async function under(terms: Partial<Terms> = { whatIf: true }, bosBid = 3) {
  const clock = new ManualClock()
  const set = await seated({ clock, terms })
  const { anna, bo, settled } = set
  for (const [who, card] of [
    [anna, 1],
    [bo, 2],
    [bo, bosBid],
  ] as const) {
    await bid(who, card)
    await settled()
  }
  const latest = async (who = anna) => who.click(await who.run('/replay'), '▶|')
  /** Opens Anna's copy, and gives its channel. */
  const copied = async () => {
    const opened = await anna.click(await anna.click(await latest(), playOn), 'Open my copy')
    expect(opened.text).toContain('Your copy is open')
    await settled()
    return anna.directMessages().at(-1)!.channel
  }
  const source = (await set.tables.look({ channel: set.status.channel }))!
  return { ...set, clock, discord: set.discord, tables: set.tables, store: set.store, source, latest, copied }
}

describe('a game that is on', () => {
  test('can be played on alone from what one knows, where its table allows it, without hints, for a week', async () => {
    const { anna, tables, store, clock, settled, source, latest, copied } = await under()
    expect((await anna.click(await latest(), playOn)).text).toContain('What you do not know is made up')
    const channel = await copied()
    const copy = (await tables.look({ channel }))!
    expect(copy).toMatchObject({ purpose: 'practice', terms: { rated: false, copied: { table: source.id, imagined: true } } })
    const [own] = source.seats.flatMap(({ person, seat }) => (person === anna.id && seat !== null ? [seat] : []))
    const started = (await tables.look({ table: copy.id, at: 3 }))!
    expect(viewOf(book, started.state!, own!)).toEqual(viewOf(book, source.state!, own!))
    const panel = await anna.run('/turn', {}, { in: channel })
    expect(panel.buttons.map(({ label }) => label)).not.toContain('What would you do?')
    await bidOn(anna, panel, 4)
    await settled()
    expect((await tables.look({ table: source.id }))!.seq).toBe(source.seq)
    expect((await checkContents(store, new Map([[book.id, book]]))).problems).toEqual([])
    clock.advance(7 * day)
    await settled()
    expect(await store.client.table.count()).toBe(1)
  })

  test('is not played on unless its table wished it, nor by onlookers, nor on other sides, nor where it is switched off', async () => {
    const usual = await under({})
    expect((await usual.latest()).buttons.map(({ label }) => label)).not.toContain(playOn)
    const { anna, bo, discord, tables, source, latest } = await under()
    const cleo = discord.actor('Cleo')
    expect((await latest(cleo)).buttons.map(({ label }) => label)).not.toContain(playOn)
    const [annas, bos] = [anna, bo].map(({ id }) => source.seats.find(({ person }) => person === id)!.seat!)
    const wish = { name: 'Anna', channel: 'elsewhere', server: null, language: 'en', table: source.id, at: source.seq } as const
    for (const [person, seat] of [
      [anna.id, bos!],
      [cleo.id, annas!],
    ] as const) {
      const refused = await tables.copy({ ...wish, person, seat, request: `${person} on ${seat}` })
      expect(refused.refused?.code).toBe('copy-not-yours')
    }
    const asked = await anna.click(await latest(), playOn)
    await tables.servers.change({ server: discord.guildId, person: 'mod', settings: { without: ['whatIf'] } })
    expect((await anna.click(asked, 'Open my copy')).text).toContain('switched off')
    await tables.servers.change({ server: discord.guildId, person: 'mod', settings: { without: [] } })
    const notWished = { ...wish, table: usual.source.id, person: usual.anna.id, seat: annas!, request: 'not wished' }
    const off = await usual.tables.copy(notWished)
    expect(off.refused?.code).toBe('copy-not-open')
  })

  test('teaches nothing in its copy: two games that differ in what is hidden send whoever plays on the same', async () => {
    const run = async (bosBid: number) => {
      const { anna, bo, discord, status, settled, copied } = await under({ whatIf: true }, bosBid)
      const channel = await copied()
      for (const command of ['/board', '/log', '/hand', '/export']) await anna.run(command, {}, { in: channel })
      await bidOn(anna, await anna.run('/turn', {}, { in: channel }), 4)
      await settled()
      return bytes(discord, status.channel, bo, anna)
    }
    const [one, other] = [await run(3), await run(5)]
    expect(firstDifference(one.own, other.own)).toBe('')
    expect(firstDifference(one.channel, other.channel)).toBe('')
    expect(one.others === other.others).toBe(false)
  })

  test('shows nobody else a byte of it', async () => {
    const run = async (plays: boolean) => {
      const { anna, bo, discord, status, settled, copied } = await under()
      if (plays) await bidOn(anna, await anna.run('/turn', {}, { in: await copied() }), 4)
      await settled()
      for (const command of ['/turn', '/log', '/replay', '/game status', '/stats me']) await bo.run(command)
      await settled()
      return bytes(discord, status.channel, bo, anna)
    }
    const [without, played] = [await run(false), await run(true)]
    expect(firstDifference(without.channel, played.channel)).toBe('')
    expect(firstDifference(without.others, played.others)).toBe('')
    expect(without.own === played.own).toBe(false)
  })
})

test('nobody is helped by computers in how a game that is on might go, not even once that copy is over', async () => {
  const { anna, tables, settled, copied } = await under()
  const channel = await copied()
  for (let round = 0; round < 6; round++) {
    const panel = await anna.run('/turn', {}, { in: channel })
    const card = panel.selects[0]?.options[0]?.value ?? panel.buttons.find(({ label }) => /^\d+$/.test(label))?.label
    if (card === undefined) break
    await bidOn(anna, panel, Number(card))
    await settled()
  }
  const over = (await tables.look({ channel }))!
  expect(over.status).toBe('ended')
  const ofAGameThatIsOver = { ...over, terms: { ...over.terms, copied: { ...over.terms.copied!, imagined: false } } }
  expect([over, ofAGameThatIsOver].map(givesHints)).toEqual([false, true])
  expect([over, ofAGameThatIsOver].map(givesOpinions)).toEqual([false, true])
})
