/** What a guided first game says: each rule when it first matters, and why a suggested move is a sensible one. */
import type { Game, PlainMove } from '../kernel/index.ts'
import { type Catalogues, inEach, type Language } from '../words/index.ts'

/** What words are told: named like the fields of moves and events. */
export type Facts = Readonly<Record<string, unknown>>
type InWords = Readonly<Record<Language, string>>

/** Something that a newcomer is told once. */
export interface Lesson<G extends Game = Game> {
  readonly name: string
  /** What is asked of the seat then; anything, where nothing is said. */
  readonly asked?: readonly G['decision'][]
  /** The line of the panel that its words speak of: it stands there, however little room there is. */
  readonly speaksOf?: Needed
  /** What its words are told, if it matters here; where this is absent it always does. Written as a method, so that any game's fits. */
  matters?(view: G['view'], seat: G['seat']): Facts | undefined
  readonly words: InWords
}

/** Why a move of this kind makes sense here. */
export interface Reason<G extends Game = Game> {
  readonly name: string
  readonly move: string
  /** What its words are told beside the move's fields, if it holds; where this is absent it always does. */
  holds?(view: G['view'], seat: G['seat'], move: PlainMove): Facts | undefined
  readonly words: InWords
  /**
   * What a computer says of itself to everybody, where `words` speak to whoever plays; nothing of the move is in it. Null where it keeps
   * silent: others are not to know this move from another.
   */
  readonly own?: InWords | null
}

/** What of a panel may have to be there, whatever else is left out: what comes by itself, what each way does, what is weighed. */
export type Needed = 'ahead' | 'facts' | 'weighed'

export interface Guide<G extends Game = Game> {
  /** Without what nobody can answer when this is asked, however short panels are for whoever learns. */
  readonly needs?: Readonly<Partial<Record<G['decision'], Needed>>>
  /** The game that is played: always the same one. */
  readonly deal: {
    readonly seats: number
    /** The side of the person who learns, where the game has sides. */
    readonly wish?: G['seat']
    readonly seed: string
    readonly options?: Readonly<Record<string, unknown>>
  }
  /** Whether the person has seen enough to play on alone. */
  isThrough(view: G['view']): boolean
  /** In the order in which they are told when several matter at once. */
  readonly lessons: readonly Lesson<G>[]
  /** Of several that hold the first is told. */
  readonly reasons: readonly Reason<G>[]
}

type Said = Pick<Reason, 'name' | 'words' | 'own'>

/** The words of a guide as the game's other words are kept. */
export const guideWords = ({
  lessons,
  reasons,
}: {
  readonly lessons: readonly Omit<Said, 'own'>[]
  readonly reasons: readonly Said[]
}): Catalogues =>
  inEach((language) =>
    Object.fromEntries([
      ...lessons.map(({ name, words }) => [`lesson.${name}`, words[language]]),
      ...reasons.map(({ name, words }) => [`advice.${name}`, words[language]]),
      ...reasons.flatMap(({ name, words, own = words }) => (own ? [[`aloud.${name}`, own[language]]] : [])),
    ]),
  )
