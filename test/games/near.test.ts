import { expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { apply, begin, near, owes, type Position, randomPlayer, SeededChance, type StateBase } from '../../src/kernel/index.ts'

const moves = 400

/** What was said of who comes next, and who came. */
function foretold(game: string): { readonly said: number; readonly came: number } {
  const { rulebook } = games.find((folder) => folder.rulebook.id === game)!
  const chance = new SeededChance('near')
  let position: Position<StateBase> = begin(rulebook, { options: {}, people: [{}, {}, {}, {}], seed: 'near' }).position
  let [said, came] = [0, 0]
  for (let move = 0; move < moves && !position.state.result; move++) {
    const asked = owes(rulebook, position.state).map(({ seat }) => seat)
    const next = near(rulebook, position.state)
    expect(next.filter((seat) => asked.includes(seat))).toEqual([])
    const [seat = ''] = asked
    const outcome = apply(rulebook, position, seat, randomPlayer(rulebook, position.state, seat, chance), 'near')
    if (outcome.refused) throw new Error(outcome.refused.code)
    const { state } = outcome.position
    const then = owes(rulebook, state).map((owed) => owed.seat)
    if (next.length > 0 && state.phase === position.state.phase && then.some((one) => !asked.includes(one))) {
      said++
      if (then.some((one) => next.includes(one))) came++
    }
    position = outcome.position
  }
  return { said, came }
}

test.each(['ideology', 'attack', 'limit', 'venonta'])(
  'whose turn is said to be next in %s is not asked yet, and mostly comes next',
  (game) => {
    const { said, came } = foretold(game)
    expect(said).toBeGreaterThan(10)
    // Some pass unasked, and some are attacked meanwhile.
    expect(came / said).toBeGreaterThan(0.5)
  },
)
