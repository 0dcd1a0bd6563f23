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
function lines(mind: Mind<Limit>, seat: Seat, from: readonly { first?: PlainMove; state: State }[]): Line[] {
  const found: Line[] = []
  for (const { first, state } of from) {
    if (state.phase !== 'decisions' || state.todo.length > 0 || state.turn?.active !== seat) continue
    for (const move of mind.legal(state)) {
      if (move.type !== 'play-card') continue
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

/** What a hand is worth: how good the position can be made with it this generation, and a little for what it may be good for later. */
function handWorth(mind: Mind<Limit>, state: State, seat: Seat, hand: readonly string[]): number {
  const nation = { ...state.nations[seat], hand: [...hand] }
  const imagined: State = {
    ...state,
    phase: 'decisions',
    todo: [],
    turn: { active: seat, cards: 0, passed: [], acted: [] },
    nations: { ...state.nations, [seat]: nation },
  }
  const [best] = lines(mind, seat, [{ state: imagined }])
  const later = hand.reduce((sum, card) => sum + search.prior * (wanted.length - rank(card)), 0)
  return Math.max(worthOf(imagined, seat), best?.worth ?? Number.NEGATIVE_INFINITY) + later
}

const keep: Think = (view, seat, mind) => {
  const entry = view.todo.find((todo) => todo.kind === 'keep' && todo.seat === seat)
  if (entry?.kind !== 'keep' || typeof entry.drawn === 'number') return undefined
  const state = mind.imagine()
  const { hand } = state.nations[seat]
  const worth = new Map(entry.drawn.map((card) => [card, handWorth(mind, state, seat, [...hand, card])]))
  return {
    type: 'keep-policies',
    cards: [...entry.drawn].sort((a, b) => worth.get(b)! - worth.get(a)!).slice(0, entry.count),
  }
}

const discard: Think = (view, seat, mind) => {
  const entry = view.todo.find((todo) => todo.kind === 'discard' && todo.seat === seat)
  if (entry?.kind !== 'discard') return undefined
  const state = mind.imagine()
  const { hand } = state.nations[seat]
  const without = new Map(hand.map((card) => [card, handWorth(mind, state, seat, hand.filter((held) => held !== card))]))
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
