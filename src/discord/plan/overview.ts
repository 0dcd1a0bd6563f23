import { findMove } from '../../kernel/index.ts'
import type { Plan, TableLook } from '../../tables/index.ts'
import { type Given, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import type { Desk } from '../desk.ts'
import { folderOf } from '../house.ts'
import { type Seated, seatOf } from '../panel/show.ts'
import { deskOf } from '../people/names.ts'
import { findTable, noTable } from '../servers/find-table.ts'
import { button, container, type Message, message, row, says, select, text } from '../ui.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'
import { clip } from '../words/text.ts'

/** A seat's plan, with what is needed to put it into words. */
export interface PlanScene {
  readonly look: TableLook
  readonly seat: Seated
  readonly desk: Desk
  readonly plan: Plan
}

export const habitsOf = ({ book }: Desk) => book.habits ?? []

/** The plan of the person's own seat at a table that is on, or why there is none. */
export async function planScene(call: Call, look: TableLook | undefined): Promise<PlanScene | Message> {
  if (!look) return noTable(call)
  call.trace.table = look.id
  const seat = seatOf(look, call.person)
  if (look.status === 'lobby') return says(call.say('refusal.not-started'))
  if (!seat) return says(call.say('refusal.not-seated'))
  if (look.status !== 'playing') return says(call.say('refusal.table-ended'))
  const desk = deskOf(folderOf(call.house, look.game), look, seat.seat, call.language)
  const plan = await call.house.tables.plans.get({ table: look.id, person: call.person, seat: seat.number })
  return { look, seat, desk, plan: plan ?? { habits: [], queue: [], held: [] } }
}

/** Does something with the plan of the table that a button names. */
export const withPlan =
  <Carries extends { readonly table: string }>(
    act: (call: Call, scene: PlanScene, carried: Carries, given: Given) => Promise<Message> | Message,
  ) =>
  async (call: Call, carried: Carries, given: Given): Promise<Message> => {
    const scene = await planScene(call, await call.table(carried.table))
    return 'desk' in scene ? act(call, scene, carried, given) : scene
  }

/** `/plan`: what is answered in advance, and what could be. */
export async function planCommand(call: Call): Promise<Message> {
  const scene = await planScene(call, await findTable(call))
  return 'desk' in scene ? planMessage(call, scene) : scene
}

export const planPressed = withPlan((call, scene) => planMessage(call, scene))

export function planMessage(call: Call, { look, desk, plan }: PlanScene, told = ''): Message {
  const { say, label } = call
  const habits = plan.habits.map(({ name, settings }) => `- ${habitInWords(desk, name, settings)}`)
  const queue = plan.queue.map((move, index) => `${index + 1}. ${moveInWords(desk, move)}`)
  const lines = [
    `### ${say('plan.title')}`,
    ...(told === '' ? [] : [told]),
    ...(habits.length > 0 ? [say('plan.habits'), ...habits] : []),
    ...(queue.length > 0 ? [say('plan.queue'), ...queue] : []),
    ...(habits.length + queue.length === 0 ? [say('plan.empty')] : []),
    `-# ${say('plan.how')}`,
  ]
  const entries = habitsOf(desk).map(({ name }) => ({
    value: name,
    label: desk.plain.say(`habit.${name}`),
    ...(plan.habits.some((kept) => kept.name === name) && { help: label('settings.on') }),
  }))
  const clear = button(idOf('plan-clear', { table: look.id }), label('plan.clear'), 'danger')
  return message([
    container([
      text(clip(lines.join('\n'), 3500)),
      entries.length > 0 && row(select(idOf('plan-habit', { table: look.id }), label('plan.choose'), entries)),
      queue.length > 0 && row(clear),
    ]),
  ])
}

export function habitInWords(desk: Desk, name: string, settings: Readonly<Record<string, unknown>>): string {
  const habit = habitsOf(desk).find((one) => one.name === name)
  const values = Object.entries(habit?.params ?? {}).flatMap(([field, param]) =>
    settings[field] === undefined
      ? []
      : [`${desk.words.parameter(name, field)}: ${desk.words.value(field, param, settings[field])}`],
  )
  const said = desk.words.say(`habit.${name}`)
  return values.length > 0 ? `${said} (${values.join(' · ')})` : said
}

function moveInWords(desk: Desk, { move: { type, ...fields } }: Plan['queue'][number]): string {
  const params = findMove(desk.book, type) ? desk.params(type, fields) : {}
  const values = Object.entries(fields).flatMap(([field, value]) => {
    const param = params[field]
    return param ? [desk.words.value(field, param, value)] : []
  })
  return [`**${desk.words.move(type)}**`, ...values].join(' · ')
}

/** Keeps what was changed and shows the plan as it is now. */
export async function keepPlan(call: Call, scene: PlanScene, plan: Partial<Plan>): Promise<Message> {
  const { look, seat } = scene
  const { request, person } = call
  const result = await call.house.tables.plans.make({ table: look.id, request, person, seat: seat.number, plan })
  if (result.refused) return planMessage(call, scene, `⚠️ ${refusalInWords(result.refused, call.language, scene.desk.words)}`)
  const now = await planScene(call, result.look)
  return 'desk' in now ? planMessage(call, now, `✔ ${call.say('settings.saved')}`) : now
}

export const planCleared = withPlan((call, scene) => keepPlan(call, scene, { queue: [] }))
