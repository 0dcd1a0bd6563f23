import { grace } from '../clocks/timing.ts'
import type { Context } from '../context.ts'
import { type Due, expects, type Outcome, outcomeOf } from '../due/outcome.ts'
import { Change } from '../play/change.ts'
import { changeTable } from '../play/commit.ts'
import { refusedByTable } from '../refusals.ts'
import { settle } from './ask.ts'
import { close, lapsesAt, update } from './open.ts'
import { verdictOf } from './verdict.ts'

/** The time of a question is up, or those who could have changed its outcome have gone. */
export async function questionComesUp(context: Context, due: Due): Promise<Outcome> {
  const committed = await changeTable(context, { table: due.table }, due.id, async (stored) => {
    const { row } = stored
    const book = context.books.get(row.game)
    const question = row.questions.find(({ id }) => due.id === `question:${row.id}:${id}`)
    if (!question || !expects(stored, due) || !book) return refusedByTable('stale')
    const moment = context.moment()
    const isOver = lapsesAt(question, moment) + grace <= moment.now
    // Chancery was away meanwhile: it stays open for that much longer, and its message says so.
    const change = new Change(stored, isOver || verdictOf(question) ? due.id : '', moment)
    if (verdictOf(question)) {
      change.append({ kind: 'question', body: { settled: question.id } })
      await settle(context, change, book, question, [])
    } else if (isOver) {
      change.append({ kind: 'question', body: { settled: question.id } })
      close(change, question, 'lapsed')
    } else update(change, question)
    return change
  })
  return outcomeOf(context, due, committed)
}
