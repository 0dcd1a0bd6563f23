/** 2.9: cards about food, fish, tokens and the air; and those that only lie there and change a rule elsewhere. */
import { refuse } from '../../../kernel/index.ts'
import { constants, oceanOf } from '../data.ts'
import { owned, tokensHeld } from '../derived.ts'
import { emit } from '../land/air.ts'
import { gainPv, gainTokens } from '../land/holdings.ts'
import type { Seat, State } from '../state.ts'
import { turnOf } from '../turns/turn.ts'
import { isOcean, params } from './choices.ts'
import { chosen, type Rules } from './rule.ts'

const drainsInto = (p: State, seat: Seat, ocean: number): boolean => owned(p, seat).some((id) => oceanOf(id) === ocean)

export const goodsRules: Rules<
  | 'fish-for-food'
  | 'gain-tokens'
  | 'co2'
  | 'add-fish'
  | 'pop-hits'
  | 'attack-discount'
  | 'need'
  | 'harvest'
  | 'factory-clean'
  | 'waste'
  | 'tank-hits'
> = {
  'fish-for-food': {
    params: { ocean: params.ocean },
    check({ p, seat }, { ocean }) {
      if (!isOcean(ocean) || !drainsInto(p, seat, ocean)) return refuse('bad-ocean')
      if (p.fish[ocean - 1] === 0) return refuse('no-fish', { ocean })
    },
    play({ p, seat, effect, choice }) {
      p.fish[chosen(choice.ocean) - 1]! += effect.fish
      p.players[seat].food += effect.food
    },
  },
  'gain-tokens': {
    check: ({ p }) => (tokensHeld(p) >= constants.tokenSupply ? refuse('bank-empty') : undefined),
    play: ({ p, seat, effect }) => void gainTokens(p, seat, effect.tokens),
  },
  co2: {
    check: ({ p, seat, effect }) =>
      p.players[seat].tokens < -effect.tokens ? refuse('not-enough-tokens', { need: -effect.tokens }) : undefined,
    play({ p, seat, effect, table }) {
      p.players[seat].tokens += effect.tokens
      emit(p, seat, effect.co2, table)
      gainPv(p, seat, effect.pv, table)
    },
  },
  'add-fish': {
    params: { ocean: params.ocean },
    check({ p, seat, effect }, { ocean }) {
      if (!isOcean(ocean)) return refuse('bad-ocean')
      if (p.fish[ocean - 1]! >= constants.fishStart[ocean - 1]!) return refuse('ocean-full', { ocean })
      if (p.players[seat].tokens < -effect.tokens) return refuse('not-enough-tokens', { need: -effect.tokens })
    },
    play({ p, seat, effect, choice, table }) {
      const index = chosen(choice.ocean) - 1
      p.players[seat].tokens += effect.tokens
      p.fish[index] = Math.min(constants.fishStart[index]!, p.fish[index]! + effect.fish)
      gainPv(p, seat, effect.pv, table)
    },
  },
  'pop-hits': {},
  'attack-discount': {},
  need: {
    check: ({ p, seat }) => (turnOf(p).fed.includes(seat) ? refuse('already-fed') : undefined),
  },
  harvest: {
    play({ p, seat, effect }) {
      p.players[seat].food += effect.food
    },
  },
  'factory-clean': {},
  waste: {
    play: ({ p, seat, effect, table }) => gainPv(p, seat, effect.pv, table),
  },
  'tank-hits': {},
}
