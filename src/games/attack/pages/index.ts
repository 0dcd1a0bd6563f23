import type { GameFolder } from '../../folder.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { it } from './it.ts'

/** The rules in our own words, by topic. */
export const pages: GameFolder['pages'] = { en, it, de }
