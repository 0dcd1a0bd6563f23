import { move, oneOf, phase, refuse, type Table, toggle } from '../../../kernel/index.ts'
import { isSeat, othersThan } from '../../shared/seats.ts'
import { alliesOf, byFirstMember, groupOf, turnOrder } from '../derived.ts'
import { tellingChanges } from '../nation/account.ts'
import { steps } from '../nation/steps.ts'
import { addDisorder, raiseFactory, returnDestab } from '../nation/tracks.ts'
import { number, oneListed } from '../params.ts'
import { endGeneration } from '../round/generation.ts'
import { needsEntry, openSteps, owedEntries, removeEntry, takeEntry } from '../round/todo.ts'
import { moveOn, nearInTurn, needsTurn, startTurns } from '../round/turn.ts'
import { type Alliance, alliances, type Entry, type Limit, type Seat, type State } from '../state.ts'
import { leaveGroup } from './breaking.ts'
import { weighVote } from './weigh.ts'

/** What an alliance costs; the proposer and the partner share it. */
export const fee = 2

const isAlliance = (value: unknown): value is Alliance => alliances.some((kind) => kind === value)

function turnIsOver(p: State, seat: Seat): void {
  const { acted } = p.turn!
  if (!acted.includes(seat)) acted.push(seat)
}

const inSeatingOrder = (p: State, members: readonly Seat[]): Seat[] => p.seats.filter((seat) => members.includes(seat))

/** The groups of two seats merge, or form one. */
function join(p: State, kind: Alliance, by: Seat, to: Seat): void {
  const merged = [groupOf(p, by, kind), groupOf(p, to, kind)]
  const members = inSeatingOrder(p, [by, to, ...merged.flat()])
  p.alliances[kind] = [...p.alliances[kind].filter((group) => !merged.includes(group)), members].sort(byFirstMember(p))
  p.alliances.agreed[kind] = inSeatingOrder(p, [...p.alliances.agreed[kind], ...members])
}

/** 5.5: once in a game, the moment all seats are in one military group. */
function demilitarise(p: State, table: Table): void {
  if (p.demilitarised || groupOf(p, p.leader, 'military').length < p.seats.length) return
  p.demilitarised = true
  table.tell('demilitarisation')
  for (const seat of turnOrder(p)) {
    const nation = p.nations[seat]
    if (nation.factories.military >= 4) raiseFactory(nation, 'industrial')
    nation.factories.military = 1
    nation.stock.military = 0
    addDisorder(p, seat, -1)
    returnDestab(p, seat, 2)
    openSteps(p, seat, 'raise-class', 1, 'demilitarisation')
  }
}

const proposeAlliance = move<Limit>()({
  type: 'propose-alliance',
  answers: ['alliances'],
  params: {
    alliance: oneOf(alliances),
    to: oneListed(othersThan, { words: 'seat' }),
    share: number(() => [0, 1, 2]),
  },
  check(p, seat, { alliance, to, share }) {
    if (!isAlliance(alliance)) return refuse('bad-choice')
    if (to === seat) return refuse('target-self')
    if (!isSeat(p, to)) return refuse('no-such-target')
    if (share !== 0 && share !== 1 && share !== 2) return refuse('bad-choice')
    if (alliesOf(p, seat, alliance).includes(to)) return refuse('already-allied', { to, alliance })
    const agreed = p.alliances.agreed[alliance]
    if (agreed.includes(seat) || agreed.includes(to)) return refuse('token-agreed', { alliance })
    if (p.nations[seat].money < share || p.nations[to].money < fee - share) return refuse('not-enough-money', { need: fee })
  },
  play(p, seat, { alliance, to: about, share }, table) {
    const to = about as Seat // Found among the seats by check.
    table.tell('proposes-alliance', { seat, alliance, to, share })
    const asked = [to, ...alliesOf(p, seat, alliance), ...alliesOf(p, to, alliance)]
    for (const voter of inSeatingOrder(p, asked))
      p.todo.push({ kind: 'vote', seat: voter, matter: 'join', alliance, by: seat, about: to, share })
  },
})

