import { day, hour } from '../../durations.ts'
import type { AnyRulebook } from '../../kernel/index.ts'
import {
  declineInvitation,
  type Proposal,
  type Question,
  type QuestionOutcome,
  type SeatRow,
  type StoredTable,
  type TableRow,
  writeInvitation,
} from '../../store/index.ts'
import { clicked } from '../clocks/timing.ts'
import type { Context } from '../context.ts'
import { ownSeats } from '../look/look.ts'
import { Change } from '../play/change.ts'
import { answered, changeTable } from '../play/commit.ts'
import { refusedByTable } from '../refusals.ts'
import type { Result } from '../requests.ts'
import { isFree } from './holds.ts'
import { close, lapsesAt, shown, update } from './open.ts'
import { carry, putToPeople } from './proposals.ts'
import type { Answer, Ask, Asked } from './requests.ts'
import { verdictOf, withAnswer } from './verdict.ts'

/** A question stays open about as long as an answer in the game may take: an hour at least, two days at most. */
const stayOpen = ({ pace }: TableRow): number => Math.min(2 * day, Math.max(hour, pace.bank ?? 2 * day))

/** Puts something to the people of a table. Where the asker alone decides it is done at once, and nobody is asked. */
export async function ask(context: Context, request: Ask): Promise<Result<Asked>> {
  let asked: Pick<Asked, 'proposal' | 'outcome'> | undefined
  const committed = await changeTable(context, request, request.request, async (stored) => {
    const { row, seats } = stored
    if (row.status === 'ended') return refusedByTable('table-ended')
    const own = seats.find(({ person }) => person === request.person)
    const by = own ?? volunteersFor(stored, request)
    if (!by) return refusedByTable('not-seated')
    const book = context.books.get(row.game)
    if (!book) return refusedByTable('unknown-game')
    if (row.questions.some(({ proposal }) => proposal.kind === request.wish.kind)) return refusedByTable('question-open')
    const put = await putToPeople(context, stored, book, own ?? { ...by, person: request.person }, request.wish)
    if ('refused' in put) return put
    if (!own && put.asked.length === 0) return refusedByTable('nobody-there')
    const change = new Change(stored, request.request, context.moment())
    const entry = change.append({
      kind: 'question',
      person: request.person,
      seat: own?.number ?? null,
      body: { what: put.proposal.kind },
    })
    const question: Question = {
      ...put,
      ...{ id: entry.seq, by: by.number, no: [], guestAgrees: own ? null : true, post: '' },
      ...(own ? { asked: [...new Set([own.number, ...put.asked])], yes: [own.number] } : { yes: [] }),
      clock: { from: change.moment.now, away: change.moment.away, length: stayOpen(row) },
    }
    if (own) change.seatLive(own.number, { acted: change.moment.now })
    if (put.proposal.kind === 'replace') noteGuest(change, put.proposal.guest.person, request.person)
    asked = { proposal: put.proposal, outcome: undefined }
    if (verdictOf(question)) {
      const refused = await carry(context, change, book, question, [by.number])
      if (refused) return refused
      asked = { ...asked, outcome: 'agreed' }
    } else post(change, question)
    return change
  })
  const result = answered(context, committed)
  return result.refused || !asked ? repeatedOr(result, request.wish.kind) : { ...result, ...asked }
}

/** Whoever would take over a seat that a computer plays asks in the place of that seat, which has no voice in it. */
function volunteersFor({ row, seats }: StoredTable, { wish, person }: Ask): SeatRow | undefined {
  const volunteers = wish.kind === 'replace' && wish.guest.person === person && row.status === 'playing'
  return volunteers ? seats.find(({ number }) => number === wish.seat && isFree(seats[number])) : undefined
}

/** Whoever is asked to take a seat over is invited by it, and asked no more once they have declined. */
function noteGuest(change: Change, person: string | null, by: string): void {
  const { id: table } = change.row
  if (person !== null) change.within.push((client) => writeInvitation(client, { table, person, by, at: change.now }))
}

/** What was asked before, asked a second time by a repeated delivery: it stands as it stands. */
function repeatedOr(result: ReturnType<typeof answered>, kind: Proposal['kind']): Result<Asked> {
  if (result.refused) return result
  const open = result.look.questions.find(({ proposal }) => proposal.kind === kind)
  return open ? { ...result, proposal: open.proposal, outcome: undefined } : refusedByTable('question-over')
}

/** The channel is asked, and by direct message whoever prefers that. */
function post(change: Change, question: Question): void {
  const body = { question: shown(question, change.moment) }
  const id = change.say('question', { to: 'channel' }, body)
  change.set({ questions: [...change.row.questions, { ...question, post: id }] })
  change.edit(id, { question: { ...body.question, post: id } })
  for (const { number, person } of change.seats)
    if (person !== null && number !== question.by && question.asked.includes(number))
      change.say('question', { to: 'seat', seat: number, person }, body)
}

/** One of those asked answers; the last answer that matters settles it. */
export async function answer(context: Context, request: Answer): Promise<Result<Asked>> {
  let outcome: QuestionOutcome | undefined
  let proposal: Proposal | undefined
  const committed = await changeTable(context, request, request.request, async (stored) => {
    const question = stored.row.questions.find(({ id }) => id === request.question)
    const moment = clicked(context.moment(), request.at)
    if (!question || lapsesAt(question, moment) <= moment.now) return refusedByTable('question-over')
    const book = context.books.get(stored.row.game)
    if (!book) return refusedByTable('unknown-game')
    const own = ownSeats(stored, request.person)
    const seat = own.find((number) => question.asked.includes(number))
    const isGuest = question.proposal.kind === 'replace' && question.proposal.guest.person === request.person
    if (seat === undefined && !isGuest) return refusedByTable('not-asked')
    const change = new Change(stored, request.request, moment)
    const { agrees } = request
    change.append({ kind: 'answer', person: request.person, seat: seat ?? null, body: { question: question.id, agrees } })
    for (const number of own) change.seatLive(number, { acted: moment.now })
    if (isGuest && !agrees)
      change.within.push(async (client) => void (await declineInvitation(client, stored.row.id, request.person)))
    const next = seat === undefined ? { ...question, guestAgrees: agrees } : withAnswer(question, seat, agrees)
    proposal = question.proposal
    outcome = await settle(context, change, book, next, own)
    return change
  })
  const result = answered(context, committed)
  if (result.refused) return result
  return proposal ? { ...result, proposal, outcome } : refusedByTable('question-over')
}

/** Does what has been agreed on, or says that it was refused; as long as somebody could change it, how it stands. */
export async function settle(
  context: Context,
  change: Change,
  book: AnyRulebook,
  question: Question,
  present: readonly number[],
): Promise<QuestionOutcome | undefined> {
  const verdict = verdictOf(question)
  if (!verdict) return void update(change, question)
  close(change, question, verdict)
  if (verdict === 'agreed' && (await carry(context, change, book, question, present))) {
    close(change, question, 'overtaken')
    return 'overtaken'
  }
  return verdict
}
