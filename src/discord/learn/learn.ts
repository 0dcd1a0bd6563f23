import type { Handler } from '../buttons.ts'
import type { Call } from '../call.ts'
import { folderOf } from '../house.ts'
import { gameMeant, unknownGame } from '../lobby/game-meant.ts'
import { openPractice } from '../lobby/practice.ts'
import { seatOf } from '../panel/seated.ts'
import { showPanel } from '../panel/show.ts'
import { type Message, says, warning } from '../ui.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'

/** `/learn`: a first game against easy computers in which rules are explained as they matter; it has begun when this answers. */
export async function learn(call: Call, typed: string): Promise<Message> {
  const game = gameMeant(call, typed)
  if (game === undefined) return unknownGame(call)
  const { guide } = folderOf(call.house, game)
  if (!guide) return says(warning(call.say('learn.no-guide')))
  const { seats, wish, seed, options } = guide.deal
  const opened = await openPractice(call, {
    ...{ game, seats, level: 'easy', lesson: seed },
    ...(options && { options }),
    ...(wish !== undefined && { wish }),
  })
  if (!('channel' in opened)) return opened
  const { request, person, language, house } = call
  const begun = await house.tables.start({ table: opened.id, request: `${request}/start`, person })
  if (begun.refused) return says(warning(refusalInWords(begun.refused, language)))
  const seat = seatOf(begun.look, person)
  const where = call.say('learn.opened', { link: { markup: `<#${opened.channel}>` } })
  return seat ? showPanel(call, begun.look, seat, undefined, [`🎓 ${where}`]) : says(`🎓 ${where}`)
}

/** The button of a lobby, for whoever does not know the game yet. */
export const learnPressed: Handler<'learn'> = async (call, { game }) => learn(call, game)
