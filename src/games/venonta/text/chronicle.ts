import type { Chronicle, Telling } from '../../chronicle.ts'

const inTheLog = {}
/** An answer, or that none is wanted any more: nobody else has waited for it. */
const toNamed = { toNamed: 6, of: null }
const ownLine = (weight: number) => ({ weight, of: null })
const combats = ['attack', 'liberation', 'rebellion'] as const

/** How a fight ended is told, not how it began. */
const fights: Readonly<Record<string, Telling>> = Object.fromEntries(
  combats.flatMap((kind) => [
    [`${kind}-start`, inTheLog],
    ...['won', 'lost', 'ceasefire', 'truce'].map((end) => [`${kind}-${end}`, { weight: end === 'won' ? 9 : 8 }]),
  ]),
)

export const chronicle: Chronicle = {
  tellings: {
    claimed: { weight: 3, gather: ['territory'] },
    submitted: inTheLog,
    drew: { add: ['cards'] },
    'drew-hidden': { add: ['count'] },
    'council-done': inTheLog,
    'objective-taken': { weight: 3 },
    'objective-taken-own': { weight: 3 },
    'objective-read': { weight: 3 },
    pact: ownLine(6),
    'no-pacts': ownLine(2),
    ordered: inTheLog,
    fed: { weight: ({ unfed }) => (Number(unfed) > 0 ? 6 : 0), add: ['amount', 'unfed'] },
    neglect: { weight: 6, add: ['pv', 'tokens'] },
    migrant: inTheLog,
    built: { weight: 5, over: ['territory'] },
    reverted: { weight: 2, over: ['territory'] },
    'fell-back': { weight: 3, gather: ['territory'] },
    points: { weight: 7, add: ['pv'] },
    integrated: inTheLog,
    shifted: inTheLog,
    'offer-made': inTheLog,
    sold: { weight: 2, over: ['pay', 'tokens'] },
    refused: toNamed,
    withdrawn: toNamed,
    tribute: { weight: 3, over: ['territory', 'good'] },
    'tank-moved': inTheLog,
    volley: { step: true },
    ...fights,
    refund: inTheLog,
    'tanks-home': inTheLog,
    'card-played': { weight: 4, gather: ['card'], over: ['aim', 'other', 'territory', 'what', 'ocean', 'from', 'to', 'struck'] },
    learned: { weight: 8, of: null },
    spied: { weight: 8, of: null },
    co2: { ...ownLine(4), outcome: true, add: ['change'], last: ['level', 'events'] },
    emits: inTheLog,
    'fish-died': ownLine(3),
    scored: { weight: 8 },
    missed: { weight: 7 },
    'round-start': ownLine(1),
    'fuel-burned': { over: ['from'] },
    'fuel-brought': { over: ['from'] },
    'factory-closed': { weight: 5, gather: ['territory'] },
    income: inTheLog,
    'event-land': ownLine(7),
    'event-ocean': ownLine(7),
    'event-world': ownLine(7),
    resilient: inTheLog,
    ruined: { weight: 6, over: ['territory', 'into'] },
    'lost-food': { weight: 3, add: ['count'] },
    'lost-tokens': { weight: 3, add: ['count'] },
    'lost-people': { weight: 5, add: ['count'] },
    'lost-tanks': { weight: 5, add: ['count'], over: ['territory'] },
    'lost-fuel': inTheLog,
    order: ownLine(5),
    // How the game ended is told by a message of its own.
    'game-won': inTheLog,
    'game-lost': inTheLog,
  },
}
