/** Discord's published description of its HTTP API: the document itself where it lies beside the project, npm's rendering of it everywhere else. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FindSchema, Schema } from './schema.ts'

/** The schemas of request bodies, by name. */
export interface Description {
  source: 'document' | 'package'
  schema(name: string): Schema
  find: FindSchema
}

const document = fileURLToPath(new URL('../../../../shared/discord-openapi.json', import.meta.url))

let loaded: Promise<Description> | null = null

/** Loaded once per process. */
export function loadDescription(): Promise<Description> {
  loaded ??= existsSync(document) ? Promise.resolve(fromDocument(document)) : fromPackage()
  return loaded
}

export function fromDocument(file: string): Description {
  // Discord's own document: its shape is JSON Schema by definition.
  const parsed = JSON.parse(readFileSync(file, 'utf8')) as { components: { schemas: Record<string, Schema> } }
  const { schemas } = parsed.components
  const get = (name: string): Schema => {
    const schema = schemas[name]
    if (!schema) throw new Error(`Discord's description has no schema ${name}`)
    return schema
  }
  return { source: 'document', schema: get, find: (reference) => get(reference.split('/').pop() ?? '') }
}

/** The package holds zod schemas; zod writes them as JSON Schema, so that one validator serves both. */
export async function fromPackage(): Promise<Description> {
  // Named by a variable because the package has no types that fit; what it exports are zod schemas by name.
  const specification = 'discord-api-spec/zod'
  const [{ toJSONSchema }, schemas] = await Promise.all([import('zod/v4/core'), import(specification)])
  const byName: Record<string, unknown> = { ...schemas }
  const cache = new Map<string, Schema>()
  const definitions = new Map<string, Schema>()
  const get = (name: string): Schema => {
    const known = cache.get(name)
    if (known) return known
    const schema = byName[`${name}Schema`]
    if (!schema) throw new Error(`discord-api-spec has no schema ${name}`)
    // The package's exports are zod schemas; its types do not say so.
    const json = toJSONSchema(schema as Parameters<typeof toJSONSchema>[0], {
      io: 'input',
      unrepresentable: 'any',
      reused: 'inline',
    })
    // Definitions are numbered per conversion: keep each conversion's apart.
    const text = JSON.stringify(json).replaceAll('"#/$defs/', `"${name}#`).replaceAll('"$ref":"#"', `"$ref":"${name}#"`)
    const { $defs = {}, ...root } = JSON.parse(text) as Schema & { $defs?: Record<string, Schema> }
    for (const [key, definition] of Object.entries($defs)) definitions.set(`${name}#${key}`, definition)
    definitions.set(`${name}#`, root)
    cache.set(name, root)
    return root
  }
  const find: FindSchema = (reference) => {
    const found = definitions.get(reference)
    if (!found) throw new Error(`unknown reference ${reference}`)
    return found
  }
  return { source: 'package', schema: get, find }
}
