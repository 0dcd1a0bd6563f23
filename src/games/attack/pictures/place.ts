/** Where a part of a picture is drawn. */
import type { Area } from '../../../pictures/toolkit.ts'

export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const middleOf = ({ y, height }: Place): number => y + height / 2

export const overlap = ([left, top, right, bottom]: Area, [west, north, east, south]: Area): boolean =>
  left < east && west < right && top < south && north < bottom

export const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)
