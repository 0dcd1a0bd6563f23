import { matter, move, type PlainMove, refuse, type Table, toggle, type Weighing, withDefault } from '../../../kernel/index.ts'
import { breakGroup, brokenBy } from '../alliances/breaking.ts'
import { applyEffects } from '../cards/card.ts'
import type { Choice } from '../cards/price.ts'
import { type Card, cardOf, starNow } from '../data.ts'
import { alliesOf, turnOrder } from '../derived.ts'
import { tellingChanges } from '../nation/account.ts'
import { entryOf, needsEntry, removeEntry, takeEntry } from '../round/todo.ts'
import { followUpDone } from '../round/turn.ts'
import { sufferRaid } from '../star/events.ts'
import type { Entry, Limit, Power, Seat, State, View } from '../state.ts'

// 5.2, attack: the cards marked ⚔. Costs are paid at once; the target may resist by spending exactly the attacker's amount.

/** The arms a target could gather: its own and those of its military allies, the attacker aside. */
function defenceOf(p: State, target: Seat, by: Power): number {
  const allies = alliesOf(p, target, 'military').filter((ally) => ally !== by)
  return allies.reduce((sum, ally) => sum + p.nations[ally].stock.military, p.nations[target].stock.military)
}

export function launchAttack(p: State, seat: Seat, card: Card, choice: Choice, table: Table): void {
  const { target, spend = 0, factory, take } = choice
  if (target === undefined) throw new Error(`limit: ${card.id} has no target`)
  if (target === 'star') {
    if (starNow(p).military >= spend) table.tell('resists', { seat: 'star' })
    else applyEffects(p, seat, card, choice, table)
    return
  }
  if (defenceOf(p, target, seat) < spend) {
    table.tell('cannot-resist', { seat: target })
    applyEffects(p, seat, card, choice, table)
    return
  }
  const params = { ...(factory && { factory }), ...(take && { take }) }
  p.todo.push({ kind: 'resist', seat: target, by: seat, card: card.id, spend, params, aid: {}, asked: false })
}

const promised = ({ aid }: Entry<'resist'>): number => Object.values(aid).reduce((sum, amount) => sum + amount, 0)

/** Whether own arms and promised ones are enough. */
const canResist = (p: State, entry: Entry<'resist'>): boolean =>
  p.nations[entry.seat].stock.military + promised(entry) >= entry.spend

const resist = move<Limit>()({
  type: 'resist',
  open: needsEntry('resist'),
  check(p, seat) {
    const entry = entryOf(p, seat, 'resist')
    if (entry && !canResist(p, entry)) return refuse('not-enough-military', { need: entry.spend })
  },
  play(p, seat, _given, table) {
    const entry = takeEntry(p, seat, 'resist')
    table.tell('resists', { seat })
    tellingChanges(p, table, () => {
      payForDefence(p, entry)
      removeEntry(p, entry)
    })
    followUpDone(p)
  },
})

/** Aid in turn order first, then own arms. */
function payForDefence(p: State, entry: Entry<'resist'>): void {
  let due = entry.spend
  for (const ally of turnOrder(p)) {
    const used = Math.min(due, entry.aid[ally] ?? 0)
    p.nations[ally].stock.military -= used
    due -= used
  }
  p.nations[entry.seat].stock.military -= due
}

/** 5.2.3: only who asked its allies and was let down may break with them. */
const mayBreak = (p: State, entry: Entry<'resist'>): boolean =>
  entry.asked && !canResist(p, entry) && alliesOf(p, entry.seat, 'military').length > 0

const yieldToAttack = move<Limit>()({
  type: 'yield',
  params: { breakAlliance: withDefault(toggle(), false) },
  open: needsEntry('resist'),
  check(p, seat, { breakAlliance }) {
    if (typeof breakAlliance !== 'boolean') return refuse('bad-choice')
    const entry = entryOf(p, seat, 'resist')
    if (breakAlliance && entry && !mayBreak(p, entry)) return refuse('not-allied')
  },
  harm: (p, seat, { breakAlliance }) => (breakAlliance ? brokenBy(p, seat, 'military') : []),
  play(p, seat, { breakAlliance }, table) {
    const entry = takeEntry(p, seat, 'resist')
    table.tell('yields', { seat })
    tellingChanges(p, table, () => {
      removeEntry(p, entry)
      if (entry.by === 'star') sufferRaid(p, seat)
      else applyEffects(p, entry.by, cardOf(entry.card), { ...entry.params, target: seat }, table)
      if (breakAlliance) breakGroup(p, seat, 'military', table)
    })
    followUpDone(p)
  },
})

/** Whether an attack with this card would cost land. */
const takesLand = (card: string): boolean => card === 'territorial-annexation' || card === 'mass-destruction'

/** 8 Land is defended, everything else as long as some arms are left. */
function resistsIfNeeded(p: State, seat: Seat): PlainMove {
  const entry = entryOf(p, seat, 'resist')
  if (!entry || !canResist(p, entry)) return { type: 'yield' }
  const left = p.nations[seat].stock.military - Math.max(0, entry.spend - promised(entry))
  return { type: takesLand(entry.card) || left >= 3 ? 'resist' : 'yield' }
}

/** What resisting would leave, and what yielding costs. */
function weighAttack(view: View, seat: Seat): Weighing {
  const entry = view.todo.find((known): known is Entry<'resist'> => known.kind === 'resist' && known.seat === seat)
  if (!entry) return { facts: [], odds: [] }
  const { military } = view.nations[seat].stock
  const helped = promised(entry)
  const lacks = Math.max(0, entry.spend - helped - military)
  const left = military - Math.max(0, entry.spend - helped)
  const arms = { key: 'arms', params: { military, promised: helped, spend: entry.spend, lacks, left } }
  return { facts: [arms, { key: `yields-${entry.card}`, params: { by: entry.by } }], odds: [] }
}

export const attacks = matter<Limit>()({
  decisions: { resist: { page: 'attacks', reaction: true, knownAnswers: true, weigh: weighAttack, fallback: resistsIfNeeded } },
  moves: [resist, yieldToAttack],
})
