import { describe, expect, test } from 'vitest'
import type { GameFolder } from '../../src/games/folder.ts'
import type { Guide } from '../../src/games/guide.ts'
import { games } from '../../src/games/index.ts'
import { owedBy, ownChance, randomPlayer, type StateBase } from '../../src/kernel/index.ts'
import { languages, speaker } from '../../src/words/index.ts'
import { type GuidedMoment, guidedMoments } from './guided.ts'

const guided = games.flatMap((folder) => (folder.guide ? [[folder.rulebook.id, folder, folder.guide] as const] : []))

/** The moments of a guided game and how it ends. */
function walk(folder: GameFolder, guide: Guide, how: Parameters<typeof guidedMoments>[2] = {}) {
  const moments: GuidedMoment[] = []
  const run = guidedMoments(folder, guide, how)
  for (;;) {
    const next = run.next()
    if (next.done) return { moments, state: next.value.state }
    moments.push(next.value)
  }
}

/** How many ended before the learner, the learner not counted. */
function better(folder: GameFolder, state: StateBase, learner: string): number {
  const { seats = [] } = folder.standings?.(state) ?? {}
  return (seats.find(({ seat }) => seat === learner)?.place ?? seats.length) - 1
}

test('every game has a guided first one', () => {
  expect(guided.map(([id]) => id)).toEqual(games.map(({ rulebook }) => rulebook.id))
})

describe.each(guided)('the first game of %s', (_id, folder, guide) => {
  let played: ReturnType<typeof walk> | undefined
  const whole = () => (played ??= walk(folder, guide))

  test('explains everything it knows to whoever plays what is suggested, each thing once', () => {
    const told = whole().moments.flatMap((moment) => moment.told.map(({ name }) => name))
    expect(told.toSorted()).toEqual(guide.lessons.map(({ name }) => name).toSorted())
  })

  test('gives a reason for every move that it suggests', () => {
    expect(whole().moments.flatMap(({ move, reason }) => (reason ? [] : [move.type]))).toEqual([])
  })

  test('suggests nothing together that cannot be played together', () => {
    expect(whole().moments.flatMap(({ refused }) => refused ?? [])).toEqual([])
  })

  test('ends no worse than in the middle for whoever plays what is suggested', () => {
    const { moments, state } = whole()
    expect(owedBy(folder.rulebook, state, moments[0]!.seat)).toEqual([])
    expect(better(folder, state, moments[0]!.seat)).toBeLessThanOrEqual(guide.deal.seats / 2)
  })

  test('lets the person go within two rounds, and says more only as more comes up', () => {
    const { moments } = whole()
    const through = moments.findIndex(({ isThrough }) => isThrough)
    const before = moments.slice(0, through).flatMap(({ told }) => told)
    expect(through).toBeGreaterThan(0)
    expect(before.length).toBeGreaterThanOrEqual(Math.floor(guide.lessons.length / 2))
  })

  test.each(languages)('is said without a gap, and shortly, in %s', (language) => {
    const missing: string[] = []
    const say = speaker({ catalogues: folder.words, language, names: folder.names, onMissing: (key) => missing.push(key) })
    for (const { told, reason } of whole().moments) {
      for (const { name, facts } of told) expect(say(`lesson.${name}`, facts).length).toBeLessThanOrEqual(420)
      if (reason) expect(say(`advice.${reason.name}`, reason.facts).length).toBeLessThanOrEqual(110)
    }
    expect(missing).toEqual([])
  })

  test('is not broken by whoever plays as they like', () => {
    const choose = ({ state: now }: { state: StateBase }, seat: string) =>
      randomPlayer(folder.rulebook, now, seat, ownChance(now, seat, 'as they like'))
    const names = walk(folder, guide, { choose, most: 120 }).moments.flatMap(({ told }) => told.map(({ name }) => name))
    expect(new Set(names).size).toBe(names.length)
  })
})
