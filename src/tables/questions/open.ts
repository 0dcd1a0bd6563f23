import type { AnyRulebook } from '../../kernel/index.ts'
import type { DueMark, Question, QuestionOutcome, ShownQuestion, TableRow } from '../../store/index.ts'
import { expiry, grace, type Moment } from '../clocks/timing.ts'
import type { Context } from '../context.ts'
import { openingMarks } from '../due/marks.ts'
import { lapseMarks, touchLobby } from '../lobby/days.ts'
import { againMarks } from '../lobby/places.ts'
import type { Change } from '../play/change.ts'
import { holds } from './holds.ts'
import { verdictOf, withoutSeats } from './verdict.ts'

// Open questions stand in the table's own row, so that every change of the table knows of them: what it makes pointless it closes.

/** When a question lapses; what Chancery is away is added. */
export const lapsesAt = ({ clock }: Question, { away }: Pick<Moment, 'away'>): number =>
  expiry({ ...clock, reaction: false }, away)

export const shown = (question: Question, moment: Moment, outcome: QuestionOutcome | null = null): ShownQuestion => ({
  ...question,
  until: lapsesAt(question, moment),
  outcome,
})

/** Puts a question in the place of what it was before, and says how it stands now. */
export function update(change: Change, question: Question): void {
  change.set({ questions: change.row.questions.map((one) => (one.id === question.id ? question : one)) })
  change.edit(question.post, { question: shown(question, change.moment) })
}

/** Takes a question off the table and says how it was settled. */
export function close(change: Change, question: Question, outcome: QuestionOutcome): void {
  change.set({ questions: change.row.questions.filter(({ id }) => id !== question.id) })
  change.edit(question.post, { question: shown(question, change.moment, outcome) })
}

/** Holds the open questions against the table as a change leaves it, and sees to what is due whatever the game does. */
export function keepUp({ books }: Context, change: Change): void {
  const book = books.get(change.row.game)
  const gone = goneFrom(change)
  for (const question of change.row.questions) keepOne(change, book, question, gone)
  touchLobby(change)
  const { live } = change.row
  const marks = standingMarks(change.row, change.moment)
  const others = live.due.filter(({ kind }) => !standing.has(kind))
  if (marks.length > 0 || others.length < live.due.length) change.set({ live: { ...live, due: [...others, ...marks] } })
}

function keepOne(change: Change, book: AnyRulebook | undefined, question: Question, gone: readonly number[]): void {
  const kept = withoutSeats(question, gone)
  if (gone.includes(question.by) || !holds(change, book, question.proposal)) close(change, kept, 'overtaken')
  else if (kept !== question) update(change, kept)
}

/** The seats on which somebody else sits after the change, or nobody. */
function goneFrom({ before, seats }: Change): readonly number[] {
  if (before.seats === seats) return []
  return before.seats.filter(({ number, person }) => seats[number]?.person !== person).map(({ number }) => number)
}

/** A question comes up when it lapses; at once where those who could have changed its outcome have gone. */
const questionMark = (table: string, question: Question, moment: Moment): DueMark => ({
  id: `question:${table}:${question.id}`,
  kind: 'question',
  seat: question.by,
  at: verdictOf(question) ? question.clock.from : lapsesAt(question, moment) + grace,
})

/** What is due whatever the game does. */
const standing: ReadonlySet<DueMark['kind']> = new Set(['question', 'opening', 'lapse', 'again'])

const standingMarks = (row: TableRow, moment: Moment): readonly DueMark[] => [
  ...row.questions.map((question) => questionMark(row.id, question, moment)),
  ...openingMarks(row),
  ...lapseMarks(row),
  ...againMarks(row),
]
