import type { Odds, Table } from '../../../kernel/index.ts'
import { lastPrice, starLevel, starNow } from '../data.ts'
import { addDisorder, losePollution, returnDestab, setLevel, takeDestab, takePollution } from '../nation/tracks.ts'
import { resources, type Seat, type Star, type State, type View } from '../state.ts'

interface SoloEvent {
  happens(p: State, seat: Seat, star: Star): boolean
  effect(p: State, seat: Seat, star: Star, table: Table): void
}

/** How many arms a border raid must be met with. */
const raidStrength = (p: Pick<State, 'round'>): number => Math.ceil(starNow(p).military / 2)

/** What a border raid takes from whoever does not resist. */
export function sufferRaid(p: State, seat: Seat): void {
  const { stock } = p.nations[seat]
  const taken = Math.min(2, stock.fossil)
  stock.fossil -= taken
  p.star!.fossils += taken
}

/** 2.11 */
const events: Readonly<Record<string, SoloEvent>> = {
  'industrial-push': {
    happens: (_p, _seat, star) => star.fossils >= 1,
    effect(p, _seat, star) {
      star.fossils -= 1
      takePollution(p, 'star', 2)
    },
  },
  'arms-race': {
    happens: (p, seat) => p.nations[seat].stock.military <= starNow(p).military,
    effect: (p) => takeDestab(p, 'star', 2),
  },
  'border-raid': {
    happens: (p, seat) => p.nations[seat].stock.fossil >= 1,
    effect(p, seat) {
      takeDestab(p, 'star', 1)
      const spend = raidStrength(p)
      if (p.nations[seat].stock.military < spend) sufferRaid(p, seat)
      else p.todo.push({ kind: 'resist', seat, by: 'star', card: 'border-raid', spend, params: {}, aid: {}, asked: false })
    },
  },
  'capital-flight': {
    happens: (p) => p.bank >= 10,
    effect(p, _seat, _star, table) {
      const lost = Math.min(15, p.bank)
      p.bank -= lost
      table.tell('bank-loses', { amount: lost })
    },
  },
  'trade-wave': {
    happens: (p) => resources.some((resource) => p.market.price[resource] < lastPrice),
    effect(p) {
      for (const resource of resources) p.market.price[resource] = Math.min(lastPrice, p.market.price[resource] + 1)
    },
  },
  migration: {
    happens: (p, seat) => starLevel(p) > p.nations[seat].level,
    effect(p, seat) {
      setLevel(p.nations[seat], p.nations[seat].level + 1)
      addDisorder(p, seat, 1)
    },
  },
  'world-conference': {
    happens: (_p, _seat, star) => star.pollution + star.destab >= 1,
    effect(p, seat) {
      losePollution(p, 'star', 1)
      returnDestab(p, 'star', 1)
      addDisorder(p, seat, -1)
    },
  },
  'export-contract': {
    happens: (p, seat, star) => p.nations[seat].stock.industrial >= 3 && star.money >= 9,
    effect(p, seat, star) {
      const nation = p.nations[seat]
      nation.stock.industrial -= 3
      star.money -= 9
      nation.money += 9
    },
  },
}

/** 5.6: the first card that can happen does. The discard is shuffled only when a card is to be taken from an empty deck. */
export function drawEvent(p: State, table: Table): void {
  const { events: pile, star } = p
  const [seat] = p.seats
  if (!pile || !star || !seat) throw new Error('limit: events are for the solo game')
  for (let drawn = 0; drawn < Object.keys(events).length; drawn++) {
    if (pile.deck.length === 0) {
      pile.deck = table.chance.shuffle(pile.discard)
      pile.discard = []
    }
    const id = pile.deck.shift()!
    pile.discard.push(id)
    table.reveal('event', { event: id })
    const event = events[id]!
    if (!event.happens(p, seat, star)) {
      table.tell('event-passes', { event: id })
      continue
    }
    table.tell('event', { event: id })
    event.effect(p, seat, star, table)
    return
  }
  table.tell('no-event')
}

/** Which event the year would bring as the world stands now: of those that can happen, each is as likely as any other. */
export function eventOdds(view: View): Odds | undefined {
  const { events: pile, star } = view
  const [seat] = view.seats
  if (!pile || !star || !seat) return undefined
  // `as`: no event looks at what a view hides.
  const happens = (id: string) => events[id]!.happens(view as unknown as State, seat, star)
  const hidden = Object.keys(events).filter((id) => !pile.discard.includes(id))
  const next = hidden.filter(happens)
  const possible = next.length > 0 ? next : pile.discard.filter(happens)
  const of = { key: 'next-event', params: {} }
  const share = 1 / possible.length
  const outcomes = possible.map((event) => ({
    key: 'star-event',
    params: { event },
    chance: share,
    told: { key: 'event', params: { event } },
  }))
  return {
    of,
    outcomes:
      outcomes.length > 0 ? outcomes : [{ key: 'no-star-event', params: {}, chance: 1, told: { key: 'no-event', params: {} } }],
  }
}
