/** 3.3: what objectives are judged by. */

/** Counted from the start of a round (3.3). */
export const counted = [
  'attacks',
  'wins',
  'tankWins',
  'waterWins',
  'winsVsStronger',
  'seatsAttacked',
  'freed',
  'tributeFood',
  'tributeFuel',
  'built',
  'farmsBuilt',
  'factoriesBuilt',
  'reforested',
  'integrated',
  'sold',
  'bought',
  'foodGiven',
  'cardsPlayed',
  'unfed',
  'foodLost',
  'co2',
  'waste',
] as const

/** Read off the board when an objective is checked. */
export const derived = [
  'colonies',
  'lost',
  'tanks',
  'farms',
  'intensives',
  'factories',
  'forests',
  'developed',
  'fuel',
  'migrants',
  'food',
  'tokens',
  'inPact',
  'fish',
  'allWins',
  'trades',
  'mostTanks',
  'mostFuel',
  'mostForests',
  'mostDeveloped',
] as const

export type DerivedStat = (typeof derived)[number]
export type Stat = (typeof counted)[number] | DerivedStat
