import { afterAll, describe, expect, test } from 'vitest'
import { carriedBy } from '../../../src/discord/buttons.ts'
import { Desk } from '../../../src/discord/desk.ts'
import { after, countsFor, inTurn, kindsOf, movesOf, wholeWays } from '../../../src/discord/panel/bundle.ts'
import { home, moveState, type PanelState, stateCode, stateFrom } from '../../../src/discord/panel/choice.ts'
import { chosenBy, goingOn } from '../../../src/discord/panel/choose.ts'
import { emptyList } from '../../../src/discord/panel/list.ts'
import { renderPanel } from '../../../src/discord/panel/render.ts'
import { labelVoice } from '../../../src/discord/words/language.ts'
import type { GameFolder } from '../../../src/games/folder.ts'
import { games } from '../../../src/games/index.ts'
import {
  isRecord,
  legal,
  owes,
  type PlainMove,
  playOut,
  randomPlayer,
  SeededChance,
  type StateBase,
  same,
  suggestion,
} from '../../../src/kernel/index.ts'
import { type Language, languages } from '../../../src/words/index.ts'
import { sampled } from '../../sample.ts'
import { bidsFolder } from '../bids/folder.ts'

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
    ...parts.flatMap(({ type, components: inner }) =>
      type === 1 && Array.isArray(inner) && inner.length === 0 ? ['an empty row'] : [],
    ),
    ...(new Set(ids).size < ids.length ? [`the same id twice: ${ids.join(' ')}`] : []),
    ...ids.filter((id) => id.length > 100).map((id) => `too long: ${id}`),
    ...parts.flatMap(({ options }) =>
      Array.isArray(options) && (options.length === 0 || options.length > 25) ? ['a bad select'] : [],
    ),
    ...parts.flatMap(({ label }) => (typeof label === 'string' && (label === '' || label.length > 80) ? ['a bad label'] : [])),
  ]
}

interface Scene {
  readonly state: StateBase
  readonly seat: string
}

const played = new Map<string, readonly Scene[]>()
afterAll(() => played.clear())

/** Every position of a random game, with each of its seats. All tests look at the same games. */
function scenes(folder: GameFolder, seats: number): readonly Scene[] {
  const name = `${folder.rulebook.id} ${seats}`
  const known = played.get(name)
  if (known) return known
  const found: Scene[] = []
  playOut({
    book: folder.rulebook,
    seats,
    options: folder.rulebook.options.forDays ?? {},
    seed: 'panels',
    player: () => randomPlayer,
    watch: ({ state }) => void found.push(...state.seats.map((seat) => ({ state, seat }))),
  })
  played.set(name, found)
  return found
}

/** So many positions of each kind (phase, what the seat is asked, whether others are), from the first to the last of its kind. */
function samples(folder: GameFolder, seats: number, ofEach: number): readonly Scene[] {
  const kinds = new Map<string, Scene[]>()
  for (const scene of scenes(folder, seats)) {
    const owed = owes(folder.rulebook, scene.state)
    const mine = owed.filter(({ seat }) => seat === scene.seat).map(({ decision }) => decision)
    const kind = [scene.state.phase, ...mine, owed.length > mine.length].join()
    const alike = kinds.get(kind) ?? []
    kinds.set(kind, alike)
    alike.push(scene)
  }
  return [...kinds.values()].flatMap((kind) => spread(kind, ofEach))
}

/** So many of a list, the first and the last among them. */
const spread = <T>(list: readonly T[], count: number): readonly T[] =>
  list.length <= count
    ? list
    : Array.from({ length: count }, (_, index) => list[Math.round((index * (list.length - 1)) / (count - 1))]!)

/**
 * As a person does it: chooses the fields of a move one after the other, in any order, from what is shown. A field that has nothing to
 * choose yet, because another one still holds what usually goes without it, is chosen after that one.
 */
function choose(desk: Desk, wanted: PlainMove, order: readonly string[]): PanelState {
  let state: PanelState = moveState(wanted.type, {}, {}, true)
  let left = order
  while (left.length > 0) {
    const [name, next] = firstChosen(desk, state, wanted, left)
    state = next
    left = left.filter((other) => other !== name)
  }
  return state
}

