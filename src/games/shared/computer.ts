import type { Course, Game, Mind, Owed, PlainMove } from '../../kernel/index.ts'

/** How a computer decides one kind of decision; undefined leaves it to the deadline's answer. */
export type Think<G extends Game> = (view: G['view'], seat: G['seat'], mind: Mind<G>, owed: Owed<G>) => PlainMove | undefined

/** A computer that thinks about some decisions, and answers the others as a deadline would. */
export const thinking =
  <G extends Game, Asked extends string>(course: Course<G, Asked>, ideas: Readonly<Partial<Record<Asked, Think<G>>>>) =>
  (view: G['view'], seat: G['seat'], mind: Mind<G>): PlainMove => {
    const [owed] = mind.owed
    if (!owed) throw new Error(`${seat} owes nothing`)
    // `as`: nothing is owed but decisions of the course.
    const decision = owed.decision as Asked
    return ideas[decision]?.(view, seat, mind, owed) ?? course.decisions[decision].fallback(mind.imagine(), seat, owed)
  }
