import type { HandLine } from '../../games/hand.ts'
import type { PlainMove, Suggestion } from '../../kernel/index.ts'
import type { Voice } from '../../words/index.ts'
import { idOf } from '../buttons.ts'
import type { Desk } from '../desk.ts'
import type { Coach } from '../learn/coach.ts'
import { button, line, type Part, row, rows, text } from '../ui.ts'
import { handLine } from '../words/hand.ts'
import { firstSentence, linesWithin } from '../words/text.ts'
import { type Brevity, type Line, moreItems, type Rank, said, spared, sparedItems } from './brevity.ts'
import { home, moveState, notNow, type PanelState } from './choice.ts'
import type { Deed } from './deeds.ts'
import type { PanelIds, Place } from './ids.ts'
import { type MoveList, promisedBy } from './list.ts'
import { inGeneral, isMissing } from './not-now.ts'
import type { Spot } from './spot.ts'
import { weighed } from './weighed.ts'

/** What a computer finds disastrous, in percent to win, and what it would do. */
export interface Doubt {
  readonly chance: number
  readonly could: number
  readonly better: Deed
}

/** What a panel is drawn from, besides its state. */
export interface PanelScene {
  /** As it will be once the list is played. */
  readonly desk: Desk
  /** The position as it is, where `desk` is one that may come. */
  readonly now?: Desk
  /** Moves put together but not yet played. */
  readonly list: MoveList
  readonly place: Place
  readonly voice: Voice
  /** Who else is awaited, in words. */
  readonly waiting: string
  /** What has just happened, or why something did not. */
  readonly told?: readonly Line[]
  /** What has happened since this seat last moved. */
  readonly since?: readonly string[]
  /** What a quick computer would do here. */
  readonly suggestion?: Suggestion
  /** What was chosen the last time that such a move was made: all that was one thought. */
  readonly lastTime?: readonly PlainMove[]
  /** The form has only just been opened: whatever is filled in, nobody has chosen. */
  readonly begun?: boolean
  /** In a first game: what matters here for the first time, and what makes sense. */
  readonly coach?: Coach
  /** What is wrong with what was about to be played. */
  readonly doubt?: Doubt
  /** Somebody waits no longer than until a deadline. */
  readonly clocked?: boolean
  /** Whether the person may ask what a computer would do. */
  readonly hints?: boolean
  /** Whether the person may take something back now. */
  readonly undo?: boolean
  /** Nobody moves until the game goes on. */
  readonly paused?: boolean
  /** What can be answered already, though it is not asked yet. */
  readonly early?: readonly Part[]
  /** A computer plays this seat until its person says that they are back. */
  readonly away?: boolean
  /** Whoever asks reads all that there is to read. */
  readonly whole?: boolean
  /** Buttons for whole moves and kinds of move, where that is fewer than usual. */
  readonly most?: number
  /** Side by side there would be more than a message holds: what can be in a menu is. */
  readonly inMenus?: boolean
}

/** With the ids of its controls. */
export interface DrawnScene extends PanelScene {
  readonly ids: PanelIds
  readonly brevity: Brevity
  /** The place that the question or the choice is about, if it is about one. */
  readonly spot: Spot | undefined
}

/** More of the hand than this would push the buttons off a phone's screen. */
const handInPanel = 130

/** Who I am and how I stand, what for; what I have just done, or what has happened since. */
export function heading({
  desk: drawn,
  now: desk = drawn,
  voice,
  told = [],
  since = [],
  coach,
  brevity,
}: PanelScene & Pick<DrawnScene, 'brevity'>): Part[] {
  const { words, folder } = desk
  const { standing, goal } = folder.text.self(desk.view(), desk.seat, words.say)
  const headline = folder.text.headline(desk.view(), words.say)
  // Small: what is asked comes first, and a phone has few lines.
  const small = (spare: Rank, said: string) => (said === '' ? [] : spared(spare, [`-# ${said}`]))
  const [latest, ...before] = since
  const happened = latest ? [`**${voice('since.title')}**`, `- ${latest}`, ...sparedItems('since', before)] : []
  // Whoever is taught something has more to read.
  const isTaught = coach !== undefined && coach.lines.length > 0
  const below = [
    ...brevity.text(isTaught ? told : told.map((one) => (isOutcome(one) ? said(one) : one)), 1000),
    ...brevity.text(happened, 1000),
  ]
  return [
    ...brevity.text([...(standing ? [standing] : []), ...(goal ? [`-# ${goal}`] : []), ...small('headline', headline)]),
    ...(below.length > 0 ? [...below, line()] : []),
    ...(isTaught ? [...brevity.besides(coach.lines, 1600), line()] : []),
  ]
}

