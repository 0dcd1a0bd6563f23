import { describe, expect, test } from 'vitest'
import { reasonAloud } from '../../src/discord/learn/aloud.ts'
import type { GameFolder } from '../../src/games/folder.ts'
import { games } from '../../src/games/index.ts'
import {
  applyWith,
  computerMove,
  type Event,
  heard,
  isAnswer,
  legal,
  type PlainMove,
  playOut,
  SeededChance,
  type StateBase,
  same,
  viewOf,
} from '../../src/kernel/index.ts'
import { sampled } from '../sample.ts'

interface Moment {
  readonly before: StateBase
  readonly seat: string
  readonly move: PlainMove
  readonly events: readonly Event[]
}

/** All moves of a game of simple computers. */
function momentsOf({ rulebook: book }: GameFolder): readonly Moment[] {
  const states: { state: StateBase; events: readonly Event[] }[] = []
  const { moves } = playOut({
    book,
    seats: Math.min(3, book.seats.to),
    options: book.options.forDays ?? {},
    seed: 'aloud',
    player: () => computerMove,
    watch: ({ state }, { events }) => void states.push({ state, events }),
  })
  return moves.map((made, index) => ({ ...made, before: states[index]!.state, events: states[index + 1]!.events }))
}

/** What everybody sees of a move: what they hear, and the position after it. */
const seenOf = ({ rulebook }: GameFolder, events: readonly Event[], after: StateBase) => ({
  told: events.flatMap((event) => heard(event, null) ?? []),
  view: viewOf(rulebook, after, null),
})

const few = sampled(60, 2000)
const alternatives = sampled(8, 60)
/** At most so many, from all of the game. */
const spread = <Item>(all: readonly Item[], most: number): readonly Item[] =>
  all.filter((_, index) => index % Math.ceil(all.length / most) === 0)

describe.each(games.map((folder) => [folder.rulebook.id, folder] as const))('a computer of %s', (_id, folder) => {
  const moments = momentsOf(folder)

  /** What a computer might have played instead: none gives orders for later. */
  const answersOf = (p: StateBase, seat: string): readonly PlainMove[] =>
    legal(folder.rulebook, p, seat).filter(({ type }) => isAnswer(folder.rulebook, p, seat, type))

  test('has a reason to say for much of what it does before everybody’s eyes', () => {
    const said = moments.filter(({ before, ...done }) => reasonAloud(folder, before, done))
    expect(said.length).toBeGreaterThan(moments.length / 8)
  })

  test('says the same in two positions that differ only in secrets', () => {
    const chance = new SeededChance('other secrets')
    for (const { before, ...done } of spread(moments, few)) {
      const imagined = folder.rulebook.imagine(viewOf(folder.rulebook, before, null), null, chance)
      expect(reasonAloud(folder, imagined, done), JSON.stringify(done.move)).toEqual(reasonAloud(folder, before, done))
    }
  })

  test('says the same of two moves that look alike to everybody', () => {
    const { rulebook } = folder
    for (const { before, seat, move } of spread(moments, few)) {
      const play = (one: PlainMove) => applyWith(rulebook, before, seat, one, new SeededChance('alike'))
      const made = play(move)
      if (made.refused) continue
      const seen = seenOf(folder, made.events, made.position.state)
      for (const other of spread(answersOf(before, seat), alternatives)) {
        const instead = play(other)
        if (instead.refused || !same(seenOf(folder, instead.events, instead.position.state), seen)) continue
        const said = (one: PlainMove, events: readonly Event[]) => reasonAloud(folder, before, { seat, move: one, events })
        expect(said(other, instead.events), JSON.stringify([move, other])).toEqual(said(move, made.events))
      }
    }
  })

  test('speaks of itself, and to nobody in particular', () => {
    const toSomebody = { en: /\byou(r|rs)?\b/i, it: /\b(tu|tuo|tua|tuoi|tue|ti|te)\b/i, de: /\b(du|dich|dir|dein\w*)\b/i }
    for (const [language, pattern] of Object.entries(toSomebody))
      for (const [key, words] of Object.entries(folder.words[language as keyof typeof toSomebody]))
        if (key.startsWith('aloud.')) expect(String(words), key).not.toMatch(pattern)
  })
})
