import type { LeagueRow } from '../../store/index.ts'
import type { Preset } from '../clocks/pace.ts'
import type { Context } from '../context.ts'
import type { Refused } from '../requests.ts'
import {
  beginLeague,
  type DrawnRound,
  endLeague,
  enterLeague,
  type LeagueStanding,
  leagueStanding,
  leagues,
  leaveLeague,
  nextRound,
} from './leagues.ts'

export interface LeaguesRoom {
  /** Lists of people for whom moderators have tables drawn. Whether the person may is Discord's to say. */
  readonly leagues: {
    /** The latest first. */
    on(server: string): Promise<readonly LeagueRow[]>
    begin(wish: {
      readonly server: string
      readonly person: string
      readonly name: string
      readonly game: string
      readonly size: number
      readonly pace: Preset
    }): Promise<Refused | { readonly refused?: undefined; readonly league: LeagueRow }>
    end(league: string, by: { readonly server: string; readonly person: string }): Promise<Refused | undefined>
    enter(
      league: string,
      who: { readonly server: string; readonly person: string; readonly name: string },
    ): Promise<Refused | undefined>
    /** False if they did not take part. */
    leave(league: string, person: string): Promise<boolean>
    /** Which tables the next round has; they are opened one by one. */
    next(league: string, server: string): Promise<Refused | DrawnRound>
    standing(league: string): Promise<LeagueStanding | undefined>
  }
}

export const leaguesRoom = (context: Context): LeaguesRoom => ({
  leagues: {
    on: (server) => leagues(context, server),
    begin: (wish) => beginLeague(context, wish),
    end: (league, by) => endLeague(context, league, by),
    enter: (league, who) => enterLeague(context, league, who),
    leave: (league, person) => leaveLeague(context, league, person),
    next: (league, server) => nextRound(context, league, server),
    standing: (league) => leagueStanding(context, league),
  },
})
