import { findMove, foresee, type PlainMove } from '../../kernel/index.ts'
import { type Ahead, choicesOf, type PlannedMove, promiseOf, type TableLook } from '../../tables/index.ts'
import type { Handler } from '../buttons.ts'
import type { Call } from '../call.ts'
import { home, type PanelState } from '../panel/choice.ts'
import type { PanelScene } from '../panel/parts.ts'
import type { Seated } from '../panel/seated.ts'
import { sceneOf, showPanel, showScene, withDraft } from '../panel/show.ts'
import { type Message, success } from '../ui.ts'
import { movePage, withMove } from './move.ts'
import { keepPlan, planMessage } from './overview.ts'
import { codeOfQuestion, openQuestions, questionOf } from './questions.ts'
import { type PlanScene, sceneOfPlan, withPlan } from './scene.ts'
import { deedInWords } from './words.ts'

// A question ahead is answered on the same panel as one that is asked now. Its position is the one in which the seat will be asked; what
// would play there is kept for then.

/** Which question a panel ahead answers, and for which planned move it is to stand in, if for one. */
interface Named {
  readonly question: string
  readonly insteadOf: number | undefined
}

const standsIn = '~'
const codeOf = ({ question, insteadOf }: Named): string =>
  insteadOf === undefined ? question : `${question}${standsIn}${insteadOf}`

function namedBy(code: string): Named {
  const [question = '', insteadOf] = code.split(standsIn)
  return { question, insteadOf: insteadOf === undefined ? undefined : Number(insteadOf) }
}

/** A panel ahead, with the table as it will be then. */
export interface PanelAhead {
  readonly look: TableLook
  readonly scene: PanelScene
}

/** The panel of a question ahead; undefined if it will not be asked like that any more. */
async function panelAhead(
  call: Call,
  plan: PlanScene,
  code: string,
  told: readonly string[] = [],
): Promise<PanelAhead | undefined> {
  const question = questionOf(plan, namedBy(code).question)
  if (!question) return undefined
  const look: TableLook = { ...plan.look, state: question.state, owed: question.owed }
  const scene = sceneOf(call, look, plan.seat, told)
  const place = { ...scene.place, ahead: code }
  return { look, scene: await withDraft(call, { ...scene, now: plan.desk, away: false, place }) }
}

/** What a button of a panel ahead finds. */
export const panelAheadOf = async (call: Call, look: TableLook, seat: Seated, code: string): Promise<PanelAhead | undefined> =>
  panelAhead(call, await sceneOfPlan(call, look, seat), code)

async function showAhead(
  call: Call,
  plan: PlanScene,
  code: string,
  told: readonly string[] = [],
  state: PanelState = home,
): Promise<Message> {
  const ahead = await panelAhead(call, plan, code, told)
  return ahead ? showScene(call, ahead.look, ahead.scene, state) : planMessage(call, plan, call.say('panel.stale'))
}

/** It will not be asked like that: what is asked now, or the plan as it stands. */
export async function aheadNoMore(call: Call, look: TableLook, seat: Seated): Promise<Message> {
  const plan = await sceneOfPlan(call, look, seat)
  const isAsked = plan.desk.owed().length > 0
  return isAsked ? showPanel(call, look, seat, home, [call.say('panel.stale')]) : planMessage(call, plan, call.say('panel.stale'))
}

export const questionChosen: Handler<'plan-ahead'> = withPlan((call, scene, _carried, { values: [code = ''] }) =>
  showAhead(call, scene, code),
)

export const questionNext: Handler<'plan-next'> = withPlan((call, scene, { question }) => showAhead(call, scene, question))

export const answeredElse: Handler<'plan-else'> = withMove((call, scene, _planned, { at, question }) =>
  showAhead(call, scene, codeOf({ question, insteadOf: at })),
)

/** Puts moves into the plan for the question that the panel answered, and leads on to the next one. */
export async function keepAhead(
  call: Call,
  look: TableLook,
  seat: Seated,
  code: string,
  moves: readonly PlainMove[],
): Promise<Message> {
  const scene = await sceneOfPlan(call, look, seat)
  const { question: asked, insteadOf } = namedBy(code)
  const question = questionOf(scene, asked)
  if (!question) return aheadNoMore(call, look, seat)
  const fresh = plannedFor(scene, question, moves, insteadOf !== undefined)
  const { queue } = scene.plan
  const place = insteadOf === undefined ? question.place : endOfChoice(queue, insteadOf)
  const said = moves.map((move) => deedInWords(scene.desk, scene.desk.words, move)).join(' → ')
  return keepPlan(call, scene, { queue: [...queue.slice(0, place), ...fresh, ...queue.slice(place)] }, (now) => {
    const kept = success(call.say('plan.kept', { move: { markup: said } }))
    if (insteadOf !== undefined) return movePage(call, now, insteadOf, kept)
    const last = now.ahead.findIndex(({ planned }) => planned === now.plan.queue[place + fresh.length - 1])
    const [next] = openQuestions({ ahead: now.ahead.slice(last + 1) })
    return next ? showAhead(call, now, codeOfQuestion(next), [kept]) : planMessage(call, now, kept)
  })
}

function plannedFor(
  { desk, seat }: PlanScene,
  { state, owed }: Ahead,
  moves: readonly PlainMove[],
  otherwise: boolean,
): readonly PlannedMove[] {
  let there: typeof state | undefined = state
  return moves.map((move, index) => {
    const answers: readonly string[] = findMove(desk.book, move.type)?.answers ?? []
    const decision = (owed.find((one) => answers.includes(one.decision)) ?? owed[0])?.decision
    const promise = there && promiseOf(desk.book, there, seat.seat, move)
    there = there && foresee(desk.book, there, seat.seat, move)
    return {
      move: { ...move },
      when: [],
      otherwise: otherwise && index === 0,
      round: state.round,
      ...(decision !== undefined && { decision }),
      ...(promise !== undefined && { promise }),
    }
  })
}

/** Behind everything that stands in for the move there already. */
function endOfChoice(queue: readonly PlannedMove[], at: number): number {
  const choice = choicesOf(queue).find((one) => one.includes(queue[at]!)) ?? []
  return queue.indexOf(choice.at(-1)!) + 1
}
