import { isRecord, type Param } from '../../kernel/index.ts'

/**
 * Values as the shortest text that fits into a custom id: an index where the parameter knows all its values, else the value itself.
 * Parameters that are filled in piece by piece (counts, each, pick) may be incomplete.
 */
export function codeOf(param: Param, value: unknown): string {
  switch (param.kind) {
    case 'one-of':
      return itemCode(param.values, value)
    case 'number':
    case 'nth':
      return typeof value === 'number' ? value.toString(36) : ''
    case 'switch':
      return value ? '1' : '0'
    case 'text':
      return literal(value)
    case 'pick':
      return Array.isArray(value) ? `*${value.map((item) => itemCode(param.values, item)).join('_')}` : literal(value)
    case 'counts':
      return keyed(param.keys, value, (count) => (typeof count === 'number' ? count.toString(36) : ''))
    case 'each':
      return keyed(param.keys, value, (one) => itemCode(param.values, one))
  }
}

/** The value behind a code; undefined if it is none of this parameter's. */
export function fromCode(param: Param, code: string): unknown {
  if (code === '') return undefined
  switch (param.kind) {
    case 'one-of':
      return fromItem(param.values, code)
    case 'number':
    case 'nth': {
      const number = Number.parseInt(code, 36)
      return Number.isNaN(number) ? undefined : number
    }
    case 'switch':
      return code === '1'
    case 'text':
      return fromLiteral(code)
    case 'pick':
      if (!code.startsWith('*')) return fromLiteral(code)
      return code
        .slice(1)
        .split('_')
        .filter((item) => item !== '')
        .map((item) => fromItem(param.values, item))
    case 'counts':
      return fromKeyed(param.keys, code, (item) => Number.parseInt(item, 36))
    case 'each':
      return fromKeyed(param.keys, code, (item) => fromItem(param.values, item))
  }
}

export function itemCode(values: readonly unknown[] | undefined, value: unknown): string {
  const index = values?.indexOf(value) ?? -1
  return index < 0 ? literal(value) : index.toString(36)
}

export function fromItem(values: readonly unknown[] | undefined, code: string): unknown {
  if (/^[~=!]/.test(code)) return fromLiteral(code)
  return values?.[Number.parseInt(code, 36)]
}

/** `~text`, `=number`, `!1`, and `!` for null. None of the signs that separate codes from each other may occur. */
function literal(value: unknown): string {
  if (value === null) return '!'
  if (typeof value === 'number') return `=${value}`
  if (typeof value === 'boolean') return value ? '!1' : '!0'
  return `~${encodeURIComponent(String(value)).replace(/[._~*!'()-]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`
}

function fromLiteral(code: string): unknown {
  if (code.startsWith('=')) return Number(code.slice(1))
  if (code.startsWith('!')) return code === '!' ? null : code === '!1'
  try {
    return decodeURIComponent(code.slice(1))
  } catch {
    return undefined
  }
}

const keyed = (keys: readonly string[], value: unknown, code: (item: unknown) => string): string => {
  if (!isRecord(value)) return ''
  return `*${keys.map((key) => (value[key] === undefined ? '' : code(value[key]))).join('_')}`
}

function fromKeyed(keys: readonly string[], code: string, item: (code: string) => unknown): Record<string, unknown> {
  const parts = code.slice(1).split('_')
  const found = keys.flatMap((key, index) => (parts[index] ? [[key, item(parts[index])] as const] : []))
  return Object.fromEntries(found)
}
