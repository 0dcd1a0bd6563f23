import type { PlainMove } from '../../kernel/index.ts'
import { capitalised } from '../../words/index.ts'
import type { Desk } from '../desk.ts'
import { moveInWords } from '../plan/words.ts'
import { button, type Look, visibleLabel, warning } from '../ui.ts'
import { type MoveState, moveState } from './choice.ts'
import { promisedBy } from './list.ts'
import type { DrawnScene, PanelScene } from './parts.ts'
import { isOneValue } from './values.ts'
import { oddsInWords } from './weighed.ts'

/** A whole move behind one button, which says what it does. */
export interface Deed {
  readonly move: PlainMove
  readonly label: string
  /** What it costs, where the label has no room for that. */
  readonly price?: string
  /** All of it, where the label has no room for that: it is said wherever the button stands. And how much of it the label says. */
  readonly whole?: { readonly said: string; readonly begun: string }
  /** What it costs and leads to. */
  readonly notes: readonly string[]
  /** It wants a second press. */
  readonly asks: boolean
}

/** What leads on without playing anything ends so. */
export const opens = '…'

/** A button says all of it. */
export const isShort = ({ label }: Pick<Deed, 'label'>): boolean => label.length <= visibleLabel - opens.length

/** Every way to complete a move, where there are at most so many. What goes onto a list is put together in its form. */
export function deedsHere(
  { desk, list }: Pick<PanelScene, 'desk' | 'list'>,
  { type, chosen }: MoveState,
  most: number,
): readonly Deed[] | undefined {
  const isListed = desk.collects() && Object.keys(desk.params(type, {})).length > 0
  if (isListed || list.moves.length > 0) return undefined
  const moves = desk.few(type, most, chosen)
  const deeds =
    moves &&
    unlike(
      desk,
      moves.filter((move) => !isSoAlready(desk, move)),
    ).map((move) => deedOf(desk, move))
  const [only] = deeds ?? []
  if (!deeds || !only) return undefined
  return deeds.length === 1 && !isShort(only) ? [forced(desk, only)] : evenlyPriced(desk, deeds)
}

/** Of those that begin alike and cost the same all say so, or none where one has no room for it: nothing looks cheaper than it is. */
function evenlyPriced(desk: Desk, deeds: readonly Deed[]): readonly Deed[] {
  if (deeds.every(({ price }) => price === undefined)) return deeds
  const kinds = deeds.map((deed) => `${headOf(deed)}, ${desk.price(deed.move)}`)
  const silent = new Set(kinds.filter((_, index) => deeds[index]!.price !== undefined))
  return deeds.map((deed, index) => {
    const price = silent.has(kinds[index]!) ? desk.price(deed.move) : undefined
    return price === undefined ? deed : { ...deed, label: desk.deed(deed.move), price }
  })
}

/** What stands before the first colon, such as a kind of move or a card. */
export const headOf = ({ label }: Pick<Deed, 'label'>): string => label.split(': ')[0] ?? label

/** A standing order that stands, or to wait no longer where nobody waits: nobody is offered what would change nothing. */
const isSoAlready = (desk: Desk, move: PlainMove): boolean => desk.available().asides.includes(move.type) && desk.isIdle(move)

/** By this a move is told apart from others: not by an order that leads to nothing which anybody could know. */
export function toldBy(desk: Desk, move: PlainMove): string {
  const inOrder = Object.entries(desk.params(move.type, move)).flatMap(([name, param]) => {
    const items = move[name]
    return param.kind === 'pick' && param.anyOrder && Array.isArray(items) ? [[name, items.toSorted()] as const] : []
  })
  return moveInWords(desk, desk.plain, { ...move, ...Object.fromEntries(inOrder) })
}

/** Of moves that nobody could tell apart, as with one of two cards of the same name, the first. */
function unlike(desk: Desk, moves: readonly PlainMove[]): readonly PlainMove[] {
  const told = moves.map((move) => toldBy(desk, move))
  return moves.filter((_, index) => told.indexOf(told[index]!) === index)
}

export function deedOf(desk: Desk, move: PlainMove): Deed {
  const harm = desk.harm(move).map((line) => warning(line))
  const preview = desk.preview(move)
  // What a card costs and does its preview says.
  const told = preview.length > 0 ? desk.find(move.type)?.by : undefined
  const notes = unlikeNotes([...notesOf(desk, move, told), ...preview, ...chances(desk, move), ...harm])
  return { move, ...priced(desk.deed(move), desk.price(move)), notes, asks: desk.asksFirst(move) }
}

/** A deed with what it costs: nobody has to press to find out. */
function priced(label: string, price: string | undefined): Pick<Deed, 'label' | 'price'> {
  if (price === undefined || label.endsWith(price)) return { label }
  const whole = `${label}, ${price}`
  return isShort({ label: whole }) ? { label: whole } : { label, price }
}

