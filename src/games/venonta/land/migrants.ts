/** 5.9: a migrant is one more to feed for the owner of the territory it stands on. */
import type { Table } from '../../../kernel/index.ts'
import { linked, linksOf } from '../data.ts'
import { best, migrantSupply, owned } from '../derived.ts'
import { type Board, type Seat, type State, type Territory, territories } from '../state.ts'

/** Where the hungry of a seat may go: territories of others linked to any of its own; none while the supply is empty. */
export function hostsFor(p: Board, seat: Seat): Territory[] {
  if (migrantSupply(p) === 0) return []
  const own = owned(p, seat)
  return territories.filter((id) => p.land[id].owner !== seat && own.some((home) => linked(home, id)))
}

const fewestMigrants = (p: Board, hosts: readonly Territory[]): Territory | undefined => best(hosts, (id) => -p.land[id].migrants)

/** The host by rule: fewest migrants, then the lowest number. */
export const hostByRule = (p: Board, seat: Seat): Territory | undefined => fewestMigrants(p, hostsFor(p, seat))

/** Where those go who flee from a territory. */
export const refuge = (p: Board, from: Territory): Territory | undefined =>
  fewestMigrants(
    p,
    linksOf(from).filter((id) => p.land[id].owner !== p.land[from].owner),
  )

/** A migrant comes, if the supply allows. */
export function settle(p: State, id: Territory | undefined, table: Table): boolean {
  if (id === undefined || migrantSupply(p) === 0) return false
  p.land[id].migrants += 1
  table.tell('migrant', { territory: id })
  return true
}
