import type { TableLook } from '../tables/index.ts'
import { escapeMarkdown, list } from '../words/index.ts'
import { idOf } from './buttons.ts'
import type { GameWords } from './game-words.ts'
import { labelVoice, messageVoice } from './language.ts'
import { seatNames } from './people.ts'
import { button, type Part, row } from './ui.ts'

/** Who has won, or how people have ended a game that its rules have not. */
export const endLine = (look: TableLook, words: GameWords): string =>
  look.state?.result ? resultLine(look, words) : endingLine(look, words)

function resultLine(look: TableLook, words: GameWords): string {
  const winners = look.state?.result?.winners ?? []
  return messageVoice(words.language)('status.over', {
    count: winners.length,
    winners: { markup: seatNames(words, look, winners) },
  })
}

function endingLine({ ending, seats }: TableLook, words: GameWords): string {
  const say = messageVoice(words.language)
  if (ending?.byVote) return say('status.ended-by-vote')
  const by = seats.find(({ person }) => person !== null && person === ending?.by)?.name
  const person = { markup: escapeMarkdown(by ?? '–') }
  if (ending?.how !== 'conceded') return say('status.ended', { person })
  const winners =
    ending.winners.length > 0
      ? {
          markup: list(
            words.language,
            ending.winners.map((seat) => words.name('seat', seat)),
          ),
        }
      : null
  return say('status.conceded', { person, winners })
}

/** What can still be done at a table where nobody is awaited any more. */
export function overButtons(table: string, language: TableLook['language']): Part {
  const label = labelVoice(language)
  return row(
    button(idOf('replay-open', { table }), label('ended.replay')),
    button(idOf('log', { table }), label('status.log')),
    button(idOf('board', { table }), label('status.board')),
    button(idOf('record', { table }), label('ended.record')),
  )
}
