import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { games } from '../../../src/games/index.ts'
import { advance, begin, parseRecord, startHistory } from '../../../src/kernel/index.ts'
import type { Post, Sender, TableLook } from '../../../src/tables/index.ts'
import { phaseEnd } from '../../../src/tables/play/snapshots.ts'
import { by, done, type House, lookAt, openGame, openHouse, play } from '../house.ts'

const records = new URL('../../records/', import.meta.url)

/** How many new messages a round of a recorded game takes, round by round; what happens inside a phase edits the one that is open. */
function messagesPerRound(game: string, file: string, snapshots: TableLook['snapshots'] = 'phase'): number[] {
  const book = games.find(({ rulebook }) => rulebook.id === game)!.rulebook
  const { options, people, seed, log } = parseRecord(readFileSync(new URL(`${game}/${file}`, records), 'utf8'), file)
  const opening = begin(book, { options, people: people.map(({ wish }) => (wish === undefined ? {} : { wish })), seed })
  let history = startHistory(opening.position)
  const counts = new Map<number, number>()
  for (const entry of log) {
    const { round } = history.now.state
    const step = advance(book, history, entry as never, seed)
    if (step.problem !== undefined) throw new Error(step.problem)
    history = step.history
    const isNext = phaseEnd(book, snapshots, [{ seq: entry.seq, chapters: [...(step.done?.chapters ?? [])] }]) !== undefined
    counts.set(round, (counts.get(round) ?? 0) + (isNext ? 1 : 0))
  }
  return [...counts.values()]
}

describe.each([
  ['ideology', 4],
  ['limit', 3],
  ['venonta', 3],
  ['attack', 1],
] as const)('a round of %s', (game, most) => {
  test.each(readdirSync(new URL(`${game}/`, records)))(`takes ${most} new messages at most, and its setup one (%s)`, (file) => {
    const [first = 0, ...others] = messagesPerRound(game, file)
    expect(first).toBeLessThanOrEqual(most + 1)
    expect(Math.max(...others)).toBeLessThanOrEqual(most)
    expect(first).toBeGreaterThan(0)
  })

  test('takes one where the table wishes one for each round', () => {
    const [file = ''] = readdirSync(new URL(`${game}/`, records))
    const counts = messagesPerRound(game, file, 'round')
    const all = counts.reduce((sum, count) => sum + count, 0)
    // What is laid out before the first round is one more, and how the last one ends is told by a message of its own.
    expect(Math.abs(all - counts.length)).toBeLessThanOrEqual(1)
  })
})

/** A channel on paper: what stands there, by message. */
function paper(): { readonly send: Sender; readonly there: Map<string, Post> } {
  const there = new Map<string, Post>()
  return {
    there,
    async send(post) {
      if (post.body.gone) {
        there.delete(post.place?.message ?? '')
        return { did: 'skip', reason: 'gone' }
      }
      const place = post.place ?? { channel: 'c', message: post.id }
      there.set(place.message, post)
      return { did: 'sent', place }
    },
  }
}

async function statusesOf(house: House, there: ReadonlyMap<string, Post>): Promise<Post[]> {
  await house.run().idle()
  return [...there.values()].filter(({ kind }) => kind === 'status')
}

const hour = 3_600_000

describe('where the table wishes a new message', () => {
  test('only when people are called, the phases of a round share one until somebody is called', async () => {
    const house = await openHouse()
    const { send, there } = paper()
    const { id } = await openGame(house, ['anna', 'bo'])
    house.run(send)
    done(await house.tables.change({ ...by('anna', id), snapshots: 'calls' }))
    expect((await lookAt(house, id)).snapshots).toBe('calls')
    await play(house, id, 'anna', 2)
    await play(house, id, 'bo', 1)
    // Both look: nobody was called.
    expect(await statusesOf(house, there)).toHaveLength(1)
    house.clock.advance(hour / 2)
    await play(house, id, 'bo', 2)
    house.clock.advance(hour / 2)
    await play(house, id, 'anna', 1)
    const statuses = await statusesOf(house, there)
    expect(statuses).toHaveLength(2)
    expect(statuses.map(({ body }) => body.closed ?? false)).toEqual([true, false])
    expect(statuses[0]!.body.until).toMatchObject(statuses[1]!.body.from!)
  })

  test('with each phase, one that lies far back is taken along to where somebody is called', async () => {
    const house = await openHouse()
    const { send, there } = paper()
    const { id } = await openGame(house, ['anna', 'bo', 'cy'])
    house.run(send)
    const [first] = await statusesOf(house, there)
    house.clock.advance(2 * hour)
    await play(house, id, 'anna', 2)
    expect((await statusesOf(house, there)).map((post) => post.id)).toEqual([first!.id])
    // Di comes for Cy, and is called.
    const guest = { person: 'di', name: 'di' }
    done(await house.tables.moderation.replace({ ...by('mod', id), moderator: true, seat: 2, guest }))
    const [anew, ...others] = await statusesOf(house, there)
    expect(others).toEqual([])
    expect(anew!.id).not.toBe(first!.id)
    expect(anew!.body).toEqual(first!.body)
  })
})
