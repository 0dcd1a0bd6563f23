import { refuse, type Table, type Variant, variant, variants } from '../../../kernel/index.ts'
import { type Card, data, findCard } from '../data.ts'
import { launchAttack } from '../decisions/attacks.ts'
import { tellingChanges } from '../nation/account.ts'
import { cardCompleted } from '../round/turn.ts'
import type { Limit, Seat, State } from '../state.ts'
import { billOf, checkBill, payBill } from './bill.ts'
import { applyEffects, checkChoice, effectAmount, hasNoEffect, paramsOf } from './card.ts'
import type { Choice, Given } from './price.ts'

/** `as`: once checkChoice has let it through. Numbers and backers are checked with the costs. */
const choiceOf = (given: Given): Choice => given as Choice

/** One policy card as a variant of `play-card`: everything about it is in its row. */
function policyCard(card: Card): Variant<Limit> {
  return variant<Limit>()({
    params: paramsOf(card),
    // 6.3, steps 4 to 6.
    check: (p, seat, given) =>
      checkChoice(p, seat, card, given) ??
      checkBill(p, seat, card, given) ??
      (hasNoEffect(p, seat, card, choiceOf(given)) ? refuse('no-effect', { card: card.id }) : undefined),
    play(p, seat, given, table) {
      const choice = choiceOf(given)
      const { target, spend, backers } = choice
      if (target === undefined) table.tell('plays', { seat, card: card.id })
      else if (spend === undefined) table.tell('plays-against', { seat, card: card.id, target })
      else table.tell('attacks', { seat, card: card.id, target, spend })
      for (const [by, amount] of Object.entries(backers ?? {})) table.tell('backs', { by, to: seat, amount })
      tellingChanges(p, table, () => {
        const bill = payBill(p, seat, card, choice)
        const gone = bill.fromBank + bill.fromPurse
        if (gone > 0) table.tell('money-gone', { seat, amount: gone })
        layDown(p, seat, card, choice, table)
        if (card.attack) launchAttack(p, seat, card, choice, table)
        else applyEffects(p, seat, card, choice, table)
      })
      if (p.todo.length === 0) cardCompleted(p)
    },
    preview: (p, seat, given) => {
      const { pay, fromPurse, fromBank: _, ...others } = billOf(p, seat, card, { ...given })
      const costs = { money: pay + fromPurse, ...others }
      const does = { key: `does-${card.id}`, params: { amount: effectAmount(p, seat, card.id) } }
      if (Object.values(costs).some((cost) => cost > 0)) return [{ key: 'card-costs', params: { costs } }, does]
      // The class that falls is its price.
      return card.cost.lowerClass ? [does] : [{ key: 'card-free', params: {} }, does]
    },
    promise: (p, seat, given) => billOf(p, seat, card, { ...given }),
  })
}

/** The card leaves the hand before its effect; a seat that it names is asked again when its turn comes (5.2). */
function layDown(p: State, seat: Seat, card: Card, { target }: Choice, table: Table): void {
  const nation = p.nations[seat]
  const turn = p.turn!
  nation.hand = nation.hand.filter((known) => known !== card.id)
  nation[card.kind === 'permanent' ? 'permanent' : 'played'].push(card.id)
  const reopened = turn.passed.find((passed) => passed === target)
  if (reopened === undefined) return
  turn.passed = turn.passed.filter((passed) => passed !== reopened)
  if (p.nations[reopened].hand.length > 0) table.tell('asked-again', { seat: reopened })
}

export const playCard = variants<Limit>()({
  type: 'play-card',
  by: 'card',
  words: 'card',
  check(p, seat, { card }) {
    if (!findCard(card)) return refuse('unknown-card')
    if (!p.nations[seat].hand.some((held) => held === card)) return refuse('not-in-hand', { card })
  },
  listed: (p, seat) => p.nations[seat].hand,
  variants: Object.fromEntries(data.cards.map((card) => [card.id, policyCard(card)])),
})
