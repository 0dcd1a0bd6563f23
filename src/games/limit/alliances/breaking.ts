import type { Notice, Table } from '../../../kernel/index.ts'
import { byFirstMember, groupOf } from '../derived.ts'
import { takeDestab } from '../nation/tracks.ts'
import type { Alliance, Seat, State } from '../state.ts'

/** Takes a seat out of its group; a group of one is dissolved (5.5). */
export function leaveGroup(p: State, seat: Seat, kind: Alliance): void {
  p.alliances[kind] = p.alliances[kind]
    .map((group) => group.filter((member) => member !== seat))
    .filter((group) => group.length > 1)
    .sort(byFirstMember(p))
  keepAgreedToGroups(p, kind)
}

/** 5.5, breaking: the whole group is dissolved, and every member, the asker too, takes a token of destabilisation. */
export function breakGroup(p: State, seat: Seat, kind: Alliance, table: Table): void {
  const members = groupOf(p, seat, kind)
  p.alliances[kind] = p.alliances[kind].filter((group) => group !== members)
  keepAgreedToGroups(p, kind)
  for (const member of members) takeDestab(p, member, 1)
  table.tell('breaks-alliance', { seat, alliance: kind, members })
}

/** What breaking would do, for whoever is about to. */
export const brokenBy = (p: State, seat: Seat, kind: Alliance): readonly Notice[] => [
  { key: 'breaks-alliance', params: { alliance: kind, members: groupOf(p, seat, kind) } },
]

/** Whoever is out of a group has no token on the Agreement side either. */
function keepAgreedToGroups(p: State, kind: Alliance): void {
  p.alliances.agreed[kind] = p.alliances.agreed[kind].filter((member) => groupOf(p, member, kind).length > 0)
}