/** What mattered most of what came of a move: the log tells the rest. */
const isOutcome = (one: Line): boolean => typeof one !== 'string' && one.spare === 'outcome'

/** What is asked or said, in one sentence; what explains it where there is room. */
function inShort(said: string): readonly Line[] {
  const first = firstSentence(said)
  const rest = said.slice(first.length).trim()
  return [`**${first}**`, ...(rest === '' ? [] : spared('explained', [rest]))]
}

/** Whether this kind of move is all that is asked: then its page says what is asked. */
export const isAllAsked = (desk: Desk, type: string): boolean => {
  const { answers } = desk.available()
  return answers.length === 1 && answers[0] === type
}

export function prompts(scene: DrawnScene): Part[] {
  const { desk, voice, waiting, away, paused, place, brevity } = scene
  const owed = desk.owed()
  if (paused) return [text(voice('refusal.table-paused'))]
  if (away)
    return [text(voice('panel.away')), row(button(idOf('back', { table: place.table }), voice('panel.back-again'), 'good'))]
  if (owed.length === 0)
    return [text(waiting ? voice('panel.nothing-asked-waiting', { seats: { markup: waiting } }) : voice('panel.nothing-asked'))]
  const isAhead = place.ahead !== undefined
  const asked = owed
    .slice(0, 6)
    .flatMap((one) => brevity.text([...inShort(desk.words.say(`decision.${one.decision}`, one.about)), ...desk.charges(one)]))
  const reasons = brevity.text(spared('reasons', impossible(desk)), 400)
  const ahead = brevity.text(spared('ahead', aheadOf(desk)))
  return [...(isAhead ? [text(`-# ${voice('plan.is-ahead')}`)] : []), ...asked, ...ahead, ...weighed(scene), ...reasons]
}

const aheadOf = ({ folder, seat, words, ...desk }: Desk): readonly string[] =>
  [folder.text.ahead?.(desk.view(), seat, words.say)].filter((said) => said !== undefined)

/** What the prompt may speak of and no button offers, with the reason where there is one for all its forms. Nobody misses what only takes back. */
function impossible(desk: Desk): readonly string[] {
  const missed = desk.hindered().filter(({ type }) => !desk.find(type)?.takesBack)
  return missed.map(({ type, refusal }) => {
    const why = refusal
      ? desk.words.notice({ key: refusal.code, params: refusal.params ?? {} }, 'refusal')
      : inGeneral(desk, type)
    return `-# ✗ ${desk.words.move(type)}${why ? ` · ${why}` : ''}`
  })
}

/** The beginning of what the seat holds: its first line with the list below it, and little more; the rest is behind its button. */
export function hand({ desk, brevity }: DrawnScene, facts: readonly string[] = []): Part[] {
  const [first, ...rest] = beginning(untold(desk, facts))
  if (!first) return []
  const line = (one: HandLine): Line => ({
    ...{ spare: 'hand', text: handLine(one), isTitle: one.as === 'title' },
    ...(one.as === 'item' && { goesOn: moreItems }),
  })
  return brevity.text([{ spare: 'holdings', text: handLine(first), isTitle: first.as === 'title' }, ...rest.map(line)], 900)
}

/** What a seat holds without what the panel says anyway: how it stands, what is ahead, and facts of things that can be chosen. */
function untold(desk: Desk, facts: readonly string[]): readonly HandLine[] {
  const all = desk.folder.text.hand(desk.view(), desk.seat, desk.words.say) ?? []
  const ahead = aheadOf(desk)
  const isTold = ({ said, fact, inStanding = false }: HandLine): boolean =>
    inStanding || ahead.includes(said) || (fact !== undefined && facts.some((other) => bare(other).endsWith(bare(fact))))
  // A title goes with the last of its items.
  const isEmptied = ({ as }: HandLine, items: readonly HandLine[]): boolean =>
    as === 'title' && items.length > 0 && items.every(isTold)
  return all.filter((line, index) => !isTold(line) && !isEmptied(line, itemsFrom(all, index + 1)))
}

