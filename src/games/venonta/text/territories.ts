import { markup, type Say } from '../../../words/index.ts'
import { linksOf, oceanOf, waterSlots } from '../data.ts'
import { isProtected, isReserve, slotsOf } from '../derived.ts'
import type { Territory, View } from '../state.ts'
import { seatName, territoryName } from './names.ts'

/** "3 Rivera (Ada, colony of Bruno): 2 forests, 3 farms, 2 fuel, 1 migrant; Ada 2 tanks" */
export function territoryLine(view: View, id: Territory, say: Say): string {
  const water = say('text.wet', { count: waterSlots(id) })
  const whose = [holderOf(view, id, say), water].join('; ')
  return `${territoryName(id, say)} (${whose}): ${everything(view, id, say)}`
}

/** "Ada, colony of Bruno: 2 forests, 3 farms, 2 fuel; Ada 2 tanks" */
export const landWords = (view: View, id: Territory, say: Say): string =>
  `${holderOf(view, id, say)}: ${everything(view, id, say)}`

/** What there is to choose by while it is free: each place by its name, for who chooses may never have seen the map. */
export const freeFacts = (id: Territory, say: Say) => ({
  water: waterSlots(id),
  links: linksOf(id).map((other) => markup(say(`territory.${other}`))),
  ocean: markup(say(`ocean.ocean-${oceanOf(id)}`)),
})

function everything(view: View, id: Territory, say: Say): string {
  const forests = say('text.slots', { forests: slotsOf(view.land[id], 'forest'), farms: 0, intensives: 0, factories: 0 })
  return `${forests}${contents(view, id, say)}`.replace(/^, /, '')
}

/** All but its forests: ", 3 farms, 2 fuel; Ada 2 tanks" */
export function contents(view: View, id: Territory, say: Say): string {
  const land = view.land[id]
  const things = [
    say('text.slots', {
      forests: 0,
      farms: slotsOf(land, 'farm'),
      intensives: slotsOf(land, 'intensive'),
      factories: slotsOf(land, 'factory'),
    }),
    say('text.lies', { fuel: land.fuel, migrants: land.migrants }),
  ].join('')
  const tanks = view.seats.flatMap((seat) => {
    const count = land.tanks[seat] ?? 0
    return count === 0 ? [] : [say('text.tanks', { seat: markup(seatName(view, seat, say)), count })]
  })
  const cards = [isProtected(view, id) ? say('text.protected') : '', isReserve(view, id) ? say('text.reserve') : '']
  return [things, ...tanks, ...cards].filter(Boolean).join('; ')
}

/** Without the water, for the few words of an alt text. */
export function shortTerritory(view: View, id: Territory, say: Say): string {
  const land = view.land[id]
  const built = say('text.slots', {
    forests: 0,
    farms: slotsOf(land, 'farm'),
    intensives: slotsOf(land, 'intensive'),
    factories: slotsOf(land, 'factory'),
  })
  return `${territoryName(id, say)} ${holderOf(view, id, say)}${built}${say('text.lies', { fuel: land.fuel, migrants: land.migrants })}.`
}

function holderOf(view: View, id: Territory, say: Say): string {
  const { owner, colonizer } = view.land[id]
  if (owner === null) return say('text.unclaimed')
  const name = seatName(view, owner, say)
  return colonizer === null
    ? name
    : say('text.colony', { owner: markup(name), colonizer: markup(seatName(view, colonizer, say)) })
}
