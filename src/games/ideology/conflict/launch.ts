/** 6.17 Launching weapons of mass destruction: no tribute, no answer. */
import { move, refuse } from '../../../kernel/index.ts'
import { isSeat, othersThan } from '../../shared/seats.ts'
import { takeAway } from '../cards/influence.ts'
import { isRegion, onTurn, regionRefusal } from '../checks.ts'
import { continentOf, regionIds } from '../data.ts'
import { allInfluence, noCards, owned, relation } from '../derived.ts'
import { oneListed } from '../params.ts'
import { actionTaken, touch } from '../round/passing.ts'
import { type Ideology, kinds, type Seat, type State } from '../state.ts'
import { regionsWithTargets, targets } from './attack.ts'

export const canLaunch = (p: State, seat: Seat): boolean =>
  owned(p, seat, 'wmd') > 0 &&
  othersThan(p, seat).some(
    (target) =>
      relation(p, seat, target) === 'war' && Object.keys(p.regions).some((region) => allInfluence(p, region, target) > 0),
  )

/** Control and level stay until the assessment. */
export const launch = move<Ideology>()({
  type: 'launch',
  answers: ['conflict'],
  params: {
    region: oneListed(regionsWithTargets, { values: regionIds, by: continentOf }),
    target: oneListed(targets, { words: 'seat' }),
  },
  open: (p, seat) => onTurn(p, seat, 'conflict'),
  check(p, seat, { region, target }) {
    if (!isRegion(p, region)) return regionRefusal(p, region)
    if (!isSeat(p, target) || target === seat) return refuse('bad-target')
    if (owned(p, seat, 'wmd') === 0) return refuse('missing-advancement', { advancement: 'wmd' })
    if (relation(p, seat, target) !== 'war')
      return refuse('relation-forbids', { target, kind: 'wmd', relation: relation(p, seat, target) })
    if (allInfluence(p, region, target) === 0) return refuse('no-target-influence', { target, region, kind: 'any' })
  },
  play(p, seat, { region, target }, table) {
    p.players[seat].advancements.wmd -= 1
    touch(p, seat, region, table)
    const lost = p.regions[region]?.influence[target] ?? noCards()
    table.tell('launched', { attacker: seat, target, region, cards: lost })
    for (const kind of kinds) takeAway(p, region, target, kind, lost[kind])
    p.fought.push({ attacker: seat, target })
    actionTaken(p, seat)
  },
  preview: (p, _, { region, target }) => [
    { key: 'launch', params: { region, target, cards: p.regions[region]?.influence[target] ?? noCards() } },
  ],
})
