/** 5.8 How a land battle starts: the armies, and who commands a neutral's. */
import type { Table } from '../../../kernel/index.ts'
import { economicsCard } from '../data.ts'
import { activeSeat, noLand, orderOf, ownerOf, reactionOrder } from '../derived.ts'
import { endMarches, moving } from '../movement/in-transit.ts'
import type { Land, RegionId, Seat, State } from '../state.ts'

/** Three infantry where the deck has no card to say more. */
export const withoutCard = (): Land => ({ ...noLand(), inf: 3 })

export function startLandBattle(p: State, region: RegionId, table: Table): void {
  const action = moving(p)
  const attacker = activeSeat(p)
  const defender = ownerOf(p, region) ?? 'neutral'
  const army = noLand()
  const attackers = endMarches(
    action,
    ({ to }) => to === region,
    ({ unit, count }) => {
      army[unit] += count
    },
  )
  action.targets = action.targets.filter((target) => target !== region)
  table.tell('attacks', { seat: attacker, target: defender, region, units: army })
  const opposing = defender === 'neutral' ? meetNeutral(p, attacker, region, table) : { card: null, units: takeUnits(p, region) }
  action.battle = {
    kind: 'land',
    region,
    attacker,
    defender,
    controller: defender === 'neutral' ? controllerOf(p, region, table) : null,
    card: opposing.card,
    amphibious: attackers.some(({ lane }) => lane !== null),
    round: 1,
    side: 'attacker',
    step: 'open-attacker',
    reserve: { attacker: army, defender: opposing.units },
    line: { attacker: noLand(), defender: noLand() },
    hits: noLand(),
    lost: { attacker: 0, defender: 0 },
  }
}

/** The region shows no units while its army fights. */
function takeUnits(p: State, region: RegionId): Land {
  const { units } = p.regions[region]!
  p.regions[region]!.units = noLand()
  return units
}

/** The card lies open: its defenders are the army (ruling 9.7), the card the prize. */
function meetNeutral(p: State, attacker: Seat, region: RegionId, table: Table): { card: string | null; units: Land } {
  const { invaded } = p.players[attacker]
  if (!invaded.includes(region)) invaded.push(region)
  const card = p.decks.economics.shift() ?? null
  const units = card === null ? withoutCard() : { ...economicsCard(card).defenders }
  if (card !== null) table.reveal('defenders', { card, region })
  table.tell(card === null ? 'neutral-militia' : 'neutral-army', { region, card, units })
  return { card, units }
}

/** 2.5 A volunteer other than the attacker commands the neutral's army; of several the dice choose. */
function controllerOf(p: State, region: RegionId, table: Table): Seat | 'auto' {
  const willing = p.options.neutralControl === 'auto' ? [] : reactionOrder(p).filter((seat) => orderOf(p, seat, 'volunteer'))
  if (willing.length === 0) return 'auto'
  const seat = rolledHighest(willing, table)
  table.tell('neutral-commander', { seat, region })
  return seat
}

function rolledHighest(seats: readonly Seat[], table: Table): Seat {
  if (seats.length === 1) return seats[0]!
  const rolls = seats.map((seat) => ({ seat, roll: table.chance.die(6) + table.chance.die(6) }))
  const highest = Math.max(...rolls.map(({ roll }) => roll))
  return rolledHighest(
    rolls.filter(({ roll }) => roll === highest).map(({ seat }) => seat),
    table,
  )
}
