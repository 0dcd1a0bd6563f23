import {
  type AnyRulebook,
  type Chance,
  findMove,
  type Habit,
  isAnswer,
  owedBy,
  type Param,
  type PlainMove,
  type StateBase,
  same,
  viewOf,
} from '../../kernel/index.ts'
import type { Plan, Tables } from '../../tables/index.ts'
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
 * Everything that may be left behind at a look: moves and conditions chosen then and there. What is left answers by itself; nobody is
 * asked later. Whatever else planning comes to offer is used here and nowhere else.
 */
export async function leaveBehind(look: AtLook): Promise<void> {
  const { tables, table, person, book, state, seat, chance } = look
  const { moves, met } = foreseen(book, state, seat, chance)
  const plan: Plan = { held: [], queue: queueOf(book, seat, moves, met), habits: habitsOf(book, seat, met) }
  const before = await tables.plans.get({ table, person })
  if (before && same(before, plan)) return
  await tables.plans.make({ table, person, request: look.request(), plan })
}

/** The foreseen answers in their order. What answers nothing cannot wait for being asked. */
function queueOf(book: AnyRulebook, seat: string, moves: readonly PlainMove[], met: readonly OwnMove[]): Plan['queue'] {
  const answers = moves.filter(({ type }) =>
    met.some(({ state, move }) => move.type === type && isAnswer(book, state, seat, type)),
  )
  return answers.filter(({ type }) => findMove(book, type)).map((move) => ({ move: { ...move }, when: [], otherwise: false }))
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
    const settings = settingsOf(habit, asked[0]!.state, seat).find((one) =>
      asked.every((own) => answersAlike(book, habit, one, seat, own)),
    )
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

function answersAlike(
  book: AnyRulebook,
  habit: Habit<never>,
  settings: Settings,
  seat: string,
  { state, move }: OwnMove,
): boolean {
  const asked = owedBy(book, state, seat).find(({ decision }) => (habit.answers as readonly string[]).includes(decision))
  // `as never`: as above.
  const proposed =
    asked && habit.propose(viewOf(book, state, seat) as never, seat as never, asked as never, settings as never, () => [])
  return proposed === undefined || same(proposed, move)
}
