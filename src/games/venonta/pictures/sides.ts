import type { Icon, Mark } from '../../../pictures/toolkit.ts'
import { sixMarks } from '../../shared/marks.ts'
import { isNeutral } from '../derived.ts'
import type { Group, Seat, Use, View } from '../state.ts'

export const neutralMark: Mark = { colour: '#aab6c0', shape: 'drop', pattern: 'waves' }

export const markOf = (view: View, seat: Seat): Mark => (isNeutral(view, seat) ? neutralMark : sixMarks[seat])

export const groupIcons: Readonly<Record<Group, Icon>> = { aggressive: 'swords', neutral: 'globe', peaceful: 'leaf' }
export const groupColours: Readonly<Record<Group, string>> = { aggressive: '#ff8a7a', neutral: '#6cbcf0', peaceful: '#3ddc97' }

export const slotGrounds: Readonly<Record<Use, string>> = {
  forest: '#1c5138',
  farm: '#e3b23c',
  intensive: '#e07b1f',
  factory: '#8d99a5',
}
export const slotInks: Readonly<Record<Use, string>> = {
  forest: '#5fd38f',
  farm: '#3d2c00',
  intensive: '#2d1500',
  factory: '#141c24',
}

export const wheatColour = '#e3b23c'
export const fuelColour = '#c9b28a'
export const waterColour = '#56b4e9'
export const fishColour = '#9fe3ff'
export const smoke = '#8b7f77'
/** A fish that is dead. */
export const shadow = '#2c4861'
export const helmetColour = '#6cbcf0'
/** Red spaces, and the backs of the events that they bring. */
export const alarm = '#c4453f'
