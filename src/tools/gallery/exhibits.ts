/** What hangs in the gallery: the toolkit's elements, and every game as it is really played, at every number of seats. */
import type { GameFolder } from '../../games/folder.ts'
import {
  computerMove,
  type Game,
  openlyAwaited,
  optionRefusal,
  type Player,
  playOut,
  type Viewer,
  viewOf,
} from '../../kernel/index.ts'
import type { PictureRequest } from '../../pictures/index.ts'
import type { Painter } from '../../pictures/toolkit.ts'
import { languages } from '../../words/index.ts'

export interface Exhibit {
  /** Also the name of its file. */
  name: string
  request: PictureRequest
}

const moments = [
  { name: 'opening', share: 0.04 },
  { name: 'early', share: 0.3 },
  { name: 'middle', share: 0.6 },
  { name: 'late', share: 0.85 },
  { name: 'end', share: 1 },
] as const

const guests = ['Ada', 'Bruno', 'Clara', 'Computer 1', 'Computer 2', 'Computer 3', 'Dora', 'Computer 4']

export function elementExhibits(): Exhibit[] {
  const painter = new URL('./elements.ts', import.meta.url)
  return ['signs', 'things'].map((scene) => ({
    name: `elements-${scene}`,
    request: { painter, scene, view: null, language: 'en' },
  }))
}

/** A game at every number of seats, as it stands when the computers (or whoever is named) play it. */
export async function gameExhibits(folder: GameFolder, player: Player<Game> = computerMove): Promise<Exhibit[]> {
  // A game's painter module exports its painter: that is what makes it one
  const { painter } = (await import(folder.painter.href)) as { painter: Painter<unknown> }
  const { id, seats } = folder.rulebook
  const covers = painter.scenes.cover
    ? languages.map((language) => ({
        name: `${id}-cover-${language}`,
        request: { painter: folder.painter, scene: 'cover', view: null, language },
      }))
    : []
  const usual = folder.rulebook.options.forDays ?? {}
  const games = Array.from({ length: seats.to - seats.from + 1 }, (_, index) =>
    playedExhibits(folder, painter, { name: id, howMany: seats.from + index, options: usual }, player),
  )
  const looks = (folder.looks ?? []).map((look) => {
    const options = { ...usual, ...look }
    const name = [id, ...Object.values(look)].join('-')
    return playedExhibits(folder, painter, { name, howMany: mostSeats(folder, options), options }, player)
  })
  return [...covers, ...[...games, ...looks].flat()]
}

/** The largest table that these options allow. */
function mostSeats({ rulebook: book }: GameFolder, options: Readonly<Record<string, unknown>>): number {
  let seats = book.seats.to
  while (seats > book.seats.from && optionRefusal(book, options, seats)) seats -= 1
  return seats
}

interface Showing {
  /** What the names of its pictures begin with. */
  readonly name: string
  readonly howMany: number
  readonly options: Readonly<Record<string, unknown>>
}

/** One game, seen at its opening, early, in the middle, late and at its end. */
function playedExhibits(
  folder: GameFolder,
  painter: Painter<unknown>,
  { name: title, howMany, options }: Showing,
  player: Player<Game>,
): Exhibit[] {
  const { rulebook: book } = folder
  const states: Game['state'][] = []
  playOut<Game>({
    book,
    seats: howMany,
    options,
    seed: `gallery ${title} ${howMany}`,
    player: () => player,
    watch: ({ state }) => states.push(state),
  })
  return moments.flatMap(({ name, share }, index) => {
    const moment = Math.floor(share * (states.length - 1))
    const state = states[moment]!
    const earlier = states[Math.max(moment - 6, 0)]!
    const language = languages[index % languages.length]!
    const look = (scene: string, viewer: Viewer, more: Partial<PictureRequest> = {}): Exhibit => ({
      name: [title, `${howMany}p`, name, scene, viewer ?? more.focus].filter((part) => part).join('-'),
      request: {
        painter: folder.painter,
        scene,
        view: viewOf(book, state, viewer),
        language,
        before: viewOf(book, earlier, viewer),
        awaited: openlyAwaited(book, state),
        people: Object.fromEntries(guests.slice(0, howMany).map((name, at) => [state.seats[at]!, name])),
        ...more,
      },
    })
    const seat = state.seats[index % state.seats.length]!
    return [
      look('status', null),
      look('board', null),
      look('board', null, { focus: seat }),
      ...(painter.scenes.hand ? [look('hand', seat, { focus: seat })] : []),
    ]
  })
}
