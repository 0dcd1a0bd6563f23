import { expect, test } from 'vitest'
import { carriedBy } from '../../../src/discord/buttons.ts'
import { Desk } from '../../../src/discord/desk.ts'
import { fieldsOf, moveState, stateFrom } from '../../../src/discord/panel/choice.ts'
import { games } from '../../../src/games/index.ts'
import { legal, type PlainMove, SeededChance } from '../../../src/kernel/index.ts'
import { controlsOf, panel, positions } from '../walk.ts'

/** Every way to have begun a move: some of its fields, chosen in their order. */
function* begun({ type: _, ...fields }: PlainMove): Iterable<Readonly<Record<string, unknown>>> {
  const entries = Object.entries(fields)
  for (let chosen = 0; chosen <= entries.length; chosen++) yield Object.fromEntries(entries.slice(0, chosen))
}

/** In all games together: in some every way is a button of its own. */
let asked = 0

test.each(games)('where there is one way nothing is asked: $rulebook.id', { timeout: 60_000 }, (folder) => {
  const chance = new SeededChance('one way')
  const wrong = new Set<string>()
  for (const { state, seat } of positions(folder, Math.min(4, folder.rulebook.seats.to))) {
    const desk = new Desk(folder, state, seat, 'en', {})
    const moves = legal(folder.rulebook, state, seat)
    for (const type of desk.available().answers) {
      const some = moves.filter((move) => move.type === type)
      if (some.length < 2) continue
      for (const chosen of begun(chance.pick(some))) {
        const offered = new Map<number, string[]>()
        let known: Readonly<Record<string, unknown>> = chosen
        for (const { id, values } of controlsOf(panel(desk, moveState(type, chosen)).message.components)) {
          const { action, state: code = '' } = carriedBy('p', id) ?? {}
          if ((action?.do !== 'set' && action?.do !== 'choose' && action?.do !== 'page') || values.length === 0) continue
          // With what could only be one thing, which is filled in by itself.
          const shown = stateFrom(desk.book, code)
          if (shown.page === 'move') known = shown.chosen
          // A field may have several menus: one for the pages of a long list, or one for each kind.
          offered.set(action.field, [...(offered.get(action.field) ?? []), ...values])
        }
        const names = fieldsOf(desk.book, type, known)
        for (const [field, values] of offered) {
          asked++
          const name = names[field] ?? ''
          const isOptional = desk.params(type, known)[name]?.optional
          if (values.length < 2 && !isOptional) wrong.add(`${type}.${name} with ${JSON.stringify(known)}: ${values}`)
        }
      }
    }
  }
  expect([...wrong]).toEqual([])
})

test('there were choices to look at', () => {
  expect(asked).toBeGreaterThan(0)
})
