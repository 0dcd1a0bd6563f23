/** 4.4 and 4.5: capitals, then governments for everybody and for every region that nobody owns. */

import { phase, refuse, type Table } from '../../../kernel/index.ts'
import { data } from '../data.ts'
import { activeSeat, clockwise, neutralRegions, ownerOf, ownRegions, seatAfter } from '../derived.ts'
import { attackMove, oneRegion } from '../params.ts'
import { type Attack, type Gov, governments, type RegionId, type State } from '../state.ts'
import { startTurn } from '../turn/current.ts'
import { capitalChoice } from './choices.ts'

const placeCapital = attackMove({
  type: 'place-capital',
  group: 'setup',
  params: { region: oneRegion((p, seat) => ownRegions(p, seat)) },
  check(p, seat, { region }) {
    if (ownerOf(p, region) !== seat) return refuse('not-your-region', { region })
  },
  play(p, seat, { region }, table) {
    p.players[seat].capital = region
    table.tell('places-capital', { seat, region })
    p.active = clockwise(p, seat).find((other) => p.players[other].capital === null) ?? seat
  },
})

/** All capitals stand: governments are drawn, and the first round begins. */
export function endSetup(p: State, table: Table): void {
  drawGovernments(p, table)
  drawTokens(p, table)
  for (const seat of p.seats) Object.assign(p.players[seat], { pool: null, base: null })
  p.setup = null
  p.round = 1
  startTurn(p, p.first)
  table.endChapter('setup')
}

/** Never a second fascist below eight players. */
const extraTypes: readonly Gov[] = ['communism', 'democracy', 'monarchy']

function drawGovernments(p: State, table: Table): void {
  const seats = p.seats.length
  const most = governments.length
  const extras = seats === 2 * most ? governments : seats > most ? table.chance.shuffle(extraTypes).slice(0, seats - most) : []
  const tokens = table.chance.shuffle([...governments, ...extras])
  for (const [index, seat] of clockwise(p, p.first).entries()) {
    p.players[seat].gov = tokens[index]!
    table.tell('draws-government', { seat, gov: tokens[index] })
  }
}

/** From one bag, in the order of the tables. */
function drawTokens(p: State, table: Table): void {
  const rounds = Math.max(...governments.map((gov) => data.governmentTokens[gov]))
  const bag = Array.from({ length: rounds }, (_, round) => governments.filter((gov) => round < data.governmentTokens[gov])).flat()
  const tokens = table.chance.shuffle(bag)
  const free: readonly RegionId[] = neutralRegions(p)
  for (const [index, region] of free.entries()) p.regions[region]!.gov = tokens[index]!
  table.tell('draws-tokens')
}

export const setupCapital = phase<Attack>()({
  name: 'setup-capital',
  decisions: { 'place-capital': { page: 'setup', fallback: capitalChoice } },
  moves: [placeCapital],
  enter(p) {
    p.active = p.first
  },
  isOver: (p) => p.seats.every((seat) => p.players[seat].capital !== null),
  owes: (p) => [{ seat: activeSeat(p), decision: 'place-capital' }],
  near: ({ seats, active, players }) => {
    const next = active ? seatAfter({ seats }, active) : undefined
    return next && players[next].capital === null ? [next] : []
  },
})
