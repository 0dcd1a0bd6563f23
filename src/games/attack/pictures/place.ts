export { middleOf, type Place } from '../../shared/status/place.ts'

export const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)
