import type { Call } from '../call.ts'
import { problemOf } from '../gateway/logger.ts'
import { container, type File, limits, type Message, message, picture, text } from '../ui.ts'
import { clip, linesWithin } from '../words/text.ts'
import type { StandingRow, StandingView } from './painter.ts'

const painter = new URL('./painter.ts', import.meta.url)
/** As many as can be read on a phone without turning pages. */
const mostRows = 12

/** What the library estimates, in numbers that people like: a newcomer stands at a thousand. */
const unit = 40
export const ratingInWords = ({ mu, sigma }: { readonly mu: number; readonly sigma: number }): string =>
  `${Math.round(mu * unit)} ±${Math.round(sigma * unit)}`
export const shortRating = ({ mu }: { readonly mu: number }): string => String(Math.round(mu * unit))

/** A line of a standing: as it is drawn, and in words. */
export interface Line {
  readonly row: StandingRow
  /** The name, where it is somebody's own. */
  readonly called?: string
  readonly words: string
}

/** The standing as a picture with the same in words below it. */
export async function standingMessage(
  call: Call,
  title: string,
  lines: readonly Line[],
  below: readonly string[],
): Promise<Message> {
  const shown = lines.slice(0, mostRows)
  const drawn = shown.length > 0 ? await drawnOf(call, title, shown) : undefined
  const words = linesWithin([...lines.map(({ words }) => words), ...below], 3500)
  return message(
    [container([text(`### ${call.say('stats.title', { title })}`), drawn && picture(drawn.name, drawn.alt), text(words)])],
    { files: drawn ? [drawn] : [] },
  )
}

async function drawnOf({ house, language }: Call, title: string, lines: readonly Line[]): Promise<File | undefined> {
  const view: StandingView = {
    title,
    rows: lines.map(({ row, called }, index) => (called === undefined ? row : { ...row, person: String(index) })),
  }
  const people = Object.fromEntries(lines.flatMap(({ called }, index) => (called === undefined ? [] : [[String(index), called]])))
  try {
    const { png } = await house.studio.picture({ painter, scene: 'standing', view, language, people })
    const alt = [
      title,
      ...lines.map(({ row, called }) => `${row.lead} ${called ?? row.name}: ${row.note} ${row.rating?.inWords ?? ''}`),
    ]
    return { name: 'standing.png', bytes: png, alt: clip(alt.join('. '), limits.alt) }
  } catch (error) {
    house.log.warn({ scene: 'standing', error: problemOf(error) }, 'not drawn')
    return undefined
  }
}
