import type { Context } from '../context.ts'
import { log, look, tablesOf } from './look.ts'
import type { EntryLook, LookRef, SeenRef, TableLook } from './types.ts'

export interface LookRoom {
  /** The table now, or as it was after entry `at`. Undefined if there is none. */
  look(ref: LookRef): Promise<TableLook | undefined>
  /** The active tables at which the person sits, those that wait for them first. */
  tablesOf(person: string): Promise<readonly TableLook[]>
  /** Entries of the log from number `from` on, oldest first. */
  log(ref: SeenRef & { readonly from?: number; readonly limit?: number }): Promise<readonly EntryLook[]>
}

export const lookRoom = (context: Context): LookRoom => ({
  look: (ref) => look(context, ref),
  tablesOf: (person) => tablesOf(context, person),
  log: (ref) => log(context, ref),
})
