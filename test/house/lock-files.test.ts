import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const ROOT = join(import.meta.dirname, '../..')

const lockFile = z.object({
  packages: z.record(z.string(), z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() })),
})

// Packages come with a part for each platform. A registry that lacks some makes npm leave them out without a word,
// and `npm ci` then fails on every machine but the one that wrote the file.
test.each(['package-lock.json', 'test/bench/package-lock.json'])('%s names the parts for every platform', (file) => {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(ROOT, file), 'utf8')))
  const names = new Set(
    Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
  )
  const missing = Object.values(packages).flatMap(({ optionalDependencies }) =>
    Object.keys(optionalDependencies ?? {}).filter((name) => !names.has(name)),
  )
  expect(missing).toEqual([])
})
