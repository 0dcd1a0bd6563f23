import type { Viewer } from '../../kernel/index.ts'
import type { TableLook } from '../../tables/index.ts'
import { amounts } from '../../words/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { folderOf } from '../house.ts'
import { seatOf } from '../panel/seated.ts'
import { tableWords } from '../people/names.ts'
import { container, type Message, message, row, says, select, text } from '../ui.ts'
import { lookFor } from '../watching/late.ts'
import type { GameWords } from '../words/game-words.ts'
import { linesWithin } from '../words/text.ts'
import { type Ended, longestOf } from './chapters.ts'
import { backToReplay } from './curve.ts'
import { forgottenLog } from './log.ts'
import { entriesBetween, momentsOf } from './moments.ts'
import { recap } from './recap.ts'
import { type PointsOverTime, pointsOverTime } from './series.ts'

/** As many as one reads. */
const mostNotable = 5

interface Notable {
  /** What ended then, and the end before it. */
  readonly ended: Ended
  readonly before: Ended
  readonly changes: readonly { readonly seat: string; readonly by: number }[]
  readonly much: number
}

/** The chapters in which points changed most, in the order in which they were played. */
export function notableIn({ ends, series: { seats } }: PointsOverTime, atMost = mostNotable): readonly Notable[] {
  const all = ends.slice(1).map((ended, index): Notable => {
    const changes = seats
      .map(({ seat, points }) => ({ seat, by: points[index + 1]! - points[index]! }))
      .filter(({ by }) => by !== 0)
      .sort((one, other) => Math.abs(other.by) - Math.abs(one.by))
    return { ended, before: ends[index]!, changes, much: changes.reduce((sum, { by }) => sum + Math.abs(by), 0) }
  })
  const most = all
    .filter(({ much }) => much > 0)
    .sort((one, other) => other.much - one.much)
    .slice(0, atMost)
  return most.sort((one, other) => one.ended.entry - other.ended.entry)
}

/** When most changed: whose points, and what happened. */
export const notablePressed: Handler<'notable'> = async (call, { table }) => {
  const look = await call.table(table)
  if (!look?.state) return says(call.say('problem.old-button'))
  call.trace.table = look.id
  return look.hasLog ? notableMessage(call, await lookFor(call, look)) : forgottenLog(call, look)
}

async function notableMessage(call: Call, look: TableLook): Promise<Message> {
  const { house, say, label, language } = call
  const viewer: Viewer = seatOf(look, call.person)?.seat ?? null
  const found = await pointsOverTime(house, look, viewer)
  const notable = found ? notableIn(found) : []
  if (notable.length === 0)
    return message([container([text(say(found ? 'back.nothing-changed' : 'back.no-points')), backToReplay(call, look)])])
  const words = tableWords(folderOf(house, look.game), look, language)
  const moments = await momentsOf(house, look)
  const lines: string[] = []
  const entries = []
  for (const { ended, before, changes } of notable) {
    const where = whereOf(ended, words, moments.numberUpTo(ended.entry))
    const told = changes.slice(0, 3).map(({ seat, by }) => say('back.change', { name: { markup: words.name('seat', seat) }, by }))
    lines.push(`- ${say('back.moment-line', { where: { markup: where }, changes: { markup: amounts(language, told) } })}`)
    const happened = await entriesBetween(house, look, before.entry + 1, ended.entry)
    lines.push(...recap(happened, viewer, words, look, { lines: 3, items: 2 }).map((line) => `  - ${line}`))
    entries.push({ value: String(ended.entry), label: where })
  }
  return message([
    container([
      text(`### ${say('back.notable')}\n${linesWithin(lines, 3200)}`),
      row(select(idOf('replay-jump', { table: look.id, mark: 'moment' }), label('back.choose-moment'), entries)),
      backToReplay(call, look),
    ]),
  ])
}

/** The number of the moment, and what ended with it. */
export const whereOf = (ended: Ended, words: GameWords, number: number): string =>
  [String(number), ...longestOf(ended, words)].join(' · ')
