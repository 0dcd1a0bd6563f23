import { type Params, type PlainMove, same } from '../../kernel/index.ts'
import { capitalised } from '../../words/index.ts'
import type { Desk } from '../desk.ts'
import { button, type Look, limits, type Part, rows, visibleLabel } from '../ui.ts'
import { withFact } from '../words/text.ts'
import { type Line, moreItems } from './brevity.ts'
import { type MoveState, moveState } from './choice.ts'
import { type Deed, deedButton, deedOf, deedsHere, headOf, inSentences, isShort, notesOf, opens } from './deeds.ts'
import { nearestFirst } from './near.ts'
import type { DrawnScene, PanelScene } from './parts.ts'
import { isOneValue } from './values.ts'
import { fitInMenu, waysMenu } from './ways-menu.ts'

/** A move with one more thing chosen, of which more than one can come. */
export interface Begun {
  readonly state: MoveState
  readonly label: string
  /** What is good to know of it. */
  readonly notes: readonly string[]
}

/** One step on the way to a move: all of it, or its next choice. */
export type Way = Deed | Begun

export const isDeed = (way: Way): way is Deed => 'move' in way

export const kindOf = (way: Way): string => (isDeed(way) ? way.move.type : way.state.type)

/** How a move can be gone on with. */
export interface Ways {
  readonly buttons: readonly Way[]
  /** Whole moves for which there are no buttons. */
  readonly menu: readonly Deed[]
  /** More can be put together in a form. */
  readonly form: boolean
}

/** Buttons for whole moves and for kinds of move, in all: with a menu and all else that stands on a panel it takes no more. */
export const mostButtons = 12
/** Where there is a menu for the others, the first ones have buttons; more, where the menu would not hold the others. */
const mostBesideMenu = 7
const mostListed = 10 + limits.options

/**
 * The ways to go on with a move, where there are few: a button for each whole move, a menu for those that are left, else a button for
 * each value of its next choice. Undefined where it is put together in a form.
 */
export function waysHere(scene: PanelScene, state: MoveState, most = scene.most ?? mostButtons): Ways | undefined {
  return wholeWays(scene, state, most) ?? nextChoices(scene, state, most) ?? listedWays(scene, state, most)
}

/** Whether something may be put together beside what its ways say. */
export function hasMore(desk: Desk, { type, chosen }: MoveState): boolean {
  const hasExtras = ({ params }: { readonly params: Params }) => desk.hasExtras(type, chosen, params)
  const { by, variants = {} } = desk.find(type) ?? {}
  return (
    desk.hasExtras(type, chosen) ||
    (by !== undefined && chosen[by] === undefined && Object.values<{ readonly params: Params }>(variants).some(hasExtras))
  )
}

function wholeWays(scene: PanelScene, state: MoveState, most: number): Ways | undefined {
  const { desk } = scene
  const { type, chosen } = state
  const deeds = deedsHere(scene, state, mostListed)
  // What is said of each of several is read side by side, in a form.
  const isTable = Object.values(desk.params(type, chosen)).some(({ kind }) => kind === 'each')
  if (!deeds || (isTable && !deeds.every(isShort))) return undefined
  const more = hasMore(desk, state)
  return split(scene, nearestFirst(scene, deeds), more ? most - 1 : most, more)
}

/** As many as can be read as buttons, the others in a menu; what wants a second press comes last. */
function split(scene: PanelScene, unsorted: readonly Deed[], most: number, form: boolean): Ways | undefined {
  const deeds = unsorted.toSorted((one, other) => Number(one.asks) - Number(other.asks))
  const short = deeds.filter(isShort)
  if (short.length === deeds.length && deeds.length <= most && areTold(deeds)) return { buttons: deeds, menu: [], form }
  if (short.length > 0 && !areTold(short)) return undefined
  // Beside a menu nobody's thumb needs to pass what harms them; where a menu cannot hold that, a form does.
  const harmless = short.filter(({ asks }) => !asks)
  const isMuch = deeds.length - harmless.length > limits.options
  if (isMuch && harmless.length > 0 && harmless.length < most) return { buttons: harmless, menu: [], form: true }
  const first = harmless.length > 0 && !isMuch ? harmless : short
  const buttons = first.slice(0, Math.min(most - 1, Math.max(mostBesideMenu, deeds.length - limits.options)))
  const menu = deeds.filter((deed) => !buttons.includes(deed))
  return fitInMenu(scene, menu) ? { buttons, menu, form } : undefined
}

/** No two of them read the same. */
export const areTold = (ways: readonly Way[]): boolean => new Set(ways.map(({ label }) => label)).size === ways.length

/** What is listed of a move of which more can be put together: one choice, of several things at once; of a single one nothing more. */
function listedWays(scene: PanelScene, { type, chosen }: MoveState, most: number): Ways | undefined {
  const { desk, list } = scene
  const [name, ...others] = desk.asked(type)
  const param = name === undefined ? undefined : desk.params(type, {})[name]
  const isPicked = others.length === 0 && param?.kind === 'pick' && param.partial
  if (!isPicked || name === undefined || Object.keys(chosen).length > 0 || list.moves.length > 0 || desk.collects())
    return undefined
  const moves = desk.fewListed(type, mostListed)
  const form = moves?.some(({ [name]: items }) => Array.isArray(items) && items.length > 1) ?? false
  return (
    moves &&
    split(
      scene,
      moves.map((move) => deedOf(desk, move)),
      form ? most - 1 : most,
      form,
    )
  )
}

