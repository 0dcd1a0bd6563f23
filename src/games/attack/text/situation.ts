/** What a seat needs before its eyes to answer what it is asked now: the beginning of its hand in words. */
import type { Say } from '../../../words/index.ts'
import type { HandLine } from '../../hand.ts'
import { items, sentence, title } from '../../shared/hand.ts'
import { economicsCard, kindOf } from '../data.ts'
import { neutralRegions, sizeOf } from '../derived.ts'
import { blitzBonus, blitzNumber } from '../politics/blitz.ts'
import type { View } from '../secrets/view.ts'
import type { Seat } from '../state.ts'
import type { ActionOf, Bundle, MoveAction } from '../turn/action.ts'
import { battleLines, battleOf } from './battle.ts'
import { deed } from './deed.ts'
import { effectWords } from './effects.ts'

const titled = (name: string, lines: readonly string[]): readonly HandLine[] => [
  title(name),
  ...items((lines.length > 0 ? lines : ['–']).map((said) => ({ said }))),
]

function battle(view: View, seat: Seat, say: Say): readonly HandLine[] {
  const fought = battleOf(view)
  const side = fought?.kind === 'naval' && (fought.attacker === seat ? 'attacker' : fought.defender === seat ? 'defender' : null)
  const line = fought?.kind === 'naval' && side && fought.step === 'lines' ? fought.lines[side] : []
  const own = line.length > 0 ? [say('text.own-line', { ships: line })] : []
  return titled(deed(view, say), [...battleLines(view, say), ...own])
}

/** What goes the same way, together: its units by kind. */
function byWay<Order extends { readonly from: string; readonly to: string; readonly count: number }>(
  orders: readonly Order[],
  kindOf: (order: Order) => string,
) {
  const ways = new Map<string, { readonly from: string; readonly to: string; readonly units: Record<string, number> }>()
  for (const order of orders) {
    const { from, to, count } = order
    const way = ways.get(`${from} ${to}`) ?? { from, to, units: {} }
    way.units[kindOf(order)] = (way.units[kindOf(order)] ?? 0) + count
    ways.set(`${from} ${to}`, way)
  }
  return [...ways.values()]
}

function orders({ marches, sails, engage }: MoveAction, say: Say): readonly HandLine[] {
  const ways = [
    ...byWay(marches, ({ unit }) => unit).map(({ from, to, units }) => say('march.item', { origin: from, region: to, units })),
    ...byWay(sails, ({ ship }) => ship).map(({ from, to, units }) => say('sail.item', { harbour: from, sea: to, units })),
    ...engage.map((sea) => say('engage.item', { sea })),
  ]
  return titled(say('text.orders'), ways)
}

/** A hand that a master spy looks into, or an economy under bombs. */
function opened(view: View, target: Seat, say: Say): readonly HandLine[] {
  const { hand, econ } = view.players[target]
  if (view.phase === 'take' && typeof hand !== 'number') {
    const cards = hand.map((card) => {
      const fact = effectWords(kindOf(card), say)
      return { said: `**${say(`card.${card}`)}**: ${fact}`, fact }
    })
    return [title(say('text.hand-of', { target })), ...items(cards, { as: 'item', said: '–' })]
  }
  if (view.phase !== 'bombing' || typeof econ === 'number') return []
  const cards = econ.map((card) => say(`card.${card}`)).toSorted()
  return titled(say('text.economy-of', { target }), cards)
}

/** What one has offered and waits for. Whoever drafts or answers reads the terms with what is asked; nobody else knows them. */
function deal(view: View, seat: Seat, { deal: offered }: ActionOf<'trade'>, say: Say): readonly HandLine[] {
  if (!offered?.proposed || view.active !== seat) return []
  const inWords = ({ pp, oil, econ, political }: Bundle): readonly string[] => {
    const goods = [pp > 0 && `${pp} PP`, oil > 0 && say('resource.oil.count', { count: oil })].filter((part) => part !== false)
    const cards = [...econ.map((card) => `card.${economicsCard(card).id}`), ...political.map(politicalKey)].map((key) => say(key))
    return goods.length + cards.length > 0 ? [...goods, ...cards] : ['–']
  }
  const lines = [
    say('text.gives', { seat: view.active, what: inWords(offered.give) }),
    say('text.gives', { seat: offered.to, what: inWords(offered.want) }),
    ...(offered.note ? [say('text.note', { note: offered.note })] : []),
  ]
  return titled(deed(view, say), lines)
}

/** What is given are cards, what is wanted are kinds. */
const politicalKey = (id: string): string => (/-\d+$/.test(id) ? `card.${id}` : `kind.${id}`)

const fewest = 3

/** For a Diplomatic Blitz: the neutrals with the lowest numbers, as long as one can be begun or goes on. */
export function persuadable(view: View, seat: Seat, say: Say): string {
  const goesOn = view.phase === 'blitz' && view.action?.type === 'blitz' ? view.action.attempt : 0
  const begins = view.phase === 'turn' && !view.turn?.used.includes('blitz') ? 1 : 0
  const attempt = goesOn || begins
  if (view.active !== seat || attempt === 0) return ''
  const regions = neutralRegions(view)
    .map((region) => ({ region, needed: blitzNumber(view, seat, region, attempt) }))
    .toSorted((one, other) => one.needed - other.needed)
    .slice(0, fewest)
    .map(({ region, needed }) => `${say(`region.${region}`)} ${needed}`)
  return regions.length > 0 ? say('text.persuadable', { list: regions, bonus: blitzBonus(view, seat) }) : ''
}

export function situation(view: View, seat: Seat, say: Say): readonly HandLine[] {
  const { action, phase } = view
  const { pool, base } = view.players[seat]
  if (phase === 'setup-place' && pool && sizeOf(pool) > 0)
    return [say('text.pool', { units: pool }), ...(base ? [say('text.base', { sea: base })] : [])].map(sentence)
  if (!action) return []
  if (phase === 'land' || phase === 'naval') return battle(view, seat, say)
  if ('marches' in action && phase === 'move' && view.active === seat) return orders(action, say)
  if (action.type === 'political' && action.play?.target && view.active === seat) return opened(view, action.play.target, say)
  if (action.type === 'bombing' && view.active === seat) return opened(view, action.target, say)
  return action.type === 'trade' ? deal(view, seat, action, say) : []
}
