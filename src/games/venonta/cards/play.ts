/** 2.9 and 6, `play`: a card is its row of data and the rule of its effect. */
import { type Given as Fields, refuse, type Variant, variant, variants } from '../../../kernel/index.ts'
import { type Effects, effectIn } from '../../shared/cards.ts'
import { type CardEffect, cardIds, cardOf } from '../data.ts'
import { type Board, type Seat, territories, type Venonta } from '../state.ts'
import { activeSeat } from '../turns/turn.ts'
import { amountsOf } from './amounts.ts'
import { goodsRules } from './goods.ts'
import { landRules } from './land.ts'
import { otherRules } from './others.ts'

const effects: Effects<Venonta, CardEffect> = { ...landRules, ...otherRules, ...goodsRules }

function actionCard(id: string): Variant<Venonta> {
  const card = cardOf(id)
  const { params, check, play, final } = effectIn(effects, card.effect)
  return variant<Venonta>()({
    params,
    check(p, seat, given) {
      if (p.combat) return refuse('combat-open')
      if (p.offer) return refuse('offer-open')
      if (card.when === 'own' && activeSeat(p) !== seat) return refuse('not-your-turn')
      return check?.(p, seat, given)
    },
    play(p, seat, named, table) {
      const player = p.players[seat]
      const { card: _, ...targets }: Fields = named
      player.hand = player.hand.filter((held) => held !== id)
      player.stats.cardsPlayed += 1
      if (card.duration === 'instant') p.decks.used.push(id)
      // It goes on with what it was played at.
      else player.inPlay.push({ card: id, ...targets })
      table.tell('card-played', { seat, card: id, aim: aimOf(targets), ...aimedAt(targets), struck: struckBy(p, seat, targets) })
      play?.(p, seat, named, table)
    },
    preview: () => [{ key: `does-${card.id}`, params: amountsOf(card) }],
    ...(final && { final: () => true }),
  })
}

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

/** Whoever else is played at, with what they hold. */
function struckBy(p: Board, seat: Seat, { seat: other, ...places }: Fields): readonly Seat[] {
  const lands = territories.filter((id) => id === places.territory || id === places.from)
  const holders = lands.flatMap((id) => [p.land[id].owner, p.land[id].colonizer])
  return p.seats.filter((one) => one !== seat && (one === other || holders.includes(one)))
}

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
