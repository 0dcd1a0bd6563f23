import { beforeAll, describe, expect, test } from 'vitest'
import { carriedBy } from '../../../src/discord/buttons.ts'
import { Desk } from '../../../src/discord/desk.ts'
import { home, moveState, type PanelState, stateCode, stateFrom } from '../../../src/discord/panel/choice.ts'
import { chosenBy } from '../../../src/discord/panel/choose.ts'
import { visibleLabel } from '../../../src/discord/ui.ts'
import { games } from '../../../src/games/index.ts'
import {
  type AnyRulebook,
  computerMove,
  legal,
  NoEnd,
  owedBy,
  type Player,
  playOut,
  randomPlayer,
  SeededChance,
  type StateBase,
} from '../../../src/kernel/index.ts'
import { type Language, languages } from '../../../src/words/index.ts'
import { sampled } from '../../sample.ts'
import { type Control, controlsOf, panel } from '../walk.ts'

/** Games whose positions are looked at: by computers and at random, at small tables and large ones. */
const runs = [
  { seed: 'grammar of three', seats: 3, who: 'computers' },
  { seed: 'grammar of two', seats: 2, who: 'chance' },
  { seed: 'grammar of six', seats: 6, who: 'chance' },
] as const
const mostMoves = 400
/** Pages that are opened from each panel, one after the other. */
const mostPages = 7

const actionOf = ({ id }: Control) => carriedBy('p', id)?.action
const plays = (control: Control): boolean => actionOf(control)?.do === 'play'
const fillsIn = (control: Control): boolean => actionOf(control)?.do === 'set'
/** Whole moves in a menu, or the last field of a move. */
const choosesAndPlays = (control: Control): boolean => ['choose', 'way'].includes(actionOf(control)?.do ?? '')

interface Seen {
  readonly page: string
  readonly controls: readonly Control[]
}

type Folder = (typeof games)[number]

/** One position of each kind of question, from anywhere in the game. */
function spots(folder: Folder, { seed, seats, who }: (typeof runs)[number]): readonly { state: StateBase; seat: string }[] {
  const book: AnyRulebook = folder.rulebook
  const chance = new SeededChance(seed)
  const found = new Map<string, { times: number; state: StateBase; seat: string }>()
  const player: Player<never> = who === 'computers' ? computerMove : randomPlayer
  try {
    playOut({
      ...{ book, options: book.options.forDays ?? {}, seed, mostMoves },
      seats: Math.max(book.seats.from, Math.min(seats, book.seats.to)),
      player: () => player as never,
      watch({ state }) {
        for (const seat of state.seats) {
          const kind = owedBy(book, state, seat)
            .map(({ decision }) => decision)
            .join()
          if (kind === '') continue
          const times = (found.get(kind)?.times ?? 0) + 1
          if (times === 1 || chance.die(times) === 1) found.set(kind, { times, state, seat })
          else found.get(kind)!.times = times
        }
      },
    })
  } catch (error) {
    if (!(error instanceof NoEnd)) throw error
  }
  return [...found.values()]
}

/** The page that a press leads to; undefined where it plays or leads out of the panel. */
function pageAfter(desk: Desk, control: Control, chance: SeededChance): PanelState | undefined {
  const { action, state = '' } = carriedBy('p', control.id) ?? {}
  if (!action || control.disabled || !['show', 'open', 'set', 'page'].includes(action.do)) return undefined
  return chosenBy(desk, stateFrom(desk.book, state), action, control.values.length > 0 ? [chance.pick(control.values)] : [])
}

/** The panel of a seat and what can be opened from it, a page for each kind of press at first, then as chance has it. */
function* pages(
  desk: Desk,
  position: StateBase,
  chance: SeededChance,
): Iterable<{ state: PanelState; controls: readonly Control[] }> {
  const types = desk.available().answers
  const begun = legal(desk.book, position, desk.seat).filter(({ type }) => types.includes(type))
  const { type = '', ...fields } = begun.length > 0 ? chance.pick(begun) : { type: '' }
  const known = new Set<string>()
  const waiting: PanelState[] = [home, ...(type === '' ? [] : [moveState(type, fields, {}, true), moveState(type)])]
  for (let opened = 0; opened < mostPages && waiting.length > 0; opened++) {
    const state = waiting.shift()!
    const code = stateCode(desk.book, state)
    if (known.has(code)) continue
    known.add(code)
    const controls = controlsOf(panel(desk, state).message.components)
    yield { state, controls }
    waiting.push(...chance.shuffle(controls.flatMap((control) => pageAfter(desk, control, chance) ?? [])).slice(0, 3))
  }
}

describe.each(games)('in whole games of $rulebook.id, on every page of a panel,', { timeout: 120_000 }, (folder) => {
  const all: Seen[] = []
  beforeAll(() => {
    for (const run of runs)
      for (const [index, { state, seat }] of spots(folder, run).entries())
        for (const language of sampled<readonly Language[]>(languages.slice(index % 3, (index % 3) + 1), languages)) {
          const desk = new Desk(folder, state, seat, language, {})
          for (const page of pages(desk, state, new SeededChance(`${run.seed} ${language}`)))
            all.push({
              page: `${run.seed}, ${seat} in ${language}: ${desk.owed().map(({ decision }) => decision)} ${stateCode(desk.book, page.state)}`,
              controls: page.controls,
            })
        }
  }, 120_000)

  test('no two buttons begin with the same words', () => {
    for (const { page, controls } of all) {
      const labels = controls.flatMap(({ values, label, disabled }) =>
        values.length === 0 && !disabled ? [label.slice(0, visibleLabel)] : [],
      )
      expect([page, labels.filter((label, index) => labels.indexOf(label) < index)]).toEqual([page, []])
    }
    expect(all.length).toBeGreaterThan(50)
  })

  test('a button that plays says all of it where a phone shows it', () => {
    for (const { page, controls } of all) {
      const labels = controls.filter((one) => plays(one) && !one.disabled).map(({ label }) => label)
      expect([page, labels.filter((label) => label.length > visibleLabel || !/\p{L}|\d/u.test(label))]).toEqual([page, []])
    }
  })

  test('nothing is chosen by a sign alone', () => {
    for (const { page, controls } of all)
      for (const { label, labels } of controls)
        expect([page, [label, ...labels].filter((one) => /^(?:[●○☐☑] )?[✗✓✔]?$/u.test(one))]).toEqual([page, []])
  })

  test('either a choice plays, or a button does after it', () => {
    for (const { page, controls } of all) {
      const isForm = controls.some(fillsIn)
      expect([page, isForm && controls.some(choosesAndPlays)]).toEqual([page, false])
      expect([page, controls.some((one) => choosesAndPlays(one) && one.disabled)]).toEqual([page, false])
    }
    expect(all.some(({ controls }) => controls.some(fillsIn))).toBe(true)
  })
})
