import type { SeasonRow } from '../../store/index.ts'
import type { Context } from '../context.ts'
import type { Refused } from '../requests.ts'
import {
  endSeason,
  type GameCounts,
  gameCounts,
  newSeason,
  type PersonStanding,
  type Ranked,
  ranking,
  seasons,
  standingOf,
} from './standing.ts'

export interface StandingRoom {
  /** What people have reached in finished games. */
  readonly standing: {
    /** Everywhere, or as it can be seen on one server. */
    of(person: string, server?: string): Promise<PersonStanding>
    ranking(of: {
      readonly server: string
      readonly game: string
      readonly season?: string | undefined
    }): Promise<readonly Ranked[]>
    game(game: string, server: string): Promise<GameCounts>
    /** The latest first. */
    seasons(server: string): Promise<readonly SeasonRow[]>
    /** Whether the person may is Discord's to say. */
    newSeason(wish: { readonly server: string; readonly person: string; readonly name: string }): Promise<Refused | undefined>
    endSeason(wish: { readonly server: string; readonly person: string }): Promise<Refused | undefined>
  }
}

export const standingRoom = (context: Context): StandingRoom => ({
  standing: {
    of: (person, server) => standingOf(context, person, server),
    ranking: (wish) => ranking(context, wish),
    game: (game, server) => gameCounts(context, game, server),
    seasons: (server) => seasons(context, server),
    newSeason: (wish) => newSeason(context, wish),
    endSeason: (wish) => endSeason(context, wish),
  },
})
