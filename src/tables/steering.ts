import type { StoredTable } from '../store/index.ts'
import { type Refused, refusedByTable } from './refusals.ts'
import type { Moderated, OnTable } from './requests.ts'

/** Whether the person may decide about the table as a whole. */
export const maySteer = ({ row }: StoredTable, { person, moderator }: OnTable & Moderated): boolean =>
  moderator === true || row.opener === person

export function onlyOpener({ row, seats }: StoredTable): Refused {
  const opener = seats.find(({ person }) => person === row.opener)?.name ?? row.opener
  return refusedByTable('only-opener', { opener })
}