function firstChosen(desk: Desk, state: PanelState, wanted: PlainMove, names: readonly string[]): [string, PanelState] {
  for (const name of names) {
    const next = chooseField(desk, state, wanted, name)
    if (next) return [name, next]
  }
  throw new Error(`${JSON.stringify(wanted)}: ${names.join()} cannot be chosen`)
}

function chooseField(desk: Desk, from: PanelState, wanted: PlainMove, name: string): PanelState | undefined {
  const param = desk.params(wanted.type, wanted)[name]!
  const value = wanted[name]
  let state: PanelState | undefined = from
  const bundle = desk.find(wanted.type)?.bundle
  // Kinds are counted: the count says the kind as well.
  if (name === bundle?.of) return bundle.count in wanted ? from : chooseCount(desk, from, String(value), 1)
  if (name === bundle?.count) return chooseCount(desk, from, String(wanted[bundle.of]), Number(value))
  if (param.kind === 'counts' || param.kind === 'each')
    for (const key of Object.keys(value as Record<string, unknown>)) state = state && choosePiece(desk, state, wanted, name, key)
  else if (param.kind === 'pick' && param.ordered && Array.isArray(value))
    // One after the other, because their order counts.
    for (const count of value.keys())
      state = state && choosePiece(desk, state, { ...wanted, [name]: value.slice(0, count + 1) }, name, undefined)
  // No list at all is what stands there as long as nobody chooses.
  else if (param.kind !== 'pick' || value !== null) state = choosePiece(desk, state, wanted, name, undefined)
  return state
}

/** The control that counts a kind, where all that comes before it is chosen. */
function chooseCount(desk: Desk, state: PanelState, kind: string, count: number): PanelState | undefined {
  for (const { id, values } of controlsOf(render(desk, state).message.components))
    for (const value of values.length === 0 ? [[]] : values.map((one) => [one])) {
      const press = carriedBy('p', id)
      if (press?.action.do !== 'set') continue
      const next = chosenBy(desk, stateFrom(desk.book, press.state), press.action, value)
      if (next.page === 'move' && same(next.several, { [kind]: count })) return next
    }
  return undefined
}

/** The button for this whole move, where there is one: it plays, or leads to where it is asked once more. */
function deedFor(desk: Desk, wanted: PlainMove): PanelState | undefined {
  for (const { id } of controlsOf(render(desk, moveState(wanted.type)).message.components)) {
    const press = carriedBy('p', id)
    const state = press && stateFrom(desk.book, press.state)
    if (state?.page !== 'move' || Object.keys(state.chosen).length < Object.keys(wanted).length - 1) continue
    if (same(movesOf(desk, state), [desk.canonical(wanted)])) return state
  }
  return undefined
}

