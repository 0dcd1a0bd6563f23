/** 2.9: cards that reach other seats and their land. */
import { refuse } from '../../../kernel/index.ts'
import { isTerritory, linked } from '../data.ts'
import { controller } from '../derived.ts'
import { emit } from '../land/air.ts'
import { burnFuel, gainPv, loseTokens } from '../land/holdings.ts'
import { asksOf } from '../objectives/measures.ts'
import { type Seat, type State, type Territory, territories } from '../state.ts'
import { isOther, ownFreeRefusal, params } from './choices.ts'
import { effect, type Rules } from './effect.ts'

const isNearOwn = (p: State, seat: Seat, territory: Territory): boolean =>
  territories.some((id) => controller(p, id) === seat && linked(id, territory))

export const otherRules = {
  'give-food': ({ food, pv }) =>
    effect({
      params: { seat: params.otherSeat },
      check(p, seat, { seat: other }) {
        if (!isOther(p, seat, other)) return refuse('bad-seat')
        if (p.players[seat].food < food) return refuse('no-food', { seat })
      },
      play(p, seat, { seat: other }, table) {
        p.players[seat].food -= food
        p.players[other].food += food
        p.players[seat].stats.foodGiven += food
        gainPv(p, seat, pv, table)
      },
    }),
  'take-migrant': ({ pv }) =>
    effect({
      params: { from: params.any, to: params.ownFree },
      check(p, seat, { from, to }) {
        if (!isTerritory(from)) return refuse('unknown-territory')
        const refused = ownFreeRefusal(p, seat, to)
        if (refused || !isTerritory(to)) return refused
        if (p.land[from].owner === seat) return refuse('own-territory', { territory: from })
        if (p.land[from].migrants === 0) return refuse('no-migrant', { territory: from })
        if (!linked(from, to)) return refuse('not-linked', { from, to })
      },
      play(p, seat, { from, to }, table) {
        p.land[from].migrants -= 1
        p.land[to].migrants += 1
        gainPv(p, seat, pv, table)
      },
    }),
  'destroy-fuel': ({ fuel, co2 }) =>
    effect({
      params: { territory: params.any },
      check(p, seat, { territory }) {
        if (!isTerritory(territory)) return refuse('unknown-territory')
        if (controller(p, territory) === seat) return refuse('own-territory', { territory })
        if (p.land[territory].fuel === 0) return refuse('no-fuel', { territory })
        if (!isNearOwn(p, seat, territory)) return refuse('not-linked', { to: territory })
      },
      play(p, seat, { territory }, table) {
        table.tell('lost-fuel', { territory, count: burnFuel(p, territory, fuel) })
        emit(p, seat, co2, table)
      },
    }),
  'take-tokens': ({ tokens }) =>
    effect({
      params: { seat: params.otherSeat },
      check(p, seat, { seat: other }) {
        if (!isOther(p, seat, other)) return refuse('bad-seat')
        if (p.players[other].tokens === 0) return refuse('no-tokens', { seat: other })
      },
      play: (p, _seat, { seat: other }, table) => table.tell('lost-tokens', { seat: other, count: loseTokens(p, other, tokens) }),
    }),
  'peek-objective': () =>
    effect({
      params: { seat: params.otherSeat },
      check(p, seat, { seat: other }) {
        if (!isOther(p, seat, other)) return refuse('bad-seat')
        if (p.players[other].objective === null) return refuse('no-objective', { seat: other })
      },
      play(p, seat, { seat: other }, table) {
        const { objective } = p.players[other]
        if (objective === null) return
        p.players[seat].knows.push({ seat: other, objective })
        table.reveal('peeked', { seat: other })
        table.tellOnly([seat], 'spied', { seat: other, objective, ...asksOf(p, objective) })
      },
      final: true,
    }),
  embargo: () =>
    effect({
      params: { seat: params.otherSeat },
      check: (p, seat, { seat: other }) => (isOther(p, seat, other) ? undefined : refuse('bad-seat')),
    }),
  protect: () =>
    effect({
      params: { territory: params.any },
      check: (_p, _seat, { territory }) => (isTerritory(territory) ? undefined : refuse('unknown-territory')),
    }),
} satisfies Rules
