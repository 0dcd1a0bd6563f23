import { isKey } from './hpke.ts'

/** Where a game may go on: a server, and the public key of the Chancery that is on it. Whoever moderates there gives it to others. */
export interface Address {
  readonly key: string
  readonly server: string
}

export const addressOf = ({ key, server }: Address): string => `${key}.${server}`

export function readAddress(text: string): Address | undefined {
  const [, key, server] = /^([\w-]{43})\.(\d{17,20})$/.exec(text.trim()) ?? []
  return key && server && isKey(key) ? { key, server } : undefined
}
