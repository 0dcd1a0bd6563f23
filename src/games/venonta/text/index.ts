/** Positions in words, from the same view as the pictures. */
import type { Sight } from '../../../kernel/index.ts'
import { markup, type Say } from '../../../words/index.ts'
import type { GameText } from '../../folder.ts'
import type { HandLine } from '../../hand.ts'
import { isSeat } from '../../shared/seats.ts'
import { altText, list } from '../../shared/text.ts'
import { fishLeft, humans, year } from '../derived.ts'
import { type Seat, territories, type View } from '../state.ts'
import { handText } from './hand.ts'
import { seatName } from './names.ts'
import { note } from './notes.ts'
import { objectiveAhead } from './own.ts'
import { seatLine, shortSeat } from './seats.ts'
import { points, self } from './self.ts'
import { shortTerritory, territoryLine } from './territories.ts'
import { openLines, worldLines } from './world.ts'

function headline(view: View, say: Say): string {
  const { result, co2 } = view
  const left = territories.filter((id) => view.land[id].owner === null).length
  if (view.phase === 'claim') return say('text.headline-claim', { left })
  if (result?.kind === 'loss') return say('text.headline-lost', { reason: result.reason, co2 })
  const pv = Math.max(...humans(view).map((seat) => view.players[seat].pv))
  const seats = result?.winners ?? humans(view).filter((seat) => view.players[seat].pv === pv)
  const facts = { seats: [...seats], many: seats.length, pv, co2 }
  if (result) return say('text.headline-won', facts)
  const key = seats.length === humans(view).length ? 'text.headline-level' : 'text.headline'
  return say(key, { ...facts, year: year(view), where: markup(whereWords(view, say)), fish: fishLeft(view) })
}

const whereWords = ({ turn, phase }: View, say: Say): string =>
  turn ? say('text.turn', { number: turn.number, step: markup(say(`step.${turn.step}`)) }) : say(`phase.${phase}`)

const waiting = ({ view, awaited }: Sight<View, Seat>, say: Say): string[] => {
  const seats = awaited.map((seat) => seatName(view, seat, say))
  return seats.length > 0 ? [say('text.waiting', { seats: seats.map(markup) })] : []
}

function board(sight: Sight<View, Seat>, say: Say): string {
  const { view } = sight
  return [
    `${headline(view, say)}.`,
    ...waiting(sight, say),
    ...openLines(view, say),
    `**${say('text.world')}**`,
    list(worldLines(view, say)),
    `**${say('text.seats')}**`,
    list(view.order.map((seat) => seatLine(view, seat, say))),
    `**${say('text.territories')}**`,
    list(territories.map((id) => territoryLine(view, id, say))),
  ].join('\n')
}

function alt(sight: Sight<View, Seat>, say: Say): string {
  const { view } = sight
  return altText([
    `${headline(view, say)}.`,
    ...waiting(sight, say),
    ...openLines(view, say),
    ...view.order.map((seat) => shortSeat(view, seat, say)),
    ...territories.map((id) => shortTerritory(view, id, say)),
  ])
}

const hand = (view: View, seat: string, say: Say): readonly HandLine[] | undefined =>
  isSeat(view, seat) ? handText(view, seat, say) : undefined

const ahead = (view: View, seat: string, say: Say): string | undefined =>
  isSeat(view, seat) ? objectiveAhead(view, seat, say) : undefined

export const text: GameText<View, Seat> = { board, alt, hand, ahead, headline, points, self, note }
