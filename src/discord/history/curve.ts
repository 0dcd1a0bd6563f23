import { type Viewer, viewOf } from '../../kernel/index.ts'
import type { Language, Series } from '../../pictures/index.ts'
import type { TableLook } from '../../tables/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { problemOf } from '../gateway/logger.ts'
import { folderOf, type House } from '../house.ts'
import { seatOf } from '../panel/seated.ts'
import { peopleAt, tableWords } from '../people/names.ts'
import { button, container, type File, limits, type Message, message, picture, type Row, row, says, text } from '../ui.ts'
import { lookFor } from '../watching/late.ts'
import { gameWords } from '../words/game-words.ts'
import { clip } from '../words/text.ts'
import { thinned } from './chapters.ts'
import { forgottenLog } from './log.ts'
import { pointsOverTime } from './series.ts'

/** So many numbers of each seat stand in the words below the picture. */
const mostNumbers = 12

/** Everybody's points over time: a picture, and the same in words. */
export const curvePressed: Handler<'curve'> = async (call, { table }) => {
  const look = await call.table(table)
  if (!look?.state) return says(call.say('problem.old-button'))
  call.trace.table = look.id
  return look.hasLog ? curveMessage(call, await lookFor(call, look)) : forgottenLog(call, look)
}

async function curveMessage(call: Call, look: TableLook): Promise<Message> {
  const { house, say, language } = call
  const viewer: Viewer = seatOf(look, call.person)?.seat ?? null
  const found = await pointsOverTime(house, look, viewer)
  if (!found) return message([container([text(say('back.no-points')), backToReplay(call, look)])])
  const words = tableWords(folderOf(house, look.game), look, language)
  const lines = linesOf(found.series, (seat, points) =>
    say('back.curve-line', { seat: { markup: words.name('seat', seat) }, points }),
  )
  const drawn = await curveDrawn(house, look, found.series, viewer, language)
  return message(
    [
      container([
        text(`### ${say('back.curve')}`),
        drawn && picture(drawn.name, drawn.alt),
        text(lines.map((line) => `- ${line}`).join('\n')),
        backToReplay(call, look),
      ]),
    ],
    { files: drawn ? [drawn] : [] },
  )
}

/** The best first. */
export function linesOf({ seats, share }: Series, inWords: (seat: string, points: string) => string): readonly string[] {
  const ranked = seats.toSorted((one, other) => (other.points.at(-1) ?? 0) - (one.points.at(-1) ?? 0))
  const unit = share ? ' %' : ''
  return ranked.map(({ seat, points }) =>
    inWords(
      seat,
      thinned(points, mostNumbers)
        .map((value) => `${value}${unit}`)
        .join(' · '),
    ),
  )
}

/** To the moment from which it was left, or to the beginning. */
export const backToReplay = ({ label }: Call, { id: table }: TableLook, to = 1): Row =>
  row(button(idOf('replay', { table, to, mark: '' }), label('back.replay')))

export async function curveDrawn(
  house: House,
  look: TableLook,
  series: Series,
  viewer: Viewer,
  language: Language,
): Promise<File | undefined> {
  const folder = folderOf(house, look.game)
  const people = peopleAt(look, language)
  try {
    const view = look.state && viewOf(folder.rulebook, look.state, viewer)
    const { png } = await house.studio.picture({ painter: folder.painter, scene: 'curve', view, language, people, series })
    const words = gameWords(folder, language, { people, form: 'plain' })
    const alt = linesOf(series, (seat, points) => `${words.name('seat', seat)}: ${points}`).join('. ')
    return { name: 'points.png', bytes: png, alt: clip(alt, limits.alt) }
  } catch (error) {
    house.log.warn({ game: look.game, scene: 'curve', error: problemOf(error) }, 'not drawn')
    return undefined
  }
}
