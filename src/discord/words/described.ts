import type { BotKey } from '../../words/index.ts'
import { type Described, describe } from '../moves/define.ts'
import { inEveryLanguage } from './language.ts'

/** Gives a command or an option the description that the catalogues hold under `command.<key>`. */
export const described = <Builder extends Described>(builder: Builder, key: BotKey): Builder =>
  describe(builder, inEveryLanguage(key))
