import type { Course } from '../../kernel/index.ts'
import { askAid, declineAid, endure, giveAid } from './aid.ts'
import { resist, yieldToAttack } from './attacks.ts'
import { playCard } from './cards/play-card.ts'
import { fallbacks } from './fallbacks.ts'
import { skipTransaction, transact } from './market.ts'
import { alliancesPhase, excludeAlly, leaveAlliance, proposeAlliance, skipAlliance, vote } from './phases/alliances.ts'
import { crisesPhase } from './phases/crises.ts'
import { decisions, pass, removePermanentCard } from './phases/decisions.ts'
import { eventPhase } from './phases/event.ts'
import { chooseDeck, discard, keepPolicies, policies } from './phases/policies.ts'
import { resilience } from './phases/resilience.ts'
import { over } from './phases/scoring.ts'
import { chooseGrowth } from './phases/social/economy.ts'
import { social } from './phases/social/index.ts'
import { setPledge } from './pledges.ts'
import type { Limit } from './state.ts'
import { lower, lowerOneFactory, raise } from './steps.ts'

export const limitCourse: Course<Limit> = {
  moves: [
    chooseDeck,
    keepPolicies,
    discard,
    playCard,
    removePermanentCard,
    pass,
    raise,
    lower,
    lowerOneFactory,
    chooseGrowth,
    transact,
    skipTransaction,
    resist,
    yieldToAttack,
    askAid,
    giveAid,
    declineAid,
    endure,
    proposeAlliance,
    leaveAlliance,
    excludeAlly,
    skipAlliance,
    vote,
    setPledge,
  ],
  phases: {
    policies,
    decisions,
    social,
    crises: crisesPhase,
    alliances: alliancesPhase,
    event: eventPhase,
    resilience,
    over,
  },
  decisions: {
    'choose-deck': { page: 'policies', fallback: fallbacks['choose-deck'] },
    'keep-policies': { page: 'policies', fallback: fallbacks['keep-policies'] },
    discard: { page: 'policies', fallback: fallbacks.discard },
    decisions: { page: 'decisions', fallback: fallbacks.decisions },
    'raise-class': { page: 'classes', fallback: fallbacks['raise-class'] },
    'lower-class': { page: 'classes', fallback: fallbacks['lower-class'] },
    'lower-factory': { page: 'social', fallback: fallbacks['lower-factory'] },
    'choose-growth': { page: 'social', fallback: fallbacks['choose-growth'] },
    transact: { page: 'market', fallback: fallbacks.transact },
    resist: { page: 'attacks', reaction: true, fallback: fallbacks.resist },
    shortage: { page: 'aid', fallback: fallbacks.shortage },
    'give-aid': { page: 'aid', reaction: true, fallback: fallbacks['give-aid'] },
    vote: { page: 'alliances', reaction: true, fallback: fallbacks.vote },
    alliances: { page: 'alliances', fallback: fallbacks.alliances },
  },
}
