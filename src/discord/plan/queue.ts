import { isWellFormed, type PlainMove } from '../../kernel/index.ts'
import { aheadOf, emptyPlan, type TableLook } from '../../tables/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import type { Desk } from '../desk.ts'
import { fits } from '../ids.ts'
import { type Chosen, moveState, stateCode, stateFrom } from '../panel/choice.ts'
import { draftedMove } from '../panel/values.ts'
import { versionOf } from '../panel/version.ts'
import { button, container, type Message, message, row, text, warning } from '../ui.ts'
import { keepPlan, planMessage } from './overview.ts'
import { withPlan } from './scene.ts'
import { questionInWords } from './words.ts'

/**
 * Where somebody types a move before they are asked for it: why it is not played now, and the offer to play it as soon as they are.
 * Undefined where there is nothing to offer.
 */
export function offerToQueue(call: Call, look: TableLook, desk: Desk, move: PlainMove, chosen: Chosen): Message | undefined {
  // What is over will never be asked again.
  if (look.status !== 'playing' || look.state?.result) return undefined
  const refused = desk.refusal(move)
  const declared = desk.find(move.type)
  // What lacks something, holds too much or names what there is not will never be a move, whatever happens.
  if (!refused || !declared || !isWellFormed(declared, move)) return undefined
  const answers: readonly string[] = declared.answers ?? []
  if (answers.length === 0 || desk.owed().some(({ decision }) => answers.includes(decision))) return undefined
  const id = idOf('plan-queue', {
    table: look.id,
    version: versionOf(desk.book),
    state: stateCode(desk.book, moveState(move.type, chosen)),
  })
  if (!fits(id)) return undefined
  const why = warning(desk.words.notice({ key: refused.code, params: refused.params ?? {} }, 'refusal'))
  const queue = button(id, call.label('plan.queue-it'), 'main')
  return message([container([text(`${why}\n${offered(call, look, desk, answers)}`), row(queue)])])
}

/** When it will be played: by the question that it answers, where that is known to come. */
function offered(call: Call, look: TableLook, desk: Desk, answers: readonly string[]): string {
  // `!`: whoever types a move that is refused by the rules sits at a game that has begun.
  const next = aheadOf(desk.book, look.state!, desk.seat, emptyPlan).find(({ owed }) =>
    owed.some(({ decision }) => answers.includes(decision)),
  )
  return next ? call.say('plan.offer-at', { question: { markup: questionInWords(desk.words, next) } }) : call.say('plan.offer')
}

/** The move is played as soon as it is asked for, after those that wait already. */
export const moveQueued: Handler<'plan-queue'> = withPlan((call, scene, { version, state: code }) => {
  if (version !== versionOf(scene.desk.book)) return planMessage(call, scene, call.say('problem.renewed'))
  const state = stateFrom(scene.desk.book, code)
  if (state.page !== 'move') return planMessage(call, scene)
  const move = draftedMove(scene.desk, state.type, state.chosen)
  return keepPlan(call, scene, { queue: [...scene.plan.queue, { move: { ...move }, when: [], otherwise: false }] })
})
