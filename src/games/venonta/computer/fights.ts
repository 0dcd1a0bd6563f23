/** How fights are likely to end, as better computers reckon before they attack. */
import { fightOdds } from '../combat/odds.ts'
import { attackingSide, defendingSide, diceOf, hitsOf } from '../combat/sides.ts'
import { controller } from '../derived.ts'
import type { Combat, Territory } from '../state.ts'
import type { Situation } from './situation.ts'

export interface Chances {
  readonly won: number
  /** By dice, won or lost: no ceasefire. */
  readonly decided: number
}

/** What a fight comes to, by what decides it: reckoned once each. */
const known = new Map<string, Chances>()

/** How likely an attack is to be won, and to be decided by dice at all. */
export function chancesOf(
  { view, seat }: Situation,
  from: Territory | null,
  target: Territory,
  tanks: number,
  kind: Combat['kind'] = 'attack',
): Chances {
  const defender = controller(view, target)
  if (!defender) return { won: 0, decided: 0 }
  const fight: Combat = {
    ...{ kind, from, target, attacker: seat, defender, cost: 0, misses: 0, volleys: 0 },
    att: attackingSide(tanks, null),
    def: defendingSide(view, defender, target, seat, kind === 'rebellion'),
  }
  const faces = [seat, defender].map((side) => Object.values(hitsOf(view, fight, side)).map((hits) => new Set(hits).size))
  const key = [kind === 'rebellion', diceOf(fight.att), diceOf(fight.def), faces].join()
  const found = known.get(key)
  if (found) return found
  const { outcomes } = fightOdds(view, fight)
  const chance = (ending: string) => outcomes.find((outcome) => outcome.key === ending)?.chance ?? 0
  const reckoned = { won: chance('won'), decided: chance('won') + chance('lost') }
  known.set(key, reckoned)
  return reckoned
}
