import {
  type AnyRulebook,
  type Chance,
  canonical,
  coming,
  findMove,
  type Habit,
  owedBy,
  type Param,
  type PlainMove,
  refusal,
  type StateBase,
  same,
  viewOf,
} from '../../kernel/index.ts'
import { type Plan, type PlannedMove, promiseOf, type Tables } from '../../tables/index.ts'
import { foreseen, type OwnMove } from './foresight.ts'

/** What a person sees at a look, after answering all that was asked. */
export interface AtLook {
  readonly tables: Tables
  readonly table: string
  readonly person: string
  readonly book: AnyRulebook
  readonly state: StateBase
  readonly seat: string
  readonly chance: Chance
  request(): string
}

/**
 * Everything that may be left behind at a look: what Plan my round offers, decided then and there, with its conditions, and habits. What
 * is left answers by itself; nobody is asked later. Whatever else planning comes to offer is used here and nowhere else.
 */
export async function leaveBehind(look: AtLook): Promise<void> {
  const { tables, table, person, book, state, seat, chance } = look
  const { moves, met } = foreseen(book, state, seat, chance)
  const plan = { queue: queueOf(book, state, seat, moves, met), habits: habitsOf(book, seat, met) }
  const before = await tables.plans.get({ table, person })
  if (before && same({ queue: before.queue, habits: before.habits }, plan)) return
  await tables.plans.make({ table, person, request: look.request(), plan })
}

/** The foreseen answers to the questions that can be known to come, in their order, as far as they go. */
function queueOf(
  book: AnyRulebook,
  state: StateBase,
  seat: string,
  moves: readonly PlainMove[],
  met: readonly OwnMove[],
): Plan['queue'] {
  const queue: PlannedMove[] = []
  const asked = coming(book, state, seat, (there, owed) => {
    const next = moves[queue.length]
    const move = next && canonical(book, there, seat, next)
    const answers: readonly string[] = (move && findMove(book, move.type)?.answers) ?? []
    const decision = (owed.find((one) => answers.includes(one.decision)) ?? owed[0])?.decision
    // What does not fit there was foreseen for another course of play: nothing more is left for this one.
    if (!move || decision === undefined || refusal(book, there, seat, move)) return { type: 'nothing more' }
    const promise = promiseOf(book, there, seat, move)
    const when = conditionsFor(book, seat, move, decision, met)
    queue.push({ move: { ...move }, decision, round: there.round, when, otherwise: false, ...(promise && { promise }) })
    return move
  })
  for (const _ of asked);
  return queue
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

/** Of many settings so many are thought of. */
const mostSettings = 60

/** The habits that would have answered as the person does in every course that was thought of. */
function habitsOf(book: AnyRulebook, seat: string, met: readonly OwnMove[]): Plan['habits'] {
  // `as never`: habits of one rulebook are only ever asked about that rulebook's positions.
  return ((book.habits ?? []) as readonly Habit<never>[]).flatMap((habit) => {
    const asked = met.filter(({ state }) =>
      owedBy(book, state, seat).some(({ decision }) => (habit.answers as readonly string[]).includes(decision)),
    )
    if (asked.length === 0) return []
    const settings = settingsOf(habit, asked[0]!.state, seat).find((one) => answersAlike(book, habit, one, seat, asked))
    return settings ? [{ name: habit.name, settings: { ...settings } }] : []
  })
}

type Settings = Readonly<Record<string, unknown>>

function settingsOf({ params }: Habit<never>, state: StateBase, seat: string): readonly Settings[] {
  let all: Settings[] = [{}]
  // `as never`: habits of one rulebook are only ever asked about that rulebook's positions.
  for (const [name, param] of Object.entries<Param>(params))
    all = all.flatMap((one) =>
      [...param.list(state as never, seat, one)].slice(0, mostSettings).map((value) => ({ ...one, [name]: value })),
    )
  return all.slice(0, mostSettings)
}

/** A habit answers for long: whoever takes one up has seen it answer right more often than not at all. */
const fewestAnswers = 4

function answersAlike(
  book: AnyRulebook,
  habit: Habit<never>,
  settings: Settings,
  seat: string,
  met: readonly OwnMove[],
): boolean {
  const answers = met.map(({ state, move }) => {
    const asked = owedBy(book, state, seat).find(({ decision }) => (habit.answers as readonly string[]).includes(decision))
    // `as never`: habits of one rulebook are only ever asked about that rulebook's positions.
    const view = viewOf(book, state, seat) as never
    const proposed = asked && habit.propose(view, seat as never, asked as never, settings as never, () => [])
    return proposed === undefined ? 'nothing' : same(proposed, move) ? 'right' : 'wrong'
  })
  return !answers.includes('wrong') && answers.filter((answer) => answer === 'right').length >= fewestAnswers
}
