import type { Context } from '../context.ts'
import type { Changed, Result } from '../requests.ts'
import { away } from './absence.ts'
import { back, leave } from './leave.ts'
import type { Away, Leave, Return } from './requests.ts'

export interface SeatsRoom {
  /** In the lobby the seat becomes free; later a computer takes it over. */
  leave(request: Leave): Promise<Result<Changed>>
  /** The person is back: the computer that stood in for them goes. */
  back(request: Return): Promise<Result<Changed>>
  /** The clock of the person's seats stands until then. */
  away(request: Away): Promise<Result<Changed>>
}

export const seatsRoom = (context: Context): SeatsRoom => ({
  leave: (request) => leave(context, request),
  back: (request) => back(context, request),
  away: (request) => away(context, request),
})
