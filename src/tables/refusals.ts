import type { Refusal } from '../kernel/index.ts'
import type { TableRow } from '../store/index.ts'
import type { BotKey } from '../words/index.ts'
import type { Refused } from './requests.ts'

export type { Refused }

/** Refused by the table; the code is one of the bot's own catalogue, below `refusal.`. */
export const refusedByTable = (code: TableRefusalCode, params: Readonly<Record<string, unknown>> = {}): Refused => ({
  refused: { from: 'table', code, params },
})

/** Why nothing is done at a table that is not being played. */
export function notPlaying({ status }: Pick<TableRow, 'status'>): Refused {
  if (status === 'lobby') return refusedByTable('not-started')
  return refusedByTable(status === 'archived' ? 'table-archived' : 'table-ended')
}

export const refusedByGame = ({ code, params = {} }: Refusal, move?: number): Refused => ({
  refused: { from: 'game', code, params, ...(move !== undefined && { move }) },
})

type CodeOf<Key> = Key extends `refusal.${infer Code}` ? Code : never
/** Every refusal that the bot has words for. */
export type TableRefusalCode = CodeOf<BotKey>
