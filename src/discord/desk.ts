import type { GameFolder } from '../games/folder.ts'
import {
  type AnyRulebook,
  actOf,
  available,
  canonical,
  completable,
  few,
  filledIn,
  findMove,
  foresight,
  hindered,
  hindrance,
  isAskedOnce,
  isExtra,
  isKnown,
  isOpen,
  judged,
  type Odds,
  type Owed,
  offer,
  owedBy,
  type Param,
  type Params,
  type PlainMove,
  type Refusal,
  type StateBase,
  same,
  viewOf,
  type Weighing,
} from '../kernel/index.ts'
import type { Language } from '../words/index.ts'
import { visibleLabel } from './ui.ts'
import { type GameWords, gameWords, type People } from './words/game-words.ts'

type Fields = Readonly<Record<string, unknown>>

/** One seat's side of a game: all that its panel, its slash commands and its autocomplete ever ask. */
export class Desk {
  readonly folder: GameFolder
  readonly book: AnyRulebook
  readonly seat: string
  /** For messages. */
  readonly words: GameWords
  /** For labels, selects and autocomplete. */
  readonly plain: GameWords
  readonly #state: StateBase
  readonly #language: Language
  readonly #people: People
  #available: ReturnType<typeof available> | undefined
  #hindered: ReturnType<typeof hindered> | undefined
  #view: unknown
  #foresight: ((move: PlainMove) => StateBase | undefined) | undefined
  #weighings: readonly Weighing[] | undefined

  constructor(folder: GameFolder, state: StateBase, seat: string, language: Language, people: People) {
    this.#language = language
    this.#people = people
    this.folder = folder
    this.book = folder.rulebook
    this.#state = state
    this.seat = seat
    this.words = gameWords(folder, language, { people })
    this.plain = gameWords(folder, language, { people, form: 'plain' })
  }

