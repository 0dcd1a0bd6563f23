import { describe, expect, test } from 'vitest'
import { carriedBy } from '../../src/discord/buttons.ts'
import { Desk } from '../../src/discord/desk.ts'
import { labelVoice } from '../../src/discord/language.ts'
import { home, moveState, type PanelState, stateCode, stateFrom } from '../../src/discord/panel/choice.ts'
import { chosenBy, goingOn } from '../../src/discord/panel/choose.ts'
import { emptyList } from '../../src/discord/panel/list.ts'
import { renderPanel } from '../../src/discord/panel/render.ts'
import { draftedMove } from '../../src/discord/panel/values.ts'
import type { GameFolder } from '../../src/games/folder.ts'
import { games } from '../../src/games/index.ts'
import {
  isRecord,
  legal,
  type PlainMove,
  playOut,
  randomPlayer,
  SeededChance,
  type StateBase,
  same,
} from '../../src/kernel/index.ts'
import { languages } from '../../src/words/index.ts'
import { bidsFolder } from './bids/folder.ts'

const place = { table: 'k3j4h5g6f7', seat: 1, step: 1234 }

interface Control {
  readonly id: string
  readonly disabled: boolean
  readonly values: readonly string[]
}

function* partsOf(value: unknown): Iterable<Record<string, unknown>> {
  if (Array.isArray(value)) for (const item of value) yield* partsOf(item)
  if (!isRecord(value)) return
  if (typeof value.type === 'number') yield value
  yield* partsOf(value.components)
}

const controlsOf = (components: unknown): Control[] =>
  [...partsOf(components)].flatMap(({ custom_id, disabled, options }) =>
    typeof custom_id === 'string'
      ? [
          {
            id: custom_id,
            disabled: disabled === true,
            values: Array.isArray(options) ? options.map(({ value }) => String(value)) : [],
          },
        ]
      : [],
  )

function render(desk: Desk, state: PanelState) {
  const voice = labelVoice(desk.words.language)
  const scene = { desk, list: emptyList, place, voice, waiting: 'Anna, Bo', told: ['✔ Something happened.'] }
  return renderPanel(scene, state)
}

/** What is wrong with a message by Discord's limits. */
function faults(components: unknown): string[] {
  const parts = [...partsOf(components)]
  const texts = parts.flatMap(({ content }) => (typeof content === 'string' ? [content] : []))
  const ids = parts.flatMap(({ custom_id }) => (typeof custom_id === 'string' ? [custom_id] : []))
  return [
    ...(parts.length > 40 ? [`${parts.length} components`] : []),
    ...(texts.join('').length > 4000 ? ['too much text'] : []),
    ...(texts.some((text) => text.trim() === '') ? ['an empty text'] : []),
    ...(new Set(ids).size < ids.length ? [`the same id twice: ${ids.join(' ')}`] : []),
    ...ids.filter((id) => id.length > 100).map((id) => `too long: ${id}`),
    ...parts.flatMap(({ options }) =>
      Array.isArray(options) && (options.length === 0 || options.length > 25) ? ['a bad select'] : [],
    ),
    ...parts.flatMap(({ label }) => (typeof label === 'string' && (label === '' || label.length > 80) ? ['a bad label'] : [])),
  ]
}

/** Positions along a random game, each with a seat that may move. */
function* scenes(folder: GameFolder, seats: number, seed: string, every: number): Iterable<{ state: StateBase; seat: string }> {
  const found: { state: StateBase; seat: string }[] = []
  let count = 0
  playOut({
    book: folder.rulebook,
    seats,
    options: {},
    seed,
    player: () => randomPlayer,
    watch({ state }) {
      if (count++ % every === 0) for (const seat of state.seats) found.push({ state, seat })
    },
  })
  yield* found
}

