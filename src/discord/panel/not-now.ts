import type { Param, Refusal } from '../../kernel/index.ts'
import { type Language, list } from '../../words/index.ts'
import { placesOf } from '../board/focus.ts'
import type { Desk } from '../desk.ts'
import { button, type Part, rows, text } from '../ui.ts'
import { linesWithin, withFact } from '../words/text.ts'
import { type Chosen, type NotNowState, notNow } from './choice.ts'
import { opens } from './deeds.ts'
import type { DrawnScene } from './parts.ts'
import { wholeFields } from './values.ts'

/** What cannot be done or chosen, in words, and why. */
interface Missing {
  readonly name: string
  readonly why: string
  /** The same of this one alone, by its name. */
  readonly alone: string
}

/** The kinds of move of which none can be made. Nobody misses what only takes back. */
function missingKinds(desk: Desk): readonly Missing[] {
  return notAvailable(desk).flatMap((type) => {
    const refusal = desk.hindrance(type, {})
    const why = inGeneral(desk, type) ?? (refusal && inWords(desk, refusal, type, {}))
    return why === undefined ? [] : [{ name: desk.words.move(type), why, alone: why }]
  })
}

/** Why no answer of this kind is possible now, where no single refusal says it for all its forms. */
export function inGeneral(desk: Desk, type: string): string | undefined {
  const key = `move.${type}.impossible`
  const isManifold = desk.hindered().some((one) => one.type === type && !one.refusal)
  return isManifold && desk.words.has(key) ? desk.words.say(key) : undefined
}

function notAvailable(desk: Desk): readonly string[] {
  const { answers, asides } = desk.available()
  const made = [...answers, ...asides, ...(desk.folder.leftOut?.(desk.view()) ?? [])]
  return desk.book.moves.flatMap(({ type, takesBack }) => (takesBack || made.includes(type) ? [] : [type]))
}

/** What a move might be thought to be made with, and cannot be. */
export function missingValues(desk: Desk, type: string, chosen: Chosen): readonly Missing[] {
  return [...lacking(desk, type, chosen)].flatMap(({ name, param, values, given }) =>
    values.flatMap((value) => {
      const refusal = desk.hindrance(type, { ...given, [name]: value })
      if (!refusal) return []
      const why = inWords(desk, refusal, type, given, value)
      const alone = inWords(desk, refusal, type, { ...given, [name]: value })
      return [{ name: desk.words.value(name, param, value), why, alone }]
    }),
  )
}

/**
 * The choices of a move of which something is not offered, each with what is chosen before it; of those that are still open only the
 * first: what stands in the way of later ones follows from it.
 */
function* lacking(desk: Desk, type: string, chosen: Chosen) {
  const whole = wholeFields(desk, type, chosen)
  let given: Chosen = {}
  for (const [name, param] of Object.entries(desk.params(type, whole))) {
    const isAsked = (param.after ?? []).every((other) => given[other] !== undefined)
    if (param.kind === 'one-of' && isAsked) {
      const offered = desk.offer(type, name, given)
      const values = thinkable(desk, type, name, param, given).filter((value) => !offered.includes(value))
      if (values.length > 0) yield { name, param, values, given }
      if (values.length > 0 && whole[name] === undefined) return
    }
    if (whole[name] !== undefined) given = { ...given, [name]: whole[name] }
  }
}

/** More than this nobody has in mind at once, unless it is on the board. */
const mostInMind = 12

type OneOf = Extract<Param, { kind: 'one-of' }>

/** Everything that is listed, places on the board, everybody else at the table, and what there are few of. */
function thinkable(desk: Desk, type: string, name: string, param: OneOf, chosen: Chosen): readonly unknown[] {
  const { values = [] } = param
  const isSeat = desk.words.namespace(name, param) === 'seat'
  const others = desk.seats.filter((seat) => seat !== desk.seat)
  const known = values.filter((value) => (isSeat ? others : places(desk)).some((one) => one === value))
  const few = known.length === 0 && !isSeat && values.length <= mostInMind ? values : known
  return [...new Set([...desk.listed(type, name, chosen), ...few])]
}

const places = (desk: Desk): readonly string[] => placesOf(desk.folder, desk.view()).map(([, place]) => place)

/** What is said of several alike names none of them. */
const unnamed = '…'

/** In the words of the refusal; of what is not chosen, and of the value before which it stands, nothing is named. */
function inWords(desk: Desk, { code, params = {} }: Refusal, type: string, chosen: Chosen, of?: unknown): string {
  const open = Object.keys(desk.params(type, chosen)).filter((name) => chosen[name] === undefined)
  const said = Object.entries(params).flatMap(([name, value]): readonly (readonly [string, unknown])[] =>
    value === of || open.includes(name)
      ? [
          [name, { markup: unnamed }],
          // Words that tell values apart say what they do of most.
          [`${name}Id`, 'other'],
        ]
      : [[name, value]],
  )
  const words = desk.words.notice({ key: code, params: Object.fromEntries(said) }, 'refusal')
  return words.replace(`${unnamed}: `, '')
}

/** One line for each reason, the one that stands in the way of few first. */
function reasons(found: readonly Missing[], language: Language): readonly string[] {
  const byReason = new Map<string, Missing[]>()
  for (const one of found) {
    const known = byReason.get(one.why) ?? []
    if (!known.some(({ name }) => name === one.name)) byReason.set(one.why, [...known, one])
  }
  const namesOf = (all: readonly Missing[]): string =>
    list(
      language,
      all.map(({ name }) => name),
    )
  return [...byReason]
    .toSorted(([, some], [, others]) => some.length - others.length)
    .map(([why, all]) => `- ${withFact(namesOf(all), all.length === 1 ? all[0]!.alone : why)}`)
}

const longest = 3000

/** What cannot be done now, or not be chosen for one kind of move, with the reasons; what can be done leads on to what of it cannot. */
export function notNowPage(scene: DrawnScene, { type, chosen }: NotNowState, answers: readonly string[]): Part[] {
  const { desk, ids, voice } = scene
  const found = type === undefined ? missingKinds(desk) : missingValues(desk, type, chosen)
  const of = type === undefined ? '' : ` · ${desk.words.move(type)}`
  const further = type === undefined ? answers.filter((one) => isMissing(desk, notNow(one))) : []
  const buttons = further.map((one) => button(ids.of({ do: 'show' }, notNow(one)), `${desk.plain.move(one)}${opens}`))
  const lines = [`**${voice('panel.cannot-now')}${of}**`, ...reasons(found, desk.words.language)]
  return [text(linesWithin(lines, longest)), ...rows(buttons)]
}

/** Whether there is anything to be said there. */
export function isMissing(desk: Desk, { type, chosen }: Pick<NotNowState, 'type' | 'chosen'>): boolean {
  if (type === undefined) return notAvailable(desk).length > 0
  return !lacking(desk, type, chosen).next().done
}
