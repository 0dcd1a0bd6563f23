import type { PlainMove } from '../../kernel/index.ts'
import { button, limits, type Part, row, rows, select, text } from '../ui.ts'
import { home, moveState, type PanelState } from './choice.ts'
import { deedsHere, isShort, opens } from './deeds.ts'
import { type DrawnScene, footer, hand, listed, type PanelScene, prompts } from './parts.ts'
import { asCoached, isFirst, suggestedFirst, suggestedMove, together } from './suggested.ts'
import { soleText } from './values.ts'
import { areTold, consequences, factsOf, hasMore, kindOf, mostButtons, type Way, wayButton, waysHere } from './ways.ts'
import { waysMenu } from './ways-menu.ts'

/** What is asked, with a button for each answer; on the second page what can be done besides. */
export function overviewPage(
  scene: DrawnScene,
  page: 'home' | 'more',
  answers: readonly string[],
  asides: readonly string[],
): Part[] {
  const { desk, voice } = scene
  const shown = page === 'home' ? endingsLast(scene, answers) : asides
  const intro = page === 'home' ? prompts(scene) : [text(`**${voice('panel.asides')}**`)]
  const owes = desk.owed().length > 0
  const { parts, facts } = page === 'home' && !owes ? { parts: again(scene), facts: [] } : choices(scene, page, shown)
  const early = page === 'home' ? (scene.early ?? []) : []
  return [...intro, ...hand(scene, facts), ...early, ...parts, ...listed(scene), ...footer(scene, { page }, owes, asides)]
}

interface Choices {
  readonly parts: readonly Part[]
  /** What is said there of what can be chosen: what lies before the seat says none of it a second time. */
  readonly facts: readonly string[]
}

/** What needs nothing chosen mostly passes or ends something: it stands after all else that can be done. */
function endingsLast({ desk }: PanelScene, answers: readonly string[]): readonly string[] {
  const isPlain = (type: string) => Object.keys(desk.params(type, {})).length === 0
  return [...answers.filter((type) => !isPlain(type)), ...answers.filter(isPlain)]
}

/** Whoever has just moved is not called when the others are quick: the panel itself brings what is asked next. */
function again({ ids, voice, waiting }: DrawnScene): Part[] {
  return waiting === '' ? [] : [row(button(ids.of({ do: 'show' }, home), voice('status.my-turn'), 'main'))]
}

/** Kinds of move that are shown as buttons; more are listed. */
const mostKinds = 12
const mostKindsInLesson = 4

function choices(scene: DrawnScene, page: 'home' | 'more', types: readonly string[]): Choices {
  if (types.length > mostKinds) return { parts: kindsListed(scene, page, types), facts: [] }
  const inLesson = (scene.coach?.lines.length ?? 0) > 0 && page === 'home' && types.length > mostKindsInLesson
  return inLesson ? fewKinds(scene, types) : kindsAndWays(scene, page, types)
}

/** In a first game: what is suggested, and what ends it; all else in a list. */
function fewKinds(scene: DrawnScene, types: readonly string[]): Choices {
  const { run = [], instead } = scene.suggestion ?? {}
  const suggested = [...run.slice(0, 1), ...(instead ? [instead] : [])].map(({ type }) => type)
  const shown = types.filter((type) => suggested.includes(type))
  const rest = types.filter((type) => !shown.includes(type))
  if (shown.length === 0) return kindsAndWays(scene, 'home', types)
  const { parts, facts } = kindsAndWays(scene, 'home', shown)
  return { parts: [...parts, ...kindsListed(scene, 'home', rest)], facts }
}

function kindsAndWays(scene: DrawnScene, page: 'home' | 'more', types: readonly string[]): Choices {
  const { shown, menu, form } = waysShown(scene, types)
  const look = page === 'home' ? 'main' : 'plain'
  // What makes most sense may be an aside, such as waiting: it stands first all the same.
  const suggestible = page === 'home' ? [...types, ...scene.desk.available().asides] : types
  const first = suggestedFirst(scene, { buttons: types.flatMap((type) => shown.get(type) ?? []), menu, form: false }, suggestible)
  const lines = consequences(withoutFacts(scene, first.buttons))
  const suggested = suggestedMove(scene, suggestible)
  const lead = suggested && isFirst(scene, first, suggestible) ? first.buttons.slice(0, 1) : []
  const ways = first.buttons.slice(lead.length)
  // Where no button plays what is suggested, what opens its form filled in like that stands first.
  const inTurn = lead.length > 0 ? types : types.toSorted((one, other) => isOf(suggested, other) - isOf(suggested, one))
  const kinds = inTurn.flatMap((type) => [
    ...ways.filter((way) => kindOf(way) === type).map((way) => wayButton(scene, way, look)),
    ...kindButton(scene, type, { page }, shown.has(type), type === form),
  ])
  const parts = [
    ...scene.brevity.text(lines, 1500),
    ...(page === 'home' ? asCoached(scene) : []),
    ...rows([...lead.map((way) => wayButton(scene, way, look)), ...kinds]),
    ...waysMenu(scene, first.menu),
    ...(page === 'home' ? together(scene) : []),
  ]
  return { parts, facts: factsOf(first.buttons) }
}

