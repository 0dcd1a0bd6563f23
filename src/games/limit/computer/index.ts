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

export const search = { threshold: 0.3, beam: 4, depth: 2, prior: 0.05 }

interface Line {
  readonly first: PlainMove
  readonly state: State
  readonly worth: number
}

/** The state once the seat's own follow-ups are decided by foresight is what counts; cards after the first are tried on it too. */
function lines(
  mind: Mind<Limit>,
  seat: Seat,
  from: readonly { first?: PlainMove; state: State }[],
  only: (card: unknown) => boolean = () => true,
): Line[] {
  const found: Line[] = []
  for (const { first, state } of from) {
    if (state.phase !== 'decisions' || state.todo.length > 0 || state.turn?.active !== seat) continue
    for (const move of mind.legal(state)) {
      if (move.type !== 'play-card' || !only(move.card)) continue
      const after = mind.attempt(state, seat, move)
      if (after) found.push({ first: first ?? move, state: after, worth: worthOf(after, seat) })
    }
  }
  return found.sort((a, b) => b.worth - a.worth)
}

const decide: Think = (_view, seat, mind) => {
  const state = mind.imagine()
  const now = worthOf(state, seat)
  let best: Line | undefined
  let front: readonly { first?: PlainMove; state: State }[] = [{ state }]
  for (let depth = 0; depth < search.depth; depth++) {
    const found = lines(mind, seat, front)
    if (found[0] && found[0].worth > (best?.worth ?? now + search.threshold)) best = found[0]
    front = found.slice(0, search.beam)
  }
  return best?.first ?? { type: 'pass' }
}

/** The position as it will be when the decisions begin, with this hand and with the first turn. */
const withHand = (state: State, seat: Seat, hand: readonly string[]): State => ({
  ...state,
  phase: 'decisions',
  todo: [],
  turn: { active: seat, cards: 0, passed: [], acted: [] },
  nations: { ...state.nations, [seat]: { ...state.nations[seat], hand: [...hand] } },
})

/** A little for what a card may be good for later. */
const later = (card: string): number => search.prior * (wanted.length - rank(card))

/** What each drawn card would make of this generation, and a little for later. */
const keep: Think = (view, seat, mind) => {
  const entry = view.todo.find((todo) => todo.kind === 'keep' && todo.seat === seat)
  if (entry?.kind !== 'keep' || typeof entry.drawn === 'number') return undefined
  const state = mind.imagine()
  const { hand } = state.nations[seat]
  const worth = new Map<string, number>()
  for (const card of entry.drawn) {
    const held = withHand(state, seat, [...hand, card])
    const [best] = lines(mind, seat, [{ state: held }], (played) => played === card)
    worth.set(card, Math.max(worthOf(held, seat), best?.worth ?? Number.NEGATIVE_INFINITY) + later(card))
  }
  return {
    type: 'keep-policies',
    cards: [...entry.drawn].sort((a, b) => worth.get(b)! - worth.get(a)!).slice(0, entry.count),
  }
}

/** What would be left to do without each card. */
const discard: Think = (view, seat, mind) => {
  const entry = view.todo.find((todo) => todo.kind === 'discard' && todo.seat === seat)
  if (entry?.kind !== 'discard') return undefined
  const state = mind.imagine()
  const { hand } = state.nations[seat]
  const found = lines(mind, seat, [{ state: withHand(state, seat, hand) }])
  const without = new Map<string, number>()
  for (const card of hand) {
    const rest = withHand(
      state,
      seat,
      hand.filter((held) => held !== card),
    )
    const best = found.find(({ first }) => first.card !== card)
    without.set(card, Math.max(worthOf(rest, seat), best?.worth ?? Number.NEGATIVE_INFINITY) - later(card))
  }
  return { type: 'discard', cards: [...hand].sort((a, b) => without.get(b)! - without.get(a)!).slice(0, entry.count) }
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
