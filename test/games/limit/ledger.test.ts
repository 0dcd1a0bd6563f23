import { expect, test } from 'vitest'
import { limitRules } from '../../../src/games/limit/rulebook.ts'
import type { Limit, State } from '../../../src/games/limit/state.ts'
import { type Done, listedSeeds, type Player, playOut, randomPlayer } from '../../../src/kernel/index.ts'

const moneyIn = (p: State): number => p.bank + p.seats.reduce((sum, seat) => sum + p.nations[seat].money, p.star?.money ?? 0)
const fossilsIn = (p: State): number =>
  p.market.stock.fossil +
  p.colonies.fossils +
  p.seats.reduce((sum, seat) => sum + p.nations[seat].stock.fossil, p.star?.fossils ?? 0)

/** The sum of a number over all notices of a kind. */
const told = (done: Done<State>, key: string, field: string): number =>
  done.events.filter((event) => event.key === key).reduce((sum, event) => sum + Number(event.params[field]), 0)

/** Plays games at random and looks at every change. */
function watch(seats: number, look: (before: State, after: State, done: Done<State>) => void): void {
  for (const seed of listedSeeds(`ledger-${seats}`, 6)) {
    let before: State | undefined
    playOut<Limit>({
      book: limitRules,
      seats,
      options: seats > 1 ? { alliances: true } : {},
      seed,
      player: (): Player<Limit> => randomPlayer,
      watch({ state }, done) {
        if (before) look(before, state, done)
        before = state
      },
    })
  }
}

test.each([1, 2, 4])(
  'money comes from nowhere only when the bank is empty, and leaves only as it is told, with %i seats',
  (seats) => {
    let created = 0
    watch(seats, (before, after, done) => {
      const made = told(done, 'bank-empty', 'missing')
      const gone = told(done, 'money-gone', 'amount') + told(done, 'bank-loses', 'amount')
      expect(moneyIn(after) - moneyIn(before)).toBe(made - gone)
      created += made
    })
    expect(created).toBeGreaterThan(0)
  },
)

test.each([1, 3])('fossils are found by extraction and recycling only, with %i seats', (seats) => {
  watch(seats, (before, after, done) => {
    const plays = done.events.some(({ key, params }) => key === 'plays' && params.card === 'extraction')
    const recycles = after.seats.some((seat) => before.nations[seat].permanent.includes('recycling'))
    if (!plays && !recycles) expect(fossilsIn(after)).toBeLessThanOrEqual(fossilsIn(before))
  })
})
