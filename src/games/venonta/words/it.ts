import type { en } from './en.ts'
import { cards } from './it/cards.ts'
import { moves } from './it/moves.ts'
import { refusals } from './it/refusals.ts'
import { shown } from './it/shown.ts'
import { things } from './it/things.ts'
import { told } from './it/told.ts'

export const it = { ...things, ...moves, ...told, ...refusals, ...cards, ...shown } as const satisfies Record<
  keyof typeof en,
  string
>
