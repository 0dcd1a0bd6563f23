import { expect, test } from 'vitest'
import { carriedBy } from '../../../src/discord/buttons.ts'
import { Desk } from '../../../src/discord/desk.ts'
import { moveState } from '../../../src/discord/panel/choice.ts'
import type { GameFolder } from '../../../src/games/folder.ts'
import { games } from '../../../src/games/index.ts'
import { panel, partsOf, positions } from '../walk.ts'

const actionRow = 1

/** What each row of a form is for, from top to bottom. */
function rowsOf(desk: Desk, type: string, chosen: Readonly<Record<string, unknown>>): readonly string[] {
  const { components } = panel(desk, moveState(type, chosen, {}, true)).message
  return [...partsOf(components)].flatMap((part) => {
    const [first] = part.type === actionRow && Array.isArray(part.components) ? part.components : []
    const action = typeof first?.custom_id === 'string' ? carriedBy('p', first.custom_id)?.action : undefined
    return action?.do === 'set' || action?.do === 'page' ? [`${action.do} ${action.field}`] : []
  })
}

/** Every row that moved when one thing was chosen. */
function* moved(folder: GameFolder): Iterable<string> {
  for (const { state, seat } of positions(folder, Math.min(4, folder.rulebook.seats.to))) {
    const desk = new Desk(folder, state, seat, 'en', {})
    for (const type of desk.available().answers) {
      const names = Object.keys(desk.params(type, {}))
      const before = names.length > 1 ? rowsOf(desk, type, {}) : []
      for (const name of before.length > 0 ? names : []) {
        const [value] = desk.offer(type, name, {})
        const after = value === undefined ? before : rowsOf(desk, type, { [name]: value })
        if (before.some((row, index) => after[index] !== row)) yield `${type}.${name}: ${before} became ${after}`
      }
    }
  }
}

test.each(games.map((folder) => [folder.rulebook.id, folder] as const))(
  'the rows of a form of %s stay where they are while it is filled in',
  (_, folder) => {
    expect([...new Set(moved(folder))]).toEqual([])
  },
)
