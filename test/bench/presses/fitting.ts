import { Desk } from '../../../src/discord/desk.ts'
import type { People } from '../../../src/discord/words/game-words.ts'
import type { GameFolder } from '../../../src/games/folder.ts'
import { isRecord, type Param, type PlainMove, type StateBase, same } from '../../../src/kernel/index.ts'
import { type Control, isChosen, isTicked, type Option, unmarked } from './controls.ts'

/** A move in the words in which a panel would show it: what somebody looks for who has made up their mind. */
export interface Wish {
  readonly move: PlainMove
  readonly type: string
  /** What it does, as a button says it. */
  readonly deed: string
  /** What each field is called, with the name of its value and of the group that it is found in. */
  readonly fields: readonly { readonly field: string; readonly words: readonly string[] }[]
  /** What is said of each key. */
  readonly pairs: readonly (readonly [key: string, value: string])[]
  /** The lists that it holds: their items, in order. */
  readonly lists: readonly (readonly string[])[]
  readonly texts: readonly string[]
}

/** The words of a move that a seat is about to make. */
export function wishOf(folder: GameFolder, state: StateBase, seat: string, move: PlainMove): Wish {
  const { plain, ...desk } = describe(folder, state, seat, move)
  const fields: { field: string; words: string[] }[] = []
  const pairs: [string, string][] = []
  const lists: string[][] = []
  const texts: string[] = []
  for (const [name, param] of Object.entries(desk.params)) {
    const value = move[name]
    const namespace = plain.namespace(name, param)
    if (value === undefined) continue
    if (param.kind === 'text') texts.push(String(value))
    else if (param.kind === 'pick') {
      const items = Array.isArray(value) ? value.map((item) => plain.name(namespace, item)) : [plain.name(namespace, value)]
      lists.push(items)
    } else if (isRecord(value))
      for (const [key, one] of Object.entries(value))
        pairs.push([
          normal(plain.name(plain.keyNamespace(name, param), key)),
          normal(param.kind === 'each' ? plain.name(namespace, one) : String(one)),
        ])
    else {
      const group = param.kind === 'one-of' && param.by ? [plain.name('group', param.by(value as never))] : []
      const words = [plain.value(name, param, value, desk.shown(param)), ...group]
        .map(normal)
        .filter((word) => word.trim() !== '')
      fields.push({ field: normal(plain.parameter(move.type, name)), words })
    }
  }
  return { move, type: plain.move(move.type), deed: desk.deed, fields, pairs, lists, texts }
}

function describe(folder: GameFolder, state: StateBase, seat: string, move: PlainMove) {
  const desk = new Desk(folder, state, seat, 'en', peopleOf(state))
  const shown = (param: Param) =>
    param.kind === 'nth' ? desk.ask((position, who) => param.shown(position, who, move)) : undefined
  return { plain: desk.plain, params: desk.params(move.type, move), deed: desk.deed(move), shown }
}

/** Who sits where, at a table of `Person 1` and others. */
const peopleOf = ({ seats }: StateBase): People => Object.fromEntries(seats.map((seat, index) => [seat, nameOfPerson(index + 1)]))

export const nameOfPerson = (number: number): string => `Person ${number}`

/** Words alone, between spaces; signs where there is nothing else. */
function normal(text: string): string {
  const words = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  return ` ${words.trim() || text.trim()} `
}

const clipped = (label: string, text: string): boolean => label.endsWith('…') && text.startsWith(label.slice(0, -1).trimEnd())

/** How much of what is wished for an option speaks of. */
function fit({ label }: Option, asked: string, { type, fields, pairs, lists }: Wish): number {
  const said = normal(label)
  const whole = normal(`${asked} ${label}`)
  // Where it is said which field is asked for, the others have no say.
  const named = fields.filter(({ field }) => normal(asked).startsWith(field))
  const words = new Set((named.length > 0 ? named : fields).flatMap((one) => one.words))
  let found = normal(type) === said ? 2 : 0
  for (const word of words) if (said.includes(word)) found += said === word ? 2 : 1
  for (const [key, value] of pairs) if (whole.includes(key) && said.includes(value)) found += 2
  for (const item of lists.flat()) if (label === item || clipped(label, item)) found += 2
  return found
}

