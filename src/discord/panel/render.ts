import type { PlainMove } from '../../kernel/index.ts'
import type { Voice } from '../../words/index.ts'
import type { Desk } from '../desk.ts'
import { customId } from '../ids.ts'
import { clip, linesWithin } from '../text.ts'
import { button, container, limits, line, type Message, message, type Part, row, rows, select, text } from '../ui.ts'
import { home, moveState, type PanelState, stateCode } from './choice.ts'
import { controlsOf, type Sheet } from './controls.ts'
import { inDraft, type Place, panelHandler, panelId, playId } from './ids.ts'
import { type MoveList, promisedBy } from './list.ts'
import { summary } from './summary.ts'
import { draftedMove, isWhole, wholeFields } from './values.ts'

/** What a panel is drawn from, besides its state. */
export interface PanelScene {
  /** As it will be once the list is played. */
  readonly desk: Desk
  /** Moves put together but not yet played. */
  readonly list: MoveList
  readonly place: Place
  readonly voice: Voice
  /** Who else is awaited, in words. */
  readonly waiting: string
  /** What has just happened, or why something did not. */
  readonly told?: readonly string[]
  /** Whether the person may take something back now. */
  readonly undo?: boolean
  /** A computer plays this seat until its person says that they are back. */
  readonly away?: boolean
}

export interface Panel {
  readonly message: Message
  /** A state too long for the buttons: to be kept in the seat's draft row before the panel is shown. */
  readonly draft: string | undefined
}

/** More of the hand than this would push the buttons off a phone's screen. */
const handInPanel = 130
/** Rows of controls that fit beside the texts and the buttons. */
const mostControlRows = 12

export function renderPanel(scene: PanelScene, wanted: PanelState): Panel {
  const { desk } = scene
  const { answers, asides } = desk.available()
  const known = wanted.page !== 'move' || [...answers, ...asides].includes(wanted.type)
  const state = withOnlyValues(desk, focused(desk, known ? wanted : home, answers))
  const parts = state.page === 'move' ? movePage(scene, state, answers) : listPage(scene, state.page, answers, asides)
  const rendered = message([container([...heading(scene), ...parts], 0x5865f2)])
  const code = stateCode(desk.book, state)
  return { message: rendered, draft: usesDraft(rendered) ? code : undefined }
}

/** Where only one thing can be answered and it needs choices, the panel opens with them. */
function focused(desk: Desk, state: PanelState, answers: readonly string[]): PanelState {
  const [only] = answers
  if (state.page !== 'home' || answers.length !== 1 || only === undefined) return state
  return Object.keys(desk.params(only, {})).length > 0 ? moveState(only) : state
}

/** Where only one value is possible there is nothing to choose. */
function withOnlyValues(desk: Desk, state: PanelState): PanelState {
  if (state.page !== 'move') return state
  let { chosen } = state
  for (const [name, param] of Object.entries(desk.params(state.type, chosen))) {
    if (chosen[name] !== undefined || param.optional || !/^(one-of|number|nth)$/.test(param.kind)) continue
    const values = desk.offer(state.type, name, wholeFields(desk, state.type, chosen))
    if (values.length === 1) chosen = { ...chosen, [name]: values[0] }
  }
  return { ...state, chosen }
}

function heading({ desk, told = [] }: PanelScene): Part[] {
  const { words, folder } = desk
  // Small: what is asked comes first, and a phone has few lines.
  const title = `-# ${words.say('game.name')} · ${folder.text.headline(desk.view(), words.say)}`
  return [text(title), ...(told.length > 0 ? [text(linesWithin(told, 1200)), line()] : [])]
}

function prompts({ desk, voice, waiting, away, place }: PanelScene): Part[] {
  const owed = desk.owed()
  if (away) return [text(voice('panel.away')), row(button(customId('u', 'back', place.table), voice('panel.back-again'), 'good'))]
  if (owed.length === 0)
    return [text(waiting ? voice('panel.nothing-asked-waiting', { seats: { markup: waiting } }) : voice('panel.nothing-asked'))]
  const asked = owed.slice(0, 6).map(({ decision, about }) => text(`**${desk.words.say(`decision.${decision}`, about)}**`))
  return [...asked, ...impossible(desk)]
}

