import { type Event, heard } from '../../kernel/index.ts'
import type { Desk } from '../desk.ts'
import { weightFor } from '../history/recap.ts'
import { addedUp, type Told } from '../history/told.ts'
import { success } from '../ui.ts'
import type { Line } from './brevity.ts'

/** What came of a deed. */
const followed = (said: string): string => `→ ${said}`

/** So much of what came of it is told before all else. */
const mostOutcomes = 2

/** Dice and hits say less than what came of them. */
const ofSteps = -1

/**
 * What somebody's own moves did, as far as they learn of it: each deed, and what followed from it. The first deed is always told, and
 * of the rest what matters most to its seat rather than what came first.
 */
export function toldTo(desk: Desk, entries: readonly { readonly events: readonly Event[] }[]): readonly Line[] {
  const { seat, words } = desk
  const { chronicle } = words
  const told = addedUp(
    entries.flatMap((entry, at) =>
      noticesOf(desk, entry).map((notice, index) => ({ notice, from: at, to: at, isDeed: index === 0 })),
    ),
    chronicle,
  )
  const weightOf = ({ notice }: Told): number =>
    chronicle.tellings[notice.key]?.step ? ofSteps : weightFor(notice, words, [seat])
  const outcomes = told
    .slice(1)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, mostOutcomes)
  return told.map((one, index): Line => {
    const said = words.notice(one.notice, 'event')
    const text = one.isDeed ? success(said) : followed(said)
    return index === 0 ? text : { spare: outcomes.includes(one) ? 'outcome' : 'told', text, goesOn: followed('…') }
  })
}

/** What the seat learns by one entry, said as the log says it. */
function noticesOf({ seat, words: { chronicle, say } }: Desk, { events }: { readonly events: readonly Event[] }) {
  const notices = events.flatMap((event) => heard(event, seat) ?? [])
  return chronicle.fold?.(notices, say) ?? notices
}
