/** 5.8.1 to 5.8.3a: which units of the reserve go into the line. */

import { noLand, sizeOf } from '../derived.ts'
import { type CommitPolicy, type Land, type LandUnit, landUnits } from '../state.ts'
import type { Battle, Side } from '../turn/action.ts'

/** As much of a battle as it takes to know who goes into the line. */
type Ranks = Pick<Battle, 'round' | 'reserve' | 'line'>

const openingLine = 4

/** How many units open a battle. */
export const openingSize = (battle: Pick<Battle, 'reserve'>, side: Side): number =>
  Math.min(openingLine, sizeOf(battle.reserve[side]))

/** How long a line may be in this round. */
export const longestLine = ({ round }: Pick<Battle, 'round'>): number => openingLine - 1 + round

export const lineSpace = (battle: Ranks, side: Side): number => longestLine(battle) - sizeOf(battle.line[side])

export function moveUp(battle: Pick<Battle, 'reserve' | 'line'>, side: Side, units: Readonly<Land>): void {
  for (const unit of landUnits) {
    battle.reserve[side][unit] -= units[unit]
    battle.line[side][unit] += units[unit]
  }
}

const strongest: readonly LandUnit[] = ['plane', 'tank', 'art', 'inf']

/** What a standing order commits: as many as there is room for. */
export function committedBy(policy: Exclude<CommitPolicy, 'ask'>, reserve: Readonly<Land>, room: number): Land {
  const left = { ...reserve }
  const chosen = noLand()
  const take = (unit: LandUnit): void => {
    left[unit] -= 1
    chosen[unit] += 1
  }
  if (policy === 'balanced')
    while (sizeOf(chosen) < room && sizeOf(left) > 0)
      for (const unit of landUnits) if (left[unit] > 0 && sizeOf(chosen) < room) take(unit)
  const order = policy === 'strong-first' ? strongest : landUnits
  for (const unit of order) while (left[unit] > 0 && sizeOf(chosen) < room) take(unit)
  return chosen
}

/** There is only one way to open: all of them, or units of one type. */
export const opensInOneWay = (reserve: Readonly<Land>): boolean =>
  sizeOf(reserve) <= openingLine || landUnits.filter((unit) => reserve[unit] > 0).length === 1

/** The defender does not reinforce in the first round; nobody does without reserve or room. */
export const cannotReinforce = (battle: Ranks & Pick<Battle, 'side'>): boolean =>
  (battle.round === 1 && battle.side === 'defender') ||
  sizeOf(battle.reserve[battle.side]) === 0 ||
  lineSpace(battle, battle.side) <= 0
