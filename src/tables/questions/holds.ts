import { type AnyRulebook, openlyAwaited } from '../../kernel/index.ts'
import type { Proposal, SeatRow, TableRow } from '../../store/index.ts'

interface Scene {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
}

/** Whether a proposal still makes sense as the table stands. By what everybody may know: that a question is closed tells it to all. */
export function holds({ row, seats }: Scene, book: AnyRulebook | undefined, proposal: Proposal): boolean {
  const playing = row.status === 'playing'
  switch (proposal.kind) {
    case 'pause':
      return playing && row.pausedAt === null
    case 'resume':
      return playing && row.pausedAt !== null
    case 'end':
    case 'move':
      return playing
    case 'extend':
      return playing && isAwaited({ row, seats }, book, proposal.seat)
    case 'replace':
      return playing && isFree(seats[proposal.seat]) && !seats.some(({ person }) => person === proposal.guest.person)
    case 'swap':
      return row.status === (proposal.started ? 'playing' : 'lobby') && seats[proposal.seat]?.person != null
    case 'undo':
      return playing && row.head === proposal.head
    case 'redo':
      return playing && row.undone.at(-1)?.entry === proposal.of
  }
}

/** Whether a computer plays the seat, so that somebody else may have it. */
export const isFree = (seat: SeatRow | undefined): boolean => seat !== undefined && seat.computer !== null

/** Whether everybody can see that the seat is asked for something. */
export function isAwaited({ row, seats }: Scene, book: AnyRulebook | undefined, number: number): boolean {
  const seat = seats[number]?.seat
  if (!book || !row.position || !seat) return false
  return openlyAwaited(book, row.position.state).includes(seat)
}
