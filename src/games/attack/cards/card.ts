/** 2.4 A political card is its row of data: its kind says what it does, and how much of it. */
import { type Effect, type Effects, effectIn } from '../../shared/cards.ts'
import { type CardEffect, data } from '../data.ts'
import type { Attack, PoliticalKind } from '../state.ts'
import { blockRules } from './blocks.ts'
import { espionageRules } from './espionage.ts'
import { neutralRules } from './neutrals.ts'
import { resourceRules } from './resources.ts'

const effects: Effects<Attack, CardEffect> = { ...espionageRules, ...neutralRules, ...resourceRules, ...blockRules }

const rules = new Map(data.politicalKinds.map(({ kind, effect }) => [kind, effectIn(effects, effect)]))

export function ruleOf(kind: PoliticalKind): Effect<Attack> {
  const rule = rules.get(kind)
  if (!rule) throw new Error(`attack: no rule for ${kind}`)
  return rule
}
