import type { TableLook } from '../../tables/index.ts'
import { idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import type { Seated } from '../panel/seated.ts'
import { button, type Part, row } from '../ui.ts'
import { clip } from '../words/text.ts'
import { codeOfQuestion, openQuestions } from './questions.ts'
import { sceneOfPlan } from './scene.ts'
import { questionInWords } from './words.ts'

/** More would push what the panel is for off the screen. */
const longestLabel = 60

/** What whoever waits can answer already: the question that comes to them next. Offered, never owed. */
export async function earlyOffer(call: Call, look: TableLook, seat: Seated): Promise<Part | undefined> {
  const scene = await sceneOfPlan(call, look, seat)
  const [next] = openQuestions(scene)
  if (!next) return undefined
  const label = call.label('plan.early', { question: clip(questionInWords(scene.desk.plain, next), longestLabel) })
  return row(button(idOf('plan-next', { table: look.id, question: codeOfQuestion(next) }), label, 'main'))
}
