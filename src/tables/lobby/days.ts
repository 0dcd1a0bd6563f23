import { day } from '../../durations.ts'
import type { DueMark, TableRow } from '../../store/index.ts'
import type { Change } from '../play/change.ts'

// A lobby in which nobody does anything is closed after some time, so that its channel is free again.

/** So long where no server says otherwise. */
export const usualLobbyDays = 14

export const lapsesAt = ({ createdAt, live: { lobby } }: Pick<TableRow, 'createdAt' | 'live'>): number =>
  (lobby?.touched ?? createdAt.getTime()) + (lobby?.days ?? usualLobbyDays) * day

export function lapseMarks(row: TableRow): readonly DueMark[] {
  const mark = { id: `lapse:${row.id}`, kind: 'lapse', seat: 0 } as const
  if (row.terms.copied) return [{ ...mark, at: row.terms.copied.until }]
  return row.status === 'lobby' ? [{ ...mark, at: lapsesAt(row) }] : []
}

/** Somebody has done something in the lobby: its time begins anew. */
export function touchLobby(change: Change): void {
  const { row, entries } = change
  if (row.status !== 'lobby' || entries.length === 0) return
  change.set({
    live: { ...row.live, lobby: { days: usualLobbyDays, again: null, ...row.live.lobby, touched: change.moment.now } },
  })
}
