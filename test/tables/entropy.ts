import { createHash } from 'node:crypto'
import type { Entropy } from '../../src/tables/index.ts'

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * The same names and the same chance in every run. `LUCK=anything npx vitest run …` deals anew: what passes with one luck only
 * depends on it.
 */
export function listedEntropy(name = ''): Entropy {
  const luck = `${process.env.LUCK ?? 'listed'} ${name}`
  let tables = 0
  return {
    tableId: () => hash(`${luck} table ${++tables}`).slice(0, 10),
    secret: () => hash(`${luck} secret ${tables}`),
    seed: (secret) => hash(`seed ${secret}`),
  }
}
