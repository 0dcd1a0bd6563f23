import type { GameRecord } from '../../kernel/index.ts'
import type { Context } from '../context.ts'
import type { Seen, SeenRef, TableRef } from '../look/types.ts'
import type { Changed, Result } from '../requests.ts'
import { fairness, record } from './record.ts'
import type { Fairness, Redo, Undo, UndoPreview } from './requests.ts'
import { type Turns, turnsOf } from './turns.ts'
import { redo, undo, undoPreview } from './undo.ts'

export interface HistoryRoom {
  undoPreview(request: Undo & Seen): Promise<Result<UndoPreview>>
  undo(request: Undo): Promise<Result<Changed>>
  redo(request: Redo): Promise<Result<Changed>>
  fairness(ref: TableRef): Promise<Fairness | undefined>
  /** What a seat has played from, since number `after` or from the beginning. */
  turns(ref: SeenRef & { readonly seat: string; readonly after: number }): Promise<Turns>
  /** The complete record; only after the end. */
  record(ref: TableRef): Promise<GameRecord | undefined>
}

export const historyRoom = (context: Context): HistoryRoom => ({
  undoPreview: (request) => undoPreview(context, request),
  undo: (request) => undo(context, request),
  redo: (request) => redo(context, request),
  fairness: (ref) => fairness(context, ref),
  turns: (ref) => turnsOf(context, ref),
  record: (ref) => record(context, ref),
})
