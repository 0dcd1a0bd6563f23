import type { BotKey } from '../../words/index.ts'
import { describe } from '../moves/define.ts'
import { inEveryLanguage } from './language.ts'

interface Described {
  setDescription(text: string): unknown
  setDescriptionLocalizations(texts: { it: string; de: string }): unknown
}

/** Gives a command or an option the description that the catalogues hold under `command.<key>`. */
export const described = <Builder extends Described>(builder: Builder, key: BotKey): Builder =>
  describe(builder, inEveryLanguage(key))
