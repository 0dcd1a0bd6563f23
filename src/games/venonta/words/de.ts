import { cards } from './de/cards.ts'
import { moves } from './de/moves.ts'
import { refusals } from './de/refusals.ts'
import { shown } from './de/shown.ts'
import { things } from './de/things.ts'
import { told } from './de/told.ts'
import type { en } from './en.ts'

export const de = { ...things, ...moves, ...told, ...refusals, ...cards, ...shown } as const satisfies Record<
  keyof typeof en,
  string
>
