import type { Level } from '../../kernel/index.ts'
import type { AuditRow } from '../../store/index.ts'
import type { Context } from '../context.ts'
import type { Changed, Result } from '../requests.ts'
import { giveTime, kick, letComputerPlay, mayPlayFor, moderated, openPanel, remind, reopen, replace } from './moderation.ts'
import type { GiveTime, Moderate, OnSeat, Replace } from './requests.ts'

export interface ModeratorsRoom {
  /** What only moderators may do. All of it is noted. */
  readonly moderation: {
    giveTime(request: GiveTime): Promise<Result<Changed>>
    remind(request: OnSeat): Promise<Result<Changed>>
    /** A computer sits in until the person says that they are back. */
    computer(request: OnSeat & { readonly level?: Level }): Promise<Result<Changed>>
    kick(request: OnSeat): Promise<Result<Changed>>
    replace(request: Replace): Promise<Result<Changed>>
    /** Notes that a moderator is about to see what a seat sees, to play for it. */
    openPanel(request: OnSeat): Promise<Result<Changed>>
    mayPlayFor(request: { readonly table: string; readonly person: string }): Promise<boolean>
    reopen(request: Moderate): Promise<Result<Changed>>
    /** The latest first. */
    log(server: string, limit: number): Promise<readonly AuditRow[]>
  }
}

export const moderatorsRoom = (context: Context): ModeratorsRoom => ({
  moderation: {
    giveTime: (request) => giveTime(context, request),
    remind: (request) => remind(context, request),
    computer: (request) => letComputerPlay(context, request),
    kick: (request) => kick(context, request),
    replace: (request) => replace(context, request),
    openPanel: (request) => openPanel(context, request),
    mayPlayFor: (request) => mayPlayFor(context, request),
    reopen: (request) => reopen(context, request),
    log: (server, limit) => moderated(context, server, limit),
  },
})
