import { awaited, fingerprint, type Owed, owedBy } from '../../kernel/index.ts'
import type { TableLook } from '../../tables/index.ts'
import type { Language } from '../../words/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import { folderOf, type House } from '../house.ts'
import { fits } from '../ids.ts'
import { deskOf } from '../people/names.ts'
import { button, says, visibleLabel } from '../ui.ts'
import { home, stateCode, stateFrom } from './choice.ts'
import { deedOf, opens, stateOf } from './deeds.ts'
import { play } from './play.ts'
import { isSeated, type Seated } from './seated.ts'
import { showPanel } from './show.ts'
import { draftedMove } from './values.ts'
import { versionOf } from './version.ts'

/** More than these no call needs: the panel is one press away. */
const mostAnswers = 4
/** So many ways to make one kind of move. */
const mostOfOneKind = 3

/** What a seat is asked, as it knows it or as everybody does. */
export function asked(house: House, { game, state }: TableLook, { seat }: Seated, isPrivate: boolean): readonly Owed[] {
  const { rulebook } = folderOf(house, game)
  if (!state) return []
  return isPrivate ? owedBy(rulebook, state, seat) : awaited(rulebook, state, null).owed.filter((owed) => owed.seat === seat)
}

/** Tells a question apart from the next one, by what whoever reads the call may know. */
const markOf = (owed: readonly Owed[], { state }: TableLook): string =>
  fingerprint([state?.round, owed.map(({ decision, about }) => [decision, about ?? null])]).slice(0, 6)

/**
 * The answers to what a call calls for, as buttons: where they are few, each can be read whole, and they tell nobody what only the seat
 * may know.
 */
export function answersBelowCall(house: House, look: TableLook, seat: Seated, language: Language, isPrivate: boolean) {
  const folder = folderOf(house, look.game)
  const { rulebook } = folder
  const owed = asked(house, look, seat, isPrivate)
  const [only, ...others] = owed
  if (!only || others.length > 0 || !(isPrivate || rulebook.decisions[only.decision]?.knownAnswers)) return []
  const desk = deskOf(folder, look, seat.seat, language)
  const types = desk.available().answers.filter((type) => desk.find(type)?.answers?.includes(only.decision))
  const ways = types.map((type) => desk.few(type, mostOfOneKind))
  if (desk.collects() || ways.some((few) => few === undefined)) return []
  const deeds = ways.flatMap((few) => (few ?? []).map((move) => deedOf(desk, move)))
  if (deeds.length > mostAnswers || new Set(deeds.map(({ label }) => label)).size < deeds.length) return []
  const carried = { table: look.id, seat: seat.number, version: versionOf(rulebook), asked: markOf(owed, look) }
  const buttons = deeds.map(({ move, label, asks }) => {
    const leadsOn = asks || desk.hasPromise(move)
    return {
      label: leadsOn ? `${label}${opens}` : label,
      id: idOf('reply', { ...carried, state: stateCode(rulebook, stateOf(move)) }),
    }
  })
  if (buttons.some(({ label, id }) => label.length > visibleLabel || !fits(id))) return []
  return buttons.map(({ label, id }) => button(id, label, 'main'))
}

/** Plays the answer, or leads to where it is asked once more. Nothing is played that answers another question. */
export const replyPressed: Handler<'reply'> = async (call, carried) => {
  const look = await call.table(carried.table)
  const seat = look?.seats.find(({ number }) => number === carried.seat)
  if (!look) return says(call.say('problem.old-button'))
  if (!isSeated(seat) || seat.person !== call.person) return says(call.say('refusal.not-asked'))
  const folder = folderOf(call.house, look.game)
  const { rulebook } = folder
  if (carried.version !== versionOf(rulebook)) return showPanel(call, look, seat, home, [call.say('problem.renewed')])
  const marks = [true, false].map((isPrivate) => markOf(asked(call.house, look, seat, isPrivate), look))
  const state = stateFrom(rulebook, carried.state)
  if (look.status !== 'playing' || state.page !== 'move' || !marks.includes(carried.asked))
    return showPanel(call, look, seat, home, [call.say('panel.stale')])
  const desk = deskOf(folder, look, seat.seat, call.language)
  const move = draftedMove(desk, state.type, state.chosen)
  const isLegal = desk.refusal(move) === undefined
  if (isLegal && (desk.asksFirst(move) || desk.hasPromise(move))) return showPanel(call, look, seat, state)
  return play(call, look, seat, [move], state, seat.step)
}
