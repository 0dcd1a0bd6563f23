import type { Plan } from '../../tables/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { moveState } from '../panel/choice.ts'
import { pagesOf } from '../panel/controls.ts'
import { showPanel } from '../panel/show.ts'
import { findTable } from '../servers/find-table.ts'
import { button, container, limits, type Message, message, type Row, row, select, success, text, warning } from '../ui.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'
import { clip } from '../words/text.ts'
import { codeOfQuestion, openQuestions } from './questions.ts'
import { habitsOf, type PlanScene, planScene, withPlan } from './scene.ts'
import { deedInWords, habitInWords, ordersInWords, questionInWords, queueInWords } from './words.ts'

/** `/plan`: what is answered in advance, and what could be. */
export async function planCommand(call: Call): Promise<Message> {
  const scene = await planScene(call, await findTable(call))
  return 'desk' in scene ? planMessage(call, scene) : scene
}

export const planPressed = withPlan((call, scene) => planMessage(call, scene))

/** `part` is which part of a long plan the menu lists. */
export function planMessage(call: Call, scene: PlanScene, told = '', part = 0): Message {
  const { look, desk, plan } = scene
  const { say, label } = call
  const habits = plan.habits.map((kept) => `- ${habitInWords(desk, desk.words, kept)}`)
  const queue = queueInWords(call, scene)
  const orders = ordersInWords(scene)
  const open = openQuestions(scene)
  const lines = [
    `### ${say('plan.title')}`,
    ...(told === '' ? [] : [told]),
    ...(queue.length > 0 ? [say('plan.queue'), ...queue] : []),
    ...(habits.length > 0 ? [say('plan.habits'), ...habits] : []),
    ...(orders.length > 0 ? [say('plan.orders'), ...orders] : []),
    ...(habits.length + queue.length + orders.length === 0 ? [say('plan.empty')] : []),
    `-# ${say(open.length > 0 ? 'plan.how' : 'plan.how-later')}`,
  ]
  return message([
    container([
      text(clip(lines.join('\n'), 3500)),
      open.length > 0 && row(select(idOf('plan-ahead', { table: look.id }), label('plan.ahead'), questions(scene, open))),
      ...moveMenus(call, scene, part),
      habitsOf(desk).length > 0 &&
        row(select(idOf('plan-habit', { table: look.id }), label('plan.choose'), habitEntries(call, scene))),
      row(
        ...(queue.length > 0 ? [button(idOf('plan-clear', { table: look.id }), label('plan.clear'), 'danger')] : []),
        ...(desk.book.orders ? [button(idOf('plan-orders', { table: look.id }), desk.plain.move(desk.book.orders.move))] : []),
        button(idOf('plan-turn', { table: look.id }), label('status.my-turn')),
      ),
    ]),
  ])
}

const questions = ({ desk }: PlanScene, open: ReturnType<typeof openQuestions>) =>
  open.slice(0, limits.options).map((ahead) => ({
    value: codeOfQuestion(ahead),
    label: clip(questionInWords(desk.plain, ahead), limits.option),
  }))

/** The planned moves to choose from; above a long list its parts. */
function moveMenus({ label }: Call, { look, desk, plan }: PlanScene, part: number): readonly Row[] {
  const entries = plan.queue.map(({ move, otherwise }, index) => ({
    value: String(index),
    label: clip(`${otherwise ? '↳ ' : ''}${deedInWords(desk, desk.plain, move)}`, limits.option),
    group: undefined,
  }))
  if (entries.length === 0) return []
  const parts = pagesOf(entries, limits.options)
  const shown = parts[part] ?? parts[0]!
  const chooser = parts.map((one, index) => ({ value: String(index), label: one.label, chosen: one === shown }))
  return [
    ...(parts.length > 1 ? [row(select(idOf('plan-part', { table: look.id }), label('plan.part'), chooser))] : []),
    row(select(idOf('plan-move', { table: look.id }), label('plan.change'), shown.entries)),
  ]
}

export const partChosen: Handler<'plan-part'> = withPlan((call, scene, _carried, { values: [part = ''] }) =>
  planMessage(call, scene, '', Number(part) || 0),
)

const habitEntries = (call: Call, { desk, plan }: PlanScene) =>
  habitsOf(desk).map(({ name }) => ({
    value: name,
    label: desk.plain.say(`habit.${name}`),
    ...(plan.habits.some((kept) => kept.name === name) && { help: call.label('settings.on') }),
  }))

/** Keeps what was changed; `next` shows the plan as it is now, unless it is refused. */
export async function keepPlan(
  call: Call,
  scene: PlanScene,
  plan: Partial<Pick<Plan, 'habits' | 'queue'>>,
  next: (scene: PlanScene, told: string) => Message | Promise<Message> = (now, told) => planMessage(call, now, told),
): Promise<Message> {
  const { look, seat } = scene
  const { request, person } = call
  const result = await call.house.tables.plans.make({ table: look.id, request, person, seat: seat.number, plan })
  if (result.refused) return planMessage(call, scene, warning(refusalInWords(result.refused, call.language, scene.desk.words)))
  const now = await planScene(call, result.look)
  return 'desk' in now ? next(now, success(call.say('settings.saved'))) : now
}

/** The orders of the rules: they answer in advance as well, and some spare the question itself. */
export const ordersPressed: Handler<'plan-orders'> = withPlan((call, scene) => {
  const { orders } = scene.desk.book
  // A game without any shows no such button: it is another's.
  return orders ? showPanel(call, scene.look, scene.seat, moveState(orders.move)) : planMessage(call, scene)
})

export const planCleared = withPlan((call, scene) => keepPlan(call, scene, { queue: [] }))
