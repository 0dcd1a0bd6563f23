import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import type { PlainMove } from '../../src/kernel/index.ts'
import { findTable } from '../../src/store/index.ts'
import { quietUntil } from '../../src/tables/quiet.ts'
import { disagreement } from '../../src/tables/records.ts'
import { done, newRequest } from './house.ts'
import { hour, openWeeks, type Told, type Weeks } from './weeks.ts'

const quiet = { from: '22:00', to: '07:00' }

const calls = (told: readonly Told[], person: string): Told[] =>
  told.filter(({ post: { kind, audience } }) => kind === 'ping' && audience.to === 'seat' && audience.person === person)

/** Two weeks: Bo is gone from the third day on, Cy sleeps at night, a night is lost, a day is paused, every day begins with a restart. */
async function twoWeeks(game: string): Promise<Weeks> {
  const weeks = await openWeeks(game, ['anna', 'bo', 'cy', 'di'], { cy: { quiet } })
  const at = () => ({ table: weeks.id, person: 'anna', request: newRequest() })
  for (let passed = 2; passed <= 14 * 24; passed += 2) {
    const [day, time] = [Math.floor(passed / 24), passed % 24]
    const awake = time % 4 === 0 && time > 7 && time < 22
    const present = [...(awake ? ['anna', 'cy', 'di'] : []), ...(awake && day < 3 ? ['bo'] : [])]
    await weeks.pass(present)
    if ((await weeks.look()).status === 'ended') break
    if (time === 4) await weeks.stop().then(() => weeks.start())
    if (day === 5 && time === 22) {
      await weeks.stop()
      await weeks.start(8 * hour)
    }
    if (day === 7 && time === 12) done(await weeks.tables().pause(at()))
    if (day === 8 && time === 12) done(await weeks.tables().resume(at()))
  }
  return weeks
}

describe.each(['ideology', 'limit'])('two weeks of %s', (game) => {
  test('keep their promises about time', { timeout: 240_000 }, async () => {
    const weeks = await twoWeeks(game)
    const { id, told, errors } = weeks
    expect(errors).toEqual([])
    const log = []
    for (let from = 1; ; from = log.length + 1) {
      const page = await weeks.tables().log({ table: id, from })
      if (page.length === 0) break
      log.push(...page)
    }

    // Who comes every day misses nothing but a reaction asked for at night; who does not misses two sittings, then the computer sits in.
    const { rulebook } = games.find((folder) => folder.rulebook.id === game)!
    const isReaction = (type: string): boolean =>
      rulebook.moves.find((move) => move.type === type)?.answers.some((answer) => rulebook.decisions[answer]?.reaction) ?? false
    const missed = log.filter(({ actor, body }) => actor === 'deadline' && !isReaction((body.move as PlainMove).type))
    expect(new Set(missed.map(({ person }) => person))).toEqual(new Set(['bo']))
    const { seats, status } = await weeks.look()
    const bo = seats.find(({ person }) => person === 'bo')
    expect(bo?.computer).toBe('standing-in')
    const notes = told.filter(({ post: { kind } }) => kind === 'note').map(({ post: { body } }) => body.what)
    expect(notes.filter((what) => what === 'standing-in')).toHaveLength(1)
    expect(log.some(({ actor, seat }) => actor === 'computer' && seat === bo?.number)).toBe(true)

    // A call comes once for each sitting, a second one at most once, and never in the quiet hours.
    for (const person of ['anna', 'bo', 'cy', 'di']) {
      const names = calls(told, person).map(({ post: { body } }) => `${body.sitting}${body.reminder ? ' again' : ''}`)
      expect(names.length).toBeGreaterThan(0)
      expect(new Set(names).size).toBe(names.length)
    }
    for (const { at } of calls(told, 'cy')) expect(quietUntil({ quiet, timeZone: 'UTC' }, at)).toBeUndefined()

    // Once the computer sits in, Bo is left in peace.
    const sitsIn = told.find(({ post }) => post.body.what === 'standing-in')?.at.getTime() ?? 0
    expect(calls(told, 'bo').filter(({ at }) => at.getTime() > sitsIn)).toEqual([])

    // Nothing is forgotten and nothing invented by all those restarts.
    const stored = await findTable(weeks.store().client, { id })
    expect(stored && (await disagreement(weeks.store().client, rulebook, stored))).toBeUndefined()
    expect(await weeks.store().client.post.count({ where: { status: 'waiting' } })).toBe(0)
    if (status === 'playing') expect(seats.some(({ since }) => since !== null)).toBe(true)
  })
})
