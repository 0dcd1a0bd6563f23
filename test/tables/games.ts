import type { AnyRulebook } from '../../src/kernel/index.ts'
import { bids } from '../kernel/example.ts'

/** What the computers' thread loads in these tests. */
// `as`: rulebooks of every game are listed together, whatever the type of their positions.
export const games: readonly { readonly rulebook: AnyRulebook }[] = [{ rulebook: bids as never }]
