/** Standing orders (3, 8): answers given in advance, set at any time, known to their own seat. */
import {
  oneOf,
  type Param,
  type PlainMove,
  refuse,
  same,
  span,
  toggle,
  type Variant,
  variant,
  variants,
} from '../../../kernel/index.ts'
import { isSeat } from '../../shared/seats.ts'
import { defaultOrders } from '../derived.ts'
import { allRegions, atlasOf } from '../map/atlas.ts'
import { amount, pick } from '../params.ts'
import { type Attack, allSeats, commitPolicies, type Orders, type Seat, type State, type View } from '../state.ts'

export const choices = {
  passage: ['ask', 'allow', 'refuse'],
  intercept: ['ask', 'always', 'unescorted', 'never'],
  escort: ['always', 'victim', 'never'],
  block: ['ask', 'own', 'never'],
  attackCommit: commitPolicies,
  defendCommit: commitPolicies,
  attackHits: ['ask', 'best'],
  defendHits: ['ask', 'best'],
  navalLine: ['ask', 'auto'],
  navalRetreat: ['ask', 'never'],
  subsJoin: ['ask', 'join', 'stay'],
  scramble: ['ask', 'all', 'none'],
  scrambleShoot: ['bombers', 'fighters'],
  auction: ['ask', 'pass', 'limit'],
  trade: ['ask', 'refuse'],
  production: ['ask', 'auto', 'pp', 'oil', 'keep'],
} as const satisfies Partial<Record<keyof Orders, readonly string[]>>

/** What is kept of the orders: those that differ from their default. */
function keep<Key extends keyof Orders>(p: State, seat: Seat, key: Key, value: Orders[Key]): void {
  const { orders } = p.players[seat]
  if (same(value, defaultOrders[key])) delete orders[key]
  else orders[key] = value
}

/** Any value is of the right form: which ones an order takes is for its check to say. */
const anyForm = <P extends Param<State>>(param: P) => ({
  ...param,
  has: (value: unknown): value is unknown => value !== undefined,
})

interface Order<Value> {
  readonly param: Param<State>
  accepts(p: State, seat: Seat, value: unknown): value is Value
  set(p: State, seat: Seat, value: Value): void
}

const order = <Value>({ param, accepts, set }: Order<Value>): Variant<Attack> =>
  variant<Attack>()({
    params: { value: anyForm(param) },
    check: (p, seat, { value }) => (accepts(p, seat, value) ? undefined : refuse('bad-order')),
    play(p, seat, { value }) {
      // Check has accepted it.
      if (accepts(p, seat, value)) set(p, seat, value)
    },
  })

const isOneOf =
  <Value>(values: readonly Value[]) =>
  (_p: State, _seat: Seat, value: unknown): value is Value =>
    values.some((known) => known === value)

const enumerated = Object.fromEntries(
  Object.entries(choices).map(([key, values]) => [
    key,
    order<string>({
      param: oneOf<string>(values, { words: 'order' }),
      accepts: isOneOf<string>(values),
      // `as`: key and values belong together in the table.
      set: (p, seat, value) => keep(p, seat, key as keyof Orders, value as never),
    }),
  ]),
)

const isBoolean = (_p: State, _seat: Seat, value: unknown): value is boolean => typeof value === 'boolean'
export const mostLimit = 100

const isClaims = (p: State, _seat: Seat, value: unknown): value is Orders['claims'] =>
  p.phase === 'setup-claim' &&
  Array.isArray(value) &&
  new Set(value).size === value.length &&
  value.every((region) => atlasOf(p).continentOf.has(region))

const passageAnswers = ['allow', 'refuse', 'default'] as const

const passageFor = (other: Seat): Variant<Attack> =>
  order({
    param: oneOf(passageAnswers, { words: 'order' }),
    accepts: (p, seat, value): value is (typeof passageAnswers)[number] =>
      isSeat(p, other) && other !== seat && isOneOf(passageAnswers)(p, seat, value),
    set(p, seat, value) {
      const { [other]: _, ...rest } = p.players[seat].orders.passageFor ?? {}
      keep(p, seat, 'passageFor', value === 'default' ? rest : { ...rest, [other]: value })
    },
  })

const canalFor = (other: Seat): Variant<Attack> =>
  order({
    param: toggle(),
    accepts: (p, seat, value): value is boolean => isSeat(p, other) && other !== seat && typeof value === 'boolean',
    set(p, seat, value) {
      const before = p.players[seat].orders.canalFor ?? []
      const others = before.filter((known) => known !== other)
      keep(p, seat, 'canalFor', !value ? others : before.includes(other) ? before : [...before, other])
    },
  })

const keys: Readonly<Record<string, Variant<Attack>>> = {
  ...enumerated,
  ...Object.fromEntries(allSeats.map((seat) => [`passageFor.${seat}`, passageFor(seat)])),
  ...Object.fromEntries(allSeats.map((seat) => [`canalFor.${seat}`, canalFor(seat)])),
  auctionLimit: order({
    param: amount(() => span(0, mostLimit)),
    accepts: (_p, _seat, value): value is number =>
      Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= mostLimit,
    set: (p, seat, value) => keep(p, seat, 'auctionLimit', value),
  }),
  volunteer: order({ param: toggle(), accepts: isBoolean, set: (p, seat, value) => keep(p, seat, 'volunteer', value) }),
  claims: order({
    param: pick({
      items: (p) => atlasOf(p).regions,
      size: (p) => [0, atlasOf(p).regions.length],
      list: () => [[]],
      values: allRegions,
      ordered: true,
      words: 'region',
    }),
    accepts: isClaims,
    set: (p, seat, value) => keep(p, seat, 'claims', value),
  }),
}

/** The orders that a seat has given, as the moves that would give them. */
export function ordersGiven({ players }: View, seat: Seat): readonly PlainMove[] {
  const { passageFor = {}, canalFor = [], ...rest } = players[seat].orders
  const given = [
    ...Object.entries(rest),
    ...Object.entries(passageFor).map(([other, answer]) => [`passageFor.${other}`, answer] as const),
    ...canalFor.map((other) => [`canalFor.${other}`, true] as const),
  ]
  return given.map(([key, value]) => ({ type: setOrder.type, key, value }))
}

export const setOrder = variants<Attack>()({
  type: 'set-order',
  group: 'turn',
  by: 'key',
  variants: keys,
  check: (_p, _seat, { key }) => (Object.hasOwn(keys, String(key)) ? undefined : refuse('bad-order')),
  listed: (p, seat) => Object.keys(keys).filter((key) => isFor(p, seat, key)),
  words: 'order-key',
})

/** Orders about a seat are for the others; claims belong to the setup. */
function isFor(p: State, seat: Seat, key: string): boolean {
  const [, other] = key.split('.')
  if (other !== undefined) return isSeat(p, other) && other !== seat
  return key !== 'claims' || p.phase === 'setup-claim'
}