/** As a person does it: chooses the fields of a move one after the other, in any order, from what is shown. */
function choose(desk: Desk, wanted: PlainMove, order: readonly string[]): PanelState {
  let state: PanelState = moveState(wanted.type)
  for (const name of order) {
    const param = desk.params(wanted.type, wanted)[name]!
    const value = wanted[name]
    if (param.kind === 'counts' || param.kind === 'each')
      for (const key of Object.keys(value as Record<string, unknown>)) state = choosePiece(desk, state, wanted, name, key)
    else if (param.kind === 'pick' && param.ordered && Array.isArray(value))
      // One after the other, because their order counts.
      for (const count of value.keys())
        state = choosePiece(desk, state, { ...wanted, [name]: value.slice(0, count + 1) }, name, undefined)
    // No list at all is what stands there as long as nobody chooses.
    else if (param.kind !== 'pick' || value !== null) state = choosePiece(desk, state, wanted, name, undefined)
  }
  return state
}

function choosePiece(desk: Desk, from: PanelState, wanted: PlainMove, name: string, key: string | undefined): PanelState {
  let state = from
  for (let page = 0; page < 30; page++) {
    const controls = controlsOf(render(desk, state).message.components)
    const fields = state.page === 'move' ? Object.keys(desk.params(state.type, state.chosen)) : []
    for (const { id, values } of controls) {
      const press = carriedBy('p', id)
      if (press?.action.do !== 'set' || fields[press.action.field] !== name) continue
      const param = desk.params(wanted.type, wanted)[name]!
      if (key !== undefined && 'keys' in param && param.keys[press.action.key ?? -1] !== key) continue
      const all = param.kind === 'pick' && !param.ordered
      for (const value of all ? subsets(values, wanted[name]) : values.map((one) => [one])) {
        const next = chosenBy(desk, state, press.action, value)
        const got = next.page === 'move' ? next.chosen[name] : undefined
        const is = key === undefined ? got : isRecord(got) ? got[key] : undefined
        const should = key === undefined ? wanted[name] : isRecord(wanted[name]) ? wanted[name][key] : undefined
        if (same(is, should)) return next
      }
    }
    const chooser = controls.find(({ id }) => {
      const action = carriedBy('p', id)?.action
      return action?.do === 'page' && fields[action.field] === name
    })
    if (!chooser || page >= chooser.values.length) break
    state = chosenBy(desk, state, carriedBy('p', chooser.id)!.action, [chooser.values[page]!])
  }
  // A count of nothing has no control where there is nothing to choose.
  if (key !== undefined && isRecord(wanted[name]) && wanted[name][key] === 0) return state
  // What can only be one thing is filled in by itself.
  const filled = shownState(desk, state)
  if (filled.page === 'move' && same(filled.chosen[name], wanted[name])) return filled
  throw new Error(`${JSON.stringify(wanted)}: ${name} ${key ?? ''} cannot be chosen`)
}

/** The state that the buttons of a panel carry. */
function shownState(desk: Desk, state: PanelState): PanelState {
  const { message, draft } = render(desk, state)
  const [press] = controlsOf(message.components).flatMap(({ id }) => {
    const found = carriedBy('p', id)
    return found?.action.do === 'play' ? [found] : []
  })
  return stateFrom(desk.book, draft ?? press?.state ?? '')
}

const subsets = (values: readonly string[], wanted: unknown): string[][] => {
  const count = Array.isArray(wanted) ? wanted.length : 0
  const build = (from: number, left: number): string[][] =>
    left === 0
      ? [[]]
      : values.slice(from).flatMap((value, index) => build(from + index + 1, left - 1).map((rest) => [value, ...rest]))
  return build(0, count)
}

