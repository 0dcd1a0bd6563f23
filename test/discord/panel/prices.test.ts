import { describe, expect, test } from 'vitest'
import { Desk } from '../../../src/discord/desk.ts'
import { home, moveState } from '../../../src/discord/panel/choice.ts'
import { deedOf, deedsHere } from '../../../src/discord/panel/deeds.ts'
import { emptyList } from '../../../src/discord/panel/list.ts'
import { findGame, games } from '../../../src/games/index.ts'
import { type AnyRulebook, owes, playOut, randomPlayer, type StateBase } from '../../../src/kernel/index.ts'
import { languages } from '../../../src/words/index.ts'
import { sampled } from '../../sample.ts'
import { controlsOf, panel, positions, textsOf } from '../walk.ts'

/** Ideology's purchases tell their price in Details: on their buttons it took more presses than its bar allows (docs/measures.md). */
const folders = games.filter(({ rulebook }) => rulebook.id !== 'ideology').map((folder) => [folder.rulebook.id, folder] as const)

/** "2 tokens" of "Costs 2 tokens; CO2 +1." */
const costsIn = (preview: readonly string[]): readonly string[] =>
  preview.flatMap((said) => /^Costs (?!nothing)(.*?)(?:[;,] (?=CO2|which|brings)|\.$)/.exec(said)?.[1] ?? [])

/** In all games together: in some whatever costs something is put together in a form. */
let looked = 0

/** As many ways of a kind of move as may have buttons, and as may have buttons and stand in a menu. */
const most = 12
const mostListed = 35

describe.each(folders)('whatever a button of %s costs', { timeout: 60_000 }, (_id, folder) => {
  test('is read before it is pressed: on the button or in a line about it', () => {
    const unsaid: string[] = []
    for (const { state, seat } of positions(folder, Math.min(4, folder.rulebook.seats.to))) {
      const desk = new Desk(folder, state, seat, 'en', {})
      const { components } = panel(desk, home).message
      const labels = controlsOf(components).map(({ label }) => label)
      const lines = textsOf(components).flatMap((said) => said.replace(/[\\*]/g, '').split('\n'))
      for (const move of desk.available().answers.flatMap((type) => desk.few(type, most) ?? [])) {
        const { label } = deedOf(desk, move)
        if (!labels.includes(label)) continue
        const [head = ''] = label.split(': ')
        for (const cost of costsIn(desk.preview(move))) {
          looked++
          const isSaid = label.includes(cost) || lines.some((line) => line.startsWith(`- ${head}`) && line.includes(cost))
          if (!isSaid) unsaid.push(`${label}: ${cost}\n${lines.join('\n')}`)
        }
      }
    }
    expect(unsaid).toEqual([])
  })
})

/** Every few positions of a game at random, with whoever is asked. */
function* along(book: AnyRulebook): Iterable<{ readonly state: StateBase; readonly seat: string }> {
  const met: StateBase[] = []
  const [seats, options] = [Math.min(4, book.seats.to), book.options.forDays ?? {}]
  playOut({ book, seats, options, seed: 'prices', player: () => randomPlayer, watch: ({ state }) => void met.push(state) })
  for (const [index, state] of met.entries()) {
    const asked = index % sampled(6, 1) === 0 ? owes(book, state)[0] : undefined
    if (asked) yield { state, seat: asked.seat }
  }
}

test.each(folders)('of what begins alike in %s and costs the same, all buttons say so or a line does', (_id, folder) => {
  const uneven = new Set<string>()
  for (const { state, seat } of along(folder.rulebook)) {
    const desk = new Desk(folder, state, seat, 'en', {})
    for (const type of desk.available().answers) {
      const says = new Map<string, boolean>()
      for (const { label, move } of deedsHere({ desk, list: emptyList }, moveState(type), mostListed) ?? []) {
        const [bare, price] = [desk.deed(move), desk.price(move)]
        if (price === undefined) continue
        const kind = `${bare.split(': ')[0]}, ${price}`
        if ((says.get(kind) ?? label !== bare) !== (label !== bare)) uneven.add(kind)
        says.set(kind, label !== bare)
      }
    }
  }
  expect([...uneven]).toEqual([])
})

test.each(languages)(
  'that cards cost tribute abroad is said however much else stands on the panel: Ideology (%s)',
  (language) => {
    const folder = findGame('ideology')!
    const unsaid: string[] = []
    let charged = 0
    for (const { state, seat } of along(folder.rulebook)) {
      const desk = new Desk(folder, state, seat, language, {})
      for (const charge of desk.owed().flatMap((owed) => desk.charges(owed))) {
        charged++
        if (!textsOf(panel(desk, home).message.components).join('\n').includes(charge)) unsaid.push(charge)
      }
    }
    expect(charged).toBeGreaterThan(0)
    expect(unsaid).toEqual([])
  },
)

test('there were prices to look for', () => {
  expect(looked).toBeGreaterThan(0)
})
