import { runOn } from './ahead.ts'
import type { Chance } from './chance.ts'
import type { Game, PlainMove } from './game.ts'
import { legal, legalOfKind } from './legal.ts'
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
  let listed: readonly PlainMove[] | undefined
  const legalNow = () => (listed ??= legal(book, state, seat))
  const kinds = new Map<string, readonly PlainMove[]>()
  function ofKindNow(type: string): readonly PlainMove[] {
    const found = kinds.get(type) ?? legalOfKind(book, state, seat, type)
    kinds.set(type, found)
    return found
  }
  return {
    owed: owedBy(book, state, seat),
    legal: (imagined) => (imagined === undefined || imagined === state ? legalNow() : legal(book, imagined, seat)),
    legalOfKind: (type, imagined) =>
      imagined === undefined || imagined === state ? ofKindNow(type) : legalOfKind(book, imagined, seat, type),
    imagine,
    attempt(before, who, move) {
      const outcome = applyWith(book, before, who, move, chance)
      return outcome.refused ? undefined : outcome.position.state
    },
    runOn: (imagined, ahead) => runOn(book, imagined, ahead),
    chance,
  }
}
