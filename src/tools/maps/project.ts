/** From degrees to the plane of a map: Natural Earth's projection, stretched to the plane's sides. */
import { geoNaturalEarth1Raw } from 'd3-geo'
import type { Polygon } from './world.ts'

export interface Frame {
  width: number
  height: number
  /** The meridian at the left edge; the map goes once around from there. */
  west: number
  south: number
  north: number
  /** Left free at each side, in pixels. */
  margin: number
}

const radians = Math.PI / 180

export function projection(frame: Frame): (longitude: number, latitude: number) => [number, number] {
  const raw = geoNaturalEarth1Raw
  const centre = frame.west + 180
  const halfWidth = raw(Math.PI, 0)[0]
  const top = raw(0, frame.north * radians)[1]
  const bottom = raw(0, frame.south * radians)[1]
  const across = (frame.width - 2 * frame.margin) / (2 * halfWidth)
  const down = (frame.height - 2 * frame.margin) / (top - bottom)
  return (longitude, latitude) => {
    const [x, y] = raw((longitude - centre) * radians, latitude * radians)
    return [frame.width / 2 + x * across, frame.margin + (top - y) * down]
  }
}

/** What lies beyond the frame's edges is moved once around, a whole island at a time. */
export function unwrap(polygons: Polygon[], west: number): Polygon[] {
  return polygons.map((rings) => {
    const longitudes = rings[0]!.map(([longitude]) => longitude)
    const middle = (Math.min(...longitudes) + Math.max(...longitudes)) / 2
    const around = middle < west ? 360 : middle > west + 360 ? -360 : 0
    return rings.map((ring) => ring.map(([x, y]): [number, number] => [x + around, y]))
  })
}
