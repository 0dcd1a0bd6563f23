/** What somebody has who is to decide something: as much as it takes to do so without a look at the map. */
import { markup, type Say } from '../../../words/index.ts'
import type { HandLine } from '../../hand.ts'
import { items, title } from '../../shared/hand.ts'
import { objectiveOf, waterSlots } from '../data.ts'
import { coloniesOf, factories, freeFactories, intensives, isResilient, need, owned, slotsOf } from '../derived.ts'
import { type Seat, type Territory, territories, type View } from '../state.ts'
import { activeSeat } from '../turns/turn.ts'
import { progressOf } from './card-text.ts'
import { seatName, territoryName } from './names.ts'
import { contents, freeFacts } from './territories.ts'

/** Means, which begin every panel as well, and what else counts: the objective, the own territories and colonies. */
export function ownLines(view: View, seat: Seat, say: Say): readonly HandLine[] {
  const { pv, food, tokens } = view.players[seat]
  const facts = { pv, food, tokens, need: need(view, seat), fed: view.turn?.fed.includes(seat) ?? false }
  const besides = { resilient: isResilient(view, seat), factories: idleFactories(view, seat) }
  const lands = [...owned(view, seat), ...coloniesOf(view, seat)].map((id) => ownLine(view, seat, id, say))
  // Of free factories only whoever has built any has heard.
  const hasBesides = besides.resilient || factories(view, seat) > 0
  const all = [...(hasBesides ? [say('text.own-besides', besides)] : []), objectiveText(view, seat, say), ...lands]
  const means = { said: say('text.own', facts), inStanding: true }
  return [title(say('text.means')), ...items([means, ...all.map((said) => ({ said }))])]
}

/** The objective, what it asks, and how far that is. */
function objectiveText(view: View, seat: Seat, say: Say): string {
  const { objective } = view.players[seat]
  if (typeof objective !== 'string') return say('text.no-objective')
  const { group, pv } = objectiveOf(objective)
  const title = say('text.objective', {
    objective: markup(say(`objective.${objective}`)),
    group: markup(say(`group.${group}`)),
    pv,
  })
  const conditions = progressOf(view, seat, objective, say).map(({ words, met, has, wants }) =>
    say(wants === undefined ? 'text.condition' : 'text.condition-count', { words: markup(words), met, has, wants }),
  )
  return `**${title}:** ${conditions.join('; ')}`
}

/** Whoever is on turn does something about it before the round is over. */
export function objectiveAhead(view: View, seat: Seat, say: Say): string | undefined {
  const isOnTurn = activeSeat(view) === seat && !view.combat && !view.offer
  return isOnTurn && typeof view.players[seat].objective === 'string' ? objectiveText(view, seat, say) : undefined
}

/** A tank keeps a factory busy only in the turn of whoever built it. */
export const idleFactories = (view: View, seat: Seat): number =>
  activeSeat(view) === seat ? freeFactories(view, seat) : factories(view, seat) - intensives(view, seat)

function ownLine(view: View, seat: Seat, id: Territory, say: Say): string {
  const land = view.land[id]
  const forests = say('text.own-forests', {
    forests: slotsOf(land, 'forest'),
    wet: land.slots.slice(0, waterSlots(id)).filter((use) => use === 'forest').length,
  })
  const other = land.owner === seat ? land.colonizer : land.owner
  const key = land.owner === seat ? 'text.lost-to' : 'text.taken-from'
  const whose = other ? ` (${say(key, { seat: markup(seatName(view, other, say)) })})` : ''
  return `${territoryName(id, say)}${whose}: ${forests}${contents(view, id, say)}`
}

/** The territories that can still be claimed, with what there is to choose by. */
export function unclaimedLines(view: View, say: Say): readonly HandLine[] {
  const free = territories.filter((id) => view.land[id].owner === null)
  const lines = free.map((id) => {
    const fact = say('note.free-land', freeFacts(id, say))
    return { said: `${say(`territory.${id}`)}: ${fact}`, fact }
  })
  return [title(say('text.unclaimed-lands')), ...items(lines)]
}
