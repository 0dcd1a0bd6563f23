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
  'refusal.practises-alone': 'This is somebody’s practice: they play it alone. /game new opens a table for everybody.',
  'refusal.practised-enough':
    'You have begun to practise {most, number} times within a day, and no more are allowed. Go on with one of those.',
  'practice.off': 'On this server practice is switched off. In a direct message to me `/game practice` works.',
  'practice.no-place':
    'I cannot send you direct messages: they are closed for this server. Open them, or use `/game practice` in a private thread of your own that nobody else is in.',
  'practice.opened': 'Your practice table is open, and nobody else sees it: {link}',
  'practice.title': 'Practice: {game}',
  'practice.how':
    'Only you and computers play here. Nothing of it counts, and you can take back as much as you like. Press Start.',
  'command.game.practice': 'Play any game alone against computers, unseen and unrated, with unlimited undo',
  'command.game.practice.seats': 'How many play, you included',
  'command.game.practice.level': 'How well the computers play',
  'feature.practice': 'Practice against computers',
} as const
