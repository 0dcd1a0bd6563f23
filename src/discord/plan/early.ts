import type { TableLook } from '../../tables/index.ts'
import { list } from '../../words/index.ts'
import { idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import type { Desk } from '../desk.ts'
import type { Seated } from '../panel/seated.ts'
import { button, type Part, row, success, text } from '../ui.ts'
import { moment } from '../words/awaited.ts'
import { firstSentence } from '../words/text.ts'
import { codeOfQuestion, openQuestions } from './questions.ts'
import { sceneOfPlan } from './scene.ts'
import { deedInWords, questionInWords } from './words.ts'

/** What the seat has answered to a question that is asked in secret, as long as the window is open in which that can be changed. */
export async function keptAnswer(call: Call, look: TableLook, seat: Seated, desk: Desk): Promise<string | undefined> {
  if (!look.quietUntil || !desk.owed().some(({ quiet }) => quiet)) return undefined
  const plan = await call.house.tables.plans.get({
    table: look.id,
    version: look.version,
    person: call.person,
    seat: seat.number,
  })
  if (!plan || plan.held.length === 0) return undefined
  const moves = plan.held.map((move) => `**${deedInWords(desk, desk.words, move)}**`)
  const said = list(call.language, moves)
  return success(`${said}: ${call.say('panel.kept-until', { until: { markup: moment(look.quietUntil) } })}`)
}

/** What whoever waits can answer already: the question that comes to them next. Offered, never owed. */
export async function earlyOffer(call: Call, look: TableLook, seat: Seated): Promise<readonly Part[]> {
  const scene = await sceneOfPlan(call, look, seat)
  const [next] = openQuestions(scene)
  if (!next) return []
  const question = firstSentence(questionInWords(scene.desk.words, next))
  return [
    text(`-# ${call.say('plan.next', { question: { markup: question } })}`),
    row(button(idOf('plan-next', { table: look.id, question: codeOfQuestion(next) }), call.label('plan.early'), 'main')),
  ]
}
