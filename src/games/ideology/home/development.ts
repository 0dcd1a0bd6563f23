/** 5.3 The Development Phase: each seat in turn invests in its own regions and buys advancements, as much as it likes. */
import { move, oneOf, phase, refuse, withDefault } from '../../../kernel/index.ts'
import { discard, place } from '../cards/influence.ts'
import { isCount, isKind, isRegion, lackedKind, oneOrMost, onTurn, regionRefusal } from '../checks.ts'
import { advancements, continentOf, regionIds } from '../data.ts'
import { assessedLevel, cap, controller, hasRule, owned, regionsOf, sector, sectorsWith, supply, total } from '../derived.ts'
import { number, oneListed } from '../params.ts'
import { askedNextInLine, nextInLine, owedOnTurn, startTurns } from '../round/turns.ts'
import {
  type Advancement,
  advancementIds,
  type Cards,
  type Ideology,
  type Kind,
  kinds,
  type RegionId,
  type Seat,
  type State,
} from '../state.ts'

/** With an empty hand only what is paid with advancements is left. */
const canStillAct = (p: State, seat: Seat): boolean =>
  total(p.players[seat].hand) > 0 ||
  advancementIds.some((id) => 'advancements' in priceOf(p, seat, id) && !buyingRefusal(p, seat, id))

/** The largest number of cards of the kind that the seat can lay into the region. */
const roomFor = (p: State, seat: Seat, region: RegionId, kind: Kind): number =>
  Math.min(p.players[seat].hand[kind], cap(p, region) - sector(p, region, kind))

/** 6.3 No adjacency is needed and no tribute is paid (R18). The level does not change before the assessment. */
export const develop = move<Ideology>()({
  type: 'develop',
  bundle: { of: 'kind', count: 'count' },
  params: {
    region: oneListed(regionsOf, { values: regionIds, by: continentOf }),
    kind: oneOf(kinds),
    count: withDefault(
      number(
        (p, seat, { region, kind }: { region?: RegionId; kind?: Kind }) =>
          oneOrMost(region && kind ? roomFor(p, seat, region, kind) : 1),
        { partial: true },
      ),
      1,
    ),
  },
  check(p, seat, { region, kind, count }) {
    if (!isKind(kind)) return refuse('bad-kind')
    if (!isCount(count, 1)) return refuse('bad-move')
    if (!isRegion(p, region)) return regionRefusal(p, region)
    if (controller(p, region) !== seat) return refuse('not-controlled', { region })
    if (p.players[seat].hand[kind] < count) return refuse('not-enough-cards', { kind, count })
    if (sector(p, region, kind) + count > cap(p, region)) return refuse('sector-full', { region, kind, cap: cap(p, region) })
  },
  play(p, seat, { region, kind, count }, table) {
    p.players[seat].hand[kind] -= count
    place(p, region, seat, kind, count)
    table.tell('developed', { seat, region, cards: { [kind]: count } })
  },
  preview(p, _, { region, kind, count }) {
    const more = { [kind]: count }
    const params = { region, sectors: sectorsWith(p, region, more), level: assessedLevel(p, region, more) }
    return [{ key: 'development', params }]
  },
})

export type Price = { readonly cards: Partial<Cards> } | { readonly advancements: readonly Advancement[] }

/** 2.3; Tradition makes industry dearer by one card. */
function priceOf(p: State, seat: Seat, advancement: Advancement): Price {
  const { cost } = advancements[advancement]
  if (advancement === 'industry' && hasRule(p, seat, 'tradition') && 'cards' in cost)
    return { cards: { economic: (cost.cards.economic ?? 0) + 1 } }
  return cost
}

function buyingRefusal(p: State, seat: Seat, advancement: Advancement) {
  if (supply(p, advancement) === 0) return refuse('supply-empty', { advancement })
  const price = priceOf(p, seat, advancement)
  if ('cards' in price) {
    const kind = lackedKind(p.players[seat].hand, price.cards)
    if (kind) return refuse('not-enough-cards', { kind, count: price.cards[kind] })
  } else {
    for (const needed of price.advancements)
      if (owned(p, seat, needed) === 0) return refuse('missing-advancement', { advancement: needed })
  }
}

/** 6.4 Cards paid are discarded; advancements paid return to the supply. */
export const buy = move<Ideology>()({
  type: 'buy',
  params: { advancement: oneOf(advancementIds) },
  check(p, seat, { advancement }) {
    const known = advancementIds.find((id) => id === advancement)
    return known ? buyingRefusal(p, seat, known) : refuse('unknown-advancement')
  },
  play(p, seat, { advancement }, table) {
    const price = priceOf(p, seat, advancement)
    if ('cards' in price) {
      discard(p, seat, price.cards)
      table.tell('bought', { seat, advancement, cards: price.cards })
    } else {
      for (const paid of price.advancements) p.players[seat].advancements[paid] -= 1
      table.tell('exchanged', { seat, advancement, advancements: price.advancements })
    }
    p.players[seat].advancements[advancement] += 1
  },
  preview(p, seat, { advancement }) {
    const price = priceOf(p, seat, advancement)
    return ['cards' in price ? { key: 'price', params: { ...price } } : { key: 'exchange', params: { ...price } }]
  },
})

/** 6.5 */
const done = move<Ideology>()({
  type: 'done',
  play(p, seat, _, table) {
    table.tell('developed-enough', { seat })
    nextInLine(p)
  },
})

export const development = phase<Ideology>()({
  name: 'development',
  decisions: { develop: { page: 'development', fallback: () => ({ type: 'done' }) } },
  moves: [develop, buy, done],
  open: (p, seat) => onTurn(p, seat, 'development'),
  enter: startTurns,
  leave: (_, table) => table.endChapter('development'),
  next(p) {
    if (p.turn === null) return 'foreign'
  },
  /** A turn ends as soon as nothing more can be done with it. */
  automatic(p) {
    if (p.turn === null || canStillAct(p, p.turn)) return false
    nextInLine(p)
    return true
  },
  owes: (p) => owedOnTurn(p, 'develop'),
  near: askedNextInLine,
})
