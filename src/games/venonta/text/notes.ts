/** What is good to know of a value before it is chosen. */
import { markup, type Say } from '../../../words/index.ts'
import type { Choice } from '../../folder.ts'
import { isSeat } from '../../shared/seats.ts'
import { cardOf, costs, isTerritory } from '../data.ts'
import { foodPrice, fuelOwned, fuelPrice, need } from '../derived.ts'
import { buildings, type Territory, type View } from '../state.ts'
import { effectWords } from './card-text.ts'
import { seatName } from './names.ts'
import { groupOf } from './seats.ts'
import { freeFacts, landWords } from './territories.ts'

export function note(view: View, viewer: string, { type, field, value, given }: Choice, say: Say): string | undefined {
  if (typeof value === 'number') return type === 'take-objective' ? backNote(view, value, say) : undefined
  if (typeof value !== 'string') return undefined
  if (field === 'card') return effectWords(cardOf(value), say)
  // Whoever exchanges a card does not do what it does.
  if (field === 'discard') return say('note.card-held', { effect: markup(effectWords(cardOf(value), say)) })
  if (type === 'pact') return isSeat(view, value) ? partnerNote(view, value, say) : undefined
  if (isSeat(view, value)) return value === viewer ? undefined : seatNote(view, value, say)
  if (type === 'build' && field === 'what') return costNote(value, say)
  if (type === 'buy' && (field === 'good' || field === 'pay')) return stockNote(view, viewer, value, say)
  if (!isTerritory(value)) return undefined
  if (type === 'claim') return freeNote(value, say)
  // One’s own land one knows.
  if ((type === 'attack' && field === 'from') || (type === 'buy' && field === 'to')) return undefined
  return type === 'buy' && field === 'from' ? supplyNote(view, value, given.good, say) : landWords(view, value, say)
}

/** What cards of such a back ask for. */
function backNote(view: View, index: number, say: Say): string | undefined {
  const group = view.tableau[index]?.group
  return group && say(`note.${group}`)
}

const partnerNote = (view: View, seat: keyof View['players'], say: Say): string | undefined => {
  const group = groupOf(view, seat)
  return group ? say('text.group', { group: markup(say(`group.${group}`)) }) : undefined
}

function costNote(value: string, say: Say): string | undefined {
  const what = buildings.find((building) => building === value)
  return what && say('preview.price', { ...costs[what] })
}

const freeNote = (id: Territory, say: Say): string => say('note.free-land', freeFacts(id, say))

function seatNote(view: View, seat: keyof View['players'], say: Say): string {
  const { pv, tokens, food } = view.players[seat]
  return say('note.government', { points: pv, tokens, food, need: need(view, seat) })
}

/** What one has of what is bought or paid with. */
function stockNote(view: View, viewer: string, good: string, say: Say): string | undefined {
  const seat = view.seats.find((known) => known === viewer)
  if (!seat) return undefined
  const { tokens, food } = view.players[seat]
  return say('note.stock', { which: good, tokens, food, need: need(view, seat), fuel: fuelOwned(view, seat) })
}

/** Whose it is, and what a unit costs there today. */
function supplyNote(view: View, id: Territory, good: unknown, say: Say): string | undefined {
  const { owner, fuel } = view.land[id]
  if (owner === null) return undefined
  const seat = markup(seatName(view, owner, say))
  if (good === 'fuel') return say('note.sells-fuel', { seat, fuel, price: fuelPrice(view) })
  return good === 'food'
    ? say('note.sells-food', { seat, food: view.players[owner].food, price: foodPrice(view, owner) })
    : seatName(view, owner, say)
}
