/** 5.8 How a land battle may end: fought out many times, evenly and as well as both sides can. */
import { type Odds, playedOut } from '../../../kernel/index.ts'
import { steadyDie } from '../../shared/dice.ts'
import { data, economicsCard } from '../data.ts'
import { ownerOf, sizeOf } from '../derived.ts'
import type { View } from '../secrets/view.ts'
import type { Land, RegionId, Seat } from '../state.ts'
import type { Battle, BySide } from '../turn/action.ts'
import { fightOut, freshSkirmish, type Skirmish } from './fought.ts'
import { type Arms, armsIn } from './roll.ts'
import { withoutCard } from './start.ts'

const samples = 400

const remaining = ({ reserve, line }: Skirmish, side: 'attacker' | 'defender'): number =>
  sizeOf(reserve[side]) + sizeOf(line[side])

const inTenths = (sum: number): number => Math.round((10 * sum) / samples) / 10

const known = new Map<string, Odds>()
const mostKnown = 500

/** The same question is asked for every panel that is shown. */
function once(question: unknown, find: () => Odds): Odds {
  const key = JSON.stringify(question)
  const before = known.get(key)
  if (before) return before
  if (known.size >= mostKnown) known.clear()
  const found = find()
  known.set(key, found)
  return found
}

/** How often the attacker takes the region, and what both sides lose. `skirmish` is asked anew each time: a neutral's army may be any. */
function landOdds(region: RegionId, arms: BySide<Arms>, skirmish: (time: number) => Skirmish): Odds {
  const die = steadyDie()
  const lost = { attacker: 0, defender: 0 }
  const named = { region }
  const ends = [
    { key: 'falls', params: named, told: { key: 'battle-won', params: named } },
    { key: 'holds', params: named, told: { key: 'battle-held', params: named } },
  ]
  let time = 0
  const found = playedOut(samples, ends, () => {
    const begin = skirmish(time++)
    const { winner, end } = fightOut(begin, arms, die)
    for (const side of ['attacker', 'defender'] as const) lost[side] += remaining(begin, side) - remaining(end, side)
    return winner === 'attacker' ? 0 : 1
  })
  const expected = { key: 'units', params: { attackers: inTenths(lost.attacker), defenders: inTenths(lost.defender) } }
  return { ...found, expected }
}

/** Of the battle that is on. */
export function battleOdds(view: View, battle: Battle): Odds {
  const arms = { attacker: armsIn(view, battle, 'attacker'), defender: armsIn(view, battle, 'defender') }
  const { region, round, side, step, reserve, line, hits } = battle
  return once([region, round, side, step, reserve, line, hits, arms], () => landOdds(region, arms, () => battle))
}

/** Cards whose army a neutral might field: all that the viewer has not seen elsewhere. */
function unseenArmies(view: View): readonly Readonly<Land>[] {
  if (view.decks.economics === 0) return [withoutCard()]
  const seen = new Set<string>()
  for (const seat of view.seats) {
    const { econ, disabled } = view.players[seat]
    for (const card of typeof econ === 'number' ? [] : econ) seen.add(card)
    for (const card of 'known' in disabled ? disabled.known : disabled) seen.add(card)
  }
  const left = data.economics.filter(({ id }) => !seen.has(id))
  return (left.length > 0 ? left : data.economics).map(({ id }) => economicsCard(id).defenders)
}

/** Of an attack that has not begun. */
export function attackOdds(view: View, attacker: Seat, region: RegionId, army: Readonly<Land>, amphibious: boolean): Odds {
  const defender: Battle['defender'] = ownerOf(view, region) ?? 'neutral'
  const about = { attacker, defender, region, amphibious }
  const arms = { attacker: armsIn(view, about, 'attacker'), defender: armsIn(view, about, 'defender') }
  const armies = defender === 'neutral' ? unseenArmies(view) : [view.regions[region]!.units]
  return once([army, armies, about, arms], () =>
    landOdds(region, arms, (time) => freshSkirmish(army, armies[time % armies.length]!)),
  )
}
