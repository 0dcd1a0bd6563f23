/**
 * A cartogram: the plane flows until every region has about the room it was promised, so that small lands are large enough to
 * read and neighbours stay neighbours. The flow is that of Gastner, Seguy and More (2018): density is levelled linearly in time, which
 * needs a single Poisson equation, solved here by cosine transforms with walls at the edge of the plane.
 */
export interface Field {
  /** Cells across and down. */
  columns: number
  rows: number
  values: Float64Array
}

export type Warp = (x: number, y: number) => [number, number]

/** Where each point of the plane (in cells) goes when the density is levelled. */
export function levelDensity(density: Field, steps = 64): Warp {
  const { columns, rows } = density
  const mean = density.values.reduce((sum, value) => sum + value, 0) / density.values.length
  const [flowX, flowY] = flowOf(density, mean)
  const nodes = (columns + 1) * (rows + 1)
  const xs = new Float64Array(nodes)
  const ys = new Float64Array(nodes)
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const node = row * (columns + 1) + column
      ;[xs[node], ys[node]] = follow(column, row)
    }
  }

  function follow(startX: number, startY: number): [number, number] {
    let [x, y] = [startX, startY]
    for (let step = 0; step < steps; step++) {
      const time = step / steps
      const [ax, ay] = velocity(x, y, time)
      const [bx, by] = velocity(clamp(x + ax / (2 * steps), columns), clamp(y + ay / (2 * steps), rows), time + 0.5 / steps)
      x = clamp(x + bx / steps, columns)
      y = clamp(y + by / steps, rows)
    }
    return [x, y]
  }

  function velocity(x: number, y: number, time: number): [number, number] {
    const now = (1 - time) * sample(density.values, columns, rows, x - 0.5, y - 0.5) + time * mean
    return [sample(flowX, columns, rows, x - 0.5, y - 0.5) / now, sample(flowY, columns, rows, x - 0.5, y - 0.5) / now]
  }

  return (x, y) => [
    sample(xs, columns + 1, rows + 1, clamp(x, columns), clamp(y, rows)),
    sample(ys, columns + 1, rows + 1, clamp(x, columns), clamp(y, rows)),
  ]
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most)
}

/** Bilinear, the border repeated outside. */
function sample(values: Float64Array, columns: number, rows: number, x: number, y: number): number {
  const left = clamp(Math.floor(x), columns - 1)
  const top = clamp(Math.floor(y), rows - 1)
  const right = Math.min(left + 1, columns - 1)
  const bottom = Math.min(top + 1, rows - 1)
  const dx = clamp(x - left, 1)
  const dy = clamp(y - top, 1)
  const upper = values[top * columns + left]! * (1 - dx) + values[top * columns + right]! * dx
  const lower = values[bottom * columns + left]! * (1 - dx) + values[bottom * columns + right]! * dx
  return upper * (1 - dy) + lower * dy
}

/** The flow whose divergence is the excess of density: the gradient of the solution of Poisson's equation. */
function flowOf({ columns, rows, values }: Field, mean: number): [Float64Array, Float64Array] {
  const excess = values.map((value) => value - mean)
  const spectrum = transform(excess, columns, rows, cosines)
  const alongX = new Float64Array(spectrum.length)
  const alongY = new Float64Array(spectrum.length)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (row === 0 && column === 0) continue
      const kx = (Math.PI * column) / columns
      const ky = (Math.PI * row) / rows
      const scale = ((column === 0 ? 1 : 2) * (row === 0 ? 1 : 2)) / (columns * rows)
      const potential = (scale * spectrum[row * columns + column]!) / (kx * kx + ky * ky)
      alongX[row * columns + column] = potential * kx
      alongY[row * columns + column] = potential * ky
    }
  }
  return [inverse(alongX, columns, rows, sines, cosines), inverse(alongY, columns, rows, cosines, sines)]
}

type Waves = (size: number) => Float64Array

const cosines: Waves = (size) => waves(size, Math.cos)
const sines: Waves = (size) => waves(size, Math.sin)

function waves(size: number, wave: (angle: number) => number): Float64Array {
  return Float64Array.from({ length: size * size }, (_, index) => {
    const frequency = Math.floor(index / size)
    return wave((Math.PI * frequency * ((index % size) + 0.5)) / size)
  })
}

function transform(values: Float64Array, columns: number, rows: number, kind: Waves): Float64Array {
  return multiplyColumns(kind(rows), multiplyRows(values, columns, rows, kind(columns), false), columns, rows, false)
}

function inverse(values: Float64Array, columns: number, rows: number, across: Waves, down: Waves): Float64Array {
  return multiplyColumns(down(rows), multiplyRows(values, columns, rows, across(columns), true), columns, rows, true)
}

function multiplyRows(values: Float64Array, columns: number, rows: number, table: Float64Array, back: boolean): Float64Array {
  const result = new Float64Array(values.length)
  for (let row = 0; row < rows; row++) {
    for (let to = 0; to < columns; to++) {
      let sum = 0
      for (let from = 0; from < columns; from++) {
        sum += values[row * columns + from]! * (back ? table[from * columns + to]! : table[to * columns + from]!)
      }
      result[row * columns + to] = sum
    }
  }
  return result
}

function multiplyColumns(table: Float64Array, values: Float64Array, columns: number, rows: number, back: boolean): Float64Array {
  const result = new Float64Array(values.length)
  for (let to = 0; to < rows; to++) {
    for (let from = 0; from < rows; from++) {
      const factor = back ? table[from * rows + to]! : table[to * rows + from]!
      for (let column = 0; column < columns; column++) {
        result[to * columns + column]! += factor * values[from * columns + column]!
      }
    }
  }
  return result
}
