import { limits } from './ui.ts'

/**
 * A custom id says first how its press is acknowledged, because that happens before anything else is known: `u` updates the private
 * message it sits on, `r` replies privately, `m` opens a modal. Then come the name of what is pressed and what it carries.
 */
export type Acknowledgement = 'u' | 'r' | 'm'

const separator = '|'

/** One thing that an id carries, as text and back. */
export interface Field<Value> {
  code(value: Value): string
  /** Undefined where the text is none of it. */
  from(code: string): Value | undefined
}

export const word: Field<string> = { code: (value) => value, from: (code) => code }

const wholeIn = (radix: number): Field<number> => ({
  code: (value) => value.toString(radix),
  from(code) {
    const value = Number.parseInt(code, radix)
    return Number.isNaN(value) ? undefined : value
  },
})

export const whole = wholeIn(10)
/** The same in fewer characters. */
export const short = wholeIn(36)

export const yesOrNo: Field<boolean> = {
  code: (value) => (value ? 'yes' : 'no'),
  from: (code) => (code === 'yes' ? true : code === 'no' ? false : undefined),
}

export type Fields = Readonly<Record<string, Field<unknown>>>
export type ValuesOf<F extends Fields> = { readonly [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never }

/** Something that can be pressed: how that is acknowledged and what its id carries. */
export interface Declared<F extends Fields = Fields> {
  readonly how: Acknowledgement
  readonly carries: F
  /** Its handler may begin while the acknowledgement is on its way, and waits for it itself before it changes anything. */
  readonly early?: boolean
  /** What it does cannot be meant by a second press where the message has just changed: that does nothing. */
  readonly once?: boolean
}

export const updates = <F extends Fields>(carries: F): Declared<F> => ({ how: 'u', carries })
export const replies = <F extends Fields>(carries: F): Declared<F> => ({ how: 'r', carries })
export const asks = <F extends Fields>(carries: F): Declared<F> => ({ how: 'm', carries })
export const early = <F extends Fields>(declared: Declared<F>): Declared<F> => ({ ...declared, early: true })
export const once = <F extends Fields>(declared: Declared<F>): Declared<F> => ({ ...declared, once: true })

export function writeId<F extends Fields>(name: string, { how, carries }: Declared<F>, values: ValuesOf<F>): string {
  const codes = Object.entries(carries).map(([field, { code }]) => code(values[field]))
  // What is empty at the end needs no room.
  return [how, name, ...codes].join(separator).replace(/\|+$/, '')
}

/** What an id carries; undefined where it does not carry that. */
export function readCodes<F extends Fields>({ carries }: Declared<F>, codes: readonly string[]): ValuesOf<F> | undefined {
  const values: Record<string, unknown> = {}
  for (const [index, [field, { from }]] of Object.entries(carries).entries()) {
    const value: unknown = from(codes[index] ?? '')
    if (value === undefined) return undefined
    values[field] = value
  }
  // `as`: filled field by field.
  return values as ValuesOf<F>
}

export const fits = (id: string): boolean => id.length <= limits.customId

export interface ParsedId {
  readonly how: Acknowledgement
  readonly name: string
  readonly codes: readonly string[]
}

export function parseId(id: string): ParsedId | undefined {
  const [how, name, ...codes] = id.split(separator)
  if ((how !== 'u' && how !== 'r' && how !== 'm') || !name) return undefined
  return { how, name, codes }
}
