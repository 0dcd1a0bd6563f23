import type { Owed, PlainMove } from '../../kernel/index.ts'
import { canResist } from './attacks.ts'
import { helpersOf } from './derived.ts'
import { type Decision, decks, type Factory, type Limit, type Seat, type State } from './state.ts'
import { entryOf } from './todo.ts'
import { canLowerFactory, canRaiseFactory, fallingClasses, risingClasses } from './tracks.ts'

type Fallback = (p: State, seat: Seat, owed: Owed<Limit>) => PlainMove

/** Whether an attack with this card would cost land. */
const takesLand = (card: string): boolean => card === 'territorial-annexation' || card === 'mass-destruction'

/** Section 8: what a deadline plays. */
export const fallbacks: Readonly<Record<Decision, Fallback>> = {
  'choose-deck': (p, seat) => {
    const cards = p.nations[seat].decks
    const largest = Math.max(...decks.map((deck) => cards[deck].length))
    return { type: 'choose-deck', deck: decks.find((deck) => cards[deck].length === largest) }
  },
  'keep-policies': (p, seat) => {
    const entry = entryOf(p, seat, 'keep')
    return { type: 'keep-policies', cards: entry?.drawn.slice(0, entry.count) }
  },
  discard: (p, seat) => {
    const count = entryOf(p, seat, 'discard')?.count ?? 0
    return { type: 'discard', cards: p.nations[seat].hand.slice(-count) }
  },
  decisions: () => ({ type: 'pass' }),
  'raise-class': (p, seat) => ({ type: 'raise-class', class: risingClasses(p.nations[seat]).at(-1) }),
  'lower-class': (p, seat) => ({ type: 'lower-class', class: fallingClasses(p.nations[seat])[0] }),
  'lower-factory': (p, seat) => {
    const order: readonly Factory[] = ['military', 'industrial', 'renewable']
    return { type: 'lower-factory', factory: order.find((factory) => canLowerFactory(p.nations[seat], factory)) }
  },
  'choose-growth': (p, seat) => {
    const nation = p.nations[seat]
    const grows = entryOf(p, seat, 'growth')?.dir === 1
    const industrial = grows ? canRaiseFactory(nation, 'industrial') : !canLowerFactory(nation, 'military')
    return { type: 'choose-growth', factory: industrial ? 'industrial' : 'military' }
  },
  transact: () => ({ type: 'skip-transaction' }),
  resist: (p, seat) => {
    const entry = entryOf(p, seat, 'resist')
    if (!entry || !canResist(p, entry)) return { type: 'yield' }
    const promised = Object.values(entry.aid).reduce((sum, amount) => sum + amount, 0)
    const left = p.nations[seat].stock.military - Math.max(0, entry.spend - promised)
    return { type: takesLand(entry.card) || left >= 3 ? 'resist' : 'yield' }
  },
  shortage: (p, seat, { about }) => {
    const entry = entryOf(p, seat, 'shortage', ({ why }) => why === about?.why) ?? entryOf(p, seat, 'shortage')
    if (entry?.asked) return { type: 'endure' }
    return { type: entry && helpersOf(p, seat, entry.resource).length > 0 ? 'ask-aid' : 'decline-aid' }
  },
  'give-aid': (_p, _seat, { about }) => ({ type: 'give-aid', to: about?.to, amount: 0 }),
  vote: () => ({ type: 'vote', accept: false }),
  alliances: () => ({ type: 'skip-alliance' }),
}
