import { randomBytes } from 'node:crypto'

/**
 * A bot's token as Discord makes them: its id in base64, which begins with a letter from M to O, then what is random. One that began
 * with "Bot" would lose that to clients, which take it for the kind of the token.
 */
export const newToken = (): string => `MTIzNDU2Nzg5.${randomBytes(24).toString('base64url')}`
