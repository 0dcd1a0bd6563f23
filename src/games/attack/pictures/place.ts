import type { Area } from '../../../pictures/toolkit.ts'

export { middleOf, type Place } from '../../shared/status/place.ts'

export const overlap = ([left, top, right, bottom]: Area, [west, north, east, south]: Area): boolean =>
  left < east && west < right && top < south && north < bottom

export const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)
