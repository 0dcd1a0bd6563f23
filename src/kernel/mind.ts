import { runOn } from './ahead.ts'
import type { Chance } from './chance.ts'
import type { Game } from './game.ts'
import { legal } from './legal.ts'
import { applyWith, owedBy } from './play.ts'
import type { Mind, Rulebook } from './rulebook.ts'

/** What a computer on this seat may use beside its view. */
export function mindOf<G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  seat: G['seat'],
  imagine: () => G['state'],
  chance: Chance,
): Mind<G> {
  let listed: ReturnType<Mind<G>['legal']> | undefined
  const legalNow = () => (listed ??= legal(book, state, seat))
  return {
    owed: owedBy(book, state, seat),
    legal: (imagined) => (imagined === undefined || imagined === state ? legalNow() : legal(book, imagined, seat)),
    imagine,
    attempt(before, who, move) {
      const outcome = applyWith(book, before, who, move, chance)
      return outcome.refused ? undefined : outcome.position.state
    },
    runOn: (imagined, ahead) => runOn(book, imagined, ahead),
    chance,
  }
}
