import { matter, move, type Owed, type PlainMove, refuse, span, type Table, toggle, withDefault } from '../../../kernel/index.ts'
import { allianceFor, alliesOf, helpersOf, turnOrder } from '../derived.ts'
import { tellingChanges } from '../nation/account.ts'
import { number, oneListed } from '../params.ts'
import { entryOf, needsEntry, removeEntry, takeEntry, waitsForAid } from '../round/todo.ts'
import { type Shortfall, settle } from '../social/demands.ts'
import type { Entry, Limit, Seat, State } from '../state.ts'
import { breakGroup, brokenBy } from './breaking.ts'
import { weighAid, weighShortage } from './weigh.ts'

// 5.2 and 5.3: what allies lend before an attack is suffered or a shortage happens.

type Request = Entry<'resist'> | Entry<'shortage'>

/** The request of a seat, whether it still waits for answers or not. */
const requestOf = (p: State, seat: Seat): Request | undefined =>
  p.todo.find((entry): entry is Request => (entry.kind === 'resist' || entry.kind === 'shortage') && entry.seat === seat)

const openRequest = (p: State, seat: Seat): Request | undefined => entryOf(p, seat, 'resist') ?? entryOf(p, seat, 'shortage')

const helpersFor = (p: State, entry: Request): Seat[] =>
  entry.kind === 'resist' ? helpersOf(p, entry.seat, 'military', entry.by) : helpersOf(p, entry.seat, entry.resource)

const askAid = move<Limit>()({
  type: 'ask-aid',
  answers: ['resist', 'shortage'],
  open: (p, seat) => (openRequest(p, seat) ? undefined : refuse('not-your-turn')),
  check(p, seat) {
    const entry = openRequest(p, seat)
    if (entry?.asked) return refuse('already-asked')
    if (entry && helpersFor(p, entry).length === 0) return refuse('no-ally')
  },
  play(p, seat, _given, table) {
    const entry = openRequest(p, seat)
    if (!entry) throw new Error(`limit: ${seat} has nothing to ask aid for`)
    const resource = entry.kind === 'resist' ? 'military' : entry.resource
    const wanted = entry.kind === 'resist' ? entry.spend : entry.gap
    const helpers = helpersFor(p, entry)
    entry.asked = true
    for (const ally of helpers)
      p.todo.push({ kind: 'give-aid', seat: ally, to: seat, resource, max: Math.min(p.nations[ally].stock[resource], wanted) })
    table.tell('asks-aid', { seat, resource, amount: wanted, allies: helpers })
  },
})

const aidTo = (to: unknown) => (entry: Entry<'give-aid'>) => entry.to === to

const giveAid = move<Limit>()({
  type: 'give-aid',
  answers: ['give-aid'],
  params: {
    to: oneListed((p, seat) => p.todo.flatMap((entry) => (entry.kind === 'give-aid' && entry.seat === seat ? [entry.to] : [])), {
      words: 'seat',
    }),
    amount: number((p, seat, { to }) => span(0, entryOf(p, seat, 'give-aid', aidTo(to))?.max ?? 0)),
  },
  open: needsEntry('give-aid'),
  check(p, seat, { to, amount }) {
    const entry = entryOf(p, seat, 'give-aid', aidTo(to))
    if (!entry) return refuse('not-your-turn')
    if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 0 || amount > entry.max)
      return refuse('bad-amount', { most: entry.max })
  },
  play(p, seat, { to, amount }, table) {
    const entry = takeEntry(p, seat, 'give-aid', aidTo(to))
    const request = requestOf(p, entry.to)
    if (!request) throw new Error(`limit: ${to} has not asked for aid`)
    if (amount > 0) request.aid[seat] = amount
    removeEntry(p, entry)
    table.tell(amount > 0 ? 'gives-aid' : 'gives-nothing', { seat, to: entry.to, resource: entry.resource, amount })
    if (request.kind === 'shortage' && !waitsForAid(p, request.seat)) receiveAid(p, request, table)
  },
})

