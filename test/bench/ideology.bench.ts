import { ideologyRules } from '../../src/games/ideology/rulebook.ts'
import { computerGames } from './computer-games.ts'

export const bench = computerGames(ideologyRules, {
  title: 'Ideology',
  seats: 5,
  games: 20,
  options: { roundLimit: 20 },
  bar: 1000,
})
