import { createHash } from 'node:crypto'
import { median, milliseconds } from './harness.ts'

// What the task below took on the machine the absolute bars were set on (two cores, Node 20.20).
const REFERENCE_MS = 2.2

/** How many times slower than there the same work is here: text, sorting, hashing, objects, nothing of ours. */
export async function calibrate(): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 5; round++) times.push(await milliseconds(work, { time: 100 }))
  return median(times) / REFERENCE_MS
}

function work(): number {
  let state = 1
  const rows = Array.from({ length: 4000 }, (_, index) => {
    state = (state * 48_271) % 2_147_483_647
    return { id: index, weight: state % 1000, name: `region-${state % 97}` }
  })
  rows.sort((one, other) => one.weight - other.weight || one.name.localeCompare(other.name, 'en'))
  const text = JSON.stringify(rows)
  const again: unknown = JSON.parse(text)
  createHash('sha256').update(text).digest()
  return Array.isArray(again) ? again.length : 0
}
