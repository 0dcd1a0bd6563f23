import { toggle, withDefault } from '../../kernel/index.ts'

const params = { actionCards: withDefault(toggle(), true) }

export type OptionName = keyof typeof params

/** Section 4: the rulebook calls the action cards optional. */
export const options = { params }
