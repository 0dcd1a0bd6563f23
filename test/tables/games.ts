import { bids } from '../kernel/example.ts'

/** What the computers' thread loads in these tests. */
export const games = [{ rulebook: bids as never }]
