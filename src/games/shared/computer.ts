import type { Course, Game, Mind, Owed, PlainMove } from '../../kernel/index.ts'

/** How a computer decides one kind of decision; undefined leaves it to the deadline's answer. */
export type Think<G extends Game> = (view: G['view'], seat: G['seat'], mind: Mind<G>, owed: Owed<G>) => PlainMove | undefined

/** The same about a position that the view allows: what it does not see is drawn anew in it. */
export type Imagining<G extends Game> = (p: G['state'], seat: G['seat'], owed: Owed<G>, mind: Mind<G>) => PlainMove | undefined

export const onImagined =
  <G extends Game>(think: Imagining<G>): Think<G> =>
  (_view, seat, mind, owed) =>
    think(mind.imagine(), seat, owed, mind)

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
