import type { Call } from './call.ts'
import {
  asks,
  type Declared,
  early,
  once,
  parseId,
  readCodes,
  replies,
  short,
  updates,
  type ValuesOf,
  whole,
  word,
  writeId,
  yesOrNo,
} from './ids.ts'
import { panelAction } from './panel/action.ts'
import type { Message } from './ui.ts'

const table = { table: word }
/** Of a long text in pages; `mark` tells apart two buttons that lead to the same one. */
const page = { page: whole, mark: word }
/** Where a panel's control stands, as of when, and what it does. `version` is that of the moves which its numbers count. */
const control = {
  ...{ ...table, seat: whole, step: short, version: word, promise: word, action: panelAction, state: word, mark: word },
  /** The question ahead that is answered early; empty for what is asked now. */
  ahead: word,
}
/** A move of the seat's plan, by its place, with a mark of what stood there. */
const planned = { at: whole, mark: word }

const wish = { game: word, least: whole, most: whole, pace: word, days: whole }

/**
 * Everything that can be pressed or chosen, with what its id carries; `handlers.ts` says what each does. Messages stay in channels for
 * long: whatever is changed here must still read, or turn away, what was posted before.
 */
const declared = {
  // The private panel: short names, because its ids carry much
  p: early(updates(control)),
  w: asks({ ...control, longest: short }),
  back: updates(table),

  // Below what everybody sees
  turn: replies(table),
  table: updates({}),
  hand: replies(table),
  board: replies(table),
  'board-text': updates({ ...table, ...page }),
  // A seat or a place closely; nothing is the whole board. `of` tells apart menus that lead to the same one.
  'board-close': updates({ ...table, focus: word }),
  'board-changed': updates(table),
  'board-place': updates({ ...table, part: whole, of: word }),
  look: replies({ ...table, focus: word }),
  log: replies(table),
  'log-page': updates({ ...table, page: whole }),
  'replay-open': replies(table),
  record: replies(table),
  sealed: replies(table),
  replay: updates({ ...table, to: whole, mark: word }),
  /** `mark` tells apart the menus of rounds, of phases and of moments. */
  'replay-jump': updates({ ...table, mark: word }),
  curve: updates(table),
  copy: replies({ ...table, at: whole }),
  'copy-seat': once(updates({ ...table, at: whole })),
  'copy-own': once(updates({ ...table, at: whole })),
  notable: updates(table),
  /** `at`: the entry at which the replay stood. */
  opinion: updates({ ...table, at: whole }),
  'opinion-jump': updates(table),
  timelapse: replies(table),
  again: replies(table),
  'again-same': updates(table),
  'again-open': updates(table),
  'again-in-thread': once(updates({ ...table, same: yesOrNo })),
  learn: replies({ game: word }),
  /** From the page of a kind of move, which it names. */
  rules: replies({ ...table, page: word, move: word }),
  'rules-topic': updates({ game: word }),
  term: replies({ game: word }),
  'rules-part': updates({ game: word, topic: word, part: whole, mark: word }),
  /** Below a call: the answer to what it calls for. `asked` is the mark of the question. */
  reply: replies({ ...table, seat: whole, version: word, asked: word, state: word }),
  answer: replies({ ...table, question: whole, agrees: yesOrNo }),

  // What is decided in advance
  plan: replies(table),
  'plan-again': updates(table),
  'plan-turn': updates(table),
  'plan-ahead': updates(table),
  'plan-orders': updates(table),
  'plan-next': updates({ ...table, question: word }),
  'plan-habit': updates(table),
  'plan-set': updates({ ...table, version: word, subject: word, field: word, settings: word }),
  'plan-anew': updates({ ...table, subject: word }),
  'plan-keep': updates({ ...table, version: word, subject: word, settings: word }),
  'plan-off': once(updates({ ...table, subject: word })),
  'plan-queue': updates({ ...table, version: word, state: word }),
  'plan-clear': once(updates(table)),
  'plan-part': updates(table),
  'plan-move': updates(table),
  'plan-condition': updates({ ...table, ...planned, version: word }),
  'plan-uncondition': updates({ ...table, ...planned }),
  'plan-else': updates({ ...table, ...planned, question: word }),
  'plan-up': updates({ ...table, ...planned }),
  'plan-down': updates({ ...table, ...planned }),
  'plan-remove': once(updates({ ...table, ...planned })),

  // What people tell each other in private. `id`: of one that was got.
  'whisper-write': asks({ ...table, seat: whole }),
  'whisper-send': replies({ ...table, seat: whole }),
  whispers: replies(table),
  'whisper-report': updates({ ...table, id: word }),
  'whisper-block': updates({ ...table, id: word, on: yesOrNo }),

  // Leagues
  'league-enter': replies({ league: word }),
  'league-leave': replies({ league: word }),
  'league-draw': once(updates({ league: word, round: whole })),

  // What whoever looks on is told. `wish`: when.
  follow: replies(table),
  'follow-set': updates({ ...table, wish: word }),

  // Who would like to play. `what`: the field that is chosen; `pace`: empty for any.
  find: replies({}),
  'find-all': updates({}),
  'find-game': updates({}),
  'find-set': updates({ ...wish, what: word }),
  'find-wish': once(updates(wish)),
  'find-back': updates({}),
  'find-seat': updates({}),
  'find-seat-ask': once(updates({ ...table, seat: whole })),

  // Taking back
  undo: updates(table),
  'undo-sure': once(updates({ ...table, to: whole })),
  'undo-ask': once(updates({ ...table, to: whole })),
  'undo-not': updates(table),

  // What people and servers choose for themselves
  settings: updates({}),
  set: updates({ what: word }),
  privacy: updates({}),
  'forget-sure': once(updates({})),
  server: updates({}),
  'server-set': updates({ what: word }),

  // The lobby. `places`: 0 for as many as the game has; language and pace: empty for those of the server.
  'new-in-thread': once(
    updates({
      ...{ game: word, language: word, pace: word, places: whole, computers: whole, level: word },
      ...{ rated: yesOrNo, anonymous: yesOrNo },
    }),
  ),
  join: replies(table),
  leave: replies(table),
  decline: replies(table),
  'go-on-here': replies(table),
  computer: replies(table),
  'computer-level': updates({ ...table, joined: word, level: word }),
  options: replies(table),
  start: replies(table),
  option: updates({ ...table, version: word, name: word }),
  'table-language': updates(table),
  'table-pace': updates(table),
  'table-reaction': updates(table),
  'table-habit': updates({ ...table, habit: word }),
  'table-snapshots': updates(table),
  'table-terms': updates(table),
  'table-places': updates(table),
  wish: updates(table),
  'computer-away': updates(table),

  // Second presses
  stay: updates({}),
  'leave-sure': once(updates(table)),
  'end-sure': once(updates(table)),
  'vote-end': once(updates(table)),
  'concede-sure': once(updates(table)),
  'kick-sure': once(updates({ ...table, seat: whole })),
  'roll-back-sure': once(updates({ ...table, to: whole })),
} satisfies Readonly<Record<string, Declared>>

