import type { Context } from '../context.ts'
import type { Changed, Result } from '../requests.ts'
import { type Pause, pause, resume } from './pause.ts'

export interface ClocksRoom {
  pause(request: Pause): Promise<Result<Changed>>
  resume(request: Pause): Promise<Result<Changed>>
}

export const clocksRoom = (context: Context): ClocksRoom => ({
  pause: (request) => pause(context, request),
  resume: (request) => resume(context, request),
})
