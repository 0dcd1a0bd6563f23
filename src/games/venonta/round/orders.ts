/** 8.2, standing orders: at any time, without being asked. They are nobody else's business. */
import { oneOf, type PlainMove, pick, pickOrNull, refuse, same, type Variant, variant, variants } from '../../../kernel/index.ts'
import { avoidable } from '../data.ts'
import { isCount, isGroup, isNeutral } from '../derived.ts'
import { groups, type Orders, type Seat, type State, type Venonta, type View } from '../state.ts'

export const noOrders = (): Orders => ({ sellFood: null, sellFuel: null, endure: [], manualFuel: false, groups: null })

const leastFood = [null, 0, 1, 2, 3, 4, 5] as const
const leastFuel = [null, 0, 1, 2, 3] as const

const isSet = (value: unknown): value is readonly unknown[] => Array.isArray(value) && new Set(value).size === value.length

/** One order: what it takes, and who is meant by it. */
function order<Key extends keyof Orders>(
  key: Key,
  value: Variant<Venonta>['params'][string],
  isRight: (value: unknown) => value is Orders[Key],
): Variant<Venonta> {
  return variant<Venonta>()({
    params: { value },
    check: (_p, _seat, given) => (isRight(given.value) ? undefined : refuse('bad-order')),
    play(p: State, seat, given, table) {
      // `as`: check has let it through.
      p.players[seat].orders[key] = given.value as Orders[Key]
      table.tellOnly([seat], 'ordered', { order: key })
    },
  })
}

const isLeast =
  (most: number) =>
  (value: unknown): value is number | null =>
    value === null || isCount(value, 0, most)

const standing: Readonly<Record<keyof Orders, Variant<Venonta>>> = {
  sellFood: order('sellFood', oneOf(leastFood, { words: 'keep' }), isLeast(5)),
  sellFuel: order('sellFuel', oneOf(leastFuel, { words: 'keep' }), isLeast(3)),
  endure: order(
    'endure',
    pick({
      items: () => avoidable,
      size: () => [0, avoidable.length],
      values: avoidable,
      // Its order is kept, though nothing follows from it; of longer lists there are too many to name.
      ordered: true,
      list: () => [[], ...avoidable.map((event) => [event])],
      words: 'happening',
    }),
    (value): value is string[] => isSet(value) && value.every((event) => avoidable.some((known) => known === event)),
  ),
  manualFuel: order('manualFuel', oneOf([false, true], { words: 'manual' }), (value) => typeof value === 'boolean'),
  groups: order(
    'groups',
    pickOrNull({
      items: () => groups,
      size: () => [groups.length, groups.length],
      values: groups,
      ordered: true,
      words: 'group',
    }),
    (value): value is Orders['groups'] =>
      value === null || (isSet(value) && value.length === groups.length && value.every(isGroup)),
  ),
}

export const orders = variants<Venonta>()({
  type: 'orders',
  by: 'key',
  words: 'order',
  open: (p, seat) => (isNeutral(p, seat) ? refuse('not-your-turn') : undefined),
  check: (_p, _seat, { key }) => (typeof key === 'string' && Object.hasOwn(standing, key) ? undefined : refuse('bad-order')),
  variants: standing,
})

/** The orders that a seat has given, as the moves that would give them. */
export const ordersGiven = ({ players }: View, seat: Seat): readonly PlainMove[] =>
  Object.entries(players[seat].orders ?? {}).flatMap(([key, value]) => {
    const isNone = same(value, noOrders()[key as keyof Orders]) // `as`: its own keys.
    return isNone ? [] : [{ type: orders.type, key, value }]
  })
