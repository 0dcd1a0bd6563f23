import { limits } from './ui.ts'

/**
 * A custom id says first how its press is acknowledged, because that happens before anything else is known: `u` updates the private
 * message it sits on, `r` replies privately, `m` opens a modal. Then come the name of its handler and what the handler needs.
 */
export type Acknowledgement = 'u' | 'r' | 'm'

const separator = '|'

export const customId = (how: Acknowledgement, handler: string, ...rest: readonly (string | number)[]): string =>
  [how, handler, ...rest].join(separator)

export const fits = (id: string): boolean => id.length <= limits.customId

export interface ParsedId {
  readonly how: Acknowledgement
  readonly handler: string
  readonly rest: readonly string[]
}

export function parseId(id: string): ParsedId | undefined {
  const [how, handler, ...rest] = id.split(separator)
  if ((how !== 'u' && how !== 'r' && how !== 'm') || !handler) return undefined
  return { how, handler, rest }
}