/** All that a label could say of it. */
const wholeOf = ({ label, price }: Deed): string => (price === undefined ? label : `${label}, ${price}`)

/** What is known of a value often says already what the move will do. */
function unlikeNotes(notes: readonly string[]): readonly string[] {
  const bare = notes.map((note) => note.replace(/[\\→.]/g, '').trim())
  return notes.filter((_, index) => bare.indexOf(bare[index]!) === index)
}

/** How it may end, where chance has a say. */
export function chances(desk: Desk, move: PlainMove): readonly string[] {
  const odds = desk.odds(move)
  return odds ? [oddsInWords(desk, odds)] : []
}

/** What is good to know of what is chosen in it, but for the field of which that has been told. */
export function notesOf(desk: Desk, move: PlainMove, told?: string): readonly string[] {
  const { type, ...fields } = move
  const noted = Object.entries(fields).flatMap(([name, value]) =>
    (name === told ? [] : Array.isArray(value) ? value : [value]).flatMap((one: unknown) => {
      const note = desk.note(type, name, one, fields)
      return note === undefined ? [] : [{ name, one, note }]
    }),
  )
  // Of several things of one kind, as where from and where to, each is told by its name, and with them all else.
  const kinds = noted.map(({ name }) => kindOf(desk, move, name))
  const isMixed = new Set(kinds).size < kinds.length
  const notes = noted.map(({ name, one, note }) => (isMixed ? `${named(desk, move, name, one)} – ${note}` : note))
  return [...new Set(notes)].map((note) => desk.words.free(note))
}

const paramOf = (desk: Desk, move: PlainMove, name: string) => desk.params(move.type, move)[name]

function kindOf(desk: Desk, move: PlainMove, name: string): string {
  const param = paramOf(desk, move, name)
  return param ? desk.plain.namespace(name, param) : name
}

function named(desk: Desk, move: PlainMove, name: string, one: unknown): string {
  const param = paramOf(desk, move, name)
  return param ? desk.plain.value(name, param, isOneValue(param) ? one : [one]) : ''
}

/** Several notes one after the other, each a sentence; the first goes on after what it is about. */
export const inSentences = (notes: readonly string[]): string =>
  notes.map((note, index) => `${index > 0 ? capitalised(note) : note}${/[.!?…:]$/.test(note) ? '' : '.'}`).join(' ')

type Doing = Pick<PanelScene, 'desk' | 'voice'>

/** A deed with the sign of what plays. */
const withSign = ({ voice }: Pick<Doing, 'voice'>, deed: string): string => voice('panel.do', { move: { markup: deed } })

/**
 * The deed; where it is too long for a button, what stands before its first colon, such as a card; its kind where that is but a number
 * of something.
 */
function inShort(scene: Doing, { label, move }: Pick<Deed, 'label' | 'move'>): string {
  const head = headOf({ label })
  const said = /^\p{L}/u.test(head) ? [label, head] : [label]
  return said.find((one) => withSign(scene, one).length <= visibleLabel) ?? scene.desk.plain.move(move.type)
}

export const doing = (scene: Doing, deed: Pick<Deed, 'label' | 'move'>): string => withSign(scene, inShort(scene, deed))

/** What is too long for a button, with as much on one as there is room for. */
export function shortened(scene: Doing, deed: Deed): Deed {
  const begun = inShort(scene, deed)
  return { ...deed, label: withSign(scene, begun), whole: { said: wholeOf(deed), begun } }
}

/** The only way to make a move is that move, whatever it is called in full. */
function forced(desk: Desk, deed: Deed): Deed {
  const label = desk.plain.move(deed.move.type)
  return { ...deed, label, whole: { said: wholeOf(deed), begun: label } }
}

export const stateOf = ({ type, ...fields }: PlainMove): MoveState => moveState(type, fields)

/** Plays it, or leads to where that is asked once more. */
export function deedButton({ desk, ids, list }: DrawnScene, { move, label, asks }: Deed, look: Look) {
  const state = stateOf(move)
  if (asks) return button(ids.of({ do: 'show' }, state), `${label}${opens}`, look)
  return button(ids.toPlay(state, promisedBy(list, desk.promise(move))), label, look)
}

/** Whether a choice in the one menu of this kind of move plays it: there is nothing else to choose and nothing to weigh. */
export function playsByChoosing(desk: Desk, type: string): boolean {
  const params = Object.values(desk.params(type, {}))
  const [only] = params
  const isOne = only !== undefined && params.length === 1 && isOneValue(only) && (!only.optional || only.standard !== undefined)
  return isOne && !desk.collects() && desk.isPlain(type)
}