/** What the prompt may speak of and no button offers, with the reason where there is one for all its forms. */
function impossible(desk: Desk): Part[] {
  const lines = desk.hindered().map(({ type, refusal }) => {
    const inGeneral = `move.${type}.impossible`
    const why = refusal
      ? desk.words.notice({ key: refusal.code, params: refusal.params ?? {} }, 'refusal')
      : desk.words.has(inGeneral) && desk.words.say(inGeneral)
    return `-# ✗ ${desk.words.move(type)}${why ? `: ${why}` : ''}`
  })
  return lines.length > 0 ? [text(linesWithin(lines, 400))] : []
}

/** The beginning of what the seat holds; the rest is behind its button. */
function hand({ desk }: PanelScene): Part[] {
  const held = desk.folder.text.hand(desk.view(), desk.seat, desk.words.say)?.split('\n') ?? []
  const [first, ...others] = held
  if (first === undefined) return []
  let shown = clip(first, 600)
  for (const next of others) {
    if (shown.length + next.length > handInPanel) break
    shown += `\n${next}`
  }
  return [text(shown)]
}

/** What is asked, with a button for each answer; on the second page what can be done besides. */
function listPage(scene: PanelScene, page: 'home' | 'more', answers: readonly string[], asides: readonly string[]): Part[] {
  const { desk, voice } = scene
  const shown = page === 'home' ? answers : asides
  const intro = page === 'home' ? prompts(scene) : [text(`**${voice('panel.asides')}**`)]
  const owes = desk.owed().length > 0
  const controls = page === 'home' && !owes ? again(scene) : choices(scene, page, shown)
  return [...intro, ...hand(scene), ...controls, ...listed(scene), ...footer(scene, page, owes, asides)]
}

/** Whoever has just moved is not called when the others are quick: the panel itself brings what is asked next. */
function again({ desk, place, voice, waiting }: PanelScene): Part[] {
  return waiting === ''
    ? []
    : [row(button(panelId(place, { do: 'show' }, stateCode(desk.book, home)), voice('status.my-turn'), 'main'))]
}

/** What lies on the person's list, and the button that plays it all at once. */
function listed({ desk, list, place, voice }: PanelScene): Part[] {
  const { length: count } = list.moves
  if (count === 0) return []
  const lines = list.lines.map((line, index) => `${index + 1}. ${line}`)
  const code = stateCode(desk.book, home)
  return [
    text(linesWithin([`**${voice('panel.list')}**`, ...lines], 900)),
    row(
      button(playId(place, code, promisedBy(list, undefined)), voice('panel.play-all', { count }), 'good'),
      button(panelId(place, { do: 'remove' }, code), voice('panel.take-off')),
    ),
  ]
}

function choices(scene: PanelScene, page: 'home' | 'more', types: readonly string[]): Part[] {
  const { desk, place, voice } = scene
  const code = stateCode(desk.book, { page })
  const index = (type: string) => desk.book.moves.findIndex((move) => move.type === type)
  const look = page === 'home' ? 'main' : 'plain'
  if (types.length <= 15)
    return rows(types.map((type) => button(panelId(place, { do: 'open', move: index(type) }, code), desk.plain.move(type), look)))
  const entries = types.map((type) => ({
    value: index(type).toString(36),
    label: desk.plain.move(type),
    help: desk.plain.moveHelp(type),
  }))
  const selects = []
  for (let start = 0; start < entries.length; start += limits.options) {
    const id = panelId(place, { do: 'open', move: start }, code, '', 'u', 'list')
    selects.push(row(select(id, voice('panel.choose-move'), entries.slice(start, start + limits.options))))
  }
  return selects
}

