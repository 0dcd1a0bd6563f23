/** What is said about finding each other, talking at a table, standing and coming back. */
export const company = {
  'refusal.secluded': 'A table in a private place is never rated, because not everybody can look on.',
  'lobby.terms': 'What else holds at this table',
  'lobby.term-line': 'Not rated: the result changes nobody’s standing',
  'term.rated': 'Rated: the result moves the ratings',
  'settings.server-features': 'What people may do on this server',
  'settings.server-without': 'Switched off: {features}',
  'settings.server-without-none': 'nothing',
  'feature.ratings': 'Ratings of finished games',
  'privacy.company':
    'Also: which places you reached in finished games. They stay as nobody’s when you are forgotten; if you play again, you begin anew.',
} as const
