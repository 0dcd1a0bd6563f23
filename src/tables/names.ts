import { randomBytes } from 'node:crypto'

const letters = 'abcdefghjkmnpqrstvwxyz0123456789'

/** A short name for a table: it stands in custom ids, which have little room. Fifty bits, so that none comes twice. */
export const newTableId = (): string => [...randomBytes(10)].map((byte) => letters[byte % letters.length]).join('')
