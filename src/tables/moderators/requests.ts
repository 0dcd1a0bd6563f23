import type { Moderated, OnTable } from '../requests.ts'
import type { Guest } from '../seats/requests.ts'

/** What only moderators may do; whether the person is one is Discord's to say. */
export type Moderate = OnTable & Moderated & { readonly seat?: number }

export type OnSeat = Moderate & { readonly seat: number }

export type GiveTime = OnSeat & { readonly time: number }

export type Replace = OnSeat & { readonly guest: Guest }
