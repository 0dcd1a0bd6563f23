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
  return sqlOf(stdout)
}

const sqlOf = (stdout: string | null | undefined): string | undefined =>
  !stdout || stdout.trim() === '' || stdout.startsWith(NOTHING_TO_DO) ? undefined : stdout

/** The SQL that leads from one schema of PostgreSQL to another; undefined if they agree. No server is asked. */
export async function postgresChange(from: string, to: string): Promise<string | undefined> {
  const engine = await schemaEngine(noServer, to)
  const { stdout } = await engine.diff({
    from: from === '' ? { tag: 'empty' } : { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: from }] },
    to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: to }] },
    script: true,
    exitCode: null,
    filters: NO_FILTERS,
  })
  // It is there, and only who owns the database might ask for it.
  return sqlOf(stdout?.replace('-- CreateSchema\nCREATE SCHEMA IF NOT EXISTS "public";\n\n', ''))
}

/** Prisma's engine wants to know whom it speaks to, even where it compares two texts. */
const noServer: SqlMigrationAwareDriverAdapterFactory = {
  provider: 'postgres',
  adapterName: 'no-server',
  connect: async () => {
    return {
      provider: 'postgres',
      adapterName: 'no-server',
      queryRaw: async () => ({ columnNames: [], columnTypes: [], rows: [] }),
      executeRaw: async () => 0,
      executeScript: async () => undefined,
      startTransaction: () => Promise.reject(new Error('there is no server')),
      dispose: async () => undefined,
    }
  },
  connectToShadowDb: () => noServer.connect(),
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
