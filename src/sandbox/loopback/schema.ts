import { FieldErrors, type Path } from './errors.ts'
import { lengthOf } from './text.ts'

/** As much of JSON Schema as Discord's description uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  items?: Schema | false
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  maxProperties?: number
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
}

export type FindSchema = (reference: string) => Schema

const patterns = new Map<string, RegExp>()

function matches(pattern: string, text: string): boolean {
  const compiled = patterns.get(pattern) ?? new RegExp(pattern, 'u')
  patterns.set(pattern, compiled)
  return compiled.test(text)
}

/** Checks a body against a schema, reporting in Discord's words and codes. Unknown fields are ignored, as Discord does. */
export class Validator {
  readonly #find: FindSchema

  constructor(find: FindSchema) {
    this.#find = find
  }

  check(schema: Schema, value: unknown, path: Path, errors: FieldErrors): void {
    const resolved = this.#resolve(schema)
    const branches = resolved.oneOf ?? resolved.anyOf
    if (branches) {
      this.#union(branches, value, path, errors)
      return
    }
    const before = errors.count
    if (!this.#type(resolved, value, path, errors)) return
    if (resolved.enum && !resolved.enum.includes(numeric(value))) {
      errors.add(
        path,
        'BASE_TYPE_CHOICES',
        `Value must be one of (${resolved.enum.map((each) => JSON.stringify(each)).join(', ')}).`,
      )
    }
    if (resolved.const !== undefined && resolved.const !== value)
      errors.add(path, 'BASE_TYPE_CHOICES', `Value must be one of (${JSON.stringify(resolved.const)},).`)
    // Where the own enumeration has failed, what it comes from would only say it again.
    if (errors.count === before) for (const part of resolved.allOf ?? []) this.check(part, value, path, errors)
    if (typeof value === 'string') this.#text(resolved, value, path, errors)
    else if (typeof value === 'number') this.#number(resolved, value, path, errors)
    else if (Array.isArray(value)) this.#list(resolved, value, path, errors)
    else if (isObject(value)) this.#object(resolved, value, path, errors)
  }

  #resolve(schema: Schema): Schema {
    let resolved = schema
    while (resolved.$ref) resolved = this.#find(resolved.$ref)
    return resolved
  }

  #type(schema: Schema, value: unknown, path: Path, errors: FieldErrors): boolean {
    const types = schema.type === undefined ? [] : [schema.type].flat()
    if (types.length === 0 || types.some((type) => isOfType(type, value))) return true
    if (value === null || value === undefined) errors.add(path, 'BASE_TYPE_REQUIRED', 'This field is required')
    else if (types.includes('integer')) errors.add(path, 'NUMBER_TYPE_COERCE', `Value "${short(value)}" is not int.`)
    else if (types.includes('number')) errors.add(path, 'NUMBER_TYPE_COERCE', `Value "${short(value)}" is not float.`)
    else if (types.includes('boolean')) errors.add(path, 'BOOLEAN_TYPE_CONVERT', 'Must be either true or false.')
    else if (types.includes('array')) errors.add(path, 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType')
    else if (types.includes('object')) errors.add(path, 'MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType')
    else errors.add(path, 'STRING_TYPE_CONVERT', 'Could not interpret value as string.')
    return false
  }

