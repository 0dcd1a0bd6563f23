/** How much room each region gets: from the plane as projected to the density that the cartogram levels. */
import { createCanvas } from 'canvas'
import type { Field } from './cartogram.ts'
import type { Polygon } from './world.ts'

export interface Need {
  id: string
  polygons: Polygon[]
  anchor: [number, number]
  /** The room it should have in the end, in square pixels. */
  room(area: number): number
}

const cell = 2

export interface Ground {
  field: Field
  /** Area of each region in the plane before the flow, coastal waters included, in square pixels. */
  areas: Map<string, number>
}

/**
 * Density per cell: the room wanted over the area covered. Every region owns its land and the sea close to its anchor,
 * where its token may lie; the open sea gets `sea`, the density of water.
 */
export function groundOf(needs: Need[], width: number, height: number, coast: number, sea: number): Ground {
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const owner = paint(needs, columns, rows)
  claimCoast(needs, owner, columns, rows, coast / cell)
  const cells = new Map<number, number>()
  for (const index of owner) cells.set(index, (cells.get(index) ?? 0) + 1)
  const areas = new Map(needs.map((need, index) => [need.id, (cells.get(index + 1) ?? 0) * cell * cell]))
  const densities = needs.map((need) => {
    const area = areas.get(need.id)!
    return area === 0 ? sea : need.room(area) / area
  })
  const values = Float64Array.from(owner, (index) => (index === 0 ? sea : densities[index - 1]!))
  return { field: blur(blur({ columns, rows, values }, 7), 7), areas }
}

function paint(needs: Need[], columns: number, rows: number): Uint16Array {
  const canvas = createCanvas(columns, rows)
  const context = canvas.getContext('2d')
  context.antialias = 'none'
  context.scale(1 / cell, 1 / cell)
  needs.forEach((need, index) => {
    context.fillStyle = `rgb(${(index + 1) & 255}, ${(index + 1) >> 8}, 128)`
    context.beginPath()
    for (const rings of need.polygons) {
      for (const ring of rings) {
        ring.forEach(([x, y], point) => {
          if (point === 0) context.moveTo(x, y)
          else context.lineTo(x, y)
        })
        context.closePath()
      }
    }
    context.fill('evenodd')
  })
  const { data } = context.getImageData(0, 0, columns, rows)
  return Uint16Array.from({ length: columns * rows }, (_, index) =>
    data[index * 4 + 2] === 128 ? data[index * 4]! + 256 * data[index * 4 + 1]! : 0,
  )
}

function claimCoast(needs: Need[], owner: Uint16Array, columns: number, rows: number, radius: number): void {
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (owner[row * columns + column] !== 0) continue
      let nearest = radius
      needs.forEach((need, index) => {
        const distance = Math.hypot(need.anchor[0] / cell - column, need.anchor[1] / cell - row)
        if (distance >= nearest) return
        nearest = distance
        owner[row * columns + column] = index + 1
      })
    }
  }
}

function blur(field: Field, radius: number): Field {
  const across = average(field, radius, 1, 0)
  return average(across, radius, 0, 1)
}

function average({ columns, rows, values }: Field, radius: number, stepX: number, stepY: number): Field {
  const result = new Float64Array(values.length)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let sum = 0
      for (let offset = -radius; offset <= radius; offset++) {
        const x = Math.min(Math.max(column + offset * stepX, 0), columns - 1)
        const y = Math.min(Math.max(row + offset * stepY, 0), rows - 1)
        sum += values[y * columns + x]!
      }
      result[row * columns + column] = sum / (2 * radius + 1)
    }
  }
  return { columns, rows, values: result }
}

/** Pixels per cell, to convert between the plane and the field. */
export const cellSize = cell
