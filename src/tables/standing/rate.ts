import { rate, rating } from 'openskill'
import {
  type Client,
  openSeason,
  type PlacingRow,
  type RatingRow,
  type ResultRow,
  ratingsOf,
  writeRating,
} from '../../store/index.ts'

export type Skill = Pick<RatingRow, 'mu' | 'sigma' | 'games'>

/** What is thought of somebody who has not played yet. */
export const newcomer: Skill = { ...rating(), games: 0 }

/** From game to game everybody may change a little: nobody is ever certain. */
export const tau = newcomer.mu / 300

/** Computers are players of their level. */
const idOf = ({ player, level }: PlacingRow): string => player ?? `computer:${level}`

/** Whoever came later is neither praised nor blamed for what they found. */
const counts = ({ part }: PlacingRow): boolean => part !== 'substitute'

/**
 * What a game teaches about those who played it; nothing where all have lost, or nobody was there to compare with. Several computers of
 * one level are one player: it moves by what they have done on average.
 */
export function skillsAfter(placings: readonly PlacingRow[], before: (player: string) => Skill): ReadonlyMap<string, Skill> {
  const players = placings.filter(counts)
  if (players.length < 2 || !placings.some(({ won }) => won)) return new Map()
  const teams = players.map((one) => {
    const { mu, sigma } = before(idOf(one))
    return [{ mu, sigma }]
  })
  const after = rate(teams, { rank: players.map(({ place }) => place), tau })
  const ids = [...new Set(players.map(idOf))]
  return new Map(
    ids.map((id) => {
      const own = after.flatMap(([skill], index) => (skill && idOf(players[index]!) === id ? [skill] : []))
      const mean = (of: 'mu' | 'sigma'): number => own.reduce((sum, skill) => sum + skill[of], 0) / own.length
      return [id, { mu: mean('mu'), sigma: mean('sigma'), games: before(id).games + 1 }]
    }),
  )
}

export const everywhere = 'all'
export const onServer = (server: string): string => `server:${server}`
export const inSeason = (season: string): string => `season:${season}`

/** Moves the ratings of whoever played: everywhere, on the server, and in its season. */
export async function rateResult(client: Client, { server, game, placings }: ResultRow): Promise<void> {
  const season = server === null ? undefined : await openSeason(client, server)
  const scopes = [everywhere, ...(server === null ? [] : [onServer(server)]), ...(season ? [inSeason(season.id)] : [])]
  for (const scope of scopes) {
    const known = await ratingsOf(client, { scope, game, player: { in: placings.map(idOf) } })
    const before = (player: string): Skill => known.find((one) => one.player === player) ?? newcomer
    for (const [player, skill] of skillsAfter(placings, before)) await writeRating(client, { scope, game, player, ...skill })
  }
}
