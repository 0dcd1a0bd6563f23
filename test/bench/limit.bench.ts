import { limitRules } from '../../src/games/limit/rulebook.ts'
import { computerGames } from './computer-games.ts'

export const bench = computerGames(limitRules, { title: 'Limit', seats: 6, games: 10, options: {}, bar: 2000 })
