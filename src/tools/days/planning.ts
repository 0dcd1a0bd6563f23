import {
  type AnyRulebook,
  type Chance,
  canonical,
  coming,
  findMove,
  owedBy,
  type PlainMove,
  refusal,
  type StateBase,
  same,
  viewOf,
} from '../../kernel/index.ts'
import { longestQueue, type Plan, type PlannedMove, promiseOf, type Tables } from '../../tables/index.ts'
import type { Experience } from './experience.ts'
import { type Foresight, foreseen, type OwnMove } from './foresight.ts'

/** What a person sees at a look, after answering all that was asked. */
export interface AtLook {
  readonly tables: Tables
  readonly table: string
  readonly person: string
  readonly book: AnyRulebook
  readonly state: StateBase
  readonly seat: string
  readonly chance: Chance
  readonly experience: Experience
  request(): string
}

/**
 * Everything that may be left behind at a look: what Plan my round offers, decided then and there, with its conditions and with what
 * stands in for it, habits, and the orders that the rules know. What is left answers by itself; nobody is asked later. Whatever else
 * planning comes to offer is used here and nowhere else.
 */
export async function leaveBehind(look: AtLook): Promise<void> {
  const { tables, table, person, book, state, seat, chance, experience } = look
  const { choices, met } = foreseen(book, state, seat, chance)
  experience.learn(met)
  const plan = { queue: queueOf(book, state, seat, { choices, met }), habits: experience.habits() }
  const before = await tables.plans.get({ table, person })
  if (!before || !same({ queue: before.queue, habits: before.habits }, plan))
    await tables.plans.make({ table, person, request: look.request(), plan })
  for (const order of experience.newOrders()) await tables.play({ table, person, request: look.request(), moves: [order] })
}

/**
 * The foreseen answers to the questions that can be known to come, in their order, as far as they go; behind them those that can only be
 * typed, because what they answer cannot be shown yet.
 */
function queueOf(book: AnyRulebook, state: StateBase, seat: string, { choices, met }: Foresight): Plan['queue'] {
  const queue: PlannedMove[] = []
  let next = 0
  const asked = coming(book, state, seat, (there, owed) => {
    // Habits and orders answer what is asked in secret.
    if (owed.every(({ quiet }) => quiet)) return undefined
    const choice = (choices[next] ?? []).map((move) => canonical(book, there, seat, move))
    const fitting = choice.find((move) => !refusal(book, there, seat, move))
    if (!fitting || queue.length + choice.length > longestQueue) return { type: 'nothing more' }
    next += 1
    for (const [place, move] of choice.entries()) {
      const answers: readonly string[] = findMove(book, move.type)?.answers ?? []
      const decision = (owed.find((one) => answers.includes(one.decision)) ?? owed[0])!.decision
      const promise = promiseOf(book, there, seat, move)
      const when = conditionsFor(book, seat, move, decision, met)
      queue.push({
        ...{ move: { ...move }, decision, round: there.round, when, otherwise: place > 0 },
        ...(promise && { promise }),
      })
    }
    return fitting
  })
  for (const _ of asked);
  const typed = choices.slice(next, next + longestQueue - queue.length)
  return [...queue, ...typed.map(([move]) => ({ move: { ...move! }, when: [], otherwise: false }))]
}

const mostConditions = 2

/** What is so wherever that move was foreseen, and not so where something else was. */
function conditionsFor(
  book: AnyRulebook,
  seat: string,
  move: PlainMove,
  decision: string,
  met: readonly OwnMove[],
): PlannedMove['when'] {
  const here = met.filter(({ state }) => owedBy(book, state, seat).some((owed) => owed.decision === decision))
  const alike = here.filter((own) => same(own.move, move))
  const others = here.filter((own) => !same(own.move, move))
  if (others.length === 0) return []
  const conditions = (book.conditions ?? []).flatMap((condition) => {
    const names = Object.keys(condition.params)
    if (!names.every((name) => move[name] !== undefined)) return []
    const settings = Object.fromEntries(names.map((name) => [name, move[name]]))
    const holds = ({ state }: OwnMove): boolean => condition.holds(viewOf(book, state, seat), seat, settings as never)
    return alike.every(holds) && !others.every(holds) ? [{ name: condition.name, settings }] : []
  })
  return conditions.slice(0, mostConditions)
}