  get seats(): readonly string[] {
    return this.#state.seats
  }
  owed = (): readonly Owed[] => owedBy(this.book, this.#state, this.seat)
  /** The kinds of move that can be made now. Searched for once. */
  available = () => (this.#available ??= available(this.book, this.#state, this.seat))
  /** The kinds of answer that cannot be given now, with what stands in the way. */
  hindered = () => (this.#hindered ??= hindered(this.book, this.#state, this.seat, this.available()))
  /** What stands in the way of a move begun like this, whatever it is completed with. */
  hindrance = (type: string, given: Fields): Refusal | undefined => hindrance(this.book, this.#state, this.seat, type, given)
  view = (): unknown => (this.#view ??= viewOf(this.book, this.#state, this.seat))
  /** Whether this kind of move is asked for, or could be made besides, at all now. */
  isOpen = (type: string): boolean => isOpen(this.book, this.#state, this.seat, type)
  offer = (type: string, name: string, given: Fields): readonly unknown[] =>
    offer(this.book, this.#state, this.seat, type, name, given)
  /**
   * What a parameter lists as the game stands, though nothing of it could be made now; nothing where it depends on others that are
   * missing. Of a move that is not asked for, or begun with what is not listed: whatever it may be at any time, where that is known.
   */
  listed(type: string, name: string, given: Fields): readonly unknown[] {
    const params = this.params(type, given)
    const param = params[name]
    if (!param) return []
    const before = Object.entries(params).slice(0, Object.keys(params).indexOf(name))
    if (before.some(([other, { optional }]) => given[other] === undefined && !optional)) return []
    const chosen = Object.fromEntries(before.map(([other]) => [other, given[other]]))
    const atAnyTime = 'values' in param ? param.values : undefined
    const isNowKnown = this.ask((position, seat) => isKnown(params, position, seat, chosen))
    if (isNowKnown && (this.isOpen(type) || !atAnyTime))
      return this.ask((position, seat) => [...param.list(position, seat, chosen)])
    return atAnyTime ?? []
  }
  /** All that can be done with one kind of move, where that is at most so much; undefined where it is more. */
  few = (type: string, most: number, given: Fields = {}): readonly PlainMove[] | undefined =>
    few(this.book, this.#state, this.seat, type, most, given, 'least')
  /** Whether more can be put together than `few` finds, from these parameters or from those of the move as it is begun. */
  hasExtras = (type: string, given: Fields, params = this.params(type, given)): boolean =>
    Object.entries(params).some(([name, param]) => given[name] === undefined && this.#isOpenEnded(param, given))
  /** What is listed of it, where more can be put together. */
  fewListed = (type: string, most: number): readonly PlainMove[] | undefined =>
    few(this.book, this.#state, this.seat, type, most, {}, 'listed')
  /** The parameters that a form asks for: what is usual, and is offered in no other way, it fills in. */
  asked = (type: string): readonly string[] =>
    Object.entries(this.params(type, {})).flatMap(([name, param]) =>
      isExtra(param) && !this.#isOpenEnded(param, {}) ? [] : [name],
    )
  /** Whether it may be left out, more can be put together than is listed, and some of it is offered. */
  #isOpenEnded(param: Param, given: Fields): boolean {
    if (!isExtra(param)) return false
    if (!param.standard) return true
    return this.ask((position, seat) =>
      param.kind === 'counts'
        ? Object.values(param.most(position, seat, given)).some((most) => (most ?? 0) > 0)
        : [...param.list(position, seat, given)].length > 1,
    )
  }
  completable = (type: string, given: Fields): boolean => completable(this.book, this.#state, this.seat, type, given)
  refusal = (move: PlainMove): Refusal | undefined => judged(this.book, this.#state, this.seat, move)
  canonical = (move: PlainMove): PlainMove => canonical(this.book, this.#state, this.seat, move)
  find = (type: string): AnyRulebook['moves'][number] | undefined => findMove(this.book, type)

  params(type: string, fields: Fields): Params {
    const move = this.find(type)
    return move ? actOf(move, fields).params : {}
  }

  /** Whether what is asked wants many answers that belong together. */
  collects = (): boolean => this.owed().some(({ decision }) => this.book.decisions[decision]?.collected)

  /** The desk after a move, as far as the seat can know what it leads to. */
  after(move: PlainMove): Desk | undefined {
    const state = this.refusal(move) ? undefined : this.#foresee(move)
    return state && new Desk(this.folder, state, this.seat, this.#language, this.#people)
  }

  #foresee(move: PlainMove): StateBase | undefined {
    this.#foresight ??= foresight(this.book, this.#state, this.seat)
    return this.#foresight(move)
  }

  /** Whether it would leave everything as it is, as far as the seat can see. */
  isIdle(move: PlainMove): boolean {
    const after = this.after(move)
    return after !== undefined && same(after.view(), this.view())
  }

  /** What a parameter is asked about: the position, this seat, the fields chosen before it. */
  ask<Answer>(question: (state: never, seat: string) => Answer): Answer {
    // `as never`: the parameters of a rulebook are only ever asked about that rulebook's positions.
    return question(this.#state as never, this.seat)
  }

  /** What is good to know of a value before it is chosen, for a menu. */
  note = (type: string, field: string, value: unknown, given: Fields): string | undefined =>
    this.folder.text.note?.(this.view(), this.seat, { type, field, value, given }, this.plain.say)

  preview(move: PlainMove): readonly string[] {
    return this.#previewed(move).map((notice) => this.words.notice(notice, 'preview'))
  }

  /** What of that it costs or brings, in a word, where there is one for it. */
  price(move: PlainMove): string | undefined {
    const priced = this.#previewed(move).find(({ key }) => this.plain.has(`price-tag.${key}`))
    return (priced && this.plain.notice(priced, 'price-tag')) || undefined
  }

  #previewed = (move: PlainMove) => this.#act(move)?.preview?.(this.#state, this.seat, this.#filled(move)) ?? []

  /** How it may end where chance has a say, as far as the seat can know. */
  odds(move: PlainMove): Odds | undefined {
    return this.#act(move)?.odds?.(this.view(), this.seat, this.#filled(move))
  }

  /** What to know of each thing that is asked. */
  weighings = (): readonly Weighing[] =>
    (this.#weighings ??= this.owed().flatMap(
      (owed) => this.book.decisions[owed.decision]?.weigh?.(this.view(), this.seat, owed) ?? [],
    ))

  /** What answers to it cost besides. */
  charges({ decision }: Owed): readonly string[] {
    const charge = this.book.decisions[decision]?.charge?.(this.view() as never, this.seat)
    return charge ? [this.words.notice(charge, 'charge')] : []
  }

  promise(move: PlainMove): unknown {
    return this.#act(move)?.promise?.(this.#state, this.seat, this.#filled(move))
  }

  /** What of it harms the seat itself or breaks its word. */
  harm(move: PlainMove): readonly string[] {
    const notices = this.#act(move)?.harm?.(this.#state, this.seat, this.#filled(move)) ?? []
    return notices.map((notice) => this.words.notice(notice, 'harm'))
  }

  /** Whether it wants a second press: it cannot be taken back, where nobody had to decide it, or it harms whoever makes it. */
  asksFirst = (move: PlainMove): boolean =>
    (this.isFinal(move) && !isAskedOnce(this.book, this.#state, this.seat, move.type)) || this.harm(move).length > 0

  /** Whether nothing but its one value is to be weighed, whatever that is. */
  isPlain(type: string): boolean {
    const act = this.find(type)
    return act !== undefined && !act.by && !act.preview && !act.promise && !act.final && !act.harm
  }

  /** What a move does, as a label. */
  deed({ type, ...fields }: PlainMove): string {
    const said = Object.entries(this.params(type, fields)).map(([name, param]) => {
      if (fields[name] === undefined) return [name, ''] as const
      const shown = param.kind === 'nth' ? this.ask((position, seat) => param.shown(position, seat, fields)) : undefined
      const isCounted = this.find(type)?.bundle?.of === name
      return [name, isCounted ? this.#counted({ type, ...fields }) : this.plain.value(name, param, fields[name], shown)] as const
    })
    const by = this.find(type)?.by
    const [[, chosen] = ['', ''], ...rest] = by === undefined ? [] : said
    // Whoever plays a card reads which: that it is played goes without saying.
    if (by === 'card' && !this.plain.has(`doing.${type}`)) {
      const named = rest.flatMap(([, value]) => (value === '' ? [] : [value]))
      const price = this.price({ type, ...fields })
      const card = (more: readonly string[]) => [chosen, more.join(', ')].filter((part) => part !== '').join(': ')
      const priced = card([...named, ...(price ? [price] : [])])
      return priced.length < visibleLabel ? priced : card(named)
    }
    return this.plain.deed(type, Object.fromEntries(said), fields)
  }

  /** Moves that differ in nothing but of what there is how much; words that name both name the count first, and all as the first does. */
  deedOfSeveral([first, ...others]: readonly PlainMove[]): string {
    // `!`: there is at least one of them.
    const bundle = others.length > 0 ? this.find(first!.type)?.bundle : undefined
    if (!bundle) return this.deed(first!)
    const named = this.#counted(first!)
    const deed = this.deed(first!)
    const times = deed.includes(` × ${named}`) ? ' × ' : ' '
    const more = others.map((move) => `, ${this.howMany(move)}${times}${this.#counted(move)}`)
    return deed.replace(named, (name) => `${name}${more.join('')}`)
  }

  /** How many of its kind a move is about, as usual where it does not say. */
  howMany(move: PlainMove): number {
    const bundle = this.find(move.type)?.bundle
    const filled: Fields = this.#filled(move)
    return bundle ? Number(filled[bundle.count]) : 1
  }

  /** What the kind of a move is called: several often otherwise than one. */
  #counted(move: PlainMove): string {
    // `!`: only asked for moves of which several are one thought.
    const { of } = this.find(move.type)!.bundle!
    const param = this.params(move.type, move)[of]
    if (!param) return ''
    const several = `${this.plain.namespace(of, param)}.${move[of]}.several`
    return this.howMany(move) > 1 && this.plain.has(several) ? this.plain.say(several) : this.plain.value(of, param, move[of])
  }

  /** Whether it cannot be taken back. */
  isFinal = (move: PlainMove): boolean => this.#act(move)?.final?.(this.#state, this.seat, this.#filled(move)) ?? false
  hasPromise = (move: PlainMove): boolean => this.#act(move)?.promise !== undefined

  #act(move: PlainMove) {
    const declared = this.find(move.type)
    return declared && actOf(declared, move)
  }

  /** `as never`: only asked of moves that have just been found legal, so the fields have their types. */
  #filled = (move: PlainMove): never => filledIn(this.params(move.type, move), this.#state, this.seat, move) as never
}
