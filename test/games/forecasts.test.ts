import { describe, expect, test } from 'vitest'
import { nextProduction } from '../../src/games/attack/economy/income.ts'
import type { Player as AttackPlayer, Seat as AttackSeat, View as AttackView } from '../../src/games/attack/state.ts'
import { globalInfluence, regionOf, total } from '../../src/games/ideology/derived.ts'
import { nextHand, nextInfluence, nextLevel } from '../../src/games/ideology/round/outlook.ts'
import type { State as Ideology, Seat as IdeologySeat, View as IdeologyView } from '../../src/games/ideology/state.ts'
import { games } from '../../src/games/index.ts'
import { changesAhead, forecastOf } from '../../src/games/limit/social/forecast.ts'
import { crises, type Seat as LimitSeat, type View as LimitView } from '../../src/games/limit/state.ts'
import { need } from '../../src/games/venonta/derived.ts'
import { emissionsOf } from '../../src/games/venonta/round/end.ts'
import type { Seat as VenontaSeat, View as VenontaView } from '../../src/games/venonta/state.ts'
import { type AnyRulebook, computerMove, type Event, playOut, type StateBase, viewOf } from '../../src/kernel/index.ts'

type Facts = Readonly<Record<string, unknown>>

/** What a game foretells to each seat. */
interface Foretelling {
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
  /** What is said; what is undefined is not said. */
  said(view: unknown, seat: string): Facts
  /** What of it has come meanwhile. */
  came(then: StateBase, now: StateBase, events: readonly Event[], seat: string): Facts
  /** Moves by which nothing comes between. */
  readonly idle: readonly string[]
  /** So many forecasts at least are put to the test. */
  readonly least: number
}

const heard = (events: readonly Event[], seat: string, key: string) =>
  events.filter((event) => event.key === key && event.params.seat === seat).map(({ params }) => params)

function sumOfChanges(events: readonly Event[], seat: string): Facts {
  const sums: Record<string, number> = {}
  for (const { changes } of heard(events, seat, 'changes'))
    for (const [kind, count] of Object.entries(changes as Record<string, number>)) sums[kind] = (sums[kind] ?? 0) + count
  return sums
}

const inSociety = (phase: string): boolean => ['social', 'crises'].includes(phase)

// `as`: each game is asked about its own positions.
const foretellings: Readonly<Record<string, Foretelling>> = {
  ideology: {
    seats: 4,
    least: 1000,
    idle: ['diplomacy', 'pass', 'hold', 'discard', 'done', 'orders'],
    said(view, name) {
      const [p, seat] = [view as IdeologyView, name as IdeologySeat]
      const levels = Object.keys(p.regions).map((region) => [`level of ${region}`, nextLevel(p, region)])
      const hand = nextHand(p, seat)
      return { isLastRound: hand === undefined, hand, influence: nextInfluence(p, seat), ...Object.fromEntries(levels) }
    },
    came(then, now, _, name) {
      const [p, seat] = [now as Ideology, name as IdeologySeat]
      if (!p.result && (p.round === then.round || p.phase === 'resources')) return {}
      const levels = Object.keys(p.regions).map((region) => [`level of ${region}`, regionOf(p, region).level])
      const hand = total(p.players[seat].hand)
      return { isLastRound: p.result !== null, hand, influence: globalInfluence(p, seat), ...Object.fromEntries(levels) }
    },
  },
  limit: {
    seats: 3,
    least: 100,
    // Whatever is chosen by the way, what is said holds.
    idle: ['pass', 'raise-class', 'lower-class', 'lower-factory', 'choose-growth', 'accept-shortage'],
    said(view, name) {
      const [p, seat] = [view as LimitView, name as LimitSeat]
      const { mood, shortages, crises: coming } = forecastOf(p, seat)!
      return { mood, coming, shortages: shortages.map(({ resource, levels }) => [resource, levels]), ...changesAhead(p, seat) }
    },
    came(then, now, events, seat) {
      if (inSociety(now.phase) || (now.round === then.round && now.phase === then.phase)) return {}
      const mood = ['boom', 'revolt'].find((key) => heard(events, seat, key).length > 0) ?? 'progress'
      const coming = crises.filter((crisis) => events.some(({ key }) => key === `${crisis}-crisis`))
      const shortages = heard(events, seat, 'shortage').map(({ resource, levels }) => [resource, levels])
      return { mood, coming, shortages, ...sumOfChanges(events, seat) }
    },
  },
  venonta: {
    seats: 4,
    least: 50,
    idle: ['feed', 'end-step'],
    said(view, name) {
      const [p, seat] = [view as VenontaView, name as VenontaSeat]
      return { emissions: emissionsOf(p, seat), need: need(p, seat) }
    },
    came(then, now, events, seat) {
      const [fed] = heard(events, seat, 'fed')
      const [emits] = heard(events, seat, 'emits')
      const isOver = now.round !== then.round || now.result !== null
      return { ...(fed && { need: Number(fed.amount) + Number(fed.unfed) }), ...(isOver && { emissions: emits?.amount ?? 0 }) }
    },
  },
  attack: {
    seats: 4,
    least: 20,
    options: { maxRounds: 3 },
    idle: ['produce', 'end-turn'],
    said(view, name) {
      const [p, seat] = [view as AttackView, name as AttackSeat]
      return { ...nextProduction(p, seat, p.players[seat] as AttackPlayer) }
    },
    came(_then, _now, events, seat) {
      const [produced] = heard(events, seat, 'produces')
      return produced ? { pp: produced.pp, oil: produced.oil } : {}
    },
  },
}

/** A position, and what has been told since. */
interface Standing {
  readonly state: StateBase
  readonly events: Event[]
}

describe.each(games.map((folder) => [folder.rulebook.id, folder] as const))('what %s foretells', (game, { rulebook }) => {
  test('comes, where nothing comes between, or is not said', { timeout: 120_000 }, () => {
    const book: AnyRulebook = rulebook
    const { seats, options = {}, said, came, idle, least } = foretellings[game]!
    const wrong: string[] = []
    let [compared, move] = [0, '']
    /** Since something came between last. */
    let standing: Standing[] = []
    const compare = (one: Standing, now: StateBase): void => {
      for (const seat of one.state.seats) {
        const truths = Object.entries(came(one.state, now, one.events, seat))
        const facts = truths.length > 0 ? said(viewOf(book, one.state, seat), seat) : {}
        for (const [what, truth] of truths) {
          const told = facts[what]
          if (told === undefined) continue
          compared++
          if (JSON.stringify(told) === JSON.stringify(truth)) continue
          const when = `round ${one.state.round}, ${one.state.phase}`
          wrong.push(`${when}: ${seat}'s ${what} was said to be ${JSON.stringify(told)}, but was ${JSON.stringify(truth)}`)
        }
      }
    }
    playOut({
      book,
      seats,
      options,
      seed: `foretold in ${game}`,
      player: () => (rules, state, seat, chance) => {
        const chosen = computerMove(rules, state, seat, chance)
        move = chosen.type
        return chosen
      },
      watch({ state }, { events }) {
        if (!idle.includes(move)) standing = []
        for (const one of standing) {
          one.events.push(...events)
          compare(one, state)
        }
        if (standing.some((one) => state.seats.some((seat) => Object.keys(came(one.state, state, one.events, seat)).length > 0)))
          standing = []
        if (!state.result) standing.push({ state, events: [] })
      },
    })
    expect(wrong.slice(0, 10)).toEqual([])
    expect(compared).toBeGreaterThan(least)
  })
})
