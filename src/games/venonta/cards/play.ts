/** 2.9 and 6, `play`: a card is its row of data and the rule of its effect. */
import { type Given as Fields, refuse, type Variant, variant, variants } from '../../../kernel/index.ts'
import { type Card, cardIds, cardOf } from '../data.ts'
import type { CardInPlay, Venonta } from '../state.ts'
import { activeSeat } from '../turns/turn.ts'
import { amountsOf } from './amounts.ts'
import { goodsRules } from './goods.ts'
import { landRules } from './land.ts'
import { otherRules } from './others.ts'
import type { CardRule, Choice, Kind, Rules } from './rule.ts'

const rules: Rules<Kind> = { ...landRules, ...otherRules, ...goodsRules }

// `as`: the rule found under an effect's name is the rule of that effect, which the compiler cannot follow through the union.
const ruleOf = ({ effect }: Card): CardRule => rules[effect.kind] as unknown as CardRule

// `as`: the card's own check has looked at each of them.
const choiceOf = (given: Fields): Choice => given as Choice

function actionCard(id: string): Variant<Venonta> {
  const card = cardOf(id)
  const rule = ruleOf(card)
  const { effect } = card
  return variant<Venonta>()({
    params: rule.params ?? {},
    check(p, seat, given) {
      if (p.combat) return refuse('combat-open')
      if (p.offer) return refuse('offer-open')
      if (card.when === 'own' && activeSeat(p) !== seat) return refuse('not-your-turn')
      return rule.check?.({ p, seat, effect }, given)
    },
    play(p, seat, given, table) {
      const choice = choiceOf(given)
      const player = p.players[seat]
      const { card: _, ...targets } = given as Fields
      player.hand = player.hand.filter((held) => held !== id)
      player.stats.cardsPlayed += 1
      if (card.duration === 'instant') p.decks.used.push(id)
      else player.inPlay.push(inPlay(id, rule, choice))
      table.tell('card-played', { seat, card: id, aim: aimOf(targets), ...aimedAt(targets) })
      rule.play?.({ p, seat, effect, choice, table })
    },
    preview: () => [{ key: `does-${card.id}`, params: amountsOf(card) }],
    ...(rule.final && { final: () => true }),
  })
}

const inPlay = (card: string, rule: CardRule, choice: Choice): CardInPlay => ({ card, ...rule.about?.(choice) })

/** What a card is played at, for its words. */
function aimOf({ seat, territory, what, ocean, from }: Fields): string {
  if (seat !== undefined) return 'seat'
  if (what !== undefined) return 'use'
  if (territory !== undefined) return 'territory'
  if (from !== undefined) return 'way'
  return ocean === undefined ? 'none' : 'ocean'
}

/** A seat that a card is played at is somebody else than the one who plays it. */
const aimedAt = ({ seat, ...places }: Fields): Fields => (seat === undefined ? places : { ...places, other: seat })

export const play = variants<Venonta>()({
  type: 'play',
  by: 'card',
  answers: ['feed', 'produce', 'combat', 'move'],
  words: 'card',
  open: (p) => (p.phase === 'turns' ? undefined : refuse('wrong-phase')),
  check: (p, seat, { card }) => (p.players[seat].hand.some((held) => held === card) ? undefined : refuse('card-not-in-hand')),
  listed: (p, seat) => p.players[seat].hand,
  variants: Object.fromEntries(cardIds.map((id) => [id, actionCard(id)])),
})
