import { z } from 'zod'
import { canonical, refusal } from './acts.ts'
import { ScriptedChance } from './chance.ts'
import type { PlainMove, StateBase } from './game.ts'
import { canonicalJson, fingerprint, isRecord, same } from './json.ts'
import { isListed, legal } from './legal.ts'
import { applyWith, owes } from './play.ts'
import type { AnyRulebook } from './rulebook.ts'

const step = z.object({ seat: z.string(), move: z.unknown(), error: z.string().optional() })

const scenario = z.object({
  game: z.string(),
  name: z.string(),
  rule: z.string().optional(),
  state: z.looseObject({ seats: z.array(z.string()), phase: z.string() }),
  random: z.array(z.number()).optional(),
  steps: z.array(step),
  expect: z.record(z.string(), z.unknown()).optional(),
  pending: z.array(z.string()).optional(),
})

/** An executable rule test: a complete position, some moves, what must be true afterwards. */
export type Scenario = z.infer<typeof scenario>

/** Reads a scenario, or says what is wrong with it and where. */
export function parseScenario(text: string, file: string): Scenario {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new ScenarioError(`${file}: no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  const parsed = scenario.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ScenarioError(`${file}: ${issue?.path.join('.') || 'the whole file'}: ${issue?.message}`)
}

export class ScenarioError extends Error {}

/** Plays a scenario; undefined if all is as it says, else what is not. */
export function runScenario(book: AnyRulebook, { state, random, steps, expect, pending }: Scenario): string | undefined {
  const chance = new ScriptedChance(random)
  // `as`: a scenario gives the full canonical position; nothing is filled in.
  let now = state as unknown as StateBase
  for (const [index, { seat, move, error }] of steps.entries()) {
    const where = `step ${index + 1}`
    const before = fingerprint(now)
    const listed = isKnownSeat(now, seat) && isRecord(move) ? legal(book, now, seat) : []
    // `as`: only asked where the move is an object; what is no move is found in no list.
    const asListed = isRecord(move) ? canonical(book, now, seat, move as unknown as PlainMove) : undefined
    const isInList = listed.some((known) => same(known, asListed))
    if (error !== undefined) {
      const refused = refusal(book, now, seat, move)
      if (!refused) return `${where}: wanted error ${error} got no error`
      if (refused.code !== error) return `${where}: wanted error ${error} got ${refused.code}`
      if (isInList) return `${where}: ${canonicalJson(move)} is refused, yet legal lists it`
      continue
    }
    const outcome = applyWith(book, now, seat, move, chance)
    if (outcome.refused) return `${where}: wanted no error got ${outcome.refused.code}`
    if (fingerprint(now) !== before) return `${where}: the position before the move was changed`
    if (!isInList && isListed(book, now, seat, asListed!))
      return `${where}: ${canonicalJson(move)} is accepted, yet legal does not list it`
    now = outcome.position.state
  }
  if (chance.left > 0) return `random: ${chance.left} of ${random?.length} numbers are left over`
  for (const [path, wanted] of Object.entries(expect ?? {})) {
    const got = at(now, path)
    if (!same(got ?? null, wanted)) return `expect ${path}: wanted ${canonicalJson(wanted)} got ${canonicalJson(got ?? null)}`
  }
  if (!pending) return undefined
  const owing = [...new Set(owes(book, now).map(({ seat }) => seat))].sort()
  return same(owing, [...pending].sort())
    ? undefined
    : `pending: wanted ${canonicalJson([...pending].sort())} got ${canonicalJson(owing)}`
}

const isKnownSeat = (state: StateBase, seat: string): boolean => state.seats.includes(seat)

function at(state: unknown, path: string): unknown {
  let value = state
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}
