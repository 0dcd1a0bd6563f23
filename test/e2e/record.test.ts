import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { replay } from '../../src/kernel/index.ts'
import { parseRecord } from '../../src/kernel/record.ts'
import type { Reply, ShownMessage } from '../../src/sandbox/loopback/index.ts'
import { de } from '../../src/words/de.ts'
import { en } from '../../src/words/en.ts'
import { it } from '../../src/words/it.ts'
import { bidsFolder } from '../discord/bids/folder.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { bid, playToTheEnd, seated } from './table.ts'

const sha256 = (text: string): string => hash('sha256', text)
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString()
const fileOf = (reply: { raw: { attachments: { url: string; filename: string }[] }; file(url: string): Uint8Array }) => {
  const [attached] = reply.raw.attachments
  return { name: attached!.filename, text: textOf(reply.file(attached!.url)) }
}

/** The buttons that lead one step on or back. */
const stepsOf = ({ buttons }: Pick<ShownMessage, 'buttons'>) => buttons.filter(({ label }) => /^(\|◀|◀|▶|▶\|)$/u.test(label))

describe('/fairness', () => {
  test('names the hash from the start, and after the end what anybody can check it with', async () => {
    const { anna, bo, tables, status } = await seated()
    const before = await bo.run('/fairness')
    const [hash] = /[0-9a-f]{64}/.exec(before.text)!
    expect(before.text).toContain('published when the game is over')
    await playToTheEnd([anna, bo])
    const after = await bo.run('/fairness')
    const [first, secret, seed] = after.text.match(/[0-9a-f]{64}/g)!
    expect(first).toBe(hash)
    expect(sha256(secret!)).toBe(hash)
    const ids = [...after.text.matchAll(/`(\d{15,20})`/g)].map(([, id]) => id!)
    expect(ids).toHaveLength(3)
    // How it follows from them is shown at the tables themselves: here every run has the same.
    expect(seed).toBe((await tables.fairness({ channel: status.channel }))?.seed)
  })
})

describe('/export', () => {
  test('gives the record after the end, which replays to where the game ended', async () => {
    const { anna, bo, tables, status } = await seated()
    await playToTheEnd([anna, bo])
    const { name, text } = fileOf(await anna.run('/export'))
    expect(name).toBe('bids.json')
    const record = parseRecord(text, name)
    const look = await tables.look({ channel: status.channel })
    expect(replay(bidsFolder.rulebook, record).history.now.state).toEqual(look?.state)
    for (const person of [anna, bo]) expect(text).not.toMatch(new RegExp(`${person.id}|${person.name}`))
  })

  test('before it gives each what they may know, in words', async () => {
    const { anna, bo } = await seated()
    await bid(anna, 3)
    const { name, text } = fileOf(await bo.run('/export'))
    expect(name).toBe('bids.md')
    expect(text).toContain('- Anna has bid.')
    expect(text).not.toContain('"')
  })
})

describe('/replay', () => {
  test('goes through the game step by step, with what was done and the board after it', async () => {
    const { anna, bo } = await seated()
    await bid(anna, 1)
    await bid(bo, 2)
    const first = await anna.run('/replay')
    expect(first.ephemeral).toBe(true)
    expect(first.text).toContain('Round 1')
    expect(first.images).toHaveLength(1)
    expect(stepsOf(first).map(({ label, disabled }) => [label, disabled ?? false])).toEqual([
      ['|◀', true],
      ['◀', true],
      ['▶', false],
      ['▶|', false],
    ])
    const second = await anna.click(first, '▶')
    expect(second.text).toContain('Anna has bid.')
    const third = await anna.click(second, '▶')
    expect(third.text).toContain('The bids are open.')
    expect(third.text).toContain('Round 2')
    expect(stepsOf(third).map(({ disabled }) => disabled ?? false)).toEqual([false, false, true, true])
    expect((await anna.click(third, '◀')).text).toContain('Anna has bid.')
    expect((await anna.click(third, '|◀')).text).toContain('Round 1')
    expect((await anna.click(third, '▶|')).text).toContain('Round 2')
  })

  test('leaves out what was taken back', async () => {
    const { anna } = await seated()
    await bid(anna, 1)
    await anna.click(await anna.run('/undo'), 'Take it back')
    await bid(anna, 4)
    const first = await anna.run('/replay')
    const second = await anna.click(first, '▶')
    expect(second.text).toContain('Anna has bid.')
    expect(stepsOf(second).map(({ disabled }) => disabled ?? false)).toEqual([false, false, true, true])
  })
})

