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
  const chosen = noLand()
  let left = Math.max(0, Math.min(room, sizeOf(reserve)))
  while (policy === 'balanced' && left > 0)
    for (const unit of landUnits) {
      if (left === 0 || chosen[unit] === reserve[unit]) continue
      chosen[unit] += 1
      left -= 1
    }
  for (const unit of policy === 'strong-first' ? strongest : landUnits) {
    const count = Math.min(left, reserve[unit] - chosen[unit])
    chosen[unit] += count
    left -= count
  }
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
