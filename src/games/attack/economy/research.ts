/** 5.13 Research: PP lower the number that two dice must reach. */
import { refuse, span } from '../../../kernel/index.ts'
import { twoDiceReach } from '../../shared/dice.ts'
import { drawTechnology } from '../cards/deck.ts'
import { data } from '../data.ts'
import { type Board, effects } from '../derived.ts'
import { amount, attackMove } from '../params.ts'
import type { Seat } from '../state.ts'
import { noOil, payAction } from '../turn/current.ts'

const step = data.thresholds.researchPerPP
const most = (data.thresholds.research - data.thresholds.researchFloor) * step

const researchNumber = (pp: number): number => data.thresholds.research - pp / step

const researchBonus = (p: Board, seat: Seat): number =>
  effects(p, seat, 'roll-bonus').reduce((sum, { roll, amount }) => sum + (roll === 'research' ? amount : 0), 0)

const isInvestment = (pp: unknown): pp is number => typeof pp === 'number' && pp >= 0 && pp <= most && pp % step === 0

export const research = attackMove({
  type: 'research',
  group: 'economy',
  params: { pp: amount((p, seat) => span(0, Math.min(most, p.players[seat].pp), step)) },
  check(p, seat, { pp }) {
    if (p.decks.technology.length === 0) return refuse('technology-deck-empty')
    if (!isInvestment(pp)) return refuse('bad-investment', { most, step })
    if (p.players[seat].pp < pp) return refuse('not-enough-pp', { need: pp })
    return noOil(p)
  },
  play(p, seat, { pp }, table) {
    payAction(p, table)
    p.players[seat].pp -= pp
    const needed = researchNumber(pp)
    const bonus = researchBonus(p, seat)
    const dice = [table.chance.die(6), table.chance.die(6)] as const
    const total = dice[0] + dice[1] + bonus
    table.tell('research-roll', { seat, pp, dice, bonus, total, needed })
    if (total >= needed) drawTechnology(p, seat, table)
  },
  preview: (p, seat, { pp }) => [{ key: 'research', params: { needed: researchNumber(pp), bonus: researchBonus(p, seat) } }],
  odds(view, seat, { pp }) {
    const found = twoDiceReach(researchNumber(pp) - researchBonus(view, seat))
    return {
      outcomes: [
        { key: 'found', params: {}, chance: found, told: { key: 'draws-technology', params: { seat } } },
        { key: 'not-found', params: {}, chance: 1 - found },
      ],
    }
  },
  final: () => true,
})
