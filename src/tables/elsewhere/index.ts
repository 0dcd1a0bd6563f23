import type { Context } from '../context.ts'
import type { TableRef } from '../look/types.ts'
import type { Changed, Result } from '../requests.ts'
import { sealedGame } from './depart.ts'
import { ownAddress } from './keys.ts'
import type { ImportRecord } from './requests.ts'
import { take } from './take.ts'

export interface ElsewhereRoom {
  /** Takes in the record of a game that is over, or a game that is on elsewhere and was sealed for a server here. */
  importRecord(request: ImportRecord): Promise<Result<Changed>>
  /** What others need in order to send a game that is on to this server. */
  address(server: string): Promise<string>
  /** A game that goes on elsewhere, as nobody but that Chancery can read it; undefined where it does not. */
  sealed(ref: TableRef): Promise<string | undefined>
}

export const elsewhereRoom = (context: Context): ElsewhereRoom => ({
  importRecord: (request) => take(context, request),
  address: (server) => ownAddress(context, server),
  sealed: (ref) => sealedGame(context, ref),
})