function choosePiece(
  desk: Desk,
  from: PanelState,
  wanted: PlainMove,
  name: string,
  key: string | undefined,
): PanelState | undefined {
  let state = from
  for (let page = 0; page < 30; page++) {
    const controls = controlsOf(render(desk, state).message.components)
    const fields = state.page === 'move' ? Object.keys(desk.params(state.type, state.chosen)) : []
    for (const { id, values } of controls) {
      const press = carriedBy('p', id)
      if ((press?.action.do !== 'set' && press?.action.do !== 'choose') || fields[press.action.field] !== name) continue
      const param = desk.params(wanted.type, wanted)[name]!
      if (key !== undefined && 'keys' in param && param.keys[('key' in press.action && press.action.key) || 0] !== key) continue
      const all = param.kind === 'pick' && !param.ordered
      const buttons = values.length === 0 ? [[]] : values.map((one) => [one])
      for (const value of all ? subsets(values, wanted[name]) : buttons) {
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
  return filled.page === 'move' && same(filled.chosen[name], wanted[name]) ? filled : undefined
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
      const found = samples(folder, seats, sampled(2, 4)).flatMap(({ state, seat }, index) =>
        sampled<readonly Language[]>(languages.slice(index % 3, (index % 3) + 1), languages).flatMap((language) => {
          const desk = new Desk(folder, state, seat, language, {})
          const { answers, asides } = desk.available()
          const pages: PanelState[] = [home, { page: 'more' }, ...[...answers, ...asides].map((type) => moveState(type))]
          return pages.flatMap((page) =>
            faults(render(desk, page).message.components).map((fault) => `${language} ${JSON.stringify(page)}: ${fault}`),
          )
        }),
      )
      expect(found).toEqual([])
    })

    test.each(games)('lets every legal move be chosen from what is shown, in any order, with %s', (_, seats) => {
      const chance = new SeededChance('orders')
      for (const { state, seat } of samples(folder, seats, sampled(2, 6))) {
        const desk = new Desk(folder, state, seat, 'en', {})
        const moves = legal(folder.rulebook, state, seat)
        if (moves.length === 0) continue
        const wanted = chance.pick(moves)
        const { by } = desk.find(wanted.type)!
        const fields = Object.keys(wanted).filter((name) => name !== 'type')
        const order = [...fields.filter((name) => name === by), ...chance.shuffle(fields.filter((name) => name !== by))]
        const chosen = deedFor(desk, wanted) ?? choose(desk, wanted, order)
        expect(chosen.page === 'move' && movesOf(desk, chosen)).toEqual([desk.canonical(wanted)])
        const controls = controlsOf(render(desk, chosen).message.components)
        const play = controls.find(({ id }) => {
          const action = carriedBy('p', id)?.action
          return action?.do === 'play' || action?.do === 'choose'
        })
        // Only what would leave all as it is cannot be pressed.
        if (!desk.isIdle(wanted)) expect(play?.disabled, JSON.stringify(wanted)).toBe(false)
      }
    })

    test('finds every choice again behind its code', () => {
      for (const { state, seat } of samples(folder, to, sampled(2, 3))) {
        const desk = new Desk(folder, state, seat, 'en', {})
        const moves = spread(legal(folder.rulebook, state, seat), 60)
        const shown = moves.map(({ type, ...fields }) => moveState(type, fields))
        expect(shown.map((one) => stateFrom(folder.rulebook, stateCode(folder.rulebook, one)))).toEqual(shown)
        expect(moves.filter(({ type }) => desk.find(type) === undefined)).toEqual([])
      }
    })
  },
)

test('a choice for each begins with what holds already: the stances of Ideology', () => {
  const folder = games.find(({ rulebook }) => rulebook.id === 'ideology')!
  const { state, seat } = scenes(folder, 3).find((scene) => scene.state.phase === 'diplomacy')!
  const shown = shownState(new Desk(folder, state, seat, 'en', {}), moveState('diplomacy'))
  const { stances } = state as StateBase & { stances: Readonly<Record<string, unknown>> }
  expect(shown).toEqual(moveState('diplomacy', { stances: stances[seat] }))
})

describe('placing many units of Attack!', () => {
  const folder = games.find(({ rulebook }) => rulebook.id === 'attack')!
  const { state, seat } = scenes(folder, 3).find(
    ({ state, seat }) => new Desk(folder, state, seat, 'en', {}).owed()[0]?.decision === 'place',
  )!
  const desk = new Desk(folder, state, seat, 'en', {})
  const whole = legal(folder.rulebook, state, seat).find((move) => move.type === 'place' && Number(move.count) > 1)!
  const { type, ...fields } = whole

  const rows = (state: PanelState) =>
    controlsOf(render(desk, state).message.components).filter(({ id }) => {
      const action = carriedBy('p', id)?.action
      return action?.do === 'set' && action.field === 0 && action.key !== undefined
    })

  test('all kinds that fit are counted on one screen, whatever is counted of one of them', () => {
    const kinds = (state: PanelState) => new Set(rows(state).map(({ id }) => JSON.stringify(carriedBy('p', id)?.action)))
    expect(kinds(moveState(type, { at: fields.at })).size).toBeGreaterThan(3)
    expect(kinds(moveState(type, fields))).toEqual(kinds(moveState(type, { at: fields.at })))
  })

  test('several kinds are one press: a move of each, and no more than there are', () => {
    const land = moveState(type, { at: fields.at }, {}, true, { inf: 1, tank: 2 })
    expect(movesOf(desk, land)).toEqual([
      { type, unit: 'inf', count: 1, at: fields.at },
      { type, unit: 'tank', count: 2, at: fields.at },
    ])
    expect(stateFrom(folder.rulebook, stateCode(folder.rulebook, land))).toEqual(land)
    const shown = rows(land).map(({ id, values }) => carriedBy('p', id)?.action.do === 'set' && [id, values])
    expect(shown.length).toBeGreaterThan(0)
  })

  test('the place stays for the next move, the numbers do not', () => {
    const once = desk.after({ ...whole, count: 1 })!
    expect(goingOn(once, moveState(type, { ...fields, count: 1 }))).toEqual(moveState('place', { at: fields.at }))
  })

  test('nothing stays of what is not asked any more', () => {
    const others = state.seats.find((other) => other !== seat)!
    expect(goingOn(new Desk(folder, state, others, 'en', {}), moveState(type, fields))).toEqual(home)
  })
})

