/** What every part of a picture of this game is drawn from. */
import type { Icon, Mark } from '../../../pictures/toolkit.ts'
import { sixMarks } from '../../shared/marks.ts'
import type { Sheet as Shared } from '../../shared/painter.ts'
import { timesHappy } from '../round/scoring.ts'
import type { Cls, Power, Res, Seat, View } from '../state.ts'

export interface Sheet extends Shared<View, Seat> {
  /** The view at the end of the chapter before, to mark what changed. */
  readonly before: View | null
}

export const marks: Readonly<Record<Power, Mark>> = {
  ...sixMarks,
  star: { colour: '#f2f2f2', shape: 'star', pattern: 'plain' },
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

/** Classes whose standard counts for points stand out. */
export const letterColour = ({ tools: { theme }, view }: Sheet, cls: Cls): string =>
  timesHappy(cls, view.options) > 0 ? theme.accent : theme.inkSoft
