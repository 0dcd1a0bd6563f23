/** 2.4: cards that turn or gain a Minor Neutral. */
import { demanded, type Refusal, refuse } from '../../../kernel/index.ts'
import { distance, neutralRegions, ownerOf, touchesOwn } from '../derived.ts'
import { isRegion } from '../map/atlas.ts'
import { oneListed, oneRegion } from '../params.ts'
import { type Gov, governments, type RegionId, type Seat, type State } from '../state.ts'
import { gainNeutral } from './deck.ts'
import { effect, type Rules } from './effect.ts'

const region = demanded(oneRegion(neutralRegions))

const tokenOf = (p: State, where: RegionId): Gov | null => p.regions[where]?.gov ?? null

const wrongGovernment = (p: State, where: RegionId): Refusal =>
  refuse('bad-government', { region: where, gov: tokenOf(p, where) })

function isNeutral(p: State, where: unknown): where is RegionId {
  return isRegion(p, where) && ownerOf(p, where) === null
}

const notNeutral = (p: State, where: unknown): Refusal =>
  isRegion(p, where) ? refuse('not-neutral', { region: where }) : refuse('no-such-region')

/** A neutral joins the seat, unless something stands in the way. */
const gain = (obstacle: (p: State, seat: Seat, where: RegionId) => Refusal | undefined) =>
  effect({
    params: { region },
    check: (p, seat, { region: where }) => (isNeutral(p, where) ? obstacle(p, seat, where) : notNeutral(p, where)),
    play: (p, seat, { region: where }, table) => gainNeutral(p, seat, where, table),
  })

export const neutralRules = {
  'turn-neutral': ({ farthest }) =>
    effect({
      params: {
        region,
        /** Governments other than the token that lies there. */
        gov: demanded(
          oneListed(
            (p, _seat, { region: where }: { region?: RegionId }): readonly Gov[] =>
              where === undefined ? [] : reached(p, where, farthest),
            { values: governments, words: 'gov' },
          ),
        ),
      },
      check(p, _seat, { region: where, gov }) {
        if (!isNeutral(p, where)) return notNeutral(p, where)
        if (!reached(p, where, farthest).some((known) => known === gov)) return wrongGovernment(p, where)
      },
      play(p, seat, { region: where, gov }, table) {
        p.regions[where]!.gov = gov
        table.tell('turns-neutral', { seat, region: where, gov })
      },
    }),
  'gain-by-government': () =>
    gain((p, seat, where) => (tokenOf(p, where) === p.players[seat].gov ? undefined : wrongGovernment(p, where))),
  'gain-by-border': () =>
    gain((p, seat, where) => (touchesOwn(p, seat, where) ? undefined : refuse('not-adjacent', { region: where }))),
} satisfies Rules

function reached(p: State, where: RegionId, farthest: number): readonly Gov[] {
  const token = tokenOf(p, where)
  return governments.filter((gov) => token !== null && gov !== token && distance(gov, token) <= farthest)
}
