import { attackRules } from '../../src/games/attack/rulebook.ts'
import { computerGames } from './computer-games.ts'

export const bench = computerGames(attackRules, { title: 'Attack!', seats: 8, games: 5, options: { maxRounds: 10 }, bar: 4000 })