const isOf = (move: PlainMove | undefined, type: string): number => Number(move?.type === type)

/** What stands with the question is not said of an answer once more. */
function withoutFacts({ desk }: DrawnScene, ways: readonly Way[]): readonly Way[] {
  const facts = desk.weighings().flatMap((weighing) => weighing.facts.map((fact) => desk.words.notice(fact, 'fact')))
  return ways.map((way) => ({ ...way, notes: way.notes.filter((note) => !facts.includes(note)) }))
}

/** Opens the page of a kind of move; its form, where its ways stand here already and more can be put together. */
function kindButton({ desk, ids, voice }: DrawnScene, type: string, from: PanelState, areShown: boolean, form: boolean) {
  const look = from.page === 'home' ? 'main' : 'plain'
  if (areShown) return form ? [button(ids.of({ do: 'show' }, moveState(type, {}, {}, true), 'form'), voice('panel.by-form'))] : []
  const text = soleText(desk, type)
  const id = text ? ids.toWrite(0, text.longest, moveState(type)) : ids.of({ do: 'open', move: indexOf(desk, type) }, from)
  return [button(id, `${desk.plain.move(type)}${opens}`, look)]
}

const indexOf = ({ book }: PanelScene['desk'], type: string): number => book.moves.findIndex((move) => move.type === type)

/** More ways than this has nothing that is only done in passing: nobody would see what their turn is for. */
const mostInPassing = 3

interface Few {
  readonly type: string
  readonly deeds: readonly Way[]
}

/**
 * The kinds of move whose ways have buttons of their own, those with the fewest first, as long as there is room. Next choices are shown
 * of a single kind only: those of several would be taken for one another.
 */
function waysShown(scene: DrawnScene, types: readonly string[]) {
  const most = scene.most ?? mostButtons
  const isInPassing = (type: string): boolean => scene.desk.find(type)?.inPassing === true
  const few = types.flatMap((type): readonly Few[] => {
    const deeds = deedsHere(scene, moveState(type), isInPassing(type) ? mostInPassing : most)
    return deeds?.every(isShort) && areTold(deeds) && !hasMore(scene.desk, moveState(type)) ? [{ type, deeds }] : []
  })
  const room = Math.max(0, most - types.length - Math.max(0, scene.desk.owed().length - 1))
  const { shown, room: left } = asRoomAllows(few, room)
  const [first, ...others] = types.filter((type) => !shown.has(type) && !isInPassing(type))
  const ways = first === undefined || others.length > 0 ? undefined : waysHere(scene, moveState(first), left + 1)
  if (first !== undefined && ways) shown.set(first, ways.buttons)
  return { shown, menu: ways?.menu ?? [], form: ways?.form ? first : undefined }
}

function asRoomAllows(few: readonly Few[], most: number) {
  const shown = new Map<string, readonly Way[]>()
  let room = most
  for (const { type, deeds } of few.toSorted((one, other) => one.deeds.length - other.deeds.length)) {
    if (deeds.length - 1 > room) break
    shown.set(type, deeds)
    room -= deeds.length - 1
  }
  return { shown, room }
}

function kindsListed({ desk, ids, voice }: DrawnScene, page: 'home' | 'more', types: readonly string[]): Part[] {
  const entries = types.map((type) => ({
    value: indexOf(desk, type).toString(36),
    label: `${desk.plain.move(type)}${opens}`,
    help: desk.plain.moveHelp(type),
  }))
  const selects = []
  for (let start = 0; start < entries.length; start += limits.options) {
    const id = ids.of({ do: 'open', move: start }, { page }, 'list')
    selects.push(row(select(id, voice('panel.choose-move'), entries.slice(start, start + limits.options))))
  }
  return selects
}
