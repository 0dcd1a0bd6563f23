import type { Mind, PlainMove } from '../../../kernel/index.ts'
import { fallbacks } from '../fallbacks.ts'
import type { Deck, Limit, Seat, State, View } from '../state.ts'
import { careful } from './foresight.ts'
import { worthOf } from './value.ts'

/** 13, keep: what is worth having, best first. */
const wanted = [
  'vegetarianism',
  'secondary-education',
  'surtax',
  'tourism-development',
  'political-interference',
  'colonization',
  'extraction',
  'urbanization',
  'investment-policies',
  'intensive-farming',
  'sustainable-consumption',
  'overconsumption',
  'conscription',
  'political-planning',
  'offshored-production',
  'planet-clean-up',
  'humanitarian-aid',
]
const rank = (card: string): number => (wanted.includes(card) ? wanted.indexOf(card) : wanted.length)

function best<T>(options: readonly T[], value: (option: T) => number): T {
  let found = options[0] as T
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const worth = value(option)
    if (worth > most) {
      found = option
      most = worth
    }
  }
  return found
}

type Think = (view: View, seat: Seat, mind: Mind<Limit>) => PlainMove | undefined

const tryAll: Think = (_view, seat, mind) => {
  const state = mind.imagine()
  const moves = mind.legal()
  const answers = moves.filter((move) => move.type !== 'set-pledge' && move.type !== 'remove-permanent')
  if (answers.length === 1) return answers[0]
  return best(answers, (move) => {
    const after = mind.attempt(state, seat, move)
    return after ? worthOf(after, seat) : Number.NEGATIVE_INFINITY
  })
}

const threshold = 0.3

const decide: Think = (_view, seat, mind) => {
  const state = mind.imagine()
  const now = worthOf(state, seat)
  let choice: PlainMove = { type: 'pass' }
  let most = now + threshold
  for (const move of mind.legal()) {
    if (move.type !== 'play-card') continue
    const after = mind.attempt(state, seat, move)
    const worth = after ? worthOf(after, seat) : 0
    if (worth > most) {
      most = worth
      choice = move
    }
  }
  return choice
}

const keep: Think = (view, seat) => {
  const entry = view.todo.find((todo) => todo.kind === 'keep' && todo.seat === seat)
  if (entry?.kind !== 'keep' || typeof entry.drawn === 'number') return undefined
  return { type: 'keep-policies', cards: [...entry.drawn].sort((a, b) => rank(a) - rank(b)).slice(0, entry.count) }
}

const discard: Think = (view, seat) => {
  const entry = view.todo.find((todo) => todo.kind === 'discard' && todo.seat === seat)
  const hand = view.nations[seat].hand
  if (entry?.kind !== 'discard' || typeof hand === 'number') return undefined
  return { type: 'discard', cards: [...hand].sort((a, b) => rank(b) - rank(a)).slice(0, entry.count) }
}

const draw: Think = (view, seat) => {
  const decks = view.nations[seat].decks as State['nations'][Seat]['decks']
  const worth = (deck: Deck) =>
    decks[deck].reduce((sum, card) => sum + Math.max(0, wanted.length - rank(card)) ** 1.5, 0) / Math.max(1, decks[deck].length)
  return {
    type: 'choose-deck',
    deck: best(
      (Object.keys(decks) as Deck[]).filter((deck) => decks[deck].length > 0),
      worth,
    ),
  }
}

export function computer(view: View, seat: Seat, mind: Mind<Limit>): PlainMove {
  const [owed] = mind.owed
  if (!owed) throw new Error(`limit: ${seat} owes nothing`)
  const think: Partial<Record<string, Think>> = {
    decisions: decide,
    'keep-policies': keep,
    discard,
    'choose-deck': draw,
    'raise-class': tryAll,
    'lower-class': tryAll,
    'lower-factory': tryAll,
    'choose-growth': tryAll,
    transact: tryAll,
    resist: tryAll,
    shortage: tryAll,
  }
  void careful
  return think[owed.decision]?.(view, seat, mind) ?? fallbacks[owed.decision](mind.imagine(), seat, owed)
}
