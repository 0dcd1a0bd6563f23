import {
  type AnyRulebook,
  actOf,
  applyWith,
  available,
  type Chance,
  computerMove,
  type Event,
  filledIn,
  findMove,
  listedSeeds,
  marginOf,
  type Odds,
  owedBy,
  owes,
  ownChance,
  type PlainMove,
  playOut,
  randomMove,
  runOn,
  SeededChance,
  type StateBase,
  viewOf,
  type Weighing,
} from '../kernel/index.ts'
import { speaker } from '../words/index.ts'
import type { GameFolder } from './folder.ts'

/** Odds that somebody is shown, and what they are odds of: a move, or what is asked anyway. */
interface Claim {
  readonly odds: Odds
  readonly state: StateBase
  readonly seat: string
  readonly move: PlainMove | undefined
  readonly name: string
}

/** So many claims of each kind are tried in a game. */
const ofEach = 2
/** What others may have ordered in secret is seldom, and changes little. */
const slack = 0.02

function* claimsAt(book: AnyRulebook, state: StateBase, isWanted: (name: string) => boolean, chance: Chance): Iterable<Claim> {
  for (const seat of state.seats) {
    const owed = owedBy(book, state, seat)
    if (owed.length === 0) continue
    const view = viewOf(book, state, seat)
    // What stands for one of several lies further ahead, and others may come between.
    for (const one of owed)
      for (const odds of book.decisions[one.decision]?.weigh?.(view, seat, one).odds ?? [])
        if (!odds.of && isWanted(one.decision)) yield { odds, state, seat, move: undefined, name: one.decision }
    for (const { type, answers = [] } of book.moves) {
      if (!isWanted(type) || !owed.some(({ decision }) => answers.includes(decision))) continue
      if (!available(book, state, seat).answers.includes(type)) continue
      const move = randomMove(book, state, seat, [type], chance)
      const { odds, final, params } = actOf(findMove(book, type)!, move)
      // `as never`: a legal move has the fields of its kind.
      const filled = filledIn(params, state, seat, move) as never
      const found = final?.(state, seat, filled) ? odds?.(view, seat, filled) : undefined
      if (found) yield { odds: found, state, seat, move, name: type }
    }
  }
}

/** What of it nobody could put into words. */
function wordless({ words, names }: GameFolder, { facts, odds }: Weighing): readonly string[] {
  const missing: string[] = []
  const say = speaker({ catalogues: words, language: 'en', names, onMissing: (key) => missing.push(key) })
  const notices = odds.flatMap(({ of, outcomes, expected }) => [
    ...(of ? [of] : []),
    ...outcomes,
    ...(expected ? [expected] : []),
  ])
  for (const { key, params } of facts) say(`fact.${key}`, params)
  for (const { key, params } of notices) say(`odds.${key}`, params)
  return missing
}

/** Kinds of move that ever have odds. */
const chancy = ({ moves }: AnyRulebook): ReadonlySet<string> =>
  new Set(moves.filter((move) => move.odds && move.final).map(({ type }) => type))

const tells = (event: Event, { key, params }: { key: string; params: Readonly<Record<string, unknown>> }): boolean =>
  event.key === key && Object.entries(params).every(([name, value]) => event.params[name] === value)

/** Which outcome it was this time, by what is told; -1 if none of them. */
function outcomeOf({ outcomes }: Odds, events: readonly Event[]): number {
  for (const event of events) {
    const found = outcomes.findIndex(({ told }) => told && tells(event, told))
    if (found >= 0) return found
  }
  return outcomes.findIndex(({ told }) => !told)
}

/** Plays it once, with hidden things drawn anew, as deadlines would decide. */
function playOnce(book: AnyRulebook, { odds, state, seat, move }: Claim, salt: string): number {
  const view = viewOf(book, state, seat)
  const imagined = book.imagine(view, seat, ownChance(view, seat, `hidden ${salt}`))
  const chance = new SeededChance(`dice ${salt}`)
  const isTold = (events: readonly Event[]) =>
    odds.outcomes.some(({ told }) => told && events.some((event) => tells(event, told)))
  const first = move ? applyWith(book, imagined, seat, move, chance) : undefined
  if (first?.refused) throw new Error(`${book.id}: ${JSON.stringify(move)} is refused: ${first.refused.code}`)
  const events = first?.events ?? []
  const hasRest = odds.outcomes.some(({ told }) => !told)
  if (isTold(events) || (move && hasRest)) return outcomeOf(odds, events)
  const from = first ? first.position.state : imagined
  const { round } = from
  const ahead = runOn(book, from, { until: (p, told) => p.round > round || p.result !== null || isTold(told) }, chance)
  return outcomeOf(odds, [...events, ...ahead.events])
}

/** What is wrong with a claim: an outcome that came more or less often than said. */
function wrongIn(book: AnyRulebook, claim: Claim, times: number): string | undefined {
  const { odds } = claim
  const counts = odds.outcomes.map(() => 0)
  for (let time = 0; time < times; time++) {
    const outcome = playOnce(book, claim, String(time))
    if (outcome >= 0) counts[outcome]! += 1
  }
  const margin = odds.samples === undefined ? 0 : marginOf(odds.samples)
  for (const [index, { key, chance }] of odds.outcomes.entries()) {
    const came = counts[index]! / times
    const allowed = 4 * Math.sqrt((chance * (1 - chance)) / times) + margin + slack
    if (Math.abs(came - chance) > allowed)
      return `${claim.name} ${JSON.stringify(claim.move ?? {})}: ${key} is said to come ${percent(chance)}, came ${percent(came)}`
  }
  return undefined
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** Whatever odds panels show come true with the rules' own dice, as often as is said. */
export function proveOdds(folder: GameFolder, seats: number, size: number, times = 300): string {
  const { rulebook: book } = folder
  let tried = 0
  const types = chancy(book)
  for (const seed of listedSeeds(`odds-${seats}`, size)) {
    const known = new Map<string, number>()
    const isWanted = (name: string) => (known.get(name) ?? 0) < ofEach
    const isChancy = (name: string) => isWanted(name) && (types.has(name) || name in book.decisions)
    const chance = new SeededChance(`claims of ${seed}`)
    playOut({
      book,
      seats,
      options: book.options.forDays ?? {},
      seed,
      player: () => computerMove,
      watch({ state }) {
        for (const owed of owes(book, state)) {
          const weighing = book.decisions[owed.decision]?.weigh?.(viewOf(book, state, owed.seat), owed.seat, owed)
          const missing = weighing ? wordless(folder, weighing) : []
          if (missing.length > 0) throw new Error(`${book.id}: no words for ${missing.join(', ')}`)
        }
        for (const claim of claimsAt(book, state, isChancy, chance)) {
          const sum = claim.odds.outcomes.reduce((all, { chance: its }) => all + its, 0)
          const missing = wordless(folder, { facts: [], odds: [claim.odds] })
          if (missing.length > 0) throw new Error(`${book.id}: no words for ${missing.join(', ')}`)
          if (Math.abs(sum - 1) > 1e-9) throw new Error(`${book.id}: the odds of ${claim.name} add up to ${sum} (seed ${seed})`)
          if (claim.odds.outcomes.every(({ told }) => !told)) continue
          known.set(claim.name, (known.get(claim.name) ?? 0) + 1)
          tried += 1
          const wrong = wrongIn(book, claim, times)
          if (wrong) throw new Error(`${book.id}: ${wrong} (seed ${seed}, round ${state.round})`)
        }
      },
    })
  }
  return `${tried} odds of ${size} games (seeds odds-${seats}-1 to ${size}), each played ${times} times`
}
