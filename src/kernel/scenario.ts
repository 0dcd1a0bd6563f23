import { z } from 'zod'
import { actOf, canonical, findMove, refusal } from './acts.ts'
import { ChanceError, ScriptedChance } from './chance.ts'
import type { PlainMove, StateBase } from './game.ts'
import { canonicalJson, fingerprint, isRecord, same } from './json.ts'
import { isListed, legal } from './legal.ts'
import { applyWith, owes } from './play.ts'
import type { AnyRulebook } from './rulebook.ts'

const step = z.object({ seat: z.string(), move: z.unknown(), error: z.string().optional() })

const scenarioFile = z.object({
  game: z.string(),
  name: z.string(),
  rule: z.string().optional(),
  state: z.looseObject({ seats: z.array(z.string()), phase: z.string() }),
  random: z.array(z.int()).optional(),
  steps: z.array(step),
  expect: z.record(z.string(), z.unknown()).optional(),
  pending: z.array(z.string()).optional(),
})

const scenario = scenarioFile.refine(({ game, state }) => state.game === undefined || state.game === game, {
  path: ['state', 'game'],
  message: 'another game than the scenario itself',
})

type Step = z.infer<typeof step>

/** An executable rule test: a complete position, some moves, what must be true afterwards. */
export type Scenario = z.infer<typeof scenario>

/** Reads a scenario, or says what is wrong with it and where. */
export function parseScenario(text: string, file: string): Scenario {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new ScenarioError(`${file}: no JSON: ${messageOf(error)}`)
  }
  const parsed = scenario.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ScenarioError(`${file}: ${issue?.path.join('.') || 'the whole file'}: ${issue?.message}`)
}

class ScenarioError extends Error {}

/** Plays a scenario; undefined if all is as it says, else what is not. */
export function runScenario(book: AnyRulebook, { state, random, steps, expect, pending }: Scenario): string | undefined {
  const chance = new ScriptedChance(random)
  // `as`: a scenario gives the full canonical position; nothing is filled in.
  let now = state as unknown as StateBase
  for (const [index, step] of steps.entries()) {
    const taken = takeStep(book, now, step, chance)
    if (typeof taken === 'string') return `step ${index + 1}: ${taken}`
    now = taken
  }
  if (chance.left > 0) return `random: ${chance.left} of ${random?.length} numbers are left over`
  for (const [path, wanted] of Object.entries(expect ?? {})) {
    const got = at(now, path)
    if (!matches(got, wanted)) return `expect ${path}: wanted ${canonicalJson(wanted)} got ${canonicalJson(got ?? null)}`
  }
  if (!pending) return undefined
  const owing = [...new Set(owes(book, now).map(({ seat }) => seat))].sort()
  return same(owing, [...pending].sort())
    ? undefined
    : `pending: wanted ${canonicalJson([...pending].sort())} got ${canonicalJson(owing)}`
}

/** The position after one step, or what is not as the scenario has it; a position that no rule can read is told with its step. */
function takeStep(book: AnyRulebook, now: StateBase, step: Step, chance: ScriptedChance): StateBase | string {
  try {
    return played(book, now, step, chance)
  } catch (error) {
    return error instanceof ChanceError ? error.message : `the rules cannot read the position: ${messageOf(error)}`
  }
}

function played(book: AnyRulebook, now: StateBase, { seat, move, error }: Step, chance: ScriptedChance): StateBase | string {
  const before = fingerprint(now)
  const listed = now.seats.includes(seat) && isRecord(move) ? legal(book, now, seat) : []
  const isInList = (wanted: PlainMove): boolean => listed.some((known) => same(known, canonical(book, now, seat, wanted)))
  // `as`: only asked where the move is an object; what is no move is found in no list.
  const asked = isRecord(move) ? (move as PlainMove) : undefined
  if (error !== undefined) {
    const refused = refusal(book, now, seat, move)
    if (refused?.code !== error) return `wanted error ${error} got ${refused?.code ?? 'no error'}`
    return asked && isInList(asked) ? `${canonicalJson(move)} is refused, yet legal lists it` : now
  }
  const outcome = applyWith(book, now, seat, move, chance)
  if (outcome.refused) return `wanted no error got ${outcome.refused.code}`
  if (fingerprint(now) !== before) return 'the position before the move was changed'
  // `!`: nothing else is accepted. Where the rules have nothing against a field too many, the move is what it is without it.
  const taken = declaredOnly(book, asked!)
  if (!isInList(taken) && isListed(book, now, seat, taken))
    return `${canonicalJson(move)} is accepted, yet legal does not list it`
  return outcome.position.state
}

/** The move with nothing but the fields that it has. */
function declaredOnly(book: AnyRulebook, move: PlainMove): PlainMove {
  const declared = findMove(book, move.type)
  const params = declared ? actOf(declared, move).params : {}
  const known = Object.entries(move).filter(([name]) => Object.hasOwn(params, name))
  return { type: move.type, ...Object.fromEntries(known) }
}

/** Whether the value is as wanted, compared deeply; a wanted null also matches an absent key. */
function matches(got: unknown, wanted: unknown): boolean {
  if (wanted === null) return got === null || got === undefined
  if (!isRecord(got) || !isRecord(wanted))
    return Array.isArray(got) && Array.isArray(wanted) ? matchesAll(got, wanted) : same(got, wanted)
  const keys = new Set([...Object.keys(got), ...Object.keys(wanted)])
  return [...keys].every((key) => matches(got[key], wanted[key]))
}

const matchesAll = (got: readonly unknown[], wanted: readonly unknown[]): boolean =>
  got.length === wanted.length && got.every((item, index) => matches(item, wanted[index]))

function at(state: unknown, path: string): unknown {
  let value = state
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
