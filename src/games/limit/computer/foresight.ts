import type { Owed, PlainMove } from '../../../kernel/index.ts'
import { people } from '../data.ts'
import { canLowerFactory, canRaiseFactory, hasPermanent } from '../nation/tracks.ts'
import { entryOf, stepChoices } from '../round/todo.ts'
import { goodsShift } from '../social/demands.ts'
import type { Cls, Factory, Limit, Nation, State } from '../state.ts'

/** 13: A to 2, C on to 3 (which ends growth), then E whenever it lags behind A, then whatever counts. */
export function raise(nation: Nation, options: readonly Cls[]): Cls {
  const { A, C, E } = nation.classes
  const wishes: readonly (Cls | false)[] = [
    A < 2 && 'A',
    C < 2 && 'B',
    C < 2 && 'C',
    A < 3 && 'A',
    C < 3 && 'B',
    C < 3 && 'C',
    A - E > 1 && 'E',
    A - E > 1 && 'D',
    'E',
    'D',
    'A',
    'B',
    'C',
  ]
  const wish = wishes.find((cls) => cls !== false && options.includes(cls))
  return wish || options[0]!
}

/** 13: the one whose loss costs least. */
export function lower(nation: Nation, options: readonly Cls[]): Cls {
  const { A, E } = nation.classes
  const wishes: readonly (Cls | false)[] = [A - E >= 2 && 'A', 'B', 'D', 'C', 'E', 'A']
  const wish = wishes.find((cls) => cls !== false && options.includes(cls))
  return wish || options[0]!
}

function lose(nation: Nation, options: readonly Factory[]): Factory {
  if (options.includes('military')) return 'military'
  const eatsLittle = nation.stock.renewable > 2 * people(nation.level) && hasPermanent(nation, 'vegetarianism')
  if (options.includes('renewable') && eatsLittle) return 'renewable'
  return options.includes('industrial') ? 'industrial' : 'renewable'
}

/** Goods wanted next time, at the standard of C now. */
const goodsWanted = (nation: Nation): number => {
  const shift = goodsShift(nation, nation.classes.C)
  return shift === null ? 0 : people(nation.level + shift)
}

function grow(nation: Nation, dir: 1 | -1): Factory {
  if (dir === -1) return canLowerFactory(nation, 'military') ? 'military' : 'industrial'
  const short = goodsWanted(nation) > nation.stock.industrial
  return canRaiseFactory(nation, 'industrial') && (short || nation.factories.industrial < 5) ? 'industrial' : 'military'
}

/** How everybody is thought to decide in the generations to come; where nothing stands here, as deadlines would. */
export function carefully(p: State, { seat, decision, about }: Owed<Limit>): PlainMove | undefined {
  const nation = p.nations[seat]
  switch (decision) {
    case 'raise-class':
      return { type: decision, class: raise(nation, stepChoices[decision](nation)) }
    case 'lower-class':
      return { type: decision, class: lower(nation, stepChoices[decision](nation)) }
    case 'lower-factory':
      return { type: decision, factory: lose(nation, stepChoices[decision](nation)) }
    case 'choose-growth':
      return { type: decision, factory: grow(nation, entryOf(p, seat, 'growth')?.dir ?? 1) }
    // Nobody is thought to give, so nobody is asked.
    case 'shortage':
      return { type: about?.asked ? 'endure' : 'decline-aid' }
  }
}