test('a march takes all but one in one press, and what it takes is legal, one kind after the other', () => {
  const folder = games.find(({ rulebook }) => rulebook.id === 'attack')!
  const found = scenes(folder, 3).flatMap(({ state, seat }) => {
    const desk = new Desk(folder, state, seat, 'en', {})
    if (!desk.available().answers.includes('march')) return []
    const from = desk.offer('march', 'from', {})
    return from.map((region) => ({
      desk,
      laid: moveState('march', { from: region, to: desk.offer('march', 'to', { from: region })[0] }),
    }))
  })
  let taken = 0
  for (const { desk, laid } of found.slice(0, 40))
    for (const { whole, several } of wholeWays(desk, laid)) {
      const moves = movesOf(desk, { ...laid, several })
      expect(inTurn(desk, moves).refused).toBeUndefined()
      const left = kindsOf(desk, 'march').flatMap((kind) => countsFor(after(desk, moves)!, { ...laid, several: {} }, kind))
      // Nobody else can be spared, but the one who was left behind on purpose.
      expect(left.length).toBeLessThanOrEqual(whole === 'all' ? 0 : 1)
      taken += 1
    }
  expect(taken).toBeGreaterThan(0)
})

/** The first position of a game in which this is asked, and of whom. */
function asking(game: string, decision: string) {
  const folder = games.find(({ rulebook }) => rulebook.id === game)!
  const asks = ({ state, seat }: { readonly state: StateBase; readonly seat: string }) =>
    new Desk(folder, state, seat, 'en', {}).owed()[0]?.decision === decision
  const { state, seat } = scenes(folder, 3).find(asks)!
  const desk = new Desk(folder, state, seat, 'en', {})
  const suggested = suggestion(folder.rulebook, state, seat)
  const scene = { desk, list: emptyList, place, voice: labelVoice('en'), waiting: 'Anna', suggestion: suggested }
  return { desk, suggested, shows: (page: PanelState) => JSON.stringify(renderPanel(scene, page).message.components) }
}

test('a choice that plays is begun by nobody: what is suggested has a button above the menu', () => {
  const { desk, suggested, shows } = asking('attack', 'claim')
  expect(shows(home)).toContain(`"label":"${desk.deed(suggested.run[0]!)}","style":1`)
  expect(shows(home)).not.toContain('Filled in')
})

test('what somebody has chosen is not said to be filled in, though a computer would choose the same', () => {
  const { suggested, shows } = asking('ideology', 'diplomacy')
  const { type, ...fields } = suggested.run[0]!
  expect(shows(home)).toContain('Filled in as a quick computer would')
  expect(shows(moveState(type, fields))).not.toContain('Filled in')
})

test('what is ticked is explained, whatever there was no room for, and once', () => {
  const { desk, suggested, shows } = asking('limit', 'keep-policies')
  const { type, ...fields } = suggested.run[0]!
  for (const card of fields.cards as readonly string[]) {
    const note = desk.note(type, 'cards', card, {})!
    expect(note.length).toBeGreaterThan(5)
    expect(shows(moveState(type, fields)).replaceAll('\\', '').split(note)).toHaveLength(2)
  }
})
