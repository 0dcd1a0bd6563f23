import type { Mind, PlainMove } from '../../../kernel/index.ts'
import { fallbacks } from '../fallbacks.ts'
import type { Limit, Seat, View } from '../state.ts'

export function computer(_view: View, seat: Seat, mind: Mind<Limit>): PlainMove {
  const [owed] = mind.owed
  if (!owed) throw new Error(`limit: ${seat} owes nothing`)
  return fallbacks[owed.decision](mind.imagine(), seat, owed)
}
