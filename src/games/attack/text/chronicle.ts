import type { Chronicle, Telling } from '../../chronicle.ts'

const inTheLog = {}
const step = { step: true } as const
/** An answer, or that none is wanted any more: nobody else has waited for it. */
const toNamed = { toNamed: 6, of: null }
const ownLine = (weight: number) => ({ weight, of: null })

/** Dice and hits, and what leads to a result that is told after: only the replay shows them. */
const steps = [
  'battle-roll',
  'removes',
  'reinforces',
  'no-reinforcements',
  'opens',
  'neutral-army',
  'neutral-commander',
  'neutral-militia',
  'attacks',
  'naval-lines',
  'naval-match',
  'naval-draw',
  'fighter-dice',
  'bomber-dice',
  'defence-dice',
  'pays-oil',
] as const

/** What one seat alone hears of its own orders and drafts. */
const own = [
  ...['ordered-engage', 'ordered-no-engage', 'ordered-nothing', 'subs-join', 'subs-stay', 'you-fire', 'you-hold-fire'],
  ...['you-stay', 'you-retreat', 'you-pass', 'you-bid', 'you-bomb', 'you-draw', 'you-produce', 'you-release', 'you-reserve'],
  ...['drafts-goods', 'drafts-card', 'drafts-no-card', 'drafts-want', 'drafts-no-want', 'drafts-note', 'drew-route'],
  ...['offers-goods', 'offers-cards', 'wants-goods', 'wants-cards', 'deal-note'],
] as const

const all = <Key extends string>(keys: readonly Key[], telling: Telling): Readonly<Record<string, Telling>> =>
  Object.fromEntries(keys.map((key) => [key, telling]))

export const chronicle: Chronicle = {
  tellings: {
    ...all(steps, step),
    ...all(own, inTheLog),

    // Setting up
    claims: { weight: 3, gather: ['region'] },
    places: { weight: 1, add: ['units'], over: ['place'] },
    'places-capital': { weight: 6 },
    'draws-government': { weight: 5 },
    'draws-tokens': inTheLog,

    // The turn
    begins: inTheLog,
    'ends-turn': inTheLog,
    draws: { add: ['count'] },
    builds: { weight: 4, add: ['units'], over: ['place'] },
    'ordered-march': { add: ['units'] },
    'ordered-sail': { add: ['units'] },
    marches: { add: ['units'] },
    sails: { add: ['units'] },
    'turned-back': { weight: 3, over: ['origin', 'units'], gather: ['region'] },
    'allows-passage': inTheLog,
    'refuses-passage': { weight: 4, gather: ['by'] },
    'attack-called-off': { weight: 2, gather: ['region'] },

    // War
    'battle-won': { weight: 9, gather: ['region'], over: ['lost', 'killed'] },
    'capital-falls': { weight: 10, over: ['by', 'region'] },
    'battle-held': { weight: 6, gather: ['region'], over: ['lost', 'killed'] },
    'naval-battle': { weight: 7, gather: ['sea'] },
    'naval-lost': { weight: 8, gather: ['sea'] },
    'ship-sunk': { weight: 3, over: ['ship'] },
    retreats: { weight: 3, gather: ['sea'], over: ['harbour'] },
    escapes: inTheLog,
    scuttled: { weight: 3, gather: ['sea'], over: ['count'] },
    intercepts: inTheLog,
    'sunk-at-sea': { weight: 5, add: ['units'], over: ['sea'] },
    loots: { weight: 2, over: ['card', 'target'] },
    'loots-card': { weight: 2, over: ['target'] },
    'escort-fire': inTheLog,

    // Cards, diplomacy and the economy
    'blitz-roll': inTheLog,
    'gains-neutral': { weight: 8, gather: ['region'] },
    deploys: inTheLog,
    'turns-neutral': { weight: 4, gather: ['region'] },
    'partisans-remove': { weight: 4, of: 'owner', add: ['count'], over: ['region'] },
    'plays-card': { weight: 4, gather: ['card'] },
    'plays-card-at': { weight: 5, gather: ['card'] },
    'plays-card-in': { weight: 4, gather: ['card'], over: ['region'] },
    eagle: { ...ownLine(4), last: ['eagles'] },
    blocks: { weight: 4, gather: ['card'] },
    'diplomatic-mission': inTheLog,
    'takes-card': { weight: 5, gather: ['card'] },
    'takes-some-card': { weight: 3 },
    discards: { weight: 2, gather: ['card'] },
    'cards-disabled': { weight: 3, gather: ['cards'] },
    'some-cards-disabled': { weight: 3, add: ['count'] },
    'gains-pp': inTheLog,
    'gains-oil': inTheLog,
    'political-reshuffled': inTheLog,
    'opens-auction': inTheLog,
    'auction-won': { weight: 5, add: ['price'] },
    raids: inTheLog,
    'raids-nothing': inTheLog,
    'raid-roll': inTheLog,
    'route-disabled': { weight: 4, over: ['route'] },
    'some-route-disabled': { weight: 4, over: ['sea'] },
    'route-destroyed': { weight: 5, over: ['route'] },
    'some-route-destroyed': { weight: 5, over: ['sea'] },
    bombs: { weight: 4, over: ['planes'] },
    scrambles: inTheLog,
    'air-battle': inTheLog,
    'loses-plane': { over: ['region'] },
    replaces: inTheLog,
    'loss-waived': inTheLog,
    'research-roll': inTheLog,
    'draws-technology': { weight: 6, gather: ['technology'] },
    'proposes-deal': inTheLog,
    'deal-accepted': { weight: 5 },
    'gives-goods': inTheLog,
    'gives-cards': inTheLog,
    'deal-refused': toNamed,
    'trade-withdrawn': toNamed,
    produces: inTheLog,
    // How the game ended is told by a message of its own.
    'game-over': inTheLog,
    'final-score': inTheLog,
  },
}
