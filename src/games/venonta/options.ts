import { toggle, withDefault } from '../../kernel/index.ts'

/** Section 4: the rulebook calls the action cards optional. */
export const options = {
  params: { actionCards: withDefault(toggle(), true) },
}
