/** Which advancements a computer buys with cards that nothing else needs. */
import type { PlainMove } from '../../../kernel/index.ts'
import { advancements, levelOne, levelTwo } from '../data.ts'
import { owned } from '../derived.ts'
import { buy } from '../home/development.ts'
import { type Advancement, advancementIds, type Cards, kinds } from '../state.ts'
import { legalMoves, type Situation } from './situation.ts'

/** Weapons are a point; two cards of a kind that nothing needs buy an advancement. */
export function anything(situation: Situation, spare: Cards): PlainMove | undefined {
  const moves = legalMoves(situation, buy)
  return (
    moves.find(({ advancement }) => advancement === 'wmd') ??
    moves.find(({ advancement }) => kinds.some((kind) => levelOne[kind] === advancement && spare[kind] >= 2))
  )
}

const secondLevel: readonly Advancement[] = kinds.map((kind) => levelTwo[kind])

/** The advancements of the first level that are still lacking for the next weapon, each as often as it is needed. */
function lackedForWeapons({ view, seat }: Situation): Advancement[] {
  const left = new Map(advancementIds.map((id) => [id, owned(view, seat, id)]))
  return secondLevel
    .filter((id) => owned(view, seat, id) === 0)
    .flatMap((id) => {
      const { cost } = advancements[id]
      return 'advancements' in cost ? cost.advancements : []
    })
    .filter((id) => {
      const has = left.get(id) ?? 0
      left.set(id, has - 1)
      return has <= 0
    })
}

/** Everything leads to weapons: what they are made of first, then what else two cards can buy. */
export function towardsWeapons(situation: Situation, spare: Cards): PlainMove | undefined {
  const { view, seat } = situation
  const moves = legalMoves(situation, buy)
  const weapon = moves.find(({ advancement }) => advancement === 'wmd')
  if (weapon) return weapon
  const second = moves.find(({ advancement }) => secondLevel.includes(advancement) && owned(view, seat, advancement) === 0)
  if (second) return second
  const lacked = lackedForWeapons(situation)
  const bought = moves.filter(({ advancement }) => kinds.some((kind) => levelOne[kind] === advancement && spare[kind] >= 2))
  return bought.find(({ advancement }) => lacked.includes(advancement)) ?? bought[0]
}