  #text(schema: Schema, value: string, path: Path, errors: FieldErrors): void {
    const { minLength, maxLength, pattern, format } = schema
    const length = maxLength === undefined && minLength === undefined ? 0 : lengthOf(value)
    if (minLength !== undefined && length < minLength && minLength === 1 && length === 0) {
      errors.add(path, 'BASE_TYPE_REQUIRED', 'This field is required')
    } else if ((minLength !== undefined && length < minLength) || (maxLength !== undefined && length > maxLength)) {
      if (minLength === undefined) errors.add(path, 'BASE_TYPE_MAX_LENGTH', `Must be ${maxLength} or fewer in length.`)
      else errors.add(path, 'BASE_TYPE_BAD_LENGTH', `Must be between ${minLength} and ${maxLength} in length.`)
    }
    if (pattern !== undefined && isOfType('string', value) && !matches(pattern, value)) {
      if (format === 'snowflake') errors.add(path, 'NUMBER_TYPE_COERCE', `Value "${short(value)}" is not snowflake.`)
      else errors.add(path, 'STRING_TYPE_REGEX', 'String value did not match validation regex.')
    }
    if (format === 'uri' && !/^[a-z][a-z\d+.-]*:\/\/\S+$/i.test(value)) {
      errors.add(path, 'URL_TYPE_INVALID_URL', 'Not a well formed URL.')
    }
  }

  #number(schema: Schema, value: number, path: Path, errors: FieldErrors): void {
    if (schema.minimum !== undefined && value < schema.minimum) {
      errors.add(path, 'NUMBER_TYPE_MIN', `int value should be greater than or equal to ${schema.minimum}.`)
    }
    if (schema.maximum !== undefined && value > schema.maximum) {
      errors.add(path, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${schema.maximum}.`)
    }
  }

  #list(schema: Schema, value: readonly unknown[], path: Path, errors: FieldErrors): void {
    const { minItems, maxItems } = schema
    if ((minItems !== undefined && value.length < minItems) || (maxItems !== undefined && value.length > maxItems)) {
      if (minItems === undefined) errors.add(path, 'BASE_TYPE_MAX_LENGTH', `Must be ${maxItems} or fewer in length.`)
      else errors.add(path, 'BASE_TYPE_BAD_LENGTH', `Must be between ${minItems} and ${maxItems} in length.`)
    }
    if (schema.uniqueItems && new Set(value.map((each) => JSON.stringify(each))).size < value.length) {
      errors.add(path, 'SET_TYPE_ALREADY_CONTAINS_VALUE', 'The set already contains this value')
    }
    if (schema.items) for (const [index, item] of value.entries()) this.check(schema.items, item, [...path, index], errors)
  }

  #object(schema: Schema, value: Record<string, unknown>, path: Path, errors: FieldErrors): void {
    for (const name of schema.required ?? []) {
      if (value[name] === undefined) errors.add([...path, name], 'BASE_TYPE_REQUIRED', 'This field is required')
    }
    if (schema.maxProperties !== undefined && Object.keys(value).length > schema.maxProperties) {
      errors.add(path, 'BASE_TYPE_MAX_LENGTH', `Must be ${schema.maxProperties} or fewer in length.`)
    }
    for (const [name, field] of Object.entries(value)) {
      if (field === undefined) continue
      const own = schema.properties?.[name]
      if (own) this.check(own, field, [...path, name], errors)
      else if (typeof schema.additionalProperties === 'object')
        this.check(schema.additionalProperties, field, [...path, name], errors)
    }
  }

  /** One of several shapes: by null, by `type`, or by whichever fits best. */
  #union(branches: readonly Schema[], value: unknown, path: Path, errors: FieldErrors): void {
    const resolved = branches.map((branch) => this.#resolve(branch))
    const isNull = (branch: Schema) => branch.type === 'null'
    if (value === null && resolved.some(isNull)) return
    const candidates = resolved.filter((branch) => !isNull(branch))
    const types = candidates.map((branch) => this.#typesOf(branch))
    if (!isObject(value) || candidates.length === 1 || types.some((list) => list === null)) {
      this.#best(candidates, value, path, errors)
      return
    }
    const fitting = candidates.filter((_, index) => types[index]?.includes(value.type))
    if (fitting.length > 0) this.#best(fitting, value, path, errors)
    else if (value.type === undefined) errors.add([...path, 'type'], 'BASE_TYPE_REQUIRED', 'This field is required')
    else errors.add(path, 'UNION_TYPE_CHOICES', `Value of field "type" must be one of (${types.flat().join(', ')},).`)
  }

  #best(branches: readonly Schema[], value: unknown, path: Path, errors: FieldErrors): void {
    const only = branches.length === 1 ? branches[0] : undefined
    if (only) {
      this.check(only, value, path, errors)
      return
    }
    // Only among shapes of the right kind is a report of any use.
    const fitting = branches.filter(
      (branch) => branch.type === undefined || [branch.type].flat().some((type) => isOfType(type, value)),
    )
    if (fitting.length > 0 && fitting.length < branches.length) {
      this.#best(fitting, value, path, errors)
      return
    }
    let fewest: { branch: Schema; count: number } | null = null
    for (const branch of branches) {
      const trial = new FieldErrors()
      this.check(branch, value, path, trial)
      if (trial.count === 0) return
      if (!fewest || trial.count < fewest.count) fewest = { branch, count: trial.count }
    }
    if (fewest) this.check(fewest.branch, value, path, errors)
  }

  /** The values a branch's `type` may have, if it has one that tells branches apart. */
  #typesOf(branch: Schema): unknown[] | null {
    const type = branch.properties?.type
    if (!type || !branch.required?.includes('type')) return null
    const resolved = this.#resolve(type)
    if (resolved.enum) return resolved.enum
    if (resolved.const !== undefined) return [resolved.const]
    return null
  }
}

function isOfType(type: string, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null
    case 'string':
      return typeof value === 'string'
    case 'boolean':
      return typeof value === 'boolean'
    // Discord reads numbers written as text too; clients rely on it for permission bits.
    case 'integer':
      return Number.isInteger(value) || (typeof value === 'string' && /^-?\d+$/.test(value))
    case 'number':
      return typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value))
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isObject(value)
    default:
      return false
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const numeric = (value: unknown): unknown => (typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value)

const short = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 50)
