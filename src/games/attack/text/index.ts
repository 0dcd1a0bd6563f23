/** Positions in words, from the same view as the pictures. */
import type { Sight } from '../../../kernel/index.ts'
import type { Say } from '../../../words/index.ts'
import type { GameText } from '../../folder.ts'
import type { HandLine } from '../../hand.ts'
import { altText, list } from '../../shared/text.ts'
import { data } from '../data.ts'
import { ownRegions } from '../derived.ts'
import { rankingOf } from '../end/scoring.ts'
import { atlasOf } from '../map/atlas.ts'
import type { View } from '../secrets/view.ts'
import { governments, type RegionId, type Seat } from '../state.ts'
import { battleLines, hitsLine, inUnits } from './battle.ts'
import { deed } from './deed.ts'
import { handText, howMany } from './hand.ts'
import { note } from './notes.ts'
import { governed, points, pointsOf, self } from './self.ts'

function headline(view: View, say: Say): string {
  const { round, phase, eagles, result } = view
  if (result) {
    const [best] = result.winners
    return say('text.headline-won', { winners: result.winners, points: best ? result.scores[best].total : 0 })
  }
  if (!governed(view)) return say('text.headline-setup', { phase })
  const [first] = rankingOf(view)
  const leaders = view.seats.filter((seat) => first !== undefined && pointsOf(view, seat) === pointsOf(view, first))
  const facts = { round, phase, eagles, last: data.eaglesToEnd, points: first ? pointsOf(view, first) : 0 }
  return say('text.headline', { ...facts, seats: leaders, level: leaders.length === view.seats.length })
}

/** What goes on, and what the next action costs. */
function standing(view: View, say: Say): string {
  if (view.result) return say(`reason.${view.result.reason}`)
  const cost = view.turn ? say('text.next-action', { oil: view.turn.actions + 1 }) : ''
  return [deed(view, say), cost].filter((part) => part !== '').join(' ')
}

function seatLine(view: View, seat: Seat, say: Say): string {
  const player = view.players[seat]
  const { gov, capital } = player
  const marks = [gov ? say(`gov.${gov}`) : '', view.first === seat ? say('text.first') : ''].filter((mark) => mark !== '')
  const facts = say('text.seat', {
    points: governed(view) ? pointsOf(view, seat) : 0,
    regions: ownRegions(view, seat).length,
    pp: player.pp,
    oil: player.oil,
    econ: howMany(player.econ),
    routes: howMany(player.routes),
    hand: howMany(player.hand),
  })
  const lost = capital !== null && view.regions[capital]?.owner !== seat
  const more = [
    capital && say(lost ? 'text.capital-lost' : 'text.capital', { region: capital }),
    player.techs.length > 0 && say('text.technologies', { technologies: player.techs }),
  ].filter((part) => typeof part === 'string')
  return `**${say('text.name', { seat })}**${marks.length > 0 ? ` (${marks.join(', ')})` : ''}: ${[facts, ...more].join(' ')}`
}

function regionWords(view: View, region: RegionId, say: Say): string {
  const { units } = view.regions[region]!
  return `${say(`region.${region}`)} (${inUnits(units, say)})`
}

/** Whose regions are where, then the neutrals by their government. */
function lands(view: View, say: Say): string[] {
  const held = view.seats.flatMap((seat) => {
    const own = ownRegions(view, seat)
    return own.length > 0
      ? [`${say('text.name', { seat })}: ${own.map((region) => regionWords(view, region, say)).join(', ')}`]
      : []
  })
  const free = atlasOf(view).regions.filter((region) => view.regions[region]?.owner === null)
  const neutral = governments.flatMap((gov) => {
    const regions = free.filter((region) => view.regions[region]?.gov === gov)
    return regions.length > 0 ? [say('text.neutrals', { gov, regions })] : []
  })
  const unclaimed = free.filter((region) => view.regions[region]?.gov === null)
  return [...held, ...neutral, ...(unclaimed.length > 0 ? [say('text.unclaimed', { regions: unclaimed })] : [])]
}

function seas(view: View, say: Say): string[] {
  return atlasOf(view).seas.flatMap((sea) => {
    const fleets = view.seats.flatMap((seat) => {
      const fleet = view.seas[sea]?.[seat]
      return fleet ? [`${say('text.name', { seat })} ${say('text.units', { units: fleet })}`] : []
    })
    return fleets.length > 0 ? [`${say(`sea.${sea}`)}: ${fleets.join('; ')}`] : []
  })
}

const waiting = (awaited: readonly Seat[], say: Say): string[] =>
  awaited.length > 0 ? [say('text.waiting', { seats: awaited })] : []

function board({ view, awaited }: Sight<View, Seat>, say: Say): string {
  const { economics, political, technology, routes } = view.decks
  const fleets = seas(view, say)
  return [
    headline(view, say),
    ...waiting(awaited, say),
    standing(view, say),
    ...battleLines(view, say),
    ...hitsLine(view, say),
    say('text.decks', { eagles: view.eagles, last: data.eaglesToEnd, economics, political, technology, routes }),
    `**${say('text.nations')}**\n${list(view.seats.map((seat) => seatLine(view, seat, say)))}`,
    `**${say('text.regions')}**\n${list(lands(view, say))}`,
    ...(fleets.length > 0 ? [`**${say('text.seas')}**\n${list(fleets)}`] : []),
  ].join('\n')
}

function alt({ view, awaited }: Sight<View, Seat>, say: Say): string {
  return altText([
    `${headline(view, say)}.`,
    ...waiting(awaited, say),
    standing(view, say),
    ...battleLines(view, say),
    ...hitsLine(view, say),
    ...view.seats.map((seat) => {
      const { pp, oil } = view.players[seat]
      const facts = { seat, regions: ownRegions(view, seat).length, pp, oil }
      return governed(view) ? say('text.seat-short', { ...facts, points: pointsOf(view, seat) }) : say('text.seat-setup', facts)
    }),
    ...view.seats.flatMap((seat) => {
      const own = ownRegions(view, seat)
      return own.length > 0 ? [say('text.holds', { seat, regions: own })] : []
    }),
  ])
}

const hand = (view: View, viewer: string, say: Say): readonly HandLine[] | undefined => {
  const seat = view.seats.find((known) => known === viewer)
  return seat && handText(view, seat, say)
}

export const text: GameText<View, Seat> = { board, alt, hand, headline, points, self, note }
