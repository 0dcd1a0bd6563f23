/** 2.9: cards about food, fish, tokens and the air; and those that only lie there and change a rule elsewhere. */
import { refuse } from '../../../kernel/index.ts'
import { constants, oceanOf } from '../data.ts'
import { owned, tokensHeld } from '../derived.ts'
import { emit } from '../land/air.ts'
import { gainPv, gainTokens } from '../land/holdings.ts'
import type { Seat, State } from '../state.ts'
import { turnOf } from '../turns/turn.ts'
import { isOcean, params } from './choices.ts'
import { effect, type Rules } from './effect.ts'

const drainsInto = (p: State, seat: Seat, ocean: number): boolean => owned(p, seat).some((id) => oceanOf(id) === ocean)

const changesARuleElsewhere = () => effect({})

export const goodsRules = {
  'fish-for-food': ({ fish, food }) =>
    effect({
      params: { ocean: params.ocean },
      check(p, seat, { ocean }) {
        if (!isOcean(ocean) || !drainsInto(p, seat, ocean)) return refuse('bad-ocean')
        if (p.fish[ocean - 1] === 0) return refuse('no-fish', { ocean })
      },
      play(p, seat, { ocean }) {
        p.fish[ocean - 1]! += fish
        p.players[seat].food += food
      },
    }),
  'gain-tokens': ({ tokens }) =>
    effect({
      check: (p) => (tokensHeld(p) >= constants.tokenSupply ? refuse('bank-empty') : undefined),
      play: (p, seat) => void gainTokens(p, seat, tokens),
    }),
  co2: ({ tokens, co2, pv }) =>
    effect({
      check: (p, seat) => (p.players[seat].tokens < -tokens ? refuse('not-enough-tokens', { need: -tokens }) : undefined),
      play(p, seat, _named, table) {
        p.players[seat].tokens += tokens
        emit(p, seat, co2, table)
        gainPv(p, seat, pv, table)
      },
    }),
  'add-fish': ({ tokens, fish, pv }) =>
    effect({
      params: { ocean: params.ocean },
      check(p, seat, { ocean }) {
        if (!isOcean(ocean)) return refuse('bad-ocean')
        if (p.fish[ocean - 1]! >= constants.fishStart[ocean - 1]!) return refuse('ocean-full', { ocean })
        if (p.players[seat].tokens < -tokens) return refuse('not-enough-tokens', { need: -tokens })
      },
      play(p, seat, { ocean }, table) {
        p.players[seat].tokens += tokens
        p.fish[ocean - 1] = Math.min(constants.fishStart[ocean - 1]!, p.fish[ocean - 1]! + fish)
        gainPv(p, seat, pv, table)
      },
    }),
  need: () => effect({ check: (p, seat) => (turnOf(p).fed.includes(seat) ? refuse('already-fed') : undefined) }),
  harvest: ({ food }) =>
    effect({
      play(p, seat) {
        p.players[seat].food += food
      },
    }),
  waste: ({ pv }) => effect({ play: (p, seat, _named, table) => gainPv(p, seat, pv, table) }),
  'pop-hits': changesARuleElsewhere,
  'attack-discount': changesARuleElsewhere,
  'factory-clean': changesARuleElsewhere,
  'tank-hits': changesARuleElsewhere,
} satisfies Rules
