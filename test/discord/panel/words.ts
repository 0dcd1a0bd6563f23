import { Desk } from '../../../src/discord/desk.ts'
import { toldSince } from '../../../src/discord/history/since.ts'
import { home, moveState, type PanelState } from '../../../src/discord/panel/choice.ts'
import { emptyList } from '../../../src/discord/panel/list.ts'
import { renderPanel } from '../../../src/discord/panel/render.ts'
import { toldTo } from '../../../src/discord/panel/told.ts'
import { labelVoice } from '../../../src/discord/words/language.ts'
import { owes, suggestion } from '../../../src/kernel/index.ts'
import { type Language, languages } from '../../../src/words/index.ts'
import { type Recorded, recorded } from '../../renderings/recorded.ts'
import { partsOf, textsOf } from '../walk.ts'

/** A panel of a recorded game, with what of it is read before anything is opened: its texts, and the labels of its buttons. */
export interface Read {
  readonly where: string
  readonly language: Language
  readonly said: string
  /** Its texts, line by line, as they are read. */
  readonly lines: readonly string[]
  readonly words: number
  /** What its seat plays for. */
  readonly goal: string
}

const wordsIn = (said: string): number => said.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

const read = (message: unknown): string =>
  [...partsOf(message)].flatMap(({ content, label }) => [content, label].filter((one) => typeof one === 'string')).join('\n')

/** Games with as many seats as there can be: the longest lists of who is there, who is waited for and what has happened. */
export const largest = [
  ['ideology', 'five-computers-to-twelve'],
  ['limit', 'six-at-random'],
  ['venonta', 'six-at-random'],
  ['attack', 'eight-at-random'],
] as const

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
      const { goal } = record.folder.text.self(desk.view(), owed.seat, desk.words.say)
      const pages: readonly PanelState[] = [home, ...desk.available().answers.map((type) => moveState(type))]
      for (const page of pages) {
        const since = page === home ? sinceOwnMove(record, at, desk) : []
        const told = page === home ? toldTo(desk, justDone(record, at, desk)) : []
        const { components } = renderPanel({ ...scene, since, told }, page).message
        const said = read(components)
        const lines = textsOf(components).flatMap((one) => one.replace(/[\\*→#]|^- /gm, '').split('\n'))
        const where = `${game} ${at} ${owed.decision} ${language} ${page.page === 'move' ? page.type : page.page}`
        yield { where, language, said, lines, words: wordsIn(said), goal }
      }
    }
  }
}

const numberOf = ({ look }: Recorded, { seat, words }: Desk): number =>
  look(words.language).seats.findIndex((one) => one.seat === seat)

/** The entry before, if the seat made it itself. */
const justDone = (record: Recorded, at: number, desk: Desk) =>
  record.entries.slice(at, at + 1).filter(({ kind, seat }) => kind === 'move' && seat === numberOf(record, desk))

/** What the seat has not seen yet. */
function sinceOwnMove(record: Recorded, at: number, desk: Desk): readonly string[] {
  const { entries, look } = record
  const { seat, words } = desk
  const seats = look(words.language)
  const number = numberOf(record, desk)
  const last = entries.findLastIndex((entry, index) => index <= at && entry.kind === 'move' && entry.seat === number)
  return last < 0 ? [] : toldSince(entries.slice(last + 1, at + 1), seat, seat, words, seats)
}
