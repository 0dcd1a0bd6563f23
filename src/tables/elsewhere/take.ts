import type { Context } from '../context.ts'
import { importRecord } from '../history/import.ts'
import type { Changed, Result } from '../requests.ts'
import { takeIn } from './arrive.ts'
import type { ImportRecord } from './requests.ts'
import { sealedIn } from './sealed.ts'

/** What another Chancery gave: the record of a game that is over, to be looked at, or a game that is on, sealed, to be played on. */
export async function take(context: Context, request: ImportRecord): Promise<Result<Changed>> {
  const sealed = sealedIn(request.record)
  return sealed === undefined ? importRecord(context, request) : takeIn(context, request, sealed)
}
