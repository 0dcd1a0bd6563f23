/** 5.1 Where ships may go: two sea areas far, through canals as far as their owners allow. */
import { remembered } from '../../../kernel/index.ts'
import { type Board, orderOf, ownerOf } from '../derived.ts'
import { atlasOf } from '../map/atlas.ts'
import type { RegionId, SeaId, Seat } from '../state.ts'

/** 2.3 Canals: the owner's, those opened to the seat, and neutrals of its own government. */
function mayPass(p: Board, seat: Seat, region: RegionId): boolean {
  const owner = ownerOf(p, region)
  if (owner === null) return p.regions[region]?.gov === p.players[seat].gov
  return owner === seat || orderOf(p, owner, 'canalFor').includes(seat)
}

type Links = ReadonlyMap<SeaId, readonly SeaId[]>

function linksOf(p: Board, isOpen: (canal: RegionId) => boolean): Links {
  const { seaLinks, canals, seas } = atlasOf(p)
  const open = canals.filter(({ region }) => isOpen(region)).map(({ ends }) => ends)
  const across = (sea: SeaId) => open.flatMap(([one, other]) => (one === sea ? [other] : other === sea ? [one] : []))
  return new Map(seas.map((sea) => [sea, [...(seaLinks.get(sea) ?? []), ...across(sea)]]))
}

const passable = remembered((p: Board) => new Map(p.seats.map((seat) => [seat, linksOf(p, (canal) => mayPass(p, seat, canal))])))
const everything = remembered((p: Board) => linksOf(p, () => true))

const reaches = (links: Links, from: SeaId, to: SeaId): boolean => {
  const near = links.get(from) ?? []
  return near.includes(to) || near.some((middle) => links.get(middle)?.includes(to))
}

/** The sea areas next to this one, for the ships of the seat. */
export const nextSeas = (p: Board, seat: Seat, sea: SeaId): readonly SeaId[] => passable(p).get(seat)?.get(sea) ?? []

export function sailRefusal(p: Board, seat: Seat, from: SeaId, to: SeaId): 'too-far' | 'canal-closed' | undefined {
  if (!reaches(everything(p), from, to)) return 'too-far'
  const own = passable(p).get(seat)
  return own && reaches(own, from, to) ? undefined : 'canal-closed'
}

export const seasInReach = (p: Board, seat: Seat, from: SeaId): readonly SeaId[] =>
  atlasOf(p).seas.filter((to) => to !== from && sailRefusal(p, seat, from, to) === undefined)
