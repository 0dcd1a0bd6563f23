/** What somebody asks to be drawn, and what comes back. */
import { hash } from 'node:crypto'
import { writable } from './names.ts'

export type Language = 'en' | 'it' | 'de'

/** Points over time, or the share of what there is: as many of each seat as there are moments. */
export interface Series {
  readonly seats: readonly { readonly seat: string; readonly points: readonly number[] }[]
  /** What stands below some of the moments. */
  readonly heads: readonly { readonly at: number; readonly label: string }[]
  /** They are percents. */
  readonly share?: boolean
  /** The moment that is marked. */
  readonly at?: number
}

export interface PictureRequest {
  /** The module of a game's picture file, which exports `painter`. */
  painter: URL
  /** One of the painter's scenes: 'board', 'hand', 'cover' … */
  scene: string
  view: unknown
  language: Language
  /** A region or a seat to look at closely. */
  focus?: string
  /** The view as the chapter before ended: what changed since is marked. */
  before?: unknown
  /** Who sits where, by the rulebook's seats. */
  people?: Readonly<Record<string, string>>
  /** The seats to be shown as awaited: none in a picture that stays where it is while the game goes on. */
  awaited?: readonly string[]
  /** What a curve shows. */
  series?: Series
}

export interface Picture {
  png: Buffer
  width: number
  height: number
}

/** One of the pictures that an animation is made of. */
export interface FrameWish {
  /** How wide it is; as high as the picture's shape makes it, or as the first one was. */
  readonly width: number
  readonly height: number | null
  /** How long it is shown, in milliseconds. */
  readonly shown: number
  /** What the one before it shows: only what differs is written. Null: it is the first. */
  readonly earlier: Pick<Job, 'view' | 'before'> | null
}

/** What a drawing process sends back: a PNG, or a part of a GIF. */
export interface Drawn {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/** A request as it crosses to the drawing process. */
export interface Job {
  painter: string
  scene: string
  view: unknown
  language: Language
  focus: string | null
  before: unknown
  people: Readonly<Record<string, string>>
  awaited: readonly string[]
  series: Series | null
  /** It is drawn as a part of an animation; absent: by itself. */
  frame?: FrameWish
}

export function jobOf(request: PictureRequest): Job {
  return {
    painter: request.painter.href,
    scene: request.scene,
    view: request.view,
    language: request.language,
    focus: request.focus ?? null,
    before: request.before ?? null,
    people: writablePeople(request.people ?? {}),
    awaited: request.awaited ?? [],
    series: request.series ?? null,
  }
}

/** Names that the typeface cannot write are left out: the seats' own words do then. */
function writablePeople(people: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(people).flatMap(([seat, name]) => {
      const written = writable(name)
      return written === undefined ? [] : [[seat, written]]
    }),
  )
}

/** Equal for requests that look the same, whatever the order of the keys in their views. */
export function keyOf(job: Job): string {
  return hash('sha256', canonical(job), 'base64url')
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
