/** 2.4: cards that turn or gain a Minor Neutral. */
import { type Refusal, refuse } from '../../../kernel/index.ts'
import { distance, ownerOf, touchesOwn } from '../derived.ts'
import { gainNeutral } from './deck.ts'
import { type Asked, type Played, type Rules, regionOf } from './rule.ts'

const tokenOf = (asked: Asked) => asked.p.regions[regionOf(asked)]!.gov

const isNeutral = (asked: Asked): Refusal | undefined =>
  ownerOf(asked.p, regionOf(asked)) === null ? undefined : refuse('not-neutral', { region: regionOf(asked) })

const wrongGovernment = (asked: Asked): Refusal => refuse('bad-government', { region: regionOf(asked), gov: tokenOf(asked) })

function turn(played: Played): void {
  const { p, seat, choice, table } = played
  const region = regionOf(played)
  const gov = choice.gov!
  p.regions[region]!.gov = gov
  table.tell('turns-neutral', { seat, region, gov })
}

const gain = (played: Played): void => gainNeutral(played.p, played.seat, regionOf(played), played.table)

export const neutrals: Rules<'propaganda' | 'puppet-government' | 'coup' | 'annexation'> = {
  propaganda: {
    check: (asked) =>
      isNeutral(asked) ??
      (asked.choice.gov && distance(asked.choice.gov, tokenOf(asked)) === 1 ? undefined : wrongGovernment(asked)),
    apply: turn,
  },
  'puppet-government': {
    check: (asked) =>
      isNeutral(asked) ?? (asked.choice.gov && asked.choice.gov !== tokenOf(asked) ? undefined : wrongGovernment(asked)),
    apply: turn,
  },
  coup: {
    check: (asked) =>
      isNeutral(asked) ?? (tokenOf(asked) === asked.p.players[asked.seat].gov ? undefined : wrongGovernment(asked)),
    apply: gain,
  },
  annexation: {
    check: (asked) =>
      isNeutral(asked) ??
      (touchesOwn(asked.p, asked.seat, regionOf(asked)) ? undefined : refuse('not-adjacent', { region: regionOf(asked) })),
    apply: gain,
  },
}
