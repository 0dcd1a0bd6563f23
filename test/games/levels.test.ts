import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import {
  computerMove,
  type Level,
  levels,
  owes,
  ownChance,
  playOut,
  SeededChance,
  type StateBase,
  viewOf,
} from '../../src/kernel/index.ts'
import { sampled } from '../sample.ts'

/** The longest game is agreed to end early: thoughts take a while. */
const shortened: Readonly<Record<string, object>> = { attack: { maxRounds: sampled(2, 4) } }

describe.each(games.map(({ rulebook }) => [rulebook.id, rulebook] as const))('computers of %s that look ahead', (_id, book) => {
  test('decide by their view alone, all through a game', { timeout: 120_000 }, () => {
    const seats = Math.min(3, book.seats.to)
    const met: StateBase[] = []
    const options = book.options.forDays ?? {}
    playOut({ book, seats, options, seed: 'views', player: () => computerMove, watch: ({ state }) => void met.push(state) })
    const chance = new SeededChance('unseen')
    const every = Math.ceil(met.length / 5)
    const places = met.filter(({ result }, index) => index % every === 1 && !result)
    for (const [index, state] of places.entries()) {
      const { seat } = owes(book, state)[0]!
      const view = viewOf(book, state, seat)
      const decide = (p: StateBase, level: Level) =>
        computerMove(book, p, seat, ownChance(viewOf(book, p, seat), seat, 'levels'), level)
      const imagined = book.imagine(view, seat, chance)
      // The strongest takes its time: once in the middle of a game.
      const asked = levels.filter((level) => level !== 'strong' || index === 2)
      for (const level of asked) expect(decide(imagined, level)).toEqual(decide(state, level))
    }
  })

  test('play a whole game among themselves, by the rules', { timeout: 120_000 }, () => {
    const seats = Math.max(2, book.seats.from)
    let decided = 0
    const { state } = playOut({
      book,
      seats,
      options: { ...book.options.forDays, ...shortened[book.id] },
      seed: 'levels-small',
      // One seat, and every third of its decisions, are enough to see that what it decides may be played.
      player: (seat) => (rules, p, who, chance) =>
        computerMove(rules, p, who, chance, seat === 'p1' && decided++ % 3 === 0 ? 'normal' : 'easy'),
    })
    expect(state.result).not.toBeNull()
  })
})
