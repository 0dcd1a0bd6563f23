/**
 * Makes the Prisma clients: `prisma/schema.prisma` describes what is kept for both databases, and differs between them only in what
 * stands here. Called by set-up.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SOURCE = 'prisma/schema.prisma'
const DERIVED = 'prisma/postgresql/schema.prisma'

const write = (file, text) => {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true })
  writeFileSync(join(ROOT, file), text)
}

/** The same models, for PostgreSQL. */
export function forPostgres(schema) {
  return schema
    .replace('provider = "sqlite"', 'provider = "postgresql"')
    .replace('"../src/store/generated/sqlite"', '"../../src/store/generated/postgresql"')
}

function generate(schema) {
  const prisma = join(ROOT, 'node_modules/prisma/build/index.js')
  const { status } = spawnSync(process.execPath, [prisma, 'generate', '--schema', schema], { cwd: ROOT, stdio: ['ignore', 2, 2] })
  if (status !== 0) process.exit(1)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync(join(ROOT, 'src/store/generated'), { recursive: true, force: true })
  write(DERIVED, `// Made by set-up from ${SOURCE}.\n${forPostgres(readFileSync(join(ROOT, SOURCE), 'utf8'))}`)
  for (const schema of [SOURCE, DERIVED]) generate(schema)
}
