import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Every module that a file pulls in when it is loaded; imports of types are left out. */
function reached(entry: URL, found = new Set<string>()): Set<string> {
  if (found.has(entry.href)) return found
  found.add(entry.href)
  const source = readFileSync(entry, 'utf8')
  for (const [, name] of source.matchAll(/^(?:import|export)\s(?!type\s)[^'";]*?from '([^']+)'|^import '([^']+)'/gm)) {
    if (name?.startsWith('.')) reached(new URL(name, entry), found)
    else if (name) found.add(name)
  }
  return found
}

test("nothing that the gateway's process loads of the pictures imports canvas", () => {
  const modules = [...reached(new URL('../../src/pictures/index.ts', import.meta.url))]
  expect(modules.some((module) => module.endsWith('/src/pictures/pool.ts'))).toBe(true)
  expect(modules.filter((module) => module === 'canvas' || module.endsWith('/canvas.ts'))).toEqual([])
})

test('a game draws with the tools it is handed: its picture file imports only types of the toolkit', () => {
  const modules = [...reached(new URL('../../src/games/ideology/pictures/index.ts', import.meta.url))]
  expect(modules.filter((module) => module.includes('/src/pictures/') || module === 'canvas')).toEqual([])
})