function footer(
  { desk, place, voice, undo }: PanelScene,
  page: 'home' | 'more' | 'move',
  owes: boolean,
  asides: readonly string[],
): Part[] {
  const owed = desk.owed()[0]
  const rules = owed && desk.book.decisions[owed.decision]?.page
  const show = (target: PanelState, label: string) => button(panelId(place, { do: 'show' }, stateCode(desk.book, target)), label)
  const buttons = [
    page !== 'home' && show(home, voice(page === 'more' || !owes ? 'panel.back' : 'panel.overview')),
    page === 'home' && asides.length > 0 && show({ page: 'more' }, voice('panel.more')),
    undo && page === 'home' && button(customId('u', 'undo', place.table), voice('panel.undo')),
    button(customId('r', 'hand', place.table), voice('panel.hand')),
    button(customId('r', 'board', place.table), voice('panel.board')),
    button(customId('r', 'rules', place.table, rules ?? ''), voice('panel.rules')),
  ].filter((found) => found !== false && found !== undefined)
  return [line(), ...rows(buttons)]
}

/** One kind of move: its parameters in any order, what it would do, and the button that does it. */
type MoveState = Extract<PanelState, { page: 'move' }>

function movePage(scene: PanelScene, state: MoveState, answers: readonly string[]): Part[] {
  const { desk, place, voice } = scene
  const sheet: Sheet = { desk, place, voice, state }
  const { words } = desk
  const params = desk.params(state.type, state.chosen)
  const isAnswer = answers.includes(state.type)
  const controls = Object.keys(params).flatMap((name) => controlsOf(sheet, name))
  const code = stateCode(desk.book, state)
  const ready = Object.entries(params).every(
    ([name, param]) => param.optional || param.kind === 'counts' || isWhole(desk, state.type, name, state.chosen),
  )
  const move = draftedMove(desk, state.type, state.chosen)
  const refused = ready ? desk.refusal(move) : undefined
  const legal = ready && !refused
  const final = legal && desk.isFinal(move)
  const buttons = [
    ...playButtons(scene, state, legal ? move : undefined, code),
    ...(Object.keys(state.chosen).length > 0 ? [button(panelId(place, { do: 'clear' }, code), voice('panel.clear'))] : []),
  ]
  // Where there is a choice of moves, the prompt was on the page before.
  const about =
    isAnswer && answers.length === 1 ? prompts(scene) : [text(`**${words.move(state.type)}**\n${words.moveHelp(state.type)}`)]
  const notes = [
    summary(desk, voice, state.type, state.chosen),
    ...(legal ? desk.preview(move) : []),
    refused && touched(state) ? `⚠️ ${words.notice({ key: refused.code, params: refused.params ?? {} }, 'refusal')}` : '',
    final ? `⚠️ ${voice('panel.final')}` : '',
  ].filter((note) => note !== '')
  return [
    ...about,
    ...hand(scene),
    ...controls.slice(0, scene.list.moves.length > 0 ? mostControlRows - 2 : mostControlRows),
    ...(notes.length > 0 ? [text(linesWithin(notes, 800))] : []),
    row(...buttons),
    ...listed(scene),
    ...footer(scene, 'move', desk.owed().length > 0, []),
  ]
}

/** Plays the move, or puts it on the list where more belongs to it; what ends the sitting plays the list along. */
function playButtons({ desk, list, place, voice }: PanelScene, { type }: MoveState, move: PlainMove | undefined, code: string) {
  const count = list.moves.length
  const name = desk.plain.move(type)
  const label = count > 0 ? voice('panel.play-all', { count: count + 1 }) : voice('panel.do', { move: { markup: name } })
  const look = move && desk.isFinal(move) ? 'danger' : 'good'
  const play = button(playId(place, code, promisedBy(list, move && desk.promise(move))), label, look, { disabled: !move })
  const goesOn = desk.collects() && (!move || (desk.after(move)?.owed().length ?? 0) > 0)
  if (!goesOn) return [play]
  const add = button(panelId(place, { do: 'add' }, code), voice('panel.add'), 'plain', { disabled: !move })
  return count > 0 ? [add] : [play, add]
}

const touched = ({ chosen }: MoveState): boolean => Object.keys(chosen).length > 0

function usesDraft({ components }: Message): boolean {
  const marked = `|${inDraft}`
  return JSON.stringify(components).includes(`"u|${panelHandler}|`) && JSON.stringify(components).includes(marked)
}