/** More choices than this are made in a form. */
const mostSteps = 1

/**
 * The ways that the page of a move shows. Whoever fills in a form stays in it, even where few ways are left: nothing moves under the
 * thumb.
 */
export function waysOn(scene: PanelScene, state: MoveState): Ways | undefined {
  if (state.form) return undefined
  const begun = Object.keys(state.chosen).length
  const ways = waysHere(scene, moveState(state.type))
  if (begun === 0 || !ways) return ways
  return begun > mostSteps ? undefined : waysHere(scene, state)
}

/** The whole move that this state names, where it is one of those that have buttons or stand in a menu. */
export function deedOn(scene: PanelScene, state: MoveState): Deed | undefined {
  const { desk } = scene
  if (state.form || Object.keys(state.chosen).length === 0 || !waysHere(scene, moveState(state.type))) return undefined
  const move = desk.canonical({ type: state.type, ...state.chosen })
  const [only, ...others] = deedsHere(scene, state, 1) ?? []
  if (only && others.length === 0) return same(only.move, move) ? deedOf(desk, move) : undefined
  return isWholeListed(scene, state, move) ? deedOf(desk, move) : undefined
}

const isWholeListed = (scene: PanelScene, { type }: MoveState, move: PlainMove): boolean =>
  listedWays(scene, moveState(type), mostButtons) !== undefined && scene.desk.refusal(move) === undefined

function nextChoices(scene: PanelScene, state: MoveState, most: number): Ways | undefined {
  const { type, chosen } = state
  const { desk, list } = scene
  const [next] = Object.entries(desk.params(type, chosen)).filter(([name]) => chosen[name] === undefined)
  if (!next || list.moves.length > 0 || desk.collects()) return undefined
  const [name, param] = next
  if (!isOneValue(param) || param.kind === 'number' || param.optional) return undefined
  const values = desk.offer(type, name, chosen)
  if (values.length < 2 || values.length > most) return undefined
  const shown = param.kind === 'nth' ? desk.ask((position, seat) => param.shown(position, seat, chosen)) : undefined
  const buttons = values.map((value): Way => {
    const begun = moveState(type, { ...chosen, [name]: value })
    const [only] = deedsHere(scene, begun, 1) ?? []
    if (only && isShort(deedOf(desk, only.move))) return only
    const label = `${capitalised(desk.plain.value(name, param, value, shown))}${opens}`
    return { state: begun, label, notes: notesOf(desk, { type, ...begun.chosen }) }
  })
  return buttons.every(({ label }) => label.length <= visibleLabel) && areTold(buttons)
    ? { buttons, menu: [], form: hasMore(desk, state) }
    : undefined
}

/** Plays it, or leads on. */
export function wayButton(scene: DrawnScene, way: Way, look: Look) {
  return isDeed(way) ? deedButton(scene, way, look) : button(scene.ids.of({ do: 'show' }, way.state), way.label, look)
}

/** The ways of one kind of move, all of them. */
export function waysParts(scene: DrawnScene, { type, chosen }: MoveState, { buttons, menu, form }: Ways): Part[] {
  const { ids, voice } = scene
  const shown = buttons.map((way) => wayButton(scene, way, 'main'))
  const toForm = form ? [button(ids.of({ do: 'show' }, moveState(type, chosen, {}, true), 'form'), voice('panel.by-form'))] : []
  return [...rows([...shown, ...toForm]), ...waysMenu(scene, menu)]
}

/** What the buttons do, where they have no room to say it; and what they lead to, where there is something to be weighed. */
export function consequences(ways: readonly Way[]): readonly Line[] {
  const prices = pricesOf(ways.filter(isDeed))
  return ways.flatMap((way): readonly Line[] => {
    const { label, notes } = way
    const whole = isDeed(way) && way.whole ? [`- ${inFull(label, way.whole)}`] : []
    const price = prices.get(label)
    if (notes.length === 0) return price === undefined ? whole : [...whole, price]
    const facts = whole.length > 0 ? inSentences(notes) : withFact(label, inSentences(notes))
    return [...whole, { spare: 'facts', text: `- ${facts}`, goesOn: moreItems, ...(price !== undefined && { instead: price }) }]
  })
}

/** What those cost whose labels do not say it, by the label of the first: once for all that begin alike and cost the same. */
function pricesOf(deeds: readonly Deed[]): ReadonlyMap<string, string> {
  const silent = deeds.filter(({ price, whole }) => price !== undefined && whole === undefined)
  const lines = silent.map((deed) => {
    const alike = silent.filter((other) => headOf(other) === headOf(deed))
    const areSame = alike.every(({ price }) => price === deed.price)
    return [deed.label, `- ${withFact(areSame ? headOf(deed) : deed.label, deed.price ?? '')}`] as const
  })
  return new Map(lines.filter(([, line], index) => lines.findIndex(([, other]) => other === line) === index))
}

/** What stands there of each way, as notes alone. */
export const factsOf = (ways: readonly Way[]): readonly string[] =>
  ways.flatMap(({ notes }) => (notes.length > 0 ? [inSentences(notes)] : []))

/** What a label begins is gone on with, not begun again. */
function inFull(label: string, { said, begun }: NonNullable<Deed['whole']>): string {
  const goesOn = said.startsWith(`${begun} `) || said.startsWith(`${begun}:`)
  return goesOn ? `**${begun}**${inSentences([said.slice(begun.length)])}` : withFact(label, inSentences([said]))
}
