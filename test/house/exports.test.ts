import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

const files = ['src', 'commands', 'test'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(ts|tsx|mts)$/.test(file) && !file.startsWith('src/store/generated/')),
)
const texts = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))

test('nothing is exported for its own file alone', () => {
  const namedIn = new Map<string, number>()
  for (const text of texts.values())
    for (const name of new Set(text.match(/[A-Za-z_$][\w$]*/g))) namedIn.set(name, (namedIn.get(name) ?? 0) + 1)
  const alone = [...texts].flatMap(([file, text]) =>
    file.startsWith('src/') && !file.endsWith('.mts')
      ? [...text.matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm)]
          .filter(([, name = '']) => namedIn.get(name) === 1)
          .map(([, name]) => `${file}: ${name}`)
      : [],
  )
  expect(alone).toEqual([])
})
