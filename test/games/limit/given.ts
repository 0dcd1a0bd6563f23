/** Short descriptions of positions for the tests: what is not said is as at the beginning of a game. */
import { data } from '../../../src/games/limit/data.ts'
import { colonyFossils, colonyTerritories, destabCap } from '../../../src/games/limit/derived.ts'
import { limitRules } from '../../../src/games/limit/rulebook.ts'
import { finished, runStep, type StepName, stepNames } from '../../../src/games/limit/social/steps.ts'
import {
  allSeats,
  type Cls,
  classes,
  decks,
  type Nation,
  type Options,
  type Res,
  type Seat,
  type State,
} from '../../../src/games/limit/state.ts'
import type { PlainMove } from '../../../src/kernel/index.ts'
import { playingBy } from '../playing.ts'
import { unheard } from '../unheard.ts'

export const { sound, playing, play, roll, refused, listOf, asked } = playingBy(limitRules)

export interface GivenNation extends Partial<Omit<Nation, 'stock' | 'factories' | 'classes' | 'decks' | 'aside'>> {
  readonly stock?: Partial<Record<Res, number>>
  /** Renewable, industrial, military. */
  readonly makes?: readonly [number, number, number]
  /** A to E, as "32211". */
  readonly standards?: string
}

export interface Given extends Partial<Omit<State, 'nations' | 'seats' | 'options' | 'alliances' | 'market' | 'star'>> {
  readonly nations: Partial<Record<Seat, GivenNation>>
  readonly options?: Partial<Options>
  readonly military?: Seat[][]
  readonly economic?: Seat[][]
  readonly market?: { stock?: Partial<Record<Res, number>>; price?: Partial<Record<Res, number>> }
  readonly star?: Partial<NonNullable<State['star']>>
}

const technologies = ['market-access', 'robotization', 'mass-destruction']

function nationFrom(some: GivenNation): Nation {
  const { stock, makes = [2, 1, 1], standards = '11111', hand = [], played = [], permanent = [], ...rest } = some
  const open = new Set([...hand, ...played, ...permanent])
  const aside = technologies.filter((card) => !open.has(card))
  const deckOf = (deck: string) =>
    data.cards.filter((card) => card.deck === deck && !open.has(card.id) && !aside.includes(card.id)).map(({ id }) => id)
  const levels = Object.fromEntries(classes.map((cls, index) => [cls, Number(standards[index])])) as Record<Cls, number>
  return {
    level: 2,
    factories: { renewable: makes[0], industrial: makes[1], military: makes[2] },
    stock: { renewable: 2, industrial: 1, military: 0, fossil: 8, ...stock },
    money: 5,
    territories: 5,
    classes: levels,
    transition: { rows: classes.filter((cls) => levels[cls] < 3), zone: 0 },
    disorder: 5,
    pollution: 0,
    destab: 0,
    aside,
    pledges: {},
    ...rest,
    hand: [...hand],
    played: [...played],
    permanent: [...permanent],
    decks: Object.fromEntries(decks.map((deck) => [deck, deckOf(deck)])) as Nation['decks'],
  }
}

/** A complete position. Unless said otherwise it is the leader's turn in the decisions of generation 4. */
export function given(some: Given): State {
  const { nations, options, military = [], economic = [], market, star, ...rest } = some
  const seats = allSeats.filter((seat) => nations[seat])
  const solo = seats.length === 1
  const count = seats.length + (solo ? 1 : 0)
  const phase = some.phase ?? 'decisions'
  const turn = { active: some.leader ?? 'p1', cards: 0, passed: [], acted: [] }
  const tokens = { ...data.star.start, ...star }
  const state: State = {
    game: 'limit',
    version: 1,
    round: 4,
    phase,
    seats,
    result: null,
    options: {
      alliances: military.length + economic.length > 0,
      startMoney: 5,
      resilienceTests: 1,
      happiness: 'ace',
      militaryPoints: 'third',
      moneyPoints: 'crises',
      ...options,
    },
    leader: 'p1',
    bank: 109 * seats.length,
    market: {
      stock: { ...data.marketStart.stock, ...market?.stock },
      price: { ...data.marketStart.price, ...market?.price },
    },
    destabReserve: destabCap({ seats, star: solo ? tokens : null }),
    colonies: { territories: colonyTerritories(count), fossils: colonyFossils(count) },
    crises: { financial: [], ecological: [], military: [] },
    demilitarised: false,
    alliances: { military, economic, agreed: { military: [], economic: [] } },
    nations: Object.fromEntries(seats.map((seat) => [seat, nationFrom(nations[seat] ?? {})])) as State['nations'],
    star: solo ? tokens : null,
    events: solo ? { deck: [...data.events], discard: [] } : null,
    turn: phase === 'decisions' || phase === 'alliances' ? turn : null,
    progress: {},
    todo: [],
    stage: null,
    testsLeft: 0,
    ...rest,
  }
  return sound(state)
}

/** A position of the social phase: the first nation is about to run a step, the others are through. */
export function atStep(step: StepName, nation: GivenNation, more: Partial<Given> = {}): State {
  const nations = { p1: nation, p2: {}, ...more.nations }
  const seats = Object.keys(nations) as Seat[]
  const column = (seat: Seat) => Number((nations[seat]?.standards ?? '11111')[2])
  const next = (seat: Seat) => (seat === 'p1' ? stepNames.indexOf(step) + 1 : finished)
  const progress = Object.fromEntries(seats.map((seat) => [seat, { step: next(seat), column: column(seat) }]))
  return given({ phase: 'social', turn: null, progress, ...more, nations })
}

/** What one step of the social phase, and nothing after it, does to the first nation. */
export function afterStep(step: StepName, nation: GivenNation, more: Partial<Given> = {}): State {
  const p = atStep(step, nation, more)
  p.progress.p1!.step += 1
  runStep(p, 'p1', stepNames.indexOf(step) + 1, unheard)
  return p
}

export const card = (id: string, more: object = {}): PlainMove => ({ type: 'play-card', card: id, ...more })
export const pass: PlainMove = { type: 'pass' }

export const standardsOf = (p: State, seat: Seat): string => classes.map((cls) => p.nations[seat].classes[cls]).join('')