/** The first line with its list, and as much more as leaves room for the buttons. */
function beginning(lines: readonly HandLine[]): readonly HandLine[] {
  const shown = [...lines.slice(0, 1), ...itemsFrom(lines, 1)]
  let length = shown.map(handLine).join('\n').length
  for (const next of lines.slice(shown.length)) {
    if (length + handLine(next).length > handInPanel) break
    shown.push(next)
    length += 1 + handLine(next).length
  }
  // A title without anything below it says nothing.
  return shown.length > 1 && shown.at(-1)?.as === 'title' ? shown.slice(0, -1) : shown
}

/** The items of the list that begins there. */
function itemsFrom(lines: readonly HandLine[], start: number): readonly HandLine[] {
  const below = lines.slice(start)
  const end = below.findIndex(({ as }) => as !== 'item')
  return end < 0 ? below : below.slice(0, end)
}

/** A note is a sentence of its own, what an item says is part of one. */
const bare = (said: string): string => said.replace(/[\\*.]/g, '').trim()

/** What lies on the person's list, and the button that plays it all at once. */
export function listed({ ids, list, voice }: DrawnScene): Part[] {
  const { length: count } = list.moves
  if (count === 0) return []
  const lines = list.lines.map((line, index) => `${index + 1}. ${line}`)
  return [
    text(linesWithin([`**${voice('panel.list')}**`, ...lines], 900)),
    row(
      button(ids.toPlay(home, promisedBy(list, undefined)), voice('panel.play-all', { count }), 'good'),
      button(ids.of({ do: 'remove' }, home), voice('panel.take-off')),
    ),
  ]
}

export function footer(
  { desk, ids, place, voice, undo, spot, whole, hints, since = [] }: DrawnScene,
  state: PanelState,
  owes: boolean,
  asides: readonly string[],
  isFirst = state.page === 'home',
): Part[] {
  const owed = desk.owed()[0]
  const rules = owed && desk.book.decisions[owed.decision]?.page
  const show = (target: PanelState, label: string) => button(ids.of({ do: 'show' }, target), label)
  const isAhead = place.ahead !== undefined
  const missing = missingOn(desk, state, isFirst)
  const found = (all: readonly (ReturnType<typeof button> | false | undefined)[]) =>
    all.filter((one) => one !== false && one !== undefined)
  // Two thoughts, a row each, as a phone breaks lines of buttons: what else can be done here, and what else there is to look at.
  const here = found([
    !isFirst && show(backFrom(state), voice(state.page !== 'move' || !owes ? 'panel.back' : 'panel.overview')),
    isFirst && whole && button(ids.of({ do: 'show' }, state, 'short'), voice('panel.back')),
    isFirst && asides.length > 0 && show({ page: 'more' }, voice('panel.more')),
    owes && missing && show(missing, voice('panel.not-now')),
    // Left out where nothing else is to be read.
    button(ids.of({ do: 'read' }, state), voice('panel.details')),
    isFirst && hints && button(ids.of({ do: 'hint' }, home), voice('panel.hint')),
    undo && button(idOf('undo', { table: place.table }), voice('panel.undo')),
  ])
  const elsewhere = found([
    button(idOf('hand', { table: place.table }), voice('panel.hand')),
    spot &&
      button(idOf('look', { table: place.table, focus: spot.id }), voice('panel.show-me', { place: { markup: spot.name } })),
    button(idOf('board', { table: place.table }), voice('panel.board')),
    // What the few lines above leave out.
    since.length > 0 && button(idOf('log', { table: place.table }), voice('status.log')),
    button(
      idOf('rules', { table: place.table, page: rules ?? '', move: state.page === 'move' ? state.type : '' }),
      voice('panel.rules'),
    ),
    isAhead
      ? button(idOf('plan-again', { table: place.table }), voice('plan.mine'))
      : button(idOf('plan', { table: place.table }), voice('panel.plan')),
  ])
  return [line(), ...rows(here), ...rows(elsewhere)]
}

const backFrom = (state: PanelState): PanelState =>
  state.page === 'not-now' && state.type !== undefined ? moveState(state.type, state.chosen) : home

/** What leads to what cannot be done here, where there is any of it. */
function missingOn(desk: Desk, state: PanelState, isFirst: boolean): PanelState | undefined {
  if (state.page === 'not-now') return undefined
  const ofMove = state.page === 'move' ? [notNow(state.type, state.chosen)] : []
  const ofKinds = isFirst || state.page !== 'move' ? [notNow()] : []
  return [...ofMove, ...ofKinds].find((page) => isMissing(desk, page))
}