describe.each([bidsFolder, ...games].map((folder) => [folder.rulebook.id, folder] as const))(
  'the panel of %s',
  { timeout: 180_000 },
  (_, folder) => {
    const { from, to } = folder.rulebook.seats
    const games = [
      ['few seats', from],
      ['all seats', to],
    ] as const

    test.each(games)('keeps within what Discord takes, in every language, with %s', (_, seats) => {
      for (const { state, seat } of scenes(folder, seats, `limits ${seats}`, 9))
        for (const language of languages) {
          const desk = new Desk(folder, state, seat, language, {})
          const { answers, asides } = desk.available()
          const pages: PanelState[] = [home, { page: 'more' }, ...[...answers, ...asides].map((type) => moveState(type))]
          for (const page of pages) expect(faults(render(desk, page).message.components), JSON.stringify(page)).toEqual([])
        }
    })

    test.each(games)('lets every legal move be chosen from what is shown, in any order, with %s', (_, seats) => {
      const chance = new SeededChance('orders')
      for (const { state, seat } of scenes(folder, seats, `chosen ${seats}`, 29)) {
        const desk = new Desk(folder, state, seat, 'en', {})
        const moves = legal(folder.rulebook, state, seat)
        if (moves.length === 0) continue
        const wanted = chance.pick(moves)
        const { by } = desk.find(wanted.type)!
        const fields = Object.keys(wanted).filter((name) => name !== 'type')
        const order = [...fields.filter((name) => name === by), ...chance.shuffle(fields.filter((name) => name !== by))]
        const chosen = choose(desk, wanted, order)
        expect(chosen.page === 'move' && draftedMove(desk, chosen.type, chosen.chosen)).toEqual(desk.canonical(wanted))
        const play = controlsOf(render(desk, chosen).message.components).find(
          ({ id }) => carriedBy('p', id)?.action.do === 'play',
        )
        expect(play?.disabled, JSON.stringify(wanted)).toBe(false)
      }
    })

    test('finds every choice again behind its code', () => {
      for (const { state, seat } of scenes(folder, to, 'codes', 23)) {
        const desk = new Desk(folder, state, seat, 'en', {})
        for (const { type, ...fields } of legal(folder.rulebook, state, seat).slice(0, 200)) {
          const shown = moveState(type, fields)
          expect(stateFrom(folder.rulebook, stateCode(folder.rulebook, shown))).toEqual(shown)
          expect(desk.find(type)).toBeDefined()
        }
      }
    })
  },
)

test('a choice for each begins with what holds already: the stances of Ideology', () => {
  const folder = games.find(({ rulebook }) => rulebook.id === 'ideology')!
  const { state, seat } = [...scenes(folder, 3, 'stances', 1)].find((scene) => scene.state.phase === 'diplomacy')!
  const shown = shownState(new Desk(folder, state, seat, 'en', {}), moveState('diplomacy'))
  const { stances } = state as StateBase & { stances: Readonly<Record<string, unknown>> }
  expect(shown).toEqual(moveState('diplomacy', { stances: stances[seat] }))
})

describe('placing many units of Attack!', () => {
  const folder = games.find(({ rulebook }) => rulebook.id === 'attack')!
  const { state, seat } = [...scenes(folder, 3, 'placing', 1)].find(
    ({ state, seat }) => new Desk(folder, state, seat, 'en', {}).owed()[0]?.decision === 'place',
  )!
  const desk = new Desk(folder, state, seat, 'en', {})
  const whole = legal(folder.rulebook, state, seat).find((move) => move.type === 'place' && Number(move.count) > 1)!
  const { type, ...fields } = whole

  test('a number that is chosen does not hide the other units', () => {
    const offered = (chosen: Readonly<Record<string, unknown>>) =>
      controlsOf(render(desk, moveState('place', chosen)).message.components).find(({ id }) => {
        const action = carriedBy('p', id)?.action
        return action?.do === 'set' && action.field === 0
      })?.values
    expect(offered({})!.length).toBeGreaterThan(1)
    expect(offered({ unit: fields.unit, count: fields.count })).toEqual(offered({}))
  })

  test('the unit and the place stay for the next move, the number does not', () => {
    const once = desk.after({ ...whole, count: 1 })!
    expect(goingOn(once, moveState(type, { ...fields, count: 1 }))).toEqual(
      moveState('place', { unit: fields.unit, at: fields.at }),
    )
  })

  test('nothing stays of what is not asked any more', () => {
    const others = state.seats.find((other) => other !== seat)!
    expect(goingOn(new Desk(folder, state, others, 'en', {}), moveState(type, fields))).toEqual(home)
  })
})
