import { venontaRules } from '../../src/games/venonta/rulebook.ts'
import { computerGames } from './computer-games.ts'

export const bench = computerGames(venontaRules, { title: 'Venonta', seats: 6, games: 10, options: {}, bar: 2000 })