const day = 24 * 3_600_000

describe('a game whose log is kept no longer', () => {
  /** A game that is over, with what its people still have open of it, whose log was cleared since. */
  async function cleared(old: readonly string[] = []) {
    const clock = new ManualClock()
    const set = await seated({ clock, retention: 7 * day })
    const { anna, bo, store, settled } = set
    await playToTheEnd([anna, bo])
    await settled()
    const before = { record: fileOf(await anna.run('/export')).text, fairness: (await anna.run('/fairness')).text }
    const step = async () => anna.click(await anna.run('/replay'), '▶')
    const asked = await anna.click(await step(), 'Play on from here…')
    const open: (readonly [string, Reply])[] = []
    for (const label of old) open.push([label, await step()])
    expect((await anna.run('/board', { at: 3 })).images).toHaveLength(1)
    // What was under way goes first, and it is looked for once in an hour.
    const { id } = await store.client.table.findFirstOrThrow()
    await expect
      .poll(
        async () => {
          clock.advance(3 * day)
          await settled()
          return (await store.client.table.findUniqueOrThrow({ where: { id } })).kept
        },
        { timeout: 40_000 },
      )
      .toBe('record')
    expect(await store.client.logEntry.count({ where: { kind: { not: 'start' } } })).toBe(0)
    return { ...set, before, open, asked }
  }

  test('says so in words, wherever it would be told, and gives its record, its last board and what people reached', async () => {
    const old = ['◀', '▶', '▶|', 'Points over time', 'What changed most', 'Timelapse', 'Play on from here…']
    const { anna, bo, discord, before, open, asked, logged } = await cleared(old)
    for (const [command, options] of [
      ['/log', {}],
      ['/replay', {}],
      ['/replay', { at: 2 }],
      ['/board', { at: 3 }],
    ] as const) {
      const told = await anna.run(command, options)
      expect(told.text).toContain(en['log.forgotten'])
      expect(fileOf(await anna.click(told, 'Record')).text).toBe(before.record)
    }
    // What was opened before, and is pressed only now.
    for (const [label, shown] of open)
      expect([label, (await anna.click(shown, label)).text]).toEqual([label, expect.stringContaining(en['log.forgotten'])])
    const [seat] = asked.selects[0]!.options
    expect((await anna.select(asked, 1, [seat!.value])).text).toContain(en['log.forgotten'])
    expect(fileOf(await bo.run('/export')).text).toBe(before.record)
    expect((await anna.run('/board')).images).toHaveLength(1)
    expect((await anna.run('/fairness')).text).toBe(before.fairness)
    expect((await bo.run('/stats me')).text).toContain('Bids')
    expect(discord.failures).toEqual([])
    expect(logged.filter((line) => /"level":[56]0/.test(line))).toEqual([])
  })

  test.each([
    ['it', it],
    ['de', de],
  ] as const)('says so in the language of whoever asks: %s', async (locale, words) => {
    const { actor } = await cleared()
    const eve = actor('Eve', locale)
    for (const command of ['/log', '/replay']) {
      const told = await eve.run(command)
      expect(told.text).toContain(words['log.forgotten'])
      expect(fileOf(await eve.click(told, words['ended.record'])).name).toBe('bids.json')
    }
  })
})
