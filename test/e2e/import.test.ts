import { readFileSync } from 'node:fs'
import { PermissionFlagsBits } from 'discord.js'
import { expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { isRecord } from '../../src/kernel/index.ts'
import type { Actor } from '../../src/sandbox/loopback/index.ts'
import { sharedStudio, stage } from './stage.ts'
import { bid, playToTheEnd, publicMessages, seated } from './table.ts'

const fileOf = (content: unknown) => ({
  ...{ field: 'files[0]', name: 'record.json', type: 'application/json' },
  bytes: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
})
const take = (mod: Actor, content: unknown) => mod.run('/admin import', { file: fileOf(content) })

/** A game of Bids that is over, with a move taken back in it, and a moderator. */
async function exported() {
  const set = await seated()
  const { anna, bo, settled, tables, status, discord } = set
  await bid(anna, 1)
  await anna.click(await anna.run('/undo'), 'Take it back')
  await bid(anna, 4)
  await playToTheEnd([anna, bo])
  await settled()
  const source = (await tables.look({ channel: status.channel }))!
  const record: unknown = JSON.parse(JSON.stringify(await tables.record({ table: source.id })))
  if (!isRecord(record) || !Array.isArray(record.log)) throw new Error('no record')
  const mod = discord.actor('Mod', { permissions: PermissionFlagsBits.ManageGuild })
  return {
    anna,
    bo,
    mod,
    discord,
    settled,
    tables,
    source,
    record,
    log: record.log as Record<string, unknown>[],
    store: set.store,
  }
}

test('a record comes back as a finished table, to look at and to play on from, and counts for nobody', async () => {
  const { anna, mod, discord, settled, tables, source, record, store } = await exported()
  const before = await store.client.result.count()
  expect((await anna.run('/admin import', { file: fileOf(record) })).text).toContain('moderator')
  expect((await take(mod, record)).text).toContain('Every move was played again')
  await settled()
  const look = (await tables.look({ channel: source.channel }))!
  expect(look.id).not.toBe(source.id)
  expect(look).toMatchObject({ status: 'ended', terms: { imported: true, rated: false }, ending: source.ending })
  expect(look.state).toEqual(source.state)
  // What it gives as a record is what it was made from, under its own numbers.
  const again = await tables.record({ table: look.id })
  expect({ final: again!.final, seed: again!.seed, moves: again!.log.map(({ kind }) => kind) }).toEqual({
    ...{ final: record.final, seed: record.seed },
    moves: (record.log as { kind: string }[]).map(({ kind }) => kind),
  })
  expect(await store.client.result.count()).toBe(before)
  expect(publicMessages(anna, discord.channel('general')).at(-1)!.text).toContain('The game is over')
  const replay = await anna.click(await anna.run('/replay'), '▶')
  expect(replay.text).toContain('P1 has bid')
  expect(replay.buttons.map(({ label }) => label)).toContain('Play on from here…')
  expect((await anna.run('/fairness')).text).toContain('played elsewhere')
  expect((await mod.run('/admin log')).text).toContain('took in a record')
  expect(discord.failures).toEqual([])
})

test('what was changed in a record is found, and nothing is taken in', async () => {
  const { mod, record, log, tables, source } = await exported()
  const move = log.find(({ kind, move }) => kind === 'move' && isRecord(move) && move.card !== 6)!
  const changed = (entry: Record<string, unknown>) => ({ ...record, log: log.map((one) => (one === move ? entry : one)) })
  const { mark: _, ...unmarked } = move
  for (const [content, why] of [
    [changed({ ...move, move: { type: 'bid', card: 6 } }), 'entry'],
    [changed({ ...move, move: { type: 'bid', card: 99 } }), 'may not bid'],
    [changed({ ...move, mark: '0000000000000000' }), 'the position after it differs'],
    [{ ...record, seed: `${String(record.seed)}0` }, 'differs'],
    [{ ...record, final: 'another' }, 'the final position differs'],
    [changed(unmarked), 'the marks of its positions'],
    [{ ...record, rules: 99 }, 'version 99'],
    [{ ...record, game: 'chess' }, 'I do not know this game'],
    [{ ...record, options: { prizes: 99 } }, 'options'],
    ['{"format": ', 'no JSON'],
    ['x'.repeat(4_000_001), 'too large'],
  ] as const)
    expect((await take(mod, content)).text, why).toContain(why)
  expect((await tables.look({ channel: source.channel }))!.id).toBe(source.id)
})

test('ten records a day and no more are taken in on a server', async () => {
  const { mod, record } = await exported()
  for (let time = 0; time < 10; time++) expect((await take(mod, record)).text).toContain('Every move was played again')
  expect((await take(mod, record)).text).toContain('At most 10')
})

test('a long game of the real rules comes back as it was', async () => {
  const { discord, settled, tables } = await stage({ games, studio: sharedStudio() })
  const mod = discord.actor('Mod', { permissions: PermissionFlagsBits.ManageGuild })
  const text = readFileSync(new URL('../records/ideology/two-computers.json', import.meta.url), 'utf8')
  expect((await take(mod, text)).text).toContain('Every move was played again')
  await settled()
  const replay = await mod.run('/replay')
  expect(replay.selects.map(({ placeholder }) => placeholder)).toHaveLength(2)
  const curve = await mod.click(replay, 'Points over time')
  expect(curve.images[0]!.name).toBe('points.png')
  const look = await tables.look({ channel: discord.channel('general').id })
  expect(look?.state?.result).toBeTruthy()
  const copied = await mod.select(await mod.click(await mod.run('/replay'), 'Play on from here…'), 1, [look!.seats[0]!.seat!])
  expect(copied.text).toContain('Your copy is open')
})