/** Whether a button that plays says this very move, or names the kind of which it is the only one. */
export const saysThat = (label: string, wish: Wish): boolean => label === wish.type || saysDeed(label, wish)

/** The deed, as much of it as there is room for, or with what it costs. */
const saysDeed = (label: string, { deed }: Wish): boolean =>
  label === deed || label.startsWith(`${deed}, `) || clipped(label, deed)

type Select = Extract<Control, { kind: 'select' }>

/** Whether touching one of these buttons, that mark a choice, brings a person nearer to what they wish for. */
export function isWorthTouching(label: string, others: readonly string[], wish: Wish): boolean {
  if (isTicked(label)) {
    const wished = wish.lists.flat()
    const missing = wished.filter((item) => !others.some((other) => isChosen(other) && unmarked(other) === item))
    return isChosen(label) ? !wished.includes(unmarked(label)) : missing[0] === unmarked(label)
  }
  const options = others.map((other) => ({ value: other, label: unmarked(other), chosen: isChosen(other) }))
  const select: Select = { kind: 'select', id: '', label: '', least: 1, most: 1, options }
  const fitting = choicesOf(select, [wish]).flat()
  return fitting.length > 0 ? fitting.includes(label) : !isChosen(label) && fitsOf(select, wish).every((fit) => fit === 0)
}

/** What of a select is worth choosing for whoever wishes for these moves, the first of them first. */
export function choicesOf(select: Select, wishes: readonly Wish[]): readonly (readonly string[])[] {
  const [first, ...later] = wishes
  if (!first) return []
  const whole = select.options.filter(({ label }) => wishes.some((wish) => saysDeed(label, wish)))
  if (whole.length > 0 && select.most === 1) return whole.map(({ value }) => [value])
  if (select.most > 1 || select.least === 0) return setsOf(select, wishes)
  const fits = fitsOf(select, first)
  const found = bestOf(select, fits)
  for (const wish of later) {
    const own = fitsOf(select, wish)
    if (Math.max(...own) > Math.max(...fits)) found.push(...bestOf(select, own))
  }
  return [...new Set(found)].map((value) => [value])
}

const fitsOf = ({ label, options }: Select, wish: Wish): readonly number[] => options.map((option) => fit(option, label, wish))

/** The options that speak most of what is wished for; none where one of them is chosen already. Of a list in order, its next item. */
function bestOf({ options }: Select, fits: readonly number[]): string[] {
  const best = Math.max(...fits)
  if (best === 0) return []
  const found = options.filter((_, index) => fits[index] === best)
  return found.some(({ chosen }) => chosen) ? [] : found.map(({ value }) => value)
}

/** Each of the wished lists, as far as it is on this page, unless that is what is chosen already. */
function setsOf({ options, least, most }: Select, wishes: readonly Wish[]): readonly (readonly string[])[] {
  const chosen = options.filter((option) => option.chosen).map(({ value }) => value)
  const sets = wishes.flatMap(({ lists, fields }) => [
    ...lists.map((items) => options.filter(({ label }) => items.some((item) => label === item || clipped(label, item)))),
    options.filter(({ label }) => fields.some(({ words }) => words.includes(normal(label)))),
  ])
  const values = sets.map((set) => set.map(({ value }) => value))
  const fitting = values.filter((set) => set.length >= least && set.length <= most && !same(set, chosen))
  return fitting.filter((set, index) => fitting.findIndex((other) => same(other, set)) === index)
}

/** Every single choice, for when words do not help. */
export const everyChoice = ({ options, most }: Select): readonly (readonly string[])[] => {
  const single = options.filter(({ chosen }) => !chosen || most > 1).map(({ value }) => [value])
  return most > 1 ? [...single, options.map(({ value }) => value).slice(0, most)] : single
}

/** What to write into a field of a form. */
export const writingFor = (label: string, { texts, pairs, fields }: Wish): string => {
  const pair = pairs.find(([key]) => normal(label).includes(key))
  const words = fields.flatMap((field) => field.words)
  const number = words.find((word) => /^ -?\d+ $/.test(word))
  return (texts[0] ?? pair?.[1] ?? number ?? '').trim()
}
