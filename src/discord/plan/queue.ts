import type { PlainMove } from '../../kernel/index.ts'
import type { TableLook } from '../../tables/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import type { Desk } from '../desk.ts'
import { fits } from '../ids.ts'
import { type Chosen, moveState, stateCode, stateFrom } from '../panel/choice.ts'
import { draftedMove } from '../panel/values.ts'
import { versionOf } from '../panel/version.ts'
import { button, container, type Message, message, row, text } from '../ui.ts'
import { keepPlan, planMessage } from './overview.ts'
import { withPlan } from './scene.ts'

/**
 * Where somebody types a move before they are asked for it: why it is not played now, and the offer to play it as soon as they are.
 * Undefined where there is nothing to offer.
 */
export function offerToQueue(call: Call, look: TableLook, desk: Desk, move: PlainMove, chosen: Chosen): Message | undefined {
  // What is over will never be asked again.
  if (look.status !== 'playing' || look.state?.result) return undefined
  const refused = desk.refusal(move)
  const answers: readonly string[] = desk.find(move.type)?.answers ?? []
  if (!refused || answers.length === 0 || desk.owed().some(({ decision }) => answers.includes(decision))) return undefined
  const id = idOf('plan-queue', {
    table: look.id,
    version: versionOf(desk.book),
    state: stateCode(desk.book, moveState(move.type, chosen)),
  })
  if (!fits(id)) return undefined
  const why = `⚠️ ${desk.words.notice({ key: refused.code, params: refused.params ?? {} }, 'refusal')}`
  const queue = button(id, call.label('plan.queue-it'), 'main')
  return message([container([text(`${why}\n${call.say('plan.offer')}`), row(queue)])])
}

/** The move is played as soon as it is asked for, after those that wait already. */
export const moveQueued: Handler<'plan-queue'> = withPlan((call, scene, { version, state: code }) => {
  if (version !== versionOf(scene.desk.book)) return planMessage(call, scene, call.say('problem.renewed'))
  const state = stateFrom(scene.desk.book, code)
  if (state.page !== 'move') return planMessage(call, scene)
  const move = draftedMove(scene.desk, state.type, state.chosen)
  return keepPlan(call, scene, { queue: [...scene.plan.queue, { move: { ...move }, when: [], otherwise: false }] })
})
