import type { OnTable } from '../requests.ts'

export type Leave = OnTable

/** Until when; null: back earlier. */
export type Away = OnTable & { readonly until: Date | null }

/** Somebody who does not sit at the table. */
export interface Guest {
  readonly person: string
  readonly name: string
}

/** Says that the person is back: the computer that stood in goes. */
export type Return = OnTable & { readonly seat?: number }
