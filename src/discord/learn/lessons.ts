import type { Facts, Guide, Lesson } from '../../games/guide.ts'
import type { Game, PlainMove } from '../../kernel/index.ts'

/** More at once is not read. */
const mostAtOnce = 2

/** A lesson that is told now. */
export interface Told {
  readonly name: string
  readonly facts: Facts
  readonly speaksOf?: Lesson['speaksOf']
}

/** What is told to a seat of which this is asked, beside what it has been told before. */
export function lessonsFor<G extends Game>(
  { lessons }: Pick<Guide<G>, 'lessons'>,
  view: G['view'],
  seat: G['seat'],
  asked: readonly string[],
  before: ReadonlySet<string>,
): readonly Told[] {
  const due: Told[] = []
  for (const { name, asked: when, ...lesson } of lessons) {
    if (due.length === mostAtOnce) break
    if (before.has(name) || (when && !when.some((decision) => asked.includes(decision)))) continue
    const facts = lesson.matters ? lesson.matters(view, seat) : {}
    if (facts) due.push({ name, facts, ...(lesson.speaksOf && { speaksOf: lesson.speaksOf }) })
  }
  return due
}

/** Why this move makes sense here; undefined where nobody has written it. */
export function reasonFor<G extends Game>(
  { reasons }: Pick<Guide<G>, 'reasons'>,
  view: G['view'],
  seat: G['seat'],
  move: PlainMove,
): Told | undefined {
  for (const { name, move: type, ...reason } of reasons) {
    if (type !== move.type) continue
    const facts = reason.holds ? reason.holds(view, seat, move) : {}
    if (facts) return { name, facts: { ...move, ...facts } }
  }
  return undefined
}
