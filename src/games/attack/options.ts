import { oneOf, refuse, toggle, type Values, withDefault } from '../../kernel/index.ts'
import { data } from './data.ts'

const params = {
  map: withDefault(oneOf(['west', 'east', 'world']), 'west'),
  continents: withDefault(toggle(), false),
  homeDefence: withDefault(toggle(), false),
  placement: withDefault(oneOf(['rounds', 'at-once']), 'rounds'),
  maxRounds: withDefault(oneOf([0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]), 0),
  neutralControl: withDefault(oneOf(['volunteers', 'auto']), 'volunteers'),
}

export type OptionName = keyof typeof params

/** 2.5 */
export const options = {
  params,
  /** One hand-off for the placement instead of five (8), and an end that can be foreseen. */
  forDays: { placement: 'at-once', maxRounds: 10 },
  check({ map, continents }: Values<typeof params>, seats: number) {
    const { min, max } = data.seats[map]
    if (seats < min || seats > max) return refuse('bad-options', { option: 'map', max })
    // Every start region on another continent: four are needed, and South America has seven regions only.
    if (continents && (map === 'east' || (map === 'west' && seats === 8))) return refuse('bad-options', { option: 'continents' })
  },
}
