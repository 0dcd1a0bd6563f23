import type { GameFolder } from '../../games/folder.ts'
import { listedSeeds } from '../../kernel/index.ts'
import { Kept } from '../kept.ts'
import { type TableDays, tableDays } from './table-days.ts'

/** So many games of each kind of table. */
const gamesOfDays = 10

/** Tables of the size that the game is mostly played with. */
const usualSeats: Readonly<Record<string, number>> = { ideology: 5, attack: 4, venonta: 4, limit: 4 }

/** Who plans at a table. */
export const peopleOfDays = ['none', 'all', 'half'] as const
export type PeopleOfDays = (typeof peopleOfDays)[number]

const plans: Readonly<Record<PeopleOfDays, (seat: number, game: number) => boolean>> = {
  none: () => false,
  all: () => true,
  /** Every other seat, and in the next game the others. */
  half: (seat, game) => (seat + game) % 2 === 0,
}

export interface WantedDays {
  readonly seats?: number | undefined
  readonly games?: number | undefined
  /** One kind of table only. */
  readonly people?: PeopleOfDays | undefined
  /** Where tables that were played are kept, so that this can go on later. */
  readonly kept?: string | undefined
}

/** How long a game takes whose people look in three times a day, without planning and with all that planning offers. */
export async function* daysLines(folder: GameFolder, wanted: WantedDays): AsyncIterable<string> {
  const { id, seats: known } = folder.rulebook
  const seats = wanted.seats ?? usualSeats[id] ?? known.to
  const seeds = listedSeeds('days', wanted.games ?? gamesOfDays)
  const kept = new Kept<TableDays>(wanted.kept)
  const played = async (people: PeopleOfDays): Promise<readonly TableDays[]> => {
    const tables: TableDays[] = []
    for (const [game, seed] of seeds.entries()) {
      const play = () => tableDays({ folder, seats, seed, plans: (seat) => plans[people](seat, game) })
      tables.push(await kept.get({ game: id, seats, people, seed }, play))
    }
    return tables
  }
  const kinds = peopleOfDays.filter((one) => one === (wanted.people ?? one) && (one !== 'half' || seats > 1))
  for (const people of kinds) {
    const tables = await played(people)
    yield `${id} days, ${seats} seats, ${titles[people]}: ${spread(tables)}`
    if (people !== 'none') yield `  ${otherwise(tables)}`
    if (people === 'half') yield `  ${wins(tables, seats)}`
    yield `  waited for, days a game: ${longestWaits(tables)}`
  }
}

const titles: Readonly<Record<PeopleOfDays, string>> = {
  none: 'nobody plans',
  all: 'all plan',
  half: 'half of them plan',
}

function spread(tables: readonly TableDays[]): string {
  const [least, median, most] = [0, 0.5, 1].map((share) => at(tables, ({ days }) => days, share).toFixed(1))
  const rounds = sum(tables, (table) => table.rounds)
  const each = (count: (table: TableDays) => number) => (sum(tables, count) / rounds).toFixed(1)
  return [
    `${median} days in the median of ${tables.length} games (${least} to ${most})`,
    `${each(({ handOffs }) => handOffs)} hand-offs a round, ${each(({ waits }) => waits)} of them waited for`,
    `${each(({ deadlines }) => deadlines)} deadlines`,
    `${(rounds / tables.length).toFixed(1)} rounds a game`,
  ].join(', ')
}

function otherwise(tables: readonly TableDays[]): string {
  const planned = sum(tables, (table) => table.planned)
  return `${planned} planned answers, ${percent(sum(tables, (table) => table.otherwise) / planned)} of them otherwise than asked then`
}

/** A shared win counts in parts. */
function wins(tables: readonly TableDays[], seats: number): string {
  let won = 0
  let fair = 0
  for (const [game, { winners }] of tables.entries()) {
    won += winners.filter((seat) => plans.half(seat, game)).length / Math.max(1, winners.length)
    fair += Array.from({ length: seats }, (_, seat) => plans.half(seat, game)).filter(Boolean).length / seats
  }
  return `planners win ${won.toFixed(1)} of ${tables.length} games, ${(won / fair).toFixed(2)} of their fair share`
}

const mostWaits = 8

/** What the days went to. */
function longestWaits(tables: readonly TableDays[]): string {
  const names = [...new Set(tables.flatMap(({ waited }) => Object.keys(waited)))]
  const waits = names.map((name) => ({
    name,
    times: sum(tables, ({ waited }) => waited[name]?.times ?? 0) / tables.length,
    days: sum(tables, ({ waited }) => waited[name]?.days ?? 0) / tables.length,
  }))
  return waits
    .sort((one, other) => other.days - one.days)
    .slice(0, mostWaits)
    .map(({ name, times, days }) => `${name} ${days.toFixed(1)} (${times.toFixed(1)} times)`)
    .join(', ')
}

const sum = (tables: readonly TableDays[], of: (table: TableDays) => number): number =>
  tables.reduce((all, table) => all + of(table), 0)

const at = (tables: readonly TableDays[], of: (table: TableDays) => number, share: number): number => {
  const sorted = tables.map(of).sort((one, other) => one - other)
  const place = share * (sorted.length - 1)
  return ((sorted[Math.floor(place)] ?? Number.NaN) + (sorted[Math.ceil(place)] ?? Number.NaN)) / 2
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