/** All have answered: aid flows in turn order until the gap is closed, from nobody more than he still has. */
function receiveAid(p: State, request: Entry<'shortage'>, table: Table): void {
  const { seat, resource } = request
  tellingChanges(p, table, () => {
    for (const ally of turnOrder(p)) {
      const moved = Math.min(request.gap, request.aid[ally] ?? 0, p.nations[ally].stock[resource])
      p.nations[ally].stock[resource] -= moved
      p.nations[seat].stock[resource] += moved
      request.gap -= moved
      widenOwnGap(p, ally, request, moved)
    }
    request.aid = {}
    if (request.gap > 0) return
    removeEntry(p, request)
    settle(p, seat, shortfallOf(request), table)
  })
}

/** Whoever gives while short of the same thing is short of more. */
function widenOwnGap(p: State, ally: Seat, request: Entry<'shortage'>, moved: number): void {
  const own = requestOf(p, ally)
  if (own?.kind === 'shortage' && own.resource === request.resource) own.gap += moved
}

// `as`: shortages are opened by demands only.
const shortfallOf = (entry: Entry<'shortage'>): Shortfall => entry.why as Shortfall

/** The shortage happens, with what is there. */
function sufferShortage(p: State, entry: Entry<'shortage'>, table: Table): void {
  removeEntry(p, entry)
  settle(p, entry.seat, shortfallOf(entry), table)
}

const notAsked = (entry: Entry<'shortage'>): boolean => !entry.asked
const wasAsked = (entry: Entry<'shortage'>): boolean => entry.asked

const declineAid = move<Limit>()({
  type: 'decline-aid',
  answers: ['shortage'],
  open: needsEntry('shortage', notAsked),
  play(p, seat, _given, table) {
    const entry = takeEntry(p, seat, 'shortage', notAsked)
    tellingChanges(p, table, () => sufferShortage(p, entry, table))
  },
})

const endure = move<Limit>()({
  type: 'endure',
  answers: ['shortage'],
  params: { breakAlliance: withDefault(toggle(), false) },
  open: needsEntry('shortage', wasAsked),
  check(p, seat, { breakAlliance }) {
    if (typeof breakAlliance !== 'boolean') return refuse('bad-choice')
    const entry = entryOf(p, seat, 'shortage', wasAsked)
    if (breakAlliance && entry && alliesOf(p, seat, allianceFor(entry.resource)).length === 0) return refuse('not-allied')
  },
  harm(p, seat, { breakAlliance }) {
    const entry = entryOf(p, seat, 'shortage', wasAsked)
    return breakAlliance && entry ? brokenBy(p, seat, allianceFor(entry.resource)) : []
  },
  play(p, seat, { breakAlliance }, table) {
    const entry = takeEntry(p, seat, 'shortage', wasAsked)
    tellingChanges(p, table, () => {
      if (breakAlliance) breakGroup(p, seat, allianceFor(entry.resource), table)
      sufferShortage(p, entry, table)
    })
  },
})

/** 8 Who has allies asks them. */
function asksForAid(p: State, seat: Seat, { about }: Owed<Limit>): PlainMove {
  const entry = entryOf(p, seat, 'shortage', ({ why }) => why === about?.why) ?? entryOf(p, seat, 'shortage')
  if (entry?.asked) return { type: 'endure' }
  return { type: entry && helpersFor(p, entry).length > 0 ? 'ask-aid' : 'decline-aid' }
}

export const aid = matter<Limit>()({
  decisions: {
    shortage: { page: 'aid', weigh: weighShortage, fallback: asksForAid },
    'give-aid': {
      page: 'aid',
      reaction: true,
      weigh: weighAid,
      fallback: (_p, _seat, { about }) => ({ type: 'give-aid', to: about?.to, amount: 0 }),
    },
  },
  moves: [askAid, giveAid, declineAid, endure],
})
