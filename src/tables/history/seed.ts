import { hash } from 'node:crypto'

const sha256 = (text: string): string => hash('sha256', text)

/** Published when the lobby opens: the secret cannot be another one afterwards. */
export const hashOf = (secret: string): string => sha256(secret)

/**
 * The seed of all chance: the secret, then the ids of the interactions that joined and started the game, one on each line. Discord
 * chose those after the hash was published, so nobody could pick or foresee the chance.
 */
export const seedOf = (secret: string, ids: readonly string[]): string => sha256([secret, ...ids].join('\n'))
