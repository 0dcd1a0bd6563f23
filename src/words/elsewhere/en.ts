/** What is said of games that go on at another Chancery. */
export const elsewhere = {
  'feature.import': 'Taking in games from elsewhere, and moving games there',
  'refusal.import-off': 'On this server no games are taken in, and none move elsewhere: it is switched off in `/settings`.',
  'refusal.bad-address': 'This is no address of another Chancery. Whoever moderates there gets it with `/admin address`.',
  'refusal.moves-nowhere': 'This is the address of this very server: the game is here already.',
  'refusal.moves-not':
    'This game cannot move: the rules have been renewed since it began, and there every move would be played again by those of today.',
  'refusal.sealed-broken':
    'This file has been changed, or was not sealed by whom it says. Nothing was taken in; where it comes from a moderator can take the game up again with `/admin reopen`.',
  'refusal.sealed-for-another':
    'This game was sealed for another Chancery, and I cannot open it. `/admin address` says where I am.',
  'refusal.sealed-for-another-server': 'The people of this game agreed to go on in another server, not in this one.',
  'refusal.sealed-other-version':
    'This file was sealed in version {theirs, number} of its form, and here is version {ours, number}: one of the two Chanceries must be renewed.',
  'refusal.moved-here-already': 'This game has been taken in here already.',
  'refusal.not-sealed': 'This game has not moved, so there is nothing to be taken elsewhere.',
  'note.moved-here':
    'This game began elsewhere and goes on here, where everybody at it has agreed that it should. It is paused, and nobody is called yet: `/vote resume` or `/admin resume` lets it go on. A computer plays for whoever is not in this server; `/admin replace` gives their seat to somebody else. Its result moves no ratings.',
  'note.moved-back':
    'A moderator has taken the game up again here, although it had been sealed for another Chancery. If it is played on there as well, somebody may know what comes: end one of the two.',
  'question.move':
    '{asker} proposes that this game goes on at another Chancery, and closes here. Whoever runs that one can read all of it, hands and plans too, and keeps your names. Whispers and notes stay here. It goes to this address and nowhere else: `{to}`',
  'status.moved':
    '**This game goes on at another Chancery.** Whoever moderates there takes it in with `/admin import` and the file below. If that fails, a moderator here takes it up again with `/admin reopen`.',
  'ended.sealed': 'The sealed game',
  'sealed.file':
    'The game, sealed for `{to}`. Nobody else can read or change it, and it can be taken in once: there, in the channel where it shall go on, with `/admin import`.',
  'sealed.alt': 'The sealed game, as a file',
  'sealed.not-yours': 'This file is for those who play at this table and for moderators.',
  'import.moved':
    'Every move was played again and led where it led there. The game is in this channel with its people, and paused: `/admin resume` lets it go on, and calls whoever is awaited.',
  'admin.address':
    'Games can go on in this server that are on at another Chancery. Whoever plays there types `/vote move` with this address; once all of them agree they get a file, which is taken in here with `/admin import`, in the channel where the game shall go on.\n`{address}`',
  'privacy.moving':
    'When a game of yours moves to another Chancery, because everybody at it has agreed, that one gets your id, your name, your moves and your plans of this game, and keeps them for itself. Here they stay as those of any game.',
  'command.vote.move': 'Ask the table to go on with the game at another Chancery',
  'command.vote.move.to': 'Its address, which its moderators get with /admin address',
  'command.admin.address': 'The address to which others can move their games, for this server',
} as const
