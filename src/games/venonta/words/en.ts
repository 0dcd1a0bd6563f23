import { cards } from './en/cards.ts'
import { moves } from './en/moves.ts'
import { refusals } from './en/refusals.ts'
import { shown } from './en/shown.ts'
import { things } from './en/things.ts'
import { told } from './en/told.ts'

/** This is the source of the key type; Italian and German follow it. Names of territories, cards and so on stand in names.json. */
export const en = { ...things, ...moves, ...told, ...refusals, ...cards, ...shown } as const
