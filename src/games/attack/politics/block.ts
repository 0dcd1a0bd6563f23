/** 5.2.3, 5.10 The block window: whoever holds a fitting card may stop what was just declared. */
import { phase, refuse, type Table, type Variant, variant, variants, type Weighing } from '../../../kernel/index.ts'
import { amountsOf } from '../cards/amounts.ts'
import { ruleOf } from '../cards/card.ts'
import { data, kindData, kindOf } from '../data.ts'
import { activeSeat, effects, hasCapital, orderOf, ownerOf, reactionOrder } from '../derived.ts'
import { attackedRegions } from '../movement/attacks.ts'
import { weighAttacks } from '../movement/weigh.ts'
import { attackMove, oneCard } from '../params.ts'
import type { View } from '../secrets/view.ts'
import type { Attack, PoliticalKind, Seat, State } from '../state.ts'
import type { MoveAction, PoliticalAction } from '../turn/action.ts'
import { currentAction } from '../turn/current.ts'

type Blockable = PoliticalAction | MoveAction

const wasDeclared = (action: State['action']): action is Blockable =>
  action?.type === 'political' || action?.type === 'move' || action?.type === 'blitzkrieg'

const declaredNow = (p: State): Blockable => currentAction(p, 'political', 'move', 'blitzkrieg')

/** Whether the card blocks what was declared, and no technology of the active seat forbids it. */
export function fits(p: State, card: string): boolean {
  const blocked = kindData(kindOf(card)).block
  const { action } = p
  // Asked of what is typed before anything was declared, too.
  if (!blocked || !wasDeclared(action)) return false
  if (action.type !== 'political') return blocked.includes('move')
  const kind = kindOf(action.play!.card)
  const unblockable = effects(p, activeSeat(p), 'unblockable').some(
    ({ cards, by }) => cards.includes(kind) && by.includes(kindOf(card)),
  )
  return blocked.includes(kind) && !unblockable
}

const fitting = (p: State, seat: Seat): string[] => p.players[seat].hand.filter((card) => fits(p, card))

/** What was declared is aimed at the seat, or at a region of it. */
function concerns(p: State, seat: Seat): boolean {
  const action = declaredNow(p)
  if (action.type !== 'political') return attackedRegions(p, action).some((region) => ownerOf(p, region) === seat)
  const { target, region } = action.play!
  return target === seat || (region !== undefined && ownerOf(p, region) === seat)
}

/** Cards always, marches only where they enter by force. */
const isBlockable = (p: State, action: Blockable): boolean => action.type === 'political' || attackedRegions(p, action).length > 0

/** Ruling 9.12: without the region of its own capital a seat plays no political card at all. */
const isAsked = (p: State, seat: Seat): boolean => !passesByOrder(p, seat) && hasCapital(p, seat) && fitting(p, seat).length > 0

function passesByOrder(p: State, seat: Seat): boolean {
  const order = orderOf(p, seat, 'block')
  return order === 'never' || (order === 'own' && !concerns(p, seat))
}

/** The card is discarded; whatever it stopped, nobody else is asked any more. */
function layBlock(p: State, seat: Seat, card: string, table: Table): void {
  const player = p.players[seat]
  player.hand = player.hand.filter((other) => other !== card)
  p.decks.politicalDiscard.push(card)
  declaredNow(p).waiting = []
  table.tell('blocks', { seat, card })
  table.reveal('card', { seat })
}

function blocking(card: string, kind: PoliticalKind): Variant<Attack> {
  const { params, check, play } = ruleOf(kind)
  return variant<Attack>()({
    params,
    check,
    play(p, seat, named, table) {
      layBlock(p, seat, card, table)
      play?.(p, seat, named, table)
      const action = declaredNow(p)
      if (action.type === 'political') action.play = null
    },
    preview: () => [{ key: `does-${kind}`, params: amountsOf(kindData(kind).effect) }],
  })
}

const blockMove = variants<Attack>()({
  type: 'block',
  group: 'politics',
  by: 'card',
  // A card of another kind is one by its form; that it does not fit is said later (6).
  names: oneCard(fitting),
  check(p, seat, { card }) {
    if (!p.players[seat].hand.some((held) => held === card)) return refuse('not-in-hand')
    if (!fits(p, String(card))) return refuse('not-eligible', { card })
  },
  variants: Object.fromEntries(
    data.politicalDeck.filter(({ kind }) => kindData(kind).block !== null).map(({ id, kind }) => [id, blocking(id, kind)]),
  ),
})

const passBlock = attackMove({
  type: 'pass',
  group: 'politics',
  play: (p, seat, _given, table) => letPass(p, seat, table),
})

function letPass(p: State, seat: Seat, table: Table): void {
  const action = declaredNow(p)
  action.waiting = action.waiting.filter((other) => other !== seat)
  table.tellOnly([seat], 'you-pass', { seat })
}

/** What the question may name. */
const nothingAsked = { card: null, target: null, region: null, gov: 'none', regions: [] }

function cardAsked({ play }: PoliticalAction) {
  const { card, target = null, region = null, gov = 'none' } = play!
  return { what: target ? 'against' : region ? 'inside' : 'card', card, target, region, gov }
}

/** Of attacks, who comes with what; of a card, what it does. */
function weighDeclared(view: View): Weighing {
  if (view.action?.type !== 'political') return weighAttacks(view)
  const { card } = view.action.play!
  const kind = kindOf(card)
  const does = { key: `declared-${kind}`, params: { card, ...amountsOf(kindData(kind).effect) } }
  return { facts: [does], needed: 1, odds: [] }
}

/** Closed by the first BLOCK, or when all have passed. Who is asked follows from hands and orders. */
export const block = phase<Attack>()({
  name: 'block',
  decisions: {
    block: { page: 'political', reaction: true, quiet: true, weigh: weighDeclared, fallback: () => ({ type: 'pass' }) },
  },
  moves: [blockMove, passBlock],
  enter(p) {
    const action = declaredNow(p)
    action.waiting = isBlockable(p, action) ? reactionOrder(p).filter((seat) => isAsked(p, seat)) : []
  },
  isOver: (p) => declaredNow(p).waiting.length === 0,
  automatic(p, table) {
    const action = declaredNow(p)
    const ordered = action.waiting.find((seat) => passesByOrder(p, seat))
    if (ordered) letPass(p, ordered, table)
    return ordered !== undefined
  },
  owes(p) {
    const action = declaredNow(p)
    const about = action.type === 'political' ? cardAsked(action) : { what: 'attack', regions: attackedRegions(p, action) }
    return action.waiting.map((seat) => ({
      seat,
      decision: 'block',
      about: { ...nothingAsked, by: p.active, ...about },
    }))
  },
})
