/** Everything that has a name in the rules, in the order in which they go over it. */

export const allSeats = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const
/** In the order of their numbers, 1 to 12; wherever the rules go over territories, they do so in this order. */
export const territories = [
  'norda',
  'frosta',
  'rivera',
  'insulo',
  'centra',
  'montara',
  'tajga',
  'orienta',
  'dezerta',
  'savana',
  'delta',
  'sudara',
] as const
export const uses = ['forest', 'farm', 'intensive', 'factory'] as const
export const buildings = ['farm', 'intensive', 'factory', 'tank'] as const
export const groups = ['aggressive', 'neutral', 'peaceful'] as const
export const goods = ['food', 'fuel'] as const
export const payments = ['tokens', 'fuel', 'food'] as const
export const oceanNumbers = [1, 2, 3, 4, 5, 6] as const

export type Seat = (typeof allSeats)[number]
export type Territory = (typeof territories)[number]
/** What a slot is used for. */
export type Use = (typeof uses)[number]
export type Building = (typeof buildings)[number]
export type Group = (typeof groups)[number]
export type Good = (typeof goods)[number]
export type Payment = (typeof payments)[number]
export type Step = 'feed' | 'produce' | 'combat' | 'move'
export type PhaseName = 'claim' | 'council' | 'objectives' | 'pacts' | 'turns' | 'consumption' | 'over'
/** A seat, an open hand, or nobody. */
export type Partner = Seat | 'any' | null
