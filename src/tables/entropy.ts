import { randomBytes } from 'node:crypto'
import { seedOf } from './history/seed.ts'

/** Where a table's name and its chance come from: all that nobody can foresee. */
export interface Entropy {
  /** A short name for a table: it stands in custom ids, which have little room. */
  tableId(): string
  /** What nobody knows until the game is over. */
  secret(): string
  /** The seed of all chance, from the secret and the ids of the interactions that joined and started the game. */
  seed(secret: string, ids: readonly string[]): string
}

const letters = 'abcdefghjkmnpqrstvwxyz0123456789'

export const realEntropy: Entropy = {
  // Fifty bits, so that none comes twice.
  tableId: () => [...randomBytes(10)].map((byte) => letters[byte % letters.length]).join(''),
  // 256 bits.
  secret: () => randomBytes(32).toString('hex'),
  seed: seedOf,
}
