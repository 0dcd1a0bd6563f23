import type { Hint, Mistake, Opinion, Suggestion } from '../../kernel/index.ts'
import type { Context } from '../context.ts'
import type { TableLook } from '../look/types.ts'
import { hintFor } from './hints.ts'
import { type AboutToPlay, mistakeIn } from './mistakes.ts'
import { opinionOf } from './opinions.ts'
import { suggest } from './suggestions.ts'

export interface ComputersRoom {
  /** What a quick computer would do on a seat that is asked something, by what that seat sees. */
  suggest(look: Pick<TableLook, 'game' | 'state' | 'terms'>, seat: string): Promise<Suggestion>
  /** What a computer of the middle level would do there, and why; nothing where the table gives no hints. */
  hint(look: Pick<TableLook, 'game' | 'state' | 'terms' | 'purpose'>, seat: string): Promise<Hint | undefined>
  /** What a computer finds disastrous in what somebody is about to do: in first games, and nothing where they do not wish to be told. */
  mistake(about: AboutToPlay): Promise<Mistake | undefined>
  /** What strong computers think of a position of a game that is over, with their moves if wished; nothing while anything of it is hidden. */
  opinion(
    look: Pick<TableLook, 'id' | 'at' | 'game' | 'state' | 'seats' | 'secretsOpen' | 'terms'>,
    wish: { readonly moves: boolean },
  ): Promise<Opinion | undefined>
}

export const computersRoom = (context: Context, gamesModule: URL): ComputersRoom => ({
  suggest: (look, seat) => suggest(context, gamesModule, look, seat),
  hint: (look, seat) => hintFor(context, gamesModule, look, seat),
  mistake: (about) => mistakeIn(context, gamesModule, about),
  opinion: (look, wish) => opinionOf(context, gamesModule, look, wish),
})
