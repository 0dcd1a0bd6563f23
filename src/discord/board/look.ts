import type { Handler } from '../buttons.ts'
import { says } from '../ui.ts'
import { boardMessage } from './board.ts'
import { partMark } from './close.ts'

export const boardClosePressed: Handler<'board-close'> = async (call, { table, focus }) => {
  const look = await call.table(table)
  return look ? boardMessage(call, look, focus === '' ? {} : { focus }) : says(call.say('problem.old-button'))
}

/** "Show me" on a panel. */
export const lookPressed: Handler<'look'> = boardClosePressed

export const boardPlaceChosen: Handler<'board-place'> = async (call, { table }, { values: [value = ''] }) => {
  const look = await call.table(table)
  if (!look) return says(call.say('problem.old-button'))
  return value.startsWith(partMark)
    ? boardMessage(call, look, { part: Number(value.slice(partMark.length)) })
    : boardMessage(call, look, { focus: value })
}

export const boardChangedPressed: Handler<'board-changed'> = async (call, { table }) => {
  const look = await call.table(table)
  return look ? boardMessage(call, look, { changed: true }) : says(call.say('problem.old-button'))
}
