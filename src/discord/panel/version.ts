import { type AnyRulebook, fingerprint, type Param, type Params, remembered } from '../../kernel/index.ts'

/** Enough to tell one version from the few before it. */
const length = 4

/**
 * What the numbers in custom ids count: the list of moves with their parameters and values, the habits, the conditions and the options. An id of another
 * version may mean something else by the same numbers, so nothing is done by it.
 */
export const versionOf = remembered((book: AnyRulebook): string => {
  const moves = book.moves.map(({ type, by, params, variants = {} }) => [type, by ?? '', shapes(params), variantShapes(variants)])
  const habits = (book.habits ?? []).map(({ name, params }) => [name, shapes(params)])
  const conditions = (book.conditions ?? []).map(({ name, params }) => [name, shapes(params)])
  return fingerprint([moves, habits, conditions, shapes(book.options.params)]).slice(0, length)
})

const variantShapes = (variants: Readonly<Record<string, { readonly params: unknown }>>) =>
  Object.entries(variants).map(([name, { params }]) => [name, shapes(params as Params)])

const shapes = (params: Params): readonly unknown[] =>
  Object.entries(params).map(([name, param]) => [name, param.kind, counted(param)])

/** What an index into a parameter counts. */
function counted(param: Param): unknown {
  const keys = 'keys' in param ? param.keys : []
  const values = 'values' in param ? (param.values ?? []) : []
  return [keys, values]
}
