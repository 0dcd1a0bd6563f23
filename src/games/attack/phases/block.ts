import type { Phase } from '../../../kernel/index.ts'
import { activeSeat } from '../derived.ts'
import type { Attack } from '../state.ts'

export const block: Phase<Attack> = {
  owes: (p) => [{ seat: activeSeat(p), decision: 'block' }],
}
