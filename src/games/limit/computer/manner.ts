/** How better computers play where they think about nothing, and how they think that everybody goes on. */
import type { Manner, Owed, PlainMove } from '../../../kernel/index.ts'
import { checkBill } from '../cards/bill.ts'
import { checkChoice, hasNoEffect } from '../cards/card.ts'
import { type Decision, limitCourse } from '../course.ts'
import { cardOf } from '../data.ts'
import { fallingClasses } from '../nation/tracks.ts'
import { entryOf } from '../round/todo.ts'
import type { Limit, Seat, State } from '../state.ts'
import { bestDeck, bestFirst } from './drawing.ts'
import { carefully } from './foresight.ts'
import type { Leanings } from './leanings.ts'
import { type Play, playsOf } from './plays.ts'
import { bestRise, lossOf, situationOf } from './situation.ts'
import { bestTrade, tradeMove } from './trade.ts'

function isPossible(p: State, seat: Seat, { type: _, card: id, ...choice }: PlainMove): boolean {
  const card = cardOf(String(id))
  return !(checkChoice(p, seat, card, choice) ?? checkBill(p, seat, card, choice)) && !hasNoEffect(p, seat, card, choice)
}

/** All ways to play the cards in hand, possible or not, the best first. */
function rankedPlays(p: State, seat: Seat, leanings: Leanings): readonly Play[] {
  const s = situationOf(p, seat, leanings)
  return s.nation.hand.flatMap((card) => playsOf(s, card)).sort((a, b) => b.worth - a.worth)
}

/** The card that seems to be worth most, if any is worth playing. */
const bestPlay = (p: State, seat: Seat, leanings: Leanings): PlainMove =>
  rankedPlays(p, seat, leanings).find(({ move, worth }) => worth > leanings.leastGain && isPossible(p, seat, move))?.move ?? {
    type: 'pass',
  }

/** The cards that can be played, each in the way in which it seems to be worth most, the best first. */
export function bestOfEachCard(p: State, seat: Seat, leanings: Leanings): PlainMove[] {
  const found = new Map<unknown, PlainMove>()
  for (const { move } of rankedPlays(p, seat, leanings))
    if (!found.has(move.card) && isPossible(p, seat, move)) found.set(move.card, move)
  return [...found.values()]
}

/** What somebody with these leanings decides; undefined where anybody would do as deadlines do. */
function decision(p: State, owed: Owed<Limit>, leanings: Leanings): PlainMove | undefined {
  const { seat, decision: type } = owed
  const nation = p.nations[seat]
  switch (type) {
    case 'decisions':
      return bestPlay(p, seat, leanings)
    case 'choose-deck':
      return { type, deck: bestDeck(situationOf(p, seat, leanings)) }
    case 'keep-policies': {
      const entry = entryOf(p, seat, 'keep')
      return entry && { type, cards: bestFirst(entry.drawn, situationOf(p, seat, leanings)).slice(0, entry.count) }
    }
    case 'discard': {
      const entry = entryOf(p, seat, 'discard')
      return entry && { type, cards: bestFirst(nation.hand, situationOf(p, seat, leanings)).slice(-entry.count) }
    }
    case 'raise-class':
      return { type, class: bestRise(situationOf(p, seat, leanings)) }
    case 'lower-class': {
      const s = situationOf(p, seat, leanings)
      return { type, class: fallingClasses(nation).sort((a, b) => lossOf(s, a) - lossOf(s, b))[0] }
    }
    case 'transact': {
      const trade = bestTrade(situationOf(p, seat, leanings), entryOf(p, seat, 'transact')?.used)
      return trade && tradeMove(trade)
    }
    default:
      return carefully(p, owed)
  }
}

/** Decides on positions of which everything is known, be it imagined. */
export const playing =
  (leanings: Leanings): Manner<Limit> =>
  (view, seat, { owed: [owed] }) => {
    if (!owed) throw new Error(`${seat} owes nothing`)
    const p = view as State // `as`: only positions come here, and they hold all that a view does.
    // `as`: nothing is owed but decisions of the course.
    return decision(p, owed, leanings) ?? limitCourse.decisions[owed.decision as Decision].fallback(p, seat, owed)
  }
