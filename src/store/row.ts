import { z } from 'zod'

/** A row that does not hold what this code wrote there. Nothing is done with it, and nothing else is affected. */
export class SpoiledRow extends Error {
  readonly code = 'spoiled-row'
  readonly params: { readonly model: string; readonly id: string; readonly field: string; readonly problem: string }

  constructor(model: string, id: string, field: string, problem: string, options?: ErrorOptions) {
    super(`the row ${id} of ${model} is spoiled: ${field}: ${problem}`, options)
    this.name = 'SpoiledRow'
    this.params = { model, id, field, problem }
  }
}

/** A row as its schema has it; the error names the field but never what it holds, which may be secret. */
export function parsed<Schema extends z.ZodType>(model: string, id: string, schema: Schema, row: unknown): z.output<Schema> {
  const result = schema.safeParse(row)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new SpoiledRow(model, id, issue?.path.join('.') || 'row', issue?.message ?? 'does not fit')
}

/** Hands over what the database says, and tells a value that the database's driver cannot read from an error of another kind. */
export async function reading<Row>(model: string, id: string, query: PromiseLike<Row>): Promise<Row> {
  try {
    return await query
  } catch (error) {
    // P2023: "inconsistent column data", P2032: a null where none may be; what is no JSON is not given a code.
    if (codeOf(error) === 'P2023' || codeOf(error) === 'P2032' || error instanceof SyntaxError)
      throw new SpoiledRow(model, id, 'row', 'a column holds what it cannot hold', { cause: error })
    throw error
  }
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/** Whether this column's uniqueness stood in the way of a write. */
export function alreadyThere(error: unknown, column: string): boolean {
  if (codeOf(error) !== 'P2002') return false
  // SQLite names the fields, PostgreSQL the index; both hold the column's name.
  const meta = typeof error === 'object' && error !== null && 'meta' in error ? JSON.stringify(error.meta) : ''
  return new RegExp(`\\b(\\w+_)?${column}(_key)?\\b`).test(meta)
}

/** A column of text that holds JSON of this shape. */
export const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue('is no JSON')
        return z.NEVER
      }
    })
    .pipe(schema)
