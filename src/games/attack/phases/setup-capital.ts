import type { Phase } from '../../../kernel/index.ts'
import { activeSeat } from '../derived.ts'
import type { Attack } from '../state.ts'

export const setupCapital: Phase<Attack> = {
  owes: (p) => [{ seat: activeSeat(p), decision: 'place-capital' }],
}
