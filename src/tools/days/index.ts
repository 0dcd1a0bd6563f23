import type { GameFolder } from '../../games/folder.ts'
import { listedSeeds } from '../../kernel/index.ts'
import { type TableDays, tableDays } from './table-days.ts'

/** So many games of each kind of table. */
export const gamesOfDays = 10

/** Tables of the size that the game is mostly played with. */
export const usualSeats: Readonly<Record<string, number>> = { ideology: 5, attack: 4, venonta: 4, limit: 4 }

type Plans = (seat: number, game: number) => boolean

const nobody: Plans = () => false
const everybody: Plans = () => true
/** Every other seat, and in the next game the others. */
const half: Plans = (seat, game) => (seat + game) % 2 === 0

/** How long a game takes whose people look in three times a day, without planning and with all that planning offers: a line for each. */
export async function* daysLines(folder: GameFolder, seats: number, games = gamesOfDays): AsyncIterable<string> {
  const seeds = listedSeeds('days', games)
  const played = async (plans: Plans): Promise<readonly TableDays[]> => {
    const tables: TableDays[] = []
    for (const [game, seed] of seeds.entries())
      tables.push(await tableDays({ folder, seats, seed, plans: (seat) => plans(seat, game) }))
    return tables
  }
  yield `without planning ${spread(await played(nobody))}`
  const planned = await played(everybody)
  yield `with planning ${spread(planned)}; ${otherwise(planned)}`
  if (seats < 2) return
  const mixed = await played(half)
  yield `half of the seats planning ${spread(mixed)}; ${otherwise(mixed)}; ${wins(mixed, seats)}`
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
    won += winners.filter((seat) => half(seat, game)).length / Math.max(1, winners.length)
    fair += Array.from({ length: seats }, (_, seat) => half(seat, game)).filter(Boolean).length / seats
  }
  return `planners win ${(won / fair).toFixed(2)} of their fair share`
}

const sum = (tables: readonly TableDays[], of: (table: TableDays) => number): number =>
  tables.reduce((all, table) => all + of(table), 0)

const at = (tables: readonly TableDays[], of: (table: TableDays) => number, share: number): number => {
  const sorted = tables.map(of).sort((one, other) => one - other)
  const place = share * (sorted.length - 1)
  return ((sorted[Math.floor(place)] ?? Number.NaN) + (sorted[Math.ceil(place)] ?? Number.NaN)) / 2
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
