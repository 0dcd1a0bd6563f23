import type { Phase } from '../../../kernel/index.ts'
import { activeSeat } from '../derived.ts'
import type { Attack } from '../state.ts'

export const passage: Phase<Attack> = {
  owes: (p) => [{ seat: activeSeat(p), decision: 'passage' }],
}
