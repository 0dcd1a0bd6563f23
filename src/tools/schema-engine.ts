import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bindMigrationAwareSqlAdapterFactory, type SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import { MIGRATIONS_FOLDER, type Migration } from '../store/migrations.ts'
import { PrismaSqlite3 } from '../store/sqlite/index.ts'

// Node has it, its declarations at this version do not.
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object, imports: object) => { readonly exports: Readonly<Record<string, unknown>> }
}

export const NO_FILTERS = { externalTables: [], externalEnums: [] }
const NOTHING_TO_DO = '-- This is an empty migration.'

/**
 * The SQL that leads from what the migrations make of an empty database to what the schema describes;
 * undefined if they agree. The migrations are really run, in memory, through our own adapter.
 */
export async function missingMigration(schema: string, migrations: readonly Migration[]): Promise<string | undefined> {
  const engine = await schemaEngine(new PrismaSqlite3({ path: ':memory:' }), schema)
  const { stdout } = await engine.diff({
    from: { tag: 'migrations', ...migrationList(migrations) },
    to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: schema }] },
    script: true,
    exitCode: null,
    filters: NO_FILTERS,
  })
  const sql = stdout ?? ''
  return sql.trim() === '' || sql.startsWith(NOTHING_TO_DO) ? undefined : sql
}

/** The migrations as Prisma's engine wants them. */
export function migrationList(migrations: readonly Migration[]): bindings.MigrationList {
  return {
    baseDir: MIGRATIONS_FOLDER,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "sqlite"' },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  }
}

export async function schemaEngine(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  schema: string,
): Promise<bindings.SchemaEngine> {
  instantiate()
  // Both packages declare this interface, each for itself.
  const factory = bindMigrationAwareSqlAdapterFactory(adapter) as Parameters<typeof bindings.SchemaEngine.new>[2]
  return await bindings.SchemaEngine.new({ datamodels: [['schema.prisma', schema]] }, () => undefined, factory)
}

let instantiated = false

/**
 * Prisma's schema engine as WebAssembly comes from npm with everything else; the native one is a download of its own.
 * The package imports its .wasm as an ES module, which Node 20 cannot do; its bindings can be given one instance by hand.
 */
function instantiate(): void {
  if (instantiated) return
  instantiated = true
  const file = join(dirname(fileURLToPath(import.meta.resolve('@prisma/schema-engine-wasm'))), 'schema_engine_bg.wasm')
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), { './schema_engine_bg.js': bindings })
  bindings.__wbg_set_wasm(exports)
  if (typeof exports.__wbindgen_start === 'function') exports.__wbindgen_start()
}
