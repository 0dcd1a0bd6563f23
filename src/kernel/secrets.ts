import type { Game, Viewer } from './game.ts'
import { copy } from './json.ts'

/** The type found at a dotted path; `*` stands for any key or index. Nulls on the way are passed over. */
export type At<T, Path extends string> = T extends unknown
  ? Path extends `${infer Key}.${infer Rest}`
    ? At<NonNullable<Step<T, Key>>, Rest>
    : Step<T, Path>
  : never

type Step<T, Key extends string> = T extends readonly (infer Item)[]
  ? Item
  : T extends object
    ? Key extends '*'
      ? T[keyof T]
      : Key extends keyof T
        ? T[Key]
        : never
    : never

/** One thing that not everybody may know. Each rulebook lists its secrets once; its view follows from the list. */
export interface Secret<G extends Game> {
  readonly path: string
  /** What the viewer sees in its place: the value itself if the viewer may know it. `keys` are what the stars stood for. */
  shown(value: unknown, viewer: Viewer, keys: readonly string[], state: G['state']): unknown
}

export const secret =
  <G extends Game>() =>
  <const Path extends string>(
    path: Path,
    shown: (value: At<G['state'], Path>, viewer: Viewer, keys: readonly string[], state: G['state']) => unknown,
  ): Secret<G> => ({
    path,
    // `as`: the path says which type lies there.
    shown: (value, viewer, keys, state) => shown(value as At<G['state'], Path>, viewer, keys, state),
  })

/** A secret of the seat that the first star of its path names; the others see `instead` of it. */
export const ownSecret =
  <G extends Game>() =>
  <const Path extends string>(path: Path, instead: (value: At<G['state'], Path>) => unknown): Secret<G> =>
    secret<G>()(path, (value, viewer, [owner]) => (viewer === owner ? value : instead(value)))

export function view<G extends Game>(secrets: readonly Secret<G>[], state: G['state'], viewer: Viewer): G['view'] {
  const result = copy(state)
  for (const { path, shown } of secrets)
    for (const { node, key, keys } of walk(result, stepsOf(path))) node[key] = shown(node[key], viewer, keys, state)
  return result
}

/** Every place that the path names, with its value. */
export function* placesOf(state: unknown, path: string): Iterable<{ place: string; keys: readonly string[]; value: unknown }> {
  for (const { node, key, keys, place } of walk(state, stepsOf(path))) yield { place, keys, value: node[key] }
}

interface Found {
  readonly node: Record<string, unknown>
  readonly key: string
  /** What the stars stood for. */
  readonly keys: readonly string[]
  readonly place: string
}

/** Paths are walked at every look at a position. */
const splitPaths = new Map<string, readonly string[]>()
function stepsOf(path: string): readonly string[] {
  const steps = splitPaths.get(path) ?? path.split('.')
  splitPaths.set(path, steps)
  return steps
}

function* walk(at: unknown, [step, ...rest]: readonly string[], keys: readonly string[] = [], before = ''): Iterable<Found> {
  if (typeof at !== 'object' || at === null || step === undefined) return
  const node = at as Record<string, unknown>
  for (const key of step === '*' ? Object.keys(node) : [step]) {
    if (!(key in node)) continue
    const passed = step === '*' ? [...keys, key] : keys
    const place = before ? `${before}.${key}` : key
    if (rest.length === 0) yield { node, key, keys: passed, place }
    else yield* walk(node[key], rest, passed, place)
  }
}
