import { findMove, type Param } from '../../kernel/index.ts'
import { type Ahead, choicesOf, type Plan, type PlannedMove } from '../../tables/index.ts'
import { list } from '../../words/index.ts'
import type { Call } from '../call.ts'
import type { Desk } from '../desk.ts'
import type { GameWords } from '../words/game-words.ts'
import type { PlanScene } from './scene.ts'

type Kept = Plan['habits'][number]

/** A habit or a condition with its settings. */
function keptInWords(
  words: GameWords,
  kind: 'habit' | 'condition',
  { name, settings }: Kept,
  params: Readonly<Record<string, Param>>,
): string {
  const values = Object.entries(params).flatMap(([field, param]) =>
    settings[field] === undefined ? [] : [`${words.parameter(name, field)}: ${words.value(field, param, settings[field])}`],
  )
  const said = words.say(`${kind}.${name}`)
  return values.length > 0 ? `${said} (${values.join(' · ')})` : said
}

export const habitInWords = ({ book }: Desk, words: GameWords, kept: Kept): string =>
  keptInWords(words, 'habit', kept, book.habits?.find(({ name }) => name === kept.name)?.params ?? {})
export const conditionInWords = ({ book }: Desk, words: GameWords, kept: Kept): string =>
  keptInWords(words, 'condition', kept, book.conditions?.find(({ name }) => name === kept.name)?.params ?? {})

/** What a move will do. */
export const moveInWords = (desk: Desk, words: GameWords, move: PlannedMove['move']): string =>
  [words.move(move.type), ...valuesInWords(desk, words, move)].filter((said) => said !== '').join(' · ')

function valuesInWords(desk: Desk, words: GameWords, { type, ...fields }: PlannedMove['move']): readonly string[] {
  const params = findMove(desk.book, type) ? desk.params(type, fields) : {}
  return Object.entries(fields).flatMap(([field, value]) => {
    const param = params[field]
    return param ? [words.value(field, param, value)] : []
  })
}

/** The orders of the rules that stand. */
export const ordersInWords = ({ desk }: PlanScene): readonly string[] =>
  // `as never`: a rulebook's own view and seat.
  (desk.book.orders?.given(desk.view() as never, desk.seat as never) ?? []).map(
    (order) => `- ${valuesInWords(desk, desk.words, { ...order }).join(' · ')}`,
  )

/** The same as its button says it, "Delta attacks Insulo"; with its kind where that says nothing but what is chosen. */
export function deedInWords(desk: Desk, words: GameWords, move: PlannedMove['move']): string {
  const values = valuesInWords(desk, words, move).filter((said) => said !== '')
  const kind = words.move(move.type)
  if (!words.has(`doing.${move.type}`) || !findMove(desk.book, move.type))
    return [kind, values.join(', ')].filter(Boolean).join(': ')
  const deed = words.free(desk.deed(desk.canonical(move)))
  const rest = values.reduce((left, value) => left.replaceAll(value, ''), deed)
  return /\p{L}/u.test(rest) ? deed : `${kind}: ${deed}`
}

/** A move with its conditions, on one line: "only if … and …". */
function withConditions(call: Call, desk: Desk, { move, when }: PlannedMove): string {
  const said = `**${deedInWords(desk, desk.words, move)}**`
  const conditions = when.map((kept) => conditionInWords(desk, desk.words, kept))
  return conditions.length === 0
    ? said
    : `${said} – ${call.say('plan.only-if', { conditions: { markup: list(call.language, conditions) } })}`
}

/** A move, and below it what stands in for it. */
export function choiceInWords(call: Call, { desk }: PlanScene, choice: readonly PlannedMove[]): readonly string[] {
  const [first, ...others] = choice.map((planned) => withConditions(call, desk, planned))
  const otherwise = others.map((said) => `   ↳ ${call.say('plan.otherwise', { move: { markup: said } })}`)
  return first === undefined ? [] : [first, ...otherwise]
}

/** The moves in their order. */
export const queueInWords = (call: Call, scene: PlanScene): readonly string[] =>
  choicesOf(scene.plan.queue).flatMap((choice, index) => {
    const [first, ...others] = choiceInWords(call, scene, choice)
    return [`${index + 1}. ${first}`, ...others]
  })

/** What is asked there. */
export const questionInWords = (words: GameWords, { owed }: Ahead): string =>
  owed.map(({ decision, about }) => words.say(`decision.${decision}`, about)).join(' ')
