import type { TableLook, TableRef } from './look/types.ts'

/** Why the table or the rulebook refuses. */
export interface TableRefusal {
  /** `table`: `refusal.<code>` of the bot's own catalogue. `game`: `refusal.<code>` of the game's. */
  readonly from: 'table' | 'game'
  readonly code: string
  readonly params: Readonly<Record<string, unknown>>
  /** Which move of a draft is refused, from 0. */
  readonly move?: number
}

export type Refused = { readonly refused: TableRefusal }

export type Result<Success> = Refused | ({ readonly refused?: undefined } & Success)

/** What every request says of itself. */
export interface Request {
  /** Unique: the interaction's id. A repeated one changes nothing and is answered with the first result. */
  readonly request: string
  readonly person: string
}

export type OnTable = TableRef & Request

export interface Where {
  readonly server: string | null
  readonly person: string
}

/** Only the opener or a moderator may; whether the person is one is Discord's to say. */
export interface Moderated {
  readonly moderator?: boolean
}

export interface Changed {
  readonly look: TableLook
  readonly repeated: boolean
}
