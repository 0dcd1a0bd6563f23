/** 5.8 How a land battle goes on from wherever it stands, if both sides send their units evenly and hit as well as they can. */
import { noLand } from '../derived.ts'
import type { Land } from '../state.ts'
import type { Battle, BySide, Side } from '../turn/action.ts'
import { cannotReinforce, committedBy, lineSpace, moveUp, openingSize } from './commit.ts'
import { bestHit, removedBy } from './hits.ts'
import { type Arms, diceOf, hitsFrom } from './roll.ts'
import { enemyOf, isWiped } from './sides.ts'

/** A battle, as far as it takes to fight it. */
export type Skirmish = Pick<Battle, 'round' | 'side' | 'step' | 'reserve' | 'line' | 'hits'>

export const freshSkirmish = (attackers: Readonly<Land>, defenders: Readonly<Land>): Skirmish => ({
  round: 1,
  side: 'attacker',
  step: 'open-attacker',
  reserve: { attacker: { ...attackers }, defender: { ...defenders } },
  line: { attacker: noLand(), defender: noLand() },
  hits: noLand(),
})

const copyOf = ({ round, side, step, reserve, line, hits }: Skirmish): Skirmish => ({
  ...{ round, side, step },
  reserve: { attacker: { ...reserve.attacker }, defender: { ...reserve.defender } },
  line: { attacker: { ...line.attacker }, defender: { ...line.defender } },
  hits: { ...hits },
})

function open(battle: Skirmish): void {
  const { side } = battle
  moveUp(battle, side, committedBy('balanced', battle.reserve[side], openingSize(battle, side)))
  battle.step = side === 'attacker' ? 'open-defender' : 'reinforce'
  battle.side = 'defender'
}

function reinforceAndRoll(battle: Skirmish, arms: BySide<Arms>, die: () => number): void {
  const { side } = battle
  if (!cannotReinforce(battle)) moveUp(battle, side, committedBy('balanced', battle.reserve[side], lineSpace(battle, side)))
  const line = battle.line[side]
  battle.hits = hitsFrom(line, diceOf(line, arms[side]), die).hits
  battle.step = 'hits'
}

function remove(battle: Skirmish, arms: BySide<Arms>): void {
  const enemy = enemyOf(battle.side)
  const { hits } = battle
  const line = battle.line[enemy]
  const volley = { line, hits, rockets: arms[battle.side].rockets }
  for (let hit = bestHit(volley); hit; hit = bestHit(volley)) {
    line[hit.target] -= removedBy(volley, hit.by, hit.target)
    hits[hit.by] -= 1
  }
}

/** Who wins, and what both have left. */
export function fightOut(
  from: Skirmish,
  arms: BySide<Arms>,
  die: () => number,
): { readonly winner: Side; readonly end: Skirmish } {
  const battle = copyOf(from)
  for (;;) {
    if (battle.step === 'open-attacker' || battle.step === 'open-defender') open(battle)
    else if (battle.step === 'reinforce') reinforceAndRoll(battle, arms, die)
    else {
      remove(battle, arms)
      const enemy = enemyOf(battle.side)
      if (isWiped(battle, enemy)) return { winner: battle.side, end: battle }
      if (battle.side === 'attacker') battle.round += 1
      battle.side = enemy
      battle.step = 'reinforce'
    }
  }
}
