import { isRecord } from '../../../kernel/index.ts'
import type { Chronicle } from '../../chronicle.ts'

const inTheLog = {}
/** An answer, a promise or its end: nobody else has waited for it. */
const toNamed = { toNamed: 6, of: null }

const counted = ['people', 'money', 'disorder', 'territories', 'pollution', 'destab']

/** Stocks and factories come and go; what a nation is measured by is told. */
const whatCounts = (changes: unknown): unknown =>
  isRecord(changes)
    ? Object.fromEntries(Object.entries(changes).filter(([key, count]) => counted.includes(key) && count !== 0))
    : changes

const ownLine = (weight: number) => ({ weight, of: null })

export const chronicle: Chronicle = {
  tellings: {
    generation: inTheLog,
    technology: { weight: 3, gather: ['card'] },
    draws: inTheLog,
    'draws-hidden': inTheLog,
    keeps: inTheLog,
    discards: inTheLog,
    'discards-hidden': inTheLog,
    plays: { weight: 6, gather: ['card'] },
    'plays-against': { weight: 7, gather: ['card'] },
    attacks: { weight: 8 },
    backs: { weight: 2, of: 'by', add: ['amount'] },
    'money-gone': inTheLog,
    'takes-back': inTheLog,
    'price-moves': inTheLog,
    changes: {
      ...{ weight: 4, outcome: true, add: ['changes'] },
      short: ({ changes, ...rest }) => ({ ...rest, changes: whatCounts(changes) }),
    },
    passes: inTheLog,
    'passes-empty': inTheLog,
    'asked-again': { weight: 7 },
    'removes-permanent': { weight: 3, gather: ['card'] },
    pledges: toNamed,
    'withdraws-pledge': toNamed,
    buys: { weight: 2, add: ['amount', 'money'] },
    sells: { weight: 2, add: ['amount', 'money'] },
    resists: { weight: 7 },
    yields: { weight: 7 },
    'cannot-resist': { weight: 7 },
    'asks-aid': inTheLog,
    'gives-aid': { weight: 3, add: ['amount'] },
    'gives-nothing': toNamed,
    'breaks-alliance': ownLine(9),
    shortage: { weight: 6, add: ['levels'], gather: ['resource'], over: ['why'] },
    'bank-empty': { weight: 5, add: ['missing'] },
    boom: { weight: 5 },
    revolt: { weight: 8 },
    'cold-war': { weight: 5 },
    'financial-crisis': ownLine(9),
    'ecological-crisis': ownLine(9),
    'military-crisis': ownLine(9),
    event: ownLine(7),
    'event-passes': ownLine(1),
    'no-event': ownLine(1),
    'bank-loses': ownLine(3),
    'resilience-test': ownLine(8),
    'proposes-alliance': inTheLog,
    'proposes-exclusion': inTheLog,
    accepts: inTheLog,
    declines: toNamed,
    alliance: ownLine(9),
    'leaves-alliance': { weight: 8 },
    excluded: { weight: 8 },
    demilitarisation: ownLine(9),
    // How the game ended is told by a message of its own.
    points: inTheLog,
    wins: inTheLog,
    'solo-over': inTheLog,
  },
}
