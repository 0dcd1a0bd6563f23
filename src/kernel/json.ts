import { hash } from 'node:crypto'

/** A deep copy of plain JSON. Faster than structuredClone, which every move would feel. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  // `as T`: arrays and objects are rebuilt with the same shape, which the compiler cannot follow. Most of their parts are neither arrays
  // nor objects, and a call for each of these is what costs most.
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice()
    for (let index = 0; index < list.length; index++) {
      const part = list[index]
      if (typeof part === 'object' && part !== null) list[index] = copy(part)
    }
    return list as T
  }
  const result: Record<string, unknown> = {}
  for (const key in value) {
    const part: unknown = value[key]
    const copied = typeof part === 'object' && part !== null ? copy(part) : part
    if (key === prototypes)
      Object.defineProperty(result, key, { value: copied, enumerable: true, configurable: true, writable: true })
    else result[key] = copied
  }
  return result as T
}

/** The one key that cannot be set like others: whoever sends a move may have named a field so, and would give it fields unseen. */
const prototypes = '__proto__'

/** Deep equality of plain JSON. The order of keys does not count; an absent key equals undefined. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, index) => same(item, b[index]))
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  for (const key in left) if (!same(left[key], right[key])) return false
  for (const key in right) if (left[key] === undefined && right[key] !== undefined) return false
  return true
}

/** JSON text with sorted keys: equal values give equal text. Positions are told apart by it at every step, so it builds one text and nothing else. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (Number.isFinite(value)) return `${value as number}`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  let text = ''
  if (Array.isArray(value)) {
    for (const item of value) text += `${text && ','}${canonicalJson(item)}`
    return `[${text}]`
  }
  const record = value as Record<string, unknown>
  for (const key of Object.keys(record).sort()) {
    const item = record[key]
    if (item !== undefined) text += `${text && ','}${quoted(key)}:${canonicalJson(item)}`
  }
  return `{${text}}`
}

/** The same few words stand in every position of a game: quoting them anew is half of what its text costs. */
const quotes = new Map<string, string>()
const mostQuotes = 5000
const longestQuoted = 40

function quoted(text: string): string {
  const known = quotes.get(text)
  if (known !== undefined) return known
  const quote = JSON.stringify(text)
  if (quotes.size < mostQuotes && text.length <= longestQuoted) quotes.set(text, quote)
  return quote
}

const sha256 = (text: string): string => hash('sha256', text)

/** The fingerprint by which positions and views are told apart. */
export const fingerprint = (value: unknown): string => sha256(canonicalJson(value))

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
