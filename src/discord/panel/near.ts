import type { Param, PlainMove } from '../../kernel/index.ts'
import { codeOf } from './codes.ts'
import type { Deed } from './deeds.ts'
import type { PanelScene } from './parts.ts'

type Seen = Pick<PanelScene, 'desk' | 'suggestion'>

/** What is suggested of one kind of move, whether it stands first on the panel or not. */
const suggestedOf = ({ suggestion }: Seen, type: string): PlainMove | undefined =>
  suggestion?.run.find((move) => move.type === type)

/** What is suggested for a parameter, as a menu carries it: a long list opens where that stands. */
export function suggestedValue(seen: Seen, type: string, name: string, param: Param): string | undefined {
  const value = suggestedOf(seen, type)?.[name]
  return value === undefined ? undefined : codeOf(param, value)
}

/** Ways to make a move, those from the same part of the list as what is suggested before the others. */
export function nearestFirst(seen: Seen, deeds: readonly Deed[]): readonly Deed[] {
  const [first] = deeds
  const suggested = first && suggestedOf(seen, first.move.type)
  if (!suggested) return deeds
  const partsOf = (move: PlainMove): string =>
    Object.entries(seen.desk.params(move.type, move))
      .flatMap(([name, param]) => (param.kind === 'one-of' && param.by ? [param.by(move[name] as never)] : []))
      .join()
  const here = partsOf(suggested)
  return deeds.toSorted((one, other) => Number(partsOf(other.move) === here) - Number(partsOf(one.move) === here))
}
