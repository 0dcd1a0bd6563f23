import { beforeAll, describe, expect, test } from 'vitest'
import { carriedBy } from '../../../src/discord/buttons.ts'
import { Desk } from '../../../src/discord/desk.ts'
import { home, moveState, notNow, stateCode, stateFrom } from '../../../src/discord/panel/choice.ts'
import { missingValues } from '../../../src/discord/panel/not-now.ts'
import { games } from '../../../src/games/index.ts'
import { owedBy, playOut, randomPlayer, SeededChance, type StateBase, viewOf } from '../../../src/kernel/index.ts'
import { languages } from '../../../src/words/index.ts'
import { controlsOf, panel, positions, textsOf } from '../walk.ts'

const leadingTo = (desk: Desk, page: Parameters<typeof panel>[1]) =>
  controlsOf(panel(desk, page).message.components)
    .map(({ id }) => carriedBy('p', id)?.state ?? '')
    .filter((code) => code.startsWith('n'))

const said = (desk: Desk, type?: string): string => textsOf(panel(desk, notNow(type)).message.components).join('\n')

describe.each(games.map((folder) => [folder.rulebook.id, folder] as const))('in %s', { timeout: 60_000 }, (_id, folder) => {
  const book = folder.rulebook
  let all: readonly { readonly state: StateBase; readonly seat: string }[] = []
  beforeAll(() => {
    const asked = new Set<string>()
    all = positions(folder, book.seats.from).filter(({ state, seat }) => {
      const key = new Desk(folder, state, seat, 'en', {})
        .owed()
        .map(({ decision }) => decision)
        .join()
      return !asked.has(key) && asked.add(key)
    })
  })
  const desks = () => all.map(({ state, seat }) => new Desk(folder, state, seat, 'en', {}))

  test('every kind of move that cannot be made now is there with its reason, behind one button', () => {
    for (const desk of desks()) {
      const { answers, asides } = desk.available()
      const not = [...answers, ...asides, ...(folder.leftOut?.(desk.view()) ?? [])]
      const missing = book.moves.filter(({ type, takesBack }) => !takesBack && !not.includes(type))
      const lines = said(desk).split('\n')
      for (const { type } of missing)
        expect(lines.some((line) => line.includes(desk.words.move(type)) && /\*\* · \S/.test(line))).toBe(true)
      const first = answers.length === 1 ? moveState(answers[0]!) : home
      expect(missing.length === 0 || leadingTo(desk, home).length > 0, JSON.stringify(first)).toBe(true)
    }
  })

  test('whatever is listed and not offered is said with its reason on the page of its move', () => {
    for (const desk of desks())
      for (const type of desk.available().answers) {
        const [first] = Object.entries(desk.params(type, {}))
        if (first?.[1].kind !== 'one-of') continue
        const [name, param] = first
        const offered = desk.offer(type, name, {})
        const missing = desk.listed(type, name, {}).filter((value) => !offered.includes(value))
        for (const value of missing) expect(said(desk, type)).toContain(desk.words.value(name, param, value))
        if (missingValues(desk, type, {}).length > 0)
          expect(leadingTo(desk, moveState(type, {}, {}, true))).toContainEqual(
            expect.stringMatching(`^${stateCode(book, notNow(type))}`),
          )
      }
  })

  test('the reasons are the words of the rules in every language, and nothing that stands for them', () => {
    for (const { state, seat } of all)
      for (const language of languages) {
        const desk = new Desk(folder, state, seat, language, {})
        const types = [undefined, ...desk.available().answers]
        for (const type of types)
          expect(said(desk, type)).not.toMatch(/\*\*: [a-z]+([-.][a-z]+)+$|refusal\.|undefined|\{|\[object/m)
      }
  })

  test('they hang on nothing secret', () => {
    for (const [index, { state, seat }] of all.entries()) {
      const imagined = book.imagine(viewOf(book, state, seat), seat, new SeededChance(`not now ${index}`))
      const [real, other] = [state, imagined].map((one) => new Desk(folder, one, seat, 'en', {}))
      for (const type of [undefined, ...real!.available().answers]) expect(said(other!, type)).toBe(said(real!, type))
    }
  })

  test('its page is found again behind its code', () => {
    for (const desk of desks())
      for (const type of [undefined, ...desk.available().answers])
        expect(stateFrom(book, stateCode(book, notNow(type)))).toEqual(notNow(type))
  })
})

describe.each([
  ['limit', 'alliances'],
  ['venonta', 'actionCards'],
] as const)('in %s without %s', { timeout: 60_000 }, (id, option) => {
  const folder = games.find(({ rulebook }) => rulebook.id === id)!
  const book = folder.rulebook

  /** Whoever decides something in a whole game, with the position. */
  function deciding(on: boolean): readonly Desk[] {
    const desks: Desk[] = []
    playOut({
      ...{ book, seats: 3, options: { [option]: on }, seed: 'left out', player: () => randomPlayer },
      watch({ state }) {
        const seat = state.seats.find((one) => owedBy(book, state, one).length > 0)
        if (seat !== undefined) desks.push(new Desk(folder, state, seat, 'en', {}))
      },
    })
    return desks
  }

  test('what the table plays without can never be done, and nobody is told why not', () => {
    for (const desk of deciding(false)) {
      const leftOut = folder.leftOut?.(desk.view()) ?? []
      expect(leftOut.length).toBeGreaterThan(0)
      const { answers, asides } = desk.available()
      expect(leftOut.filter((type) => [...answers, ...asides].includes(type))).toEqual([])
    }
    const [desk] = deciding(false)
    const named = said(desk!)
      .split('\n')
      .flatMap((line) => line.replace(/^- \*\*(.*)\*\*:.*/, '$1').split(', '))
    expect(named).toContain(desk!.words.move(id === 'limit' ? 'pass' : 'attack'))
    expect((folder.leftOut?.(desk!.view()) ?? []).filter((type) => named.includes(desk!.words.move(type)))).toEqual([])
    expect(folder.leftOut?.(deciding(true)[0]!.view())).toEqual([])
  })
})
