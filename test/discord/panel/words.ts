import { Desk } from '../../../src/discord/desk.ts'
import { toldSince } from '../../../src/discord/history/since.ts'
import { home, moveState, type PanelState } from '../../../src/discord/panel/choice.ts'
import { emptyList } from '../../../src/discord/panel/list.ts'
import { renderPanel } from '../../../src/discord/panel/render.ts'
import { labelVoice } from '../../../src/discord/words/language.ts'
import { owes, suggestion } from '../../../src/kernel/index.ts'
import { languages } from '../../../src/words/index.ts'
import { type Recorded, recorded } from '../../renderings/recorded.ts'
import { partsOf } from '../walk.ts'

/** A panel of a recorded game, with what of it is read before anything is opened: its texts, and the labels of its buttons. */
export interface Read {
  readonly where: string
  readonly said: string
  readonly words: number
}

const wordsIn = (said: string): number => said.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

const read = (message: unknown): string =>
  [...partsOf(message)].flatMap(({ content, label }) => [content, label].filter((one) => typeof one === 'string')).join('\n')

/** Every panel of every nth position of a recorded game, in every language: what is asked, and the page of each kind of answer. */
export function* panelsOf(game: string, name: string, nth: number): Iterable<Read> {
  const record = recorded(game, name)
  const book = record.folder.rulebook
  for (const [at, state] of record.states.entries()) {
    const [owed] = at % nth === 0 ? owes(book, state) : []
    if (!owed) continue
    const suggested = suggestion(book, state, owed.seat)
    for (const language of languages) {
      const people = Object.fromEntries(record.look(language).seats.map(({ seat, name: person }) => [seat!, person!]))
      const desk = new Desk(record.folder, state, owed.seat, language, people)
      const scene = {
        ...{ desk, list: emptyList, place: { table: 'k3j4h5g6f7', seat: 1, step: at }, voice: labelVoice(language) },
        ...{ waiting: Object.values(people).join(', '), suggestion: suggested, undo: true },
      }
      const pages: readonly PanelState[] = [home, ...desk.available().answers.map((type) => moveState(type))]
      for (const page of pages) {
        const since = page === home ? sinceOwnMove(record, at, desk) : []
        const said = read(renderPanel({ ...scene, since }, page).message.components)
        const where = `${game} ${at} ${owed.decision} ${language} ${page.page === 'move' ? page.type : page.page}`
        yield { where, said, words: wordsIn(said) }
      }
    }
  }
}

/** What the seat has not seen yet. */
function sinceOwnMove({ entries, look }: Recorded, at: number, { seat, words }: Desk): readonly string[] {
  const seats = look(words.language)
  const number = seats.seats.findIndex((one) => one.seat === seat)
  const last = entries.findLastIndex((entry, index) => index <= at && entry.kind === 'move' && entry.seat === number)
  return last < 0 ? [] : toldSince(entries.slice(last + 1, at + 1), seat, seat, words, seats)
}
