/** What is said around a first game; what it explains stands with each game. */
export const learning = {
  'command.learn': 'Play your first game of something: rules are explained as they matter, against easy computers',
  'command.learn.game': 'The game',
  'learn.button': 'New to it? Learn it first',
  'learn.no-guide': 'There is no guided first game of this one. `/game practice` lets you try it alone.',
  'learn.opened': 'Your first game has begun, against easy computers; nobody else sees it: {link}.',
  'learn.welcome':
    'This panel is all you need. **Board** shows the world, **My hand** what you hold, **Rules** explains what is asked; ↩ takes back what you like.',
  'learn.try': 'Try {move}.',
  'learn.or': 'Or {move}.',
  'learn.either': 'Try {move} or {other}: {why}.',
  'learn.through': 'You know enough: play on here, or join a table. What has not come up yet is explained when it does.',
  'mistake.sure':
    '⚠️ Sure? A computer would not do this: by what you see it gives you {chance, number} % to win from here, and {could, number} % with {move}.',
  'mistake.do-it': 'Do it all the same',
  'settings.mistakes': 'Ask before moves that a computer finds disastrous: {value}',
  'settings.mistakes.first': 'in my first three games of each kind',
  'settings.mistakes.always': 'always, where nothing is rated',
  'settings.mistakes.never': 'never',
  'lobby.for-first': '{sign} is good for a first game.',
  'pace.live.means': 'For an evening at one table: everybody answers within minutes.',
  'pace.fast.means': 'For every day: whoever looks in twice a day is in time.',
  'pace.slow.means': 'For a few looks a week: a game takes months.',
  'pace.none.means': 'Nobody is hurried; whoever does not come holds up the game.',
  'snapshots.phase.means': 'A picture after each phase: everything can be looked up in the channel.',
  'snapshots.round.means': 'One picture a round: few messages.',
  'snapshots.calls.means': 'Only calls are posted: the quietest channel.',
  'rules.which-word': 'What does … mean?',
  'fairness.lesson':
    'This is a guided first game: it is always dealt by the same seed, `{seed}`, and its computers always choose alike.',
} as const
