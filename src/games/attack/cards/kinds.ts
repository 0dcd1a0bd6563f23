/** 2.4: the rule behind each kind of political card, and what has to be named with it. */
import { demanded, oneListed, type Params, type Refusal, refuse } from '../../../kernel/index.ts'
import { kindData } from '../data.ts'
import { distance, neutralRegions, ownerOf } from '../derived.ts'
import { atlasOf } from '../map/atlas.ts'
import { oneRegion, oneSeat } from '../params.ts'
import { type Gov, governments, type PoliticalKind, type RegionId, type State } from '../state.ts'
import { espionage } from './espionage.ts'
import { neutrals } from './neutrals.ts'
import { resources } from './resources.ts'
import type { Asked, PlayableKind, Rule } from './rule.ts'

const rules: Readonly<Record<PlayableKind, Rule>> = { ...espionage, ...neutrals, ...resources }

const isPlayable = (kind: PoliticalKind): kind is PlayableKind => kind in rules

export function ruleOf(kind: PoliticalKind): Rule {
  if (!isPlayable(kind)) throw new Error(`attack: ${kind} is played to block only`)
  return rules[kind]
}

const target = demanded(oneSeat((p, seat) => p.seats.filter((other) => other !== seat)))
const neutral = demanded(oneRegion(neutralRegions))
const enemyRegion = demanded(
  oneRegion((p, seat) => atlasOf(p).regions.filter((region) => ![null, seat].includes(ownerOf(p, region)))),
)

/** Governments other than the token that lies there; propaganda reaches the neighbouring ones only. */
const newGovernment = (farthest: number) =>
  demanded(
    oneListed(
      (p: State, _seat, { region }: { region?: RegionId }): readonly Gov[] => {
        const token = region === undefined ? null : (p.regions[region]?.gov ?? null)
        return governments.filter((gov) => token !== null && gov !== token && distance(gov, token) <= farthest)
      },
      { values: governments, words: 'gov' },
    ),
  )

export function paramsOf(kind: PoliticalKind): Params<State> {
  switch (kindData(kind).target) {
    case 'seat':
      return { target }
    case 'neutral':
      if (kind === 'propaganda') return { region: neutral, gov: newGovernment(1) }
      return kind === 'puppet-government' ? { region: neutral, gov: newGovernment(governments.length) } : { region: neutral }
    case 'enemy-region':
      return { region: enemyRegion }
    default:
      return {}
  }
}

/** Section 6, from the target on. */
export function cardRefusal(kind: PoliticalKind, asked: Asked): Refusal | undefined {
  const needed = kindData(kind).target
  const { target: named, region } = asked.choice
  if (needed === 'seat' && (named === undefined || named === asked.seat)) return refuse('bad-target')
  if ((needed === 'neutral' || needed === 'enemy-region') && region === undefined) return refuse('no-such-region')
  return ruleOf(kind).check?.(asked)
}
