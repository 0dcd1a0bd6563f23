/** 2.9: cards that reach other seats and their land. */
import { refuse } from '../../../kernel/index.ts'
import { isTerritory, linked } from '../data.ts'
import { controller } from '../derived.ts'
import { emit } from '../land/air.ts'
import { burnFuel, gainPv, loseTokens } from '../land/holdings.ts'
import { type Seat, type State, type Territory, territories } from '../state.ts'
import { isOther, ownFreeRefusal, params } from './choices.ts'
import { type CardRule, chosen, type Rules } from './rule.ts'

const otherSeat: Pick<CardRule<never>, 'params' | 'check' | 'about'> = {
  params: { seat: params.otherSeat },
  check: ({ p, seat }, given) => (isOther(p, seat, given.seat) ? undefined : refuse('bad-seat')),
  about: ({ seat }) => ({ seat }),
}

const isNearOwn = (p: State, seat: Seat, territory: Territory): boolean =>
  territories.some((id) => controller(p, id) === seat && linked(id, territory))

export const otherRules: Rules<
  'give-food' | 'take-migrant' | 'destroy-fuel' | 'take-tokens' | 'peek-objective' | 'embargo' | 'protect'
> = {
  'give-food': {
    params: { seat: params.otherSeat },
    check({ p, seat, effect }, given) {
      if (!isOther(p, seat, given.seat)) return refuse('bad-seat')
      if (p.players[seat].food < effect.food) return refuse('no-food', { seat })
    },
    play({ p, seat, effect, choice, table }) {
      p.players[seat].food -= effect.food
      p.players[chosen(choice.seat)].food += effect.food
      p.players[seat].stats.foodGiven += effect.food
      gainPv(p, seat, effect.pv, table)
    },
  },
  'take-migrant': {
    params: { from: params.any, to: params.ownFree },
    check({ p, seat }, { from, to }) {
      if (!isTerritory(from)) return refuse('unknown-territory')
      const refused = ownFreeRefusal(p, seat, to)
      if (refused || !isTerritory(to)) return refused
      if (p.land[from].owner === seat) return refuse('own-territory', { territory: from })
      if (p.land[from].migrants === 0) return refuse('no-migrant', { territory: from })
      if (!linked(from, to)) return refuse('not-linked', { from, to })
    },
    play({ p, seat, effect, choice, table }) {
      p.land[chosen(choice.from)].migrants -= 1
      p.land[chosen(choice.to)].migrants += 1
      gainPv(p, seat, effect.pv, table)
    },
  },
  'destroy-fuel': {
    params: { territory: params.any },
    check({ p, seat }, { territory }) {
      if (!isTerritory(territory)) return refuse('unknown-territory')
      if (controller(p, territory) === seat) return refuse('own-territory', { territory })
      if (p.land[territory].fuel === 0) return refuse('no-fuel', { territory })
      if (!isNearOwn(p, seat, territory)) return refuse('not-linked', { to: territory })
    },
    play({ p, seat, effect, choice, table }) {
      const territory = chosen(choice.territory)
      table.tell('lost-fuel', { territory, count: burnFuel(p, territory, effect.fuel) })
      emit(p, seat, effect.co2, table)
    },
  },
  'take-tokens': {
    params: { seat: params.otherSeat },
    check({ p, seat }, given) {
      if (!isOther(p, seat, given.seat)) return refuse('bad-seat')
      if (p.players[given.seat].tokens === 0) return refuse('no-tokens', { seat: given.seat })
    },
    play({ p, effect, choice, table }) {
      const seat = chosen(choice.seat)
      table.tell('lost-tokens', { seat, count: loseTokens(p, seat, effect.tokens) })
    },
  },
  'peek-objective': {
    params: { seat: params.otherSeat },
    check({ p, seat }, given) {
      if (!isOther(p, seat, given.seat)) return refuse('bad-seat')
      if (p.players[given.seat].objective === null) return refuse('no-objective', { seat: given.seat })
    },
    play({ p, seat, choice, table }) {
      const whose = chosen(choice.seat)
      const { objective } = p.players[whose]
      if (objective === null) return
      p.players[seat].knows.push({ seat: whose, objective })
      table.reveal('peeked', { seat: whose })
      table.tellOnly([seat], 'learned', { seat: whose, objective })
    },
    final: true,
  },
  embargo: otherSeat,
  protect: {
    params: { territory: params.any },
    check: (_asked, { territory }) => (isTerritory(territory) ? undefined : refuse('unknown-territory')),
    about: ({ territory }) => ({ territory }),
  },
}
