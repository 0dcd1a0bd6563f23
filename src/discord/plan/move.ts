import { fingerprint } from '../../kernel/index.ts'
import { choicesOf, type PlannedMove } from '../../tables/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { versionOf } from '../panel/version.ts'
import { button, container, type Message, message, row, select, text } from '../ui.ts'
import { keepPlan, planMessage } from './overview.ts'
import { codeOfQuestion } from './questions.ts'
import { conditionsOf, type PlanScene, withPlan } from './scene.ts'
import { choiceInWords, conditionInWords } from './words.ts'

// One planned move: where it stands, on what it depends, what is tried instead.

const mostConditions = 3

export const plannedMoveChosen: Handler<'plan-move'> = withPlan((call, scene, _carried, { values: [at = ''] }) =>
  movePage(call, scene, Number(at)),
)

export function movePage(call: Call, scene: PlanScene, at: number, told = ''): Message {
  const { look, desk, plan, ahead } = scene
  const planned = plan.queue[at]
  if (!planned) return planMessage(call, scene, call.say('panel.stale'))
  const { label } = call
  const carried = { table: look.id, at, mark: markOf(planned) }
  const asked = ahead.find((one) => one.planned === planned)
  const choices = choicesOf(plan.queue)
  const place = choices.findIndex((one) => one.includes(planned))
  const fresh = conditionsOf(desk).filter(
    ({ name, params }) => Object.keys(params).length > 0 || !planned.when.some((kept) => kept.name === name),
  )
  const version = versionOf(desk.book)
  return message([
    container([
      text(
        [
          `### ${call.say('plan.title')}`,
          ...(told === '' ? [] : [told]),
          ...choiceInWords(call, scene, choices[place] ?? []),
        ].join('\n'),
      ),
      fresh.length > 0 &&
        planned.when.length < mostConditions &&
        row(
          select(
            idOf('plan-condition', { ...carried, version }),
            label('plan.condition'),
            fresh.map(({ name }) => ({ value: name, label: desk.plain.say(`condition.${name}`) })),
          ),
        ),
      planned.when.length > 0 &&
        row(
          select(
            idOf('plan-uncondition', carried),
            label('plan.uncondition'),
            planned.when.map((kept, index) => ({ value: String(index), label: conditionInWords(desk, desk.plain, kept) })),
          ),
        ),
      row(
        ...(asked ? [button(idOf('plan-else', { ...carried, question: codeOfQuestion(asked) }), label('plan.else'))] : []),
        button(idOf('plan-up', carried), label('plan.up'), 'plain', { disabled: place <= 0 }),
        button(idOf('plan-down', carried), label('plan.down'), 'plain', { disabled: place >= choices.length - 1 }),
        button(idOf('plan-remove', carried), label('plan.remove'), 'danger'),
        button(idOf('plan-again', { table: look.id }), label('panel.back')),
      ),
    ]),
  ])
}

/** By this a button knows that its move still stands where it stood. */
export const markOf = ({ move, when }: PlannedMove): string => fingerprint([move, when]).slice(0, 4)

type At = { readonly table: string; readonly at: number; readonly mark: string }

/** Does something with one planned move, unless another stands there now. */
export const withMove = <Carries extends At>(
  act: (
    call: Call,
    scene: PlanScene,
    planned: PlannedMove,
    carried: Carries,
    values: readonly string[],
  ) => Message | Promise<Message>,
) =>
  withPlan<Carries>((call, scene, carried, { values }) => {
    const planned = scene.plan.queue[carried.at]
    if (!planned || markOf(planned) !== carried.mark) return planMessage(call, scene, call.say('panel.stale'))
    return act(call, scene, planned, carried, values)
  })

/** Moves a whole choice, with what stands in for it, before or behind its neighbour. */
const shifted = (by: -1 | 1) =>
  withMove((call, scene, planned) => {
    const choices = [...choicesOf(scene.plan.queue)]
    const from = choices.findIndex((one) => one.includes(planned))
    const [choice] = choices.splice(from, 1)
    choices.splice(Math.max(0, from + by), 0, choice ?? [])
    return keepPlan(call, scene, { queue: choices.flat() })
  })

export const plannedEarlier: Handler<'plan-up'> = shifted(-1)
export const plannedLater: Handler<'plan-down'> = shifted(1)

/** What stood in for a move that goes takes its place. */
export const plannedRemoved: Handler<'plan-remove'> = withMove((call, scene, planned) => {
  const queue = scene.plan.queue.flatMap((one, index, all) => {
    if (one === planned) return []
    const before = all[index - 1]
    return [before === planned && !planned.otherwise ? { ...one, otherwise: false } : one]
  })
  return keepPlan(call, scene, { queue })
})

/** The plan with another condition, or one condition less, on a move. */
export function keepConditions(call: Call, scene: PlanScene, at: number, when: PlannedMove['when']): Promise<Message> {
  const queue = scene.plan.queue.map((one, index) => (index === at ? { ...one, when } : one))
  return keepPlan(call, scene, { queue }, (now, told) => movePage(call, now, at, told))
}

export const conditionRemoved: Handler<'plan-uncondition'> = withMove((call, scene, planned, { at }, [which = '']) =>
  keepConditions(
    call,
    scene,
    at,
    planned.when.filter((_, index) => index !== Number(which)),
  ),
)
