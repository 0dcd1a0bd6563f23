import { hash } from 'node:crypto'
import type { Entropy } from '../../src/tables/index.ts'

const sha256 = (text: string): string => hash('sha256', text)

/**
 * The same names and the same chance in every run. `LUCK=anything npx vitest run …` deals anew: what passes with one luck only
 * depends on it.
 */
export function listedEntropy(name = ''): Entropy {
  const luck = `${process.env.LUCK ?? 'listed'} ${name}`
  let tables = 0
  return {
    tableId: () => sha256(`${luck} table ${++tables}`).slice(0, 10),
    secret: () => sha256(`${luck} secret ${tables}`),
    seed: (secret) => sha256(`seed ${secret}`),
  }
}
