import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../../src/words/index.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Where something is said in a language, the type checker names what is missing; the pictures' types are checked against ours. */
const saysThings = /\/words\/|\/pages\/|\/pictures\/(words|request)\.ts$|^src\/sandbox\/|^src\/store\/generated\//

test('languages are listed in one place, so that type errors lead to all that a new one needs', () => {
  const listed = new RegExp(`'${languages.join("', '")}'|\\b${languages.slice(1).join(', ')}\\b|\\bit: .*\\bde: `)
  const files = ['src', 'commands']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !saysThings.test(file))
  expect(files.length).toBeGreaterThan(400)
  expect(files.filter((file) => listed.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})
