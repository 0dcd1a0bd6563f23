/** Section 8: what a deadline plays. */
import type { Owed, PlainMove } from '../../kernel/index.ts'
import { type Attack, type Decision, decisions, type Seat, type State } from './state.ts'

type Fallback = (p: State, seat: Seat, owed: Owed<Attack>) => PlainMove

const missing: Fallback = (_p, _seat, { decision }) => ({ type: decision })

export const fallbacks = Object.fromEntries(decisions.map((decision) => [decision, missing])) as Record<Decision, Fallback>
