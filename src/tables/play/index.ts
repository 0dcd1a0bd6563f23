import { findDraft, writeDraft } from '../../store/index.ts'
import type { Context } from '../context.ts'
import type { Changed, Result } from '../requests.ts'
import { concede, concedePreview } from './concede.ts'
import { end } from './end.ts'
import { play } from './play.ts'
import type { Concede, ConcedePreview, End, Play, Played } from './requests.ts'

export interface PlayRoom {
  play(request: Play): Promise<Result<Played>>
  /** What a seat has put together but not yet played, with the seat's step at that time. Gone once it is played, or a deadline has been. */
  readonly drafts: {
    get(table: string, seat: number): Promise<{ readonly step: number; readonly body: unknown } | undefined>
    set(table: string, seat: number, step: number, body: unknown): Promise<void>
  }
  end(request: End): Promise<Result<Changed>>
  /** Gives up: it counts as a loss, and a computer plays on unless nobody is left. */
  concede(request: Concede): Promise<Result<Changed>>
  concedePreview(request: Concede): Promise<Result<ConcedePreview>>
}

export const playRoom = (context: Context): PlayRoom => ({
  play: (request) => play(context, request),
  drafts: {
    get: (table, seat) => findDraft(context.store.client, table, seat),
    set: (table, seat, step, body) => writeDraft(context.store.client, { table, seat, step, body, at: context.clock.now() }),
  },
  end: (request) => end(context, request),
  concede: (request) => concede(context, request),
  concedePreview: (request) => concedePreview(context, request),
})
