/** This is the source of the key type; Italian and German follow it. Names of territories, cards and so on stand in names.json. */
export const en = {
  'game.name': 'Venonta',
  'game.tagline':
    'Four rounds of fifty years on twelve territories. Feed a growing people, trade, build, fight; but the air and the seas belong to all, and all can lose.',

  // What is asked
  'decision.claim': 'Claim a territory. Water slots can become farms; neighbours are reached by land or by a shared strait.',

  // Moves
  'move.claim': 'Claim',
  'move.claim.help': 'Claim a territory that nobody owns yet',

  // Their parts
  'param.territory': 'Territory',
  'param.territory.help': 'Which territory',

  // What happened
  'event.claimed': '{seat} claims {territory}.',

  // Why not, and what could be done instead
  'refusal.game-over': 'The game is over. /board and /log still show it.',
  'refusal.unknown-seat': 'You have no seat in this game.',
  'refusal.unknown-move': 'Venonta has no such move. /turn shows what you can do now.',
  'refusal.wrong-phase': 'This belongs to another phase of the round. /turn shows what is asked of you now.',
  'refusal.not-your-turn': 'It is not your turn for this. /turn shows who is awaited.',
  'refusal.unknown-territory': 'There is no such territory here. Choose one of those offered.',
  'refusal.taken': '{territory} has an owner already. Choose one that is still free.',
} as const
