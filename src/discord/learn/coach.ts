/** What somebody hears at the head of the panel in a first game: each rule once, when it first matters, and what makes sense now. */
import type { Guide } from '../../games/guide.ts'
import { nothingSuggested, owedBy, type PlainMove, type StateBase, type Suggestion, viewOf } from '../../kernel/index.ts'
import { Latest } from '../../latest.ts'
import type { TableLook } from '../../tables/index.ts'
import type { Call } from '../call.ts'
import type { Desk } from '../desk.ts'
import { folderOf, type House } from '../house.ts'
import type { Rank } from '../panel/brevity.ts'
import { asRead, deedsInOrder } from '../panel/in-order.ts'
import type { PanelScene } from '../panel/parts.ts'
import { lessonsFor, reasonFor } from './lessons.ts'

type Learner = Pick<TableLook, 'id' | 'version' | 'game' | 'state' | 'terms'>

/** What has been said to a seat by its move number `seq`. */
interface Said {
  readonly seq: number
  readonly names: ReadonlySet<string>
}

/** So that not every panel goes back to the beginning of the game. */
const known = new WeakMap<House, Latest<string, Said>>()
const mostKnown = 200

/** What a coach says on a panel, and which of its lines it speaks of or nobody could do without. */
export interface Coach {
  readonly lines: readonly string[]
  readonly speaksOf: readonly Rank[]
  /** What is asked has been explained, on this panel or before. */
  readonly hasExplained: boolean
}

/** Nothing where nobody learns. */
export async function coachOf(
  { house, say }: Call,
  look: Learner,
  { desk }: PanelScene,
  suggestion: Suggestion = nothingSuggested,
): Promise<Coach | undefined> {
  const { guide } = folderOf(house, look.game)
  if (!guide || look.terms.lesson === null || !look.state) return undefined
  const { view, asked } = momentOf(desk, look.state)
  if (asked.length === 0) return undefined
  const { names, seq } = await saidSoFar(house, look, desk.seat)
  const told = lessonsFor(guide, view, desk.seat, asked, names)
  const lessons = told.map(({ name, facts }) => desk.words.say(`lesson.${name}`, facts))
  const general = [
    ...(seq === 0 ? [say('learn.welcome')] : []),
    ...(guide.isThrough(view) && !names.has(through) ? [say('learn.through')] : []),
  ]
  return {
    lines: [...[...general, ...lessons].map((line) => `🎓 ${line}`), ...advice(guide, desk, suggestion, say)],
    speaksOf: [...told.flatMap(({ speaksOf }) => speaksOf ?? []), ...neededFor(guide, asked)],
    hasExplained: hasExplained(guide, asked, new Set([...names, ...told.map(({ name }) => name)])),
  }
}

const momentOf = ({ book, seat }: Pick<Desk, 'book' | 'seat'>, state: StateBase) => ({
  view: viewOf(book, state, seat),
  asked: owedBy(book, state, seat).map(({ decision }) => decision),
})

const neededFor = ({ needs = {} }: Guide, asked: readonly string[]): readonly Rank[] =>
  asked.flatMap((decision) => needs[decision] ?? [])

const hasExplained = ({ lessons }: Guide, asked: readonly string[], names: ReadonlySet<string>): boolean =>
  asked.every((decision) => lessons.some(({ name, asked: when }) => names.has(name) && when?.includes(decision)))

/** No lesson has this name. */
const through = '.through'

/** It follows from the moves in force: what was said at each of them. Whoever takes a move back hears again what belongs to it. */
async function saidSoFar(house: House, { id: table, version, game }: Learner, seat: string): Promise<Said> {
  const { guide, rulebook: book } = folderOf(house, game)
  const before = knownTo(house).get(`${table} ${seat}`)
  const { from, turns } = await house.tables.turns({ table, version, seat, after: before?.seq ?? 0 })
  const names = new Set(from === 'after' ? before?.names : [])
  let seq = from === 'after' ? (before?.seq ?? 0) : 0
  for (const turn of turns) {
    const { view, asked } = momentOf({ book, seat }, turn.before)
    for (const { name } of guide ? lessonsFor(guide, view, seat, asked, names) : []) names.add(name)
    if (guide?.isThrough(view)) names.add(through)
    seq = turn.seq
  }
  const said = { seq, names }
  knownTo(house).set(`${table} ${seat}`, said)
  return said
}

function knownTo(house: House): Latest<string, Said> {
  const found = known.get(house) ?? new Latest<string, Said>({ most: mostKnown })
  known.set(house, found)
  return found
}

/** What makes sense now, each with its reason: first what a quick computer would do, then something else to choose from. */
function advice(guide: Guide, desk: Desk, { run, instead }: Suggestion, say: Call['say']): readonly string[] {
  const [first] = run
  if (!first) return []
  const inWords = (move: PlainMove, all: readonly PlainMove[]) => {
    const reason = reasonFor(guide, desk.view(), desk.seat, move)
    const deed = all.length > 1 ? deedsInOrder(desk, all) : desk.words.free(desk.deed(desk.canonical(move)))
    return { deed: `**${deed}**`, why: reason && desk.words.say(`advice.${reason.name}`, reason.facts) }
  }
  const tried = inWords(first, asRead(desk, run))
  const other = instead && inWords(instead, [])
  const whole = ({ deed, why }: typeof tried) => ({ move: { markup: why === undefined ? deed : `${deed}: ${why}` } })
  // The same reason twice would be read twice.
  if (other?.why !== undefined && other.why === tried.why)
    return [
      `💡 ${say('learn.either', { move: { markup: tried.deed }, other: { markup: other.deed }, why: { markup: tried.why } })}`,
    ]
  return [`💡 ${say('learn.try', whole(tried))}`, ...(other ? [`💡 ${say('learn.or', whole(other))}`] : [])]
}
