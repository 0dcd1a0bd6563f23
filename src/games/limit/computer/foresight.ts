import { people } from '../data.ts'
import { goodsShift } from '../phases/social/demands.ts'
import type { Foresight } from '../projection.ts'
import type { Cls, Nation } from '../state.ts'
import { canLowerFactory, canRaiseFactory, hasPermanent } from '../tracks.ts'

/** 13: A to 2, C on to 3 (which ends growth), then E whenever it lags behind A, then whatever counts. */
function raise(nation: Nation, options: readonly Cls[]): Cls {
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
function lower(nation: Nation, options: readonly Cls[]): Cls {
  const { A, E } = nation.classes
  const wishes: readonly (Cls | false)[] = [A - E >= 2 && 'A', 'B', 'D', 'C', 'E', 'A']
  const wish = wishes.find((cls) => cls !== false && options.includes(cls))
  return wish || options[0]!
}

/** Goods wanted next time, at the standard of C now. */
const goodsWanted = (nation: Nation): number => {
  const shift = goodsShift(nation, nation.classes.C)
  return shift === null ? 0 : people(nation.level + shift)
}

export const careful: Foresight = {
  raise,
  lower,
  lose: (nation, options) =>
    options.includes('military')
      ? 'military'
      : options.includes('renewable') &&
          nation.stock.renewable > 2 * people(nation.level) &&
          hasPermanent(nation, 'vegetarianism')
        ? 'renewable'
        : options.includes('industrial')
          ? 'industrial'
          : 'renewable',
  grow(nation, dir) {
    if (dir === -1) return canLowerFactory(nation, 'military') ? 'military' : 'industrial'
    const short = goodsWanted(nation) > nation.stock.industrial
    return canRaiseFactory(nation, 'industrial') && (short || nation.factories.industrial < 5) ? 'industrial' : 'military'
  },
}
