import { usualLevel } from '../../kernel/index.ts'
import { idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { isThread, threadTypeIn } from '../servers/ground.ts'
import { button, type Part, row } from '../ui.ts'
import type { NewGame } from './command.ts'

// Where the channel has a game, the same is offered in a thread of it, if one can be made there.

export async function newInstead(
  call: Call,
  { game, language, pace, computers, level, terms }: NewGame,
): Promise<Part | undefined> {
  const wish = {
    ...{ game, language: language ?? '', pace: pace ?? '', places: terms?.places ?? 0, computers: computers ?? 0 },
    ...{ level: level ?? usualLevel, rated: terms?.rated ?? true, anonymous: terms?.anonymous ?? false },
  }
  return await offered(call, idOf('new-in-thread', wish))
}

export const againInstead = (call: Call, table: string, same: boolean): Promise<Part | undefined> =>
  offered(call, idOf('again-in-thread', { table, same }))

async function offered(call: Call, id: string): Promise<Part | undefined> {
  const ground = await call.ground()
  if (!ground || isThread(ground) || threadTypeIn(ground) === undefined) return undefined
  if ((await call.unfit({ newThread: true })) ?? (await call.lacks({ newThread: true }))) return undefined
  return row(button(id, call.label('lobby.in-thread'), 'main'))
}
