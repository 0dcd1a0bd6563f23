import { isRecord } from '../../src/kernel/index.ts'

const localised = (own: unknown, others: unknown): number =>
  Math.max(
    ...[own, ...(isRecord(others) ? Object.values(others) : [])].map((text) => (typeof text === 'string' ? text.length : 0)),
  )

/** What Discord counts of a command: names, descriptions and values, each in its longest language, options and choices included. */
export function charactersOf(command: unknown): number {
  if (!isRecord(command)) return 0
  const { name, description, value, options = [], choices = [] } = command
  const own = localised(name, command.name_localizations) + localised(description, command.description_localizations)
  const inner = [options, choices].flatMap((list) => (Array.isArray(list) ? list : []))
  return own + (typeof value === 'string' ? value.length : 0) + inner.reduce((sum: number, one) => sum + charactersOf(one), 0)
}
