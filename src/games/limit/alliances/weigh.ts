/** What allies know before they lend, vote or ask: who lacks what, what that costs, and what they have themselves. */
import type { Notice, Owed, Weighing } from '../../../kernel/index.ts'
import { alliesOf, groupOf, helpersOf } from '../derived.ts'
import { metBy, type Shortfall } from '../social/demands.ts'
import type { Entry, Limit, Seat, TodoView, View } from '../state.ts'

type Kind = 'shortage' | 'resist' | 'vote'
const isOf =
  <K extends Kind>(kind: K, seat: Seat) =>
  (entry: TodoView): entry is Entry<K> =>
    entry.kind === kind && entry.seat === seat

/** What a shortage costs whoever suffers it with what is there, told to a seat. */
function suffering(view: View, reader: Seat, { seat, resource, why }: Entry<'shortage'>): Notice {
  // `as`: shortages are opened by demands only.
  const { missing } = metBy(view, seat, why as Shortfall, view.nations[seat].stock[resource])
  return { key: 'short', params: { seat, resource, levels: missing, own: seat === reader } }
}

/** Who could lend, and how much at most. */
export function weighShortage(view: View, seat: Seat, { about }: Owed<Limit>): Weighing {
  const mine = view.todo.filter(isOf('shortage', seat))
  const entry = mine.find(({ why }) => why === about?.why) ?? mine[0]
  if (!entry) return { facts: [], odds: [] }
  const { resource, asked } = entry
  const helpers = asked ? [] : helpersOf(view, seat, resource)
  const amount = helpers.reduce((sum, ally) => sum + view.nations[ally].stock[resource], 0)
  const help =
    helpers.length > 0 ? [{ key: 'helpers', params: { allies: helpers, count: helpers.length, resource, amount } }] : []
  return { facts: [suffering(view, seat, entry), ...help], odds: [] }
}

/** What the ally lacks and suffers, and what the helper has. */
export function weighAid(view: View, seat: Seat, { about }: Owed<Limit>): Weighing {
  const to = view.seats.find((other) => other === about?.to)
  if (!to) return { facts: [], odds: [] }
  const attack = view.todo.find(isOf('resist', to))
  const shortage = view.todo.find(isOf('shortage', to))
  const resource = attack ? 'military' : shortage?.resource
  if (!resource) return { facts: [], odds: [] }
  const stocks = { seat: to, resource, amount: view.nations[to].stock[resource], mine: view.nations[seat].stock[resource] }
  const need: readonly Notice[] = attack
    ? [{ key: 'attacked', params: { seat: to, by: attack.by, card: attack.card, spend: attack.spend } }]
    : shortage
      ? [{ key: 'lacks', params: { seat: to, resource, gap: shortage.gap } }, suffering(view, seat, shortage)]
      : []
  return { facts: [...need, { key: 'stocks', params: stocks }], odds: [] }
}

/** Who would be allied, for what, and what it costs the asked. */
export function weighVote(view: View, seat: Seat, fee: number): Weighing {
  const entry = view.todo.find(isOf('vote', seat))
  if (!entry) return { facts: [], odds: [] }
  const { matter, alliance, by, about } = entry
  const use = { key: 'alliance-use', params: { alliance } }
  if (matter === 'exclude') {
    const members = groupOf(view, seat, alliance).filter((member) => member !== about)
    return { facts: [{ key: 'would-stay', params: { members, about } }, use], odds: [] }
  }
  const members = [...new Set([by, about, ...alliesOf(view, by, alliance), ...alliesOf(view, about, alliance)])]
  const costs = seat === about ? [{ key: 'share', params: { money: fee - entry.share, mine: view.nations[seat].money } }] : []
  return { facts: [{ key: 'would-ally', params: { members } }, use, ...costs], odds: [] }
}
