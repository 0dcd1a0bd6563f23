import { type Game, openlyAwaited, type Rulebook, SeededChance, type Sight, type Viewer } from '../../src/kernel/index.ts'

/** A view that was written down rather than played, with who is awaited in a position that it allows. */
export const sightIn = <G extends Game>(
  book: Rulebook<G>,
  view: G['view'],
  viewer: Viewer = null,
): Sight<G['view'], G['seat']> => ({
  view,
  viewer,
  awaited: openlyAwaited(book, book.imagine(view, viewer, new SeededChance('sight'))),
})
