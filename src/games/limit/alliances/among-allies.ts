/** What only a table with alliances knows: to make and unmake them, and to lend and borrow within them. */
export const amongAllies = [
  'propose-alliance',
  'leave-alliance',
  'exclude',
  'skip-alliance',
  'vote',
  'ask-aid',
  'give-aid',
  'decline-aid',
  'endure',
] as const
