import {
  type Client,
  type EntryRow,
  firstMoves,
  isSwitchedOff,
  missedSittings,
  type PlacingRow,
  playerOf,
  type ResultRow,
  type SeatChange,
  type SeatRow,
  seatChanges,
  type TableRow,
  writeResult,
} from '../../store/index.ts'
import type { Context } from '../context.ts'
import type { Change } from '../play/change.ts'
import { rateResult } from './rate.ts'

/** So many moves are an opening. */
const openingMoves = 3

type Placed = Omit<PlacingRow, 'player' | 'number' | 'sittings' | 'missed' | 'opening'> & {
  readonly person: string | null
  readonly name: string | null
}

/** Once a game is over by its rules, or because people gave up, its result is kept with it. What people have ended does not count. */
export function keepResult(context: Context, change: Change): void {
  const { row, seats, before, entries } = change
  if (row.status !== 'ended' || before.row.status === 'ended' || row.purpose === 'practice') return
  if (row.ending?.how !== 'finished' && row.ending?.how !== 'conceded') return
  // Ratings move from where other games have left them, which may end just now.
  change.amongOthers(async (client) => {
    const known = await seatChanges(client, row.id)
    // What this very change tells may be among what is known, or not yet.
    const fresh = entries.filter((entry) => isSeatChange(entry) && known.every(({ seq }) => seq !== entry.seq))
    const placed = placings(row, seats, [...known, ...fresh], placesBy(context, row))
    const rated = row.terms.rated && !row.terms.secluded && (await ratesGames(client, row.server))
    const missed = await missedSittings(client, row.id)
    const first = await firstMoves(client, row, entries, openingMoves)
    const result: ResultRow = {
      ...{ table: row.id, server: row.server, game: row.game, rated, endedAt: change.now },
      placings: await Promise.all(
        placed.map(async (one, number) => {
          const { sitting: sittings } = row.live.seats[number] ?? { sitting: 0 }
          const asked = { sittings, missed: Math.min(sittings, missed.get(number) ?? 0) }
          const opening = one.part === 'played' && one.person !== null ? (first.get(number) ?? []).join(' ') : ''
          return { ...(await underTheirId(client, one, number)), ...asked, opening }
        }),
      ),
    }
    await writeResult(client, result)
    if (rated) await rateResult(client, result)
  })
}

const isSeatChange = ({ kind, body }: EntryRow): boolean =>
  kind === 'leave' || kind === 'concede' || (kind === 'note' && body.what === 'substitute')

async function underTheirId(client: Client, { person, name, ...placed }: Placed, number: number) {
  return { ...placed, number, player: person === null ? null : await playerOf(client, person, name) }
}

const ratesGames = async (client: Client, server: string | null): Promise<boolean> =>
  server !== null && !(await isSwitchedOff(client, server, 'ratings'))

type Place = Pick<PlacingRow, 'place' | 'won'>

/** Who reached which place by the rules, each seat by its name. */
function placesBy({ standings }: Context, { game, position }: TableRow): (seat: string) => Place {
  const winners = position?.state.result?.winners ?? []
  const ranked = position ? (standings.get(game)?.(position.state).seats ?? []) : []
  return (name) => {
    const won = winners.includes(name)
    const place = ranked.find(({ seat }) => seat === name)?.place ?? winners.length + 1
    return { won, place: won ? 1 : winners.length === 0 ? place : Math.max(place, winners.length + 1) }
  }
}

/** Whoever has played, with what they have reached: those who sit there at the end, then those who have left. */
function placings(
  { ending, position }: Pick<TableRow, 'ending' | 'position'>,
  seats: readonly SeatRow[],
  changes: readonly SeatChange[],
  byRules: (seat: string) => Place,
): readonly Placed[] {
  const last: Place = { place: seats.length, won: false }
  const begun = changes.findLast(({ kind }) => kind === 'start')?.seq ?? 0
  const since = changes.filter(({ seq }) => seq > begun)
  const went = since.filter(({ kind }) => kind === 'leave' || kind === 'concede')
  const isNew = (seat: SeatRow): boolean =>
    seat.person === null
      ? went.some((one) => one.seat === seat.number)
      : since.some((one) => one.kind === 'note' && one.seat === seat.number && one.person === seat.person)
  // Where nobody has played on, the computers that were there from the start are left.
  const winners = ending?.winners ?? []
  const left = (seat: SeatRow): boolean =>
    winners.length > 0 ? winners.includes(seat.seat ?? '') : seat.person === null && !isNew(seat)
  const reached = (seat: SeatRow): Place => {
    if (ending?.how === 'finished') return byRules(seat.seat ?? '')
    return left(seat) ? { place: 1, won: true } : last
  }
  const isOver = position?.state.result !== null
  const atTheEnd = seats.map((seat): Placed => {
    const { person, name, computer, level } = seat
    const gaveUp = person !== null && (computer !== null || (!isOver && !left(seat)))
    return {
      seat: seat.seat ?? '',
      ...{ person, name, level: person === null ? level : null },
      part: gaveUp ? 'left' : isNew(seat) ? 'substitute' : 'played',
      ...(gaveUp ? last : reached(seat)),
    }
  })
  const gone = went.filter(
    ({ person, seq }) =>
      person !== null &&
      !seats.some((seat) => seat.person === person) &&
      !went.some((later) => later.person === person && later.seq > seq),
  )
  return [
    ...atTheEnd,
    ...gone.map(({ person, seat }): Placed => {
      return { seat: seats[seat ?? 0]?.seat ?? '', person, name: null, level: null, part: 'left', ...last }
    }),
  ]
}
