import { markup, type Say } from '../../../words/index.ts'
import { constants, isTerritory } from '../data.ts'
import { fishLeft, fuelPrice } from '../derived.ts'
import { oceanNumbers, type View } from '../state.ts'
import { termsOf } from '../turns/trade.ts'
import { seatName, territoryName } from './names.ts'

const fishAtFirst = constants.fishStart.reduce((sum, count) => sum + count, 0)

/** What belongs to all: air, seas, the price of fuel, and what has struck this year. */
export function worldLines(view: View, say: Say): string[] {
  const next = constants.redSpaces.find((space) => space > view.co2 && !view.redPassed.includes(space)) ?? 0
  const oceans = oceanNumbers.map((ocean) => `${say(`ocean.ocean-${ocean}`)} ${view.fish[ocean - 1]}`).join(', ')
  return [
    say('text.air', { co2: view.co2, next, events: view.eventsPending }),
    say('text.fish', { fish: fishLeft(view), all: fishAtFirst, oceans: markup(oceans) }),
    say('text.prices', { fuel: fuelPrice(view), burned: view.fuelBurned }),
    ...eventLines(view, say),
  ]
}

function eventLines(view: View, say: Say): string[] {
  const struck = view.eventsDone
    .filter(({ round }) => round === view.round)
    .map(({ event, hit }) => {
      const places = hit.map((id) => (isTerritory(id) ? territoryName(id, say) : say(`ocean.${id}`)))
      const name = say(`happening.${event}`)
      return places.length > 0 ? say('text.struck', { event: markup(name), places: places.map(markup) }) : name
    })
  return struck.length > 0 ? [say('text.events', { events: markup(struck.join('; ')) })] : []
}

/** An open combat, an open offer, factories without fuel, or the objectives that can still be taken. */
export function openLines(view: View, say: Say): string[] {
  const { combat, offer } = view
  if (combat)
    return [
      say('text.combat', {
        kind: markup(say(`combat.${combat.kind}`)),
        target: markup(territoryName(combat.target, say)),
        attacker: markup(seatName(view, combat.attacker, say)),
        tankDice: combat.att.tankDice,
        popDice: combat.att.popDice,
        defender: markup(seatName(view, combat.defender, say)),
        tankDefence: combat.def.tankDice,
        popDefence: combat.def.popDice,
      }),
    ]
  if (offer) {
    const { price, worth } = termsOf(view, offer)
    return [
      say('text.offer', {
        good: offer.good,
        pay: offer.pay,
        price: price - worth,
        buyer: markup(seatName(view, offer.buyer, say)),
        seller: markup(seatName(view, offer.seller, say)),
      }),
    ]
  }
  if (view.phase === 'consumption')
    return view.order
      .filter((seat) => view.consume[seat])
      .map((seat) => say('text.consumption', { seat: markup(seatName(view, seat, say)), factories: view.consume[seat] }))
  if (view.phase === 'objectives')
    return [say('text.tableau', { groups: view.tableau.map(({ group }) => markup(say(`group.${group}`))) })]
  return []
}
