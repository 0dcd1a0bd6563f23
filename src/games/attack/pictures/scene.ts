/** What every part of a picture of this game is drawn from. */
import type { Icon, Mark, WorldMap } from '../../../pictures/toolkit.ts'
import type { Sheet as Shared } from '../../shared/painter.ts'
import type { View } from '../secrets/view.ts'
import type { Gov, RegionId, Seat, Suit, Unit } from '../state.ts'

export interface Sheet extends Shared<View, Seat> {
  /** The view at the end of the chapter before, to mark what changed. */
  readonly before: View | null
  readonly map: WorldMap
}

/** Eight colours that stay apart whatever cones somebody lacks: found by search, tested so; shape and pattern say the same again. */
export const marks: Readonly<Record<Seat, Mark>> = {
  p1: { colour: '#2e78c7', shape: 'circle', pattern: 'plain' },
  p2: { colour: '#b52b22', shape: 'square', pattern: 'rising' },
  p3: { colour: '#e8ce40', shape: 'diamond', pattern: 'across' },
  p4: { colour: '#6eaf28', shape: 'triangle', pattern: 'dots' },
  p5: { colour: '#932fed', shape: 'hexagon', pattern: 'grid' },
  p6: { colour: '#23e6a9', shape: 'shield', pattern: 'falling' },
  p7: { colour: '#cb6d7f', shape: 'drop', pattern: 'waves' },
  p8: { colour: '#8cd0f2', shape: 'star', pattern: 'upright' },
}

/** Pale, each with a breath of its own: neutrals are told apart by their letter. */
export const govTints: Readonly<Record<Gov, string>> = {
  communism: '#efd9d2',
  democracy: '#d8e6ee',
  monarchy: '#ece3c4',
  fascism: '#d9d6d0',
}

/** One letter, which each language chooses. */
export const govLetter = ({ say }: Pick<Sheet, 'say'>, gov: Gov): string => say(`gov-letter.${gov}`)

/** What is counted again and again keeps its colour. */
export const signColours = { pp: '#ffd166', oil: '#b9a0ff', regions: '#8fd6a8', sea: '#8fb8d8' } as const

export const unitIcons: Readonly<Record<Unit, Icon>> = {
  inf: 'helmet',
  tank: 'tank',
  art: 'cannon',
  plane: 'plane',
  sub: 'submarine',
  dd: 'destroyer',
  bb: 'battleship',
  cv: 'carrier',
}

export const suitIcons: Readonly<Record<Suit, Icon>> = {
  population: 'people',
  factories: 'factory',
  rail: 'rail',
  oil: 'drop',
  minerals: 'crystal',
}

/** Whoever sits there, or the number of the seat. */
export const seatName = ({ say }: Pick<Sheet, 'say'>, seat: Seat): string => say('picture.seat', { seat })

/** Names too long for the token of their region have a shorter form. */
const shortened: readonly string[] = ['western-united-states', 'eastern-united-states', 'western-australia', 'french-polynesia']

export const regionName = ({ say }: Pick<Sheet, 'say'>, region: RegionId): string =>
  say(shortened.includes(region) ? `picture.short.${region}` : `region.${region}`)
