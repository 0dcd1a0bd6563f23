import { type Viewer, viewOf } from '../../kernel/index.ts'
import type { EntryLook, TableLook } from '../../tables/index.ts'
import { pictureOf } from '../board/picture.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { folderOf } from '../house.ts'
import { saidAloud } from '../learn/aloud.ts'
import { mayImagine } from '../lobby/copy.ts'
import { seatOf } from '../panel/seated.ts'
import { peopleAt, tableWords } from '../people/names.ts'
import { findTable, noTable } from '../servers/find-table.ts'
import { button, container, type Message, message, picture, type Row, row, says, text } from '../ui.ts'
import { lookFor } from '../watching/late.ts'
import type { GameWords } from '../words/game-words.ts'
import { linesWithin } from '../words/text.ts'
import { jumps } from './chapters.ts'
import { entryLines } from './entry-lines.ts'
import { forgottenLog } from './log.ts'
import { momentsOf } from './moments.ts'
import { mayAskForOpinion } from './opinion.ts'

/** Entries read at a time when looking for the next step. */
const atOnce = 50

/** What a viewer steps through: moves in force of which they were told, and the beginning. */
function isStep(entry: EntryLook, viewer: Viewer, words: GameWords, look: TableLook): boolean {
  if (entry.kind === 'start') return true
  return entry.kind === 'move' && entry.inForce && entryLines(entry, viewer, words, look).length > 0
}

/** The nearest step from an entry on, forwards or backwards; the entry itself counts. */
async function stepFrom(
  call: Call,
  look: TableLook,
  words: GameWords,
  from: number,
  way: 1 | -1,
): Promise<EntryLook | undefined> {
  const viewer = seatOf(look, call.person)?.seat ?? null
  for (let at = from; at >= 1 && at <= look.seq; at += way * atOnce) {
    const first = way === 1 ? at : Math.max(1, at - atOnce + 1)
    const limit = way === 1 ? atOnce : at - first + 1
    const entries = await call.house.tables.log({ table: look.id, from: first, limit })
    const found = (way === 1 ? entries : entries.toReversed()).find((entry) => isStep(entry, viewer, words, look))
    if (found) return found
  }
  return undefined
}

/** One step of the game: what was done, and the board after it, as the viewer may know it. */
async function replayMessage(call: Call, now: TableLook, wanted: number): Promise<Message> {
  const look = await lookFor(call, now)
  call.trace.table = look.id
  if (!look.hasLog) return forgottenLog(call, look)
  const { house, language } = call
  const folder = folderOf(house, look.game)
  const words = tableWords(folder, look, language)
  const viewer: Viewer = seatOf(look, call.person)?.seat ?? null
  const entry = (await stepFrom(call, look, words, Math.min(wanted, look.seq), -1)) ?? (await stepFrom(call, look, words, 1, 1))
  if (!entry) return says(call.say('refusal.not-started'))
  const [before, after] = await Promise.all([
    stepFrom(call, look, words, entry.seq - 1, -1),
    stepFrom(call, look, words, entry.seq + 1, 1),
  ])
  const then = await house.tables.look({ table: look.id, at: entry.seq })
  if (!then?.state) return says(call.say('refusal.not-started'))
  const earlier = before && (await house.tables.look({ table: look.id, at: before.seq }))?.state
  const drawn = await pictureOf(house, folder, then.state, peopleAt(look, language), {
    // It is looked through on phones as statuses are.
    ...{ scene: 'status', viewer, language },
    ...(earlier && { before: earlier }),
  })
  const lines = entryLines(entry, viewer, words, look).map((line) => `- ${line}`)
  const aloud = await saidAloud(house, look, [entry], words)
  const number = (await momentsOf(house, look)).numberUpTo(entry.seq)
  const headline = folder.text.headline(viewOf(folder.rulebook, then.state, viewer), words.say)
  return message(
    [
      container([
        text([`-# ${call.say('replay.title')} · ${number}\n### ${headline}`, linesWithin([...lines, ...aloud], 2000)].join('\n')),
        drawn && picture(drawn.name, drawn.alt),
        steps(look, before?.seq, after?.seq),
        ...(await jumps(call, look, entry.seq)),
        ...lookingBack(call, look, entry.seq),
      ]),
    ],
    { files: drawn ? [drawn] : [] },
  )
}

/** To the beginning, back, on, to the end. */
function steps({ id, seq }: TableLook, before: number | undefined, after: number | undefined): Row {
  const step = (to: number | undefined, label: string, name: string) =>
    button(idOf('replay', { table: id, to: to ?? 0, mark: name }), label, 'plain', { disabled: to === undefined })
  return row(
    step(before && 1, '|◀', 'first'),
    step(before, '◀', 'back'),
    step(after, '▶', 'on'),
    step(after && seq, '▶|', 'last'),
  )
}

/** What else can be seen of a game as a whole, and what else might have become of it. */
function lookingBack({ label, house, person }: Call, look: TableLook, at: number): readonly Row[] {
  const { id: table, secretsOpen: isOpen, state } = look
  return [
    row(
      button(idOf('curve', { table }), label('back.curve')),
      button(idOf('notable', { table }), label('back.notable')),
      ...(mayAskForOpinion(house, look) ? [button(idOf('opinion', { table, at }), label('back.opinion'))] : []),
      ...(isOpen ? [button(idOf('timelapse', { table }), label('back.timelapse'))] : []),
    ),
    ...((isOpen && state) || mayImagine(look, person) ? [row(button(idOf('copy', { table, at }), label('copy.button')))] : []),
  ]
}

/** `/replay` */
export async function replayCommand(call: Call, at: number | null): Promise<Message> {
  const look = await findTable(call)
  if (!look) return noTable(call)
  const from = at === null ? 1 : (await momentsOf(call.house, await lookFor(call, look))).entry(at)
  return replayMessage(call, look, from ?? look.seq)
}

/** The button below a game that is over: from the beginning, for whoever pressed it. */
export const replayOpened: Handler<'replay-open'> = async (call, { table }) => {
  const look = await call.table(table)
  return look ? replayMessage(call, look, 1) : says(call.say('problem.old-button'))
}

/** A round or a phase was chosen to go on from. */
export const replayJumped: Handler<'replay-jump'> = async (call, { table }, { values }) => {
  const look = await call.table(table)
  return look ? replayMessage(call, look, Math.min(Number(values[0] ?? 1), look.seq)) : says(call.say('problem.old-button'))
}

export const replayPressed: Handler<'replay'> = async (call, { table, to }) => {
  const look = await call.table(table)
  return look ? replayMessage(call, look, Math.min(to, look.seq)) : says(call.say('problem.old-button'))
}