const excludeAlly = move<Limit>()({
  type: 'exclude',
  answers: ['alliances'],
  params: { alliance: oneOf(alliances), seat: oneListed(othersThan, { words: 'seat' }) },
  check(p, seat, { alliance, seat: about }) {
    if (!isAlliance(alliance)) return refuse('bad-choice')
    if (about === seat) return refuse('target-self')
    if (!isSeat(p, about) || !alliesOf(p, seat, alliance).includes(about)) return refuse('not-allied')
  },
  play(p, seat, { alliance, seat: excluded }, table) {
    const about = excluded as Seat // Found among the allies by check.
    table.tell('proposes-exclusion', { seat, alliance, about })
    const asked = alliesOf(p, seat, alliance).filter((ally) => ally !== about)
    if (asked.length === 0) exclude(p, seat, about, alliance, table)
    for (const voter of asked) p.todo.push({ kind: 'vote', seat: voter, matter: 'exclude', alliance, by: seat, about, share: 0 })
  },
})

function exclude(p: State, by: Seat, about: Seat, alliance: Alliance, table: Table): void {
  leaveGroup(p, about, alliance)
  table.tell('excluded', { seat: about, alliance })
  turnIsOver(p, by)
}

const leaveAlliance = move<Limit>()({
  type: 'leave-alliance',
  answers: ['alliances'],
  params: { alliance: oneOf(alliances) },
  check(p, seat, { alliance }) {
    if (!isAlliance(alliance)) return refuse('bad-choice')
    if (alliesOf(p, seat, alliance).length === 0) return refuse('not-allied')
  },
  harm: (p, seat, { alliance }) => [{ key: 'leaves-alliance', params: { members: alliesOf(p, seat, alliance) } }],
  play(p, seat, { alliance }, table) {
    const members = alliesOf(p, seat, alliance)
    leaveGroup(p, seat, alliance)
    table.tell('leaves-alliance', { seat, alliance, members })
    turnIsOver(p, seat)
  },
})

const skipAlliance = move<Limit>()({
  type: 'skip-alliance',
  answers: ['alliances'],
  play: (p, seat) => turnIsOver(p, seat),
})

/** 5.5, votes: all must accept; the first refusal ends it. */
const vote = move<Limit>()({
  type: 'vote',
  answers: ['vote'],
  params: { accept: toggle() },
  open: needsEntry('vote'),
  check(_p, _seat, { accept }) {
    if (typeof accept !== 'boolean') return refuse('bad-choice')
  },
  play(p, seat, { accept }, table) {
    const entry = takeEntry(p, seat, 'vote')
    table.tell(accept ? 'accepts' : 'declines', { seat, by: entry.by })
    if (!accept) {
      p.todo = p.todo.filter(({ kind }) => kind !== 'vote')
      turnIsOver(p, entry.by)
      return
    }
    removeEntry(p, entry)
    if (p.todo.some(({ kind }) => kind === 'vote')) return
    if (entry.matter === 'exclude') exclude(p, entry.by, entry.about, entry.alliance, table)
    else agree(p, entry, table)
  },
})

function agree(p: State, { by, about, alliance, share }: Entry<'vote'>, table: Table): void {
  tellingChanges(p, table, () => {
    join(p, alliance, by, about)
    p.nations[by].money -= share
    p.nations[about].money -= fee - share
    p.bank += fee
    table.tell('alliance', { alliance, members: groupOf(p, by, alliance) })
    if (alliance === 'military') demilitarise(p, table)
  })
  turnIsOver(p, by)
}

/** 5.5: each seat once, in turn order. */
export const alliancesPhase = phase<Limit>()({
  name: 'alliances',
  decisions: {
    alliances: { page: 'alliances', fallback: () => ({ type: 'skip-alliance' }) },
    vote: {
      page: 'alliances',
      reaction: true,
      knownAnswers: true,
      weigh: (view, seat) => weighVote(view, seat, fee),
      fallback: () => ({ type: 'vote', accept: false }),
    },
  },
  moves: [proposeAlliance, leaveAlliance, excludeAlly, skipAlliance, vote],
  matters: [steps],
  open: needsTurn('alliances'),
  enter: (p) => {
    p.alliances.agreed = { military: [], economic: [] }
    startTurns(p)
  },
  automatic(p, table) {
    if (p.todo.length > 0 || !p.turn) return false
    const { active, acted } = p.turn
    if (!acted.includes(active)) return false
    if (moveOn(p, acted)) return true
    p.alliances.agreed = { military: [], economic: [] }
    endGeneration(p, table)
    return true
  },
  owes: (p) => (p.todo.length > 0 || !p.turn ? owedEntries(p) : [{ seat: p.turn.active, decision: 'alliances' }]),
  near: (view) => nearInTurn(view, view.turn?.acted),
})
