/**
 * Few colours for many. What is drawn with flat colours has some that cover much, and thousands at smoothed edges that cover next to
 * nothing. Those that cover something stay exactly as they are; of the others one by one is taken whose absence would be seen most.
 */

export interface Paletted {
  /** At most 256 colours, as 0xRRGGBB. */
  readonly palette: readonly number[]
  /** The number of each pixel's colour, row by row, each row with a byte of nothing before it. */
  readonly rows: Uint8Array
  /** Which share of the pixels is seen to be other than before. */
  readonly strayed: number
}

const mostColours = 256
/** What covers this share of a picture is no edge. */
const flat = 1 / 4000
/** Colours at edges are told apart by so many bits of each part. */
const edgeBits = 4

/**
 * Pixels as cairo keeps them: one number each, whose highest byte means nothing (signed, because V8 keeps larger ones apart). Undefined where
 * there are too many colours by far.
 */
export function paletted(pixels: Int32Array, width: number): Paletted | undefined {
  const colours = countColours(pixels, width)
  if (!colours) return undefined
  const { groups, groupOf } = grouped(colours, colours.size <= mostColours ? 0 : pixels.length * flat)
  const palette = choose(groups)
  const numberOf = new Uint8Array(colours.size)
  let strayed = 0
  for (let index = 0; index < colours.size; index++) {
    numberOf[index] = groups.nearest[groupOf[index]!]!
    if (isSeen(colours.values[index]!, palette[numberOf[index]!]!)) strayed += colours.counts[index]!
  }
  return { palette, rows: rowsOf(colours.indices, numberOf, width, pixels.length / width), strayed: strayed / pixels.length }
}

const tableBits = 17
const tableSize = 1 << tableBits
const tableMask = tableSize - 1
const fullAt = tableSize / 2

interface Colours {
  readonly size: number
  readonly values: Int32Array
  readonly counts: Int32Array
  /** For each pixel the index of its colour. */
  readonly indices: Uint16Array
}

/** Used again for each picture: new room of this size costs more than what is done in it. */
const scratch = {
  values: new Int32Array(fullAt),
  counts: new Int32Array(fullAt),
  table: new Int32Array(tableSize),
  indices: new Uint16Array(0),
}

/**
 * Every colour that occurs, in the order of its first pixel. A pixel mostly has the colour of the one before it or above it; else it is
 * found by an open hash table, in which a colour's index plus one stands, and zero where there is none.
 */
function countColours(pixels: Int32Array, width: number): Colours | undefined {
  if (scratch.indices.length < pixels.length) scratch.indices = new Uint16Array(pixels.length)
  const { values, counts, table, indices } = scratch
  counts.fill(0)
  table.fill(0)
  let [size, at] = [0, 0]
  while (at < pixels.length) {
    const from = at
    const pixel = pixels[at]!
    let index = 0
    if (from >= width && pixels[from - width] === pixel) index = indices[from - width]!
    else {
      const colour = pixel & 0xffffff
      let place = Math.imul(colour, 0x9e3779b1) >>> (32 - tableBits)
      let found = table[place]!
      while (found !== 0 && values[found - 1] !== colour) {
        place = (place + 1) & tableMask
        found = table[place]!
      }
      if (found === 0) {
        if (size === fullAt) return undefined
        values[size++] = colour
        table[place] = found = size
      }
      index = found - 1
    }
    do indices[at++] = index
    while (at < pixels.length && pixels[at] === pixel)
    counts[index]! += at - from
  }
  return { size, values, counts, indices }
}

/** Colours that are looked after together: a flat one by itself, those at edges with their like. */
interface Groups {
  /** The colour that covers most of the group. */
  readonly colours: Uint32Array
  readonly counts: Uint32Array
  /** The colour of the palette that is nearest, once there is one. */
  readonly nearest: Uint8Array
}

function grouped({ size, values, counts }: Colours, flatFrom: number): { groups: Groups; groupOf: Uint32Array } {
  const groupOf = new Uint32Array(size)
  const edges = new Int32Array(1 << (3 * edgeBits))
  const best = new Uint32Array(size)
  const groups = { colours: new Uint32Array(size), counts: new Uint32Array(size) }
  let length = 0
  for (let index = 0; index < size; index++) {
    const [colour, count] = [values[index]!, counts[index]!]
    const edge = edgeOf(colour)
    const group = count >= flatFrom ? length : edges[edge]! - 1
    if (group < 0 || group === length) {
      groupOf[index] = length
      groups.colours[length] = colour
      groups.counts[length] = best[length] = count
      length++
      if (count < flatFrom) edges[edge] = length
      continue
    }
    groupOf[index] = group
    groups.counts[group]! += count
    if (count <= best[group]!) continue
    best[group] = count
    groups.colours[group] = colour
  }
  const nearest = new Uint8Array(length)
  return { groups: { colours: groups.colours.slice(0, length), counts: groups.counts.slice(0, length), nearest }, groupOf }
}

const partOf = (colour: number, shift: number): number => ((colour >> shift) & 0xff) >> (8 - edgeBits)
const edgeOf = (colour: number): number =>
  (partOf(colour, 16) << (2 * edgeBits)) | (partOf(colour, 8) << edgeBits) | partOf(colour, 0)

/** Takes the most frequent colour first, then always the one that is missed most by all its pixels together. */
function choose({ colours, counts, nearest }: Groups): number[] {
  const palette: number[] = []
  const missed = new Float64Array(colours.length).fill(Number.MAX_SAFE_INTEGER)
  let next = counts.indexOf(counts.reduce((most, count) => Math.max(most, count), 0))
  let most = 1
  while (most > 0 && palette.length < mostColours) {
    const colour = colours[next]!
    most = 0
    for (let group = 0; group < colours.length; group++) {
      const distance = distanceOf(colour, colours[group]!)
      if (distance < missed[group]!) {
        missed[group] = distance
        nearest[group] = palette.length
      }
      const weight = missed[group]! * counts[group]!
      if (weight <= most) continue
      most = weight
      next = group
    }
    palette.push(colour)
  }
  return palette
}

/** Eyes tell greens best and blues worst. */
function distanceOf(one: number, other: number): number {
  const red = (one >> 16) - (other >> 16)
  const green = ((one >> 8) & 0xff) - ((other >> 8) & 0xff)
  const blue = (one & 0xff) - (other & 0xff)
  return 3 * red * red + 6 * green * green + blue * blue
}

/** As pixelmatch sees it at a threshold of 0.1: brightness counts most. */
function isSeen(one: number, other: number): boolean {
  if (one === other) return false
  const red = (one >> 16) - (other >> 16)
  const green = ((one >> 8) & 0xff) - ((other >> 8) & 0xff)
  const blue = (one & 0xff) - (other & 0xff)
  const y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  const i = red * 0.59597799 - green * 0.2741761 - blue * 0.32180189
  const q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q > 35215 * 0.1 * 0.1
}

function rowsOf(indices: Uint16Array, numberOf: Uint8Array, width: number, height: number): Uint8Array {
  const rows = new Uint8Array((width + 1) * height)
  let to = 0
  let at = 0
  for (let row = 0; row < height; row++) {
    to++
    for (const rowEnd = at + width; at < rowEnd; ) rows[to++] = numberOf[indices[at++]!]!
  }
  return rows
}
