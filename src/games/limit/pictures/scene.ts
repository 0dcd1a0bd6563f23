/** What every part of a picture of this game is drawn from. */
import type { Icon, Mark, Tools } from '../../../pictures/toolkit.ts'
import type { Say } from '../../../words/index.ts'
import type { Power, Res, Seat, View } from '../state.ts'

export interface Sheet {
  readonly tools: Tools
  readonly view: View
  /** The view at the end of the chapter before, to mark what changed. */
  readonly before: View | null
  readonly say: Say
  /** Who sits where, as far as their names can be written. */
  readonly people: Readonly<Record<string, string>>
  /** The seats that are shown as asked now. */
  readonly awaited: readonly Seat[]
}

export const marks: Readonly<Record<Power, Mark>> = {
  p1: { colour: '#e69f00', shape: 'circle', pattern: 'plain', letter: '1' },
  p2: { colour: '#56b4e9', shape: 'square', pattern: 'rising', letter: '2' },
  p3: { colour: '#14b58a', shape: 'triangle', pattern: 'dots', letter: '3' },
  p4: { colour: '#f0e442', shape: 'diamond', pattern: 'across', letter: '4' },
  p5: { colour: '#cc79a7', shape: 'hexagon', pattern: 'grid', letter: '5' },
  p6: { colour: '#e8703a', shape: 'shield', pattern: 'falling', letter: '6' },
  star: { colour: '#f2f2f2', shape: 'star', pattern: 'plain', letter: '' },
}

export const resourceIcons: Readonly<Record<Res, Icon>> = {
  renewable: 'wheat',
  industrial: 'cube',
  military: 'sword',
  fossil: 'drop',
}

export const resourceColours: Readonly<Record<Res, string>> = {
  renewable: '#3ddc97',
  industrial: '#6cbcf0',
  military: '#ff8a7a',
  fossil: '#c9b28a',
}

export const crisisIcons = { financial: 'coin', ecological: 'leaf', military: 'swords' } as const
export const crisisColours = { financial: '#ffd166', ecological: '#3ddc97', military: '#ff6b6b' } as const

/** A seat is called like whoever sits on it. */
export const seatName = ({ say, people }: Sheet, seat: Seat): string => people[seat] ?? say(`seat.${seat}`)