type AllDeclared = typeof declared
export type ButtonName = keyof AllDeclared
/** What the id of a button carries. */
export type Carried<Name extends ButtonName> = ValuesOf<AllDeclared[Name]['carries']>

/** What comes with a press beside what its id carries. */
export interface Given {
  /** What was chosen in a select, or nothing. */
  readonly values: readonly string[]
  /** What was written into a modal, by field. */
  readonly written: ReadonlyMap<string, string>
}

/** What a press of a button, a choice in a select or the sending of a modal leads to. */
export type Handler<Name extends ButtonName> = (call: Call, carried: Carried<Name>, given: Given) => Promise<Message>
export type Handlers = { readonly [Name in ButtonName]: Handler<Name> }

/** The custom id of a button or select. */
export const idOf = <Name extends ButtonName>(
  name: Name,
  ...[carried]: keyof Carried<Name> extends never ? [] : [carried: Carried<Name>]
): string => writeId(name, declaredAs(name), carried ?? {})

export const isButton = (name: string): name is ButtonName => Object.hasOwn(declared, name)

export const isOnce = (name = ''): boolean => isButton(name) && declaredAs(name).once === true

export const isEarly = (name = ''): boolean => isButton(name) && declaredAs(name).early === true

/** What an id of this name carries; undefined where it is another or reads otherwise. */
export function carriedBy<Name extends ButtonName>(name: Name, id: string): Carried<Name> | undefined {
  const parsed = parseId(id)
  return parsed?.name === name ? carriedIn(name, parsed.codes) : undefined
}

export const carriedIn = <Name extends ButtonName>(name: Name, codes: readonly string[]): Carried<Name> | undefined =>
  // `as`: the values were read by the fields of that name.
  readCodes(declaredAs(name), codes) as Carried<Name> | undefined

const declaredAs = (name: ButtonName): Declared => declared[name]
