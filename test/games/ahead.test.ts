import { expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { applyWith, owes, playOut, randomPlayer, runOn, SeededChance, type StateBase } from '../../src/kernel/index.ts'

test.each(games)('looking ahead in $rulebook.id is playing what deadlines would', ({ rulebook: book }) => {
  const met: StateBase[] = []
  playOut({
    book,
    seats: 3,
    options: book.options.forDays ?? {},
    seed: 'ahead',
    player: () => randomPlayer,
    watch: ({ state }) => met.push(state),
  })
  for (const share of [0.5, 0.8, 0.95]) {
    const start = met[Math.floor(share * met.length)]!
    const chance = new SeededChance('table')
    let state = start
    while (!state.result) {
      const [owed] = owes(book, state)
      const outcome = applyWith(
        book,
        state,
        owed!.seat,
        book.decisions[owed!.decision]!.fallback(state, owed!.seat, owed!),
        chance,
      )
      if (outcome.refused) throw new Error(`${owed!.decision} in ${state.phase}: ${outcome.refused.code}`)
      state = outcome.position.state
    }
    expect(runOn(book, start, { until: () => false }, new SeededChance('table')).state).toEqual(state)
  }
})
