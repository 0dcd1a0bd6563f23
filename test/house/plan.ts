import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The files that lie beside the folders. */
const files = new Set([
  'checks.ts',
  'course.ts',
  'data.json',
  'data.ts',
  'derived.ts',
  'conditions.ts',
  'guide.ts',
  'habits.ts',
  'ids.ts',
  'index.ts',
  'invariants.ts',
  'names.ts',
  'options.ts',
  'params.ts',
  'rulebook.ts',
  'schema.ts',
  'secrets.ts',
  'setup.ts',
  'standings.ts',
  'state.ts',
])
const needed = ['data.json', 'derived.ts', 'index.ts', 'options.ts', 'rulebook.ts', 'setup.ts', 'standings.ts', 'state.ts']
/** The folders of every game; all others are subjects of its rules. */
const rooms = ['computer', 'pages', 'pictures', 'text', 'words']

/** What a game's folder lacks of the plan that all have in common, and what it has beside it. */
export function offPlan(folder: string): { readonly beside: readonly string[]; readonly lacks: readonly string[] } {
  const entries = readdirSync(folder, { withFileTypes: true })
  const own = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  const isRoom = (room: string): boolean =>
    entries.some(({ name }) => name === room) && readdirSync(join(folder, room)).includes('index.ts')
  return {
    beside: own.filter((name) => !files.has(name)),
    lacks: [...needed.filter((name) => !own.includes(name)), ...rooms.filter((room) => !isRoom(room))],
  }
}
