import { type Event, heard } from '../../kernel/index.ts'
import type { Desk } from '../desk.ts'

/** What somebody's own moves did, as far as they learn of it: each deed, and what followed from it. */
export const toldTo = ({ seat, words }: Desk, entries: readonly { readonly events: readonly Event[] }[]): readonly string[] =>
  entries.flatMap(({ events }) =>
    events
      .flatMap((event) => heard(event, seat) ?? [])
      .map((notice, index) => `${index === 0 ? '✔' : '→'} ${words.notice(notice, 'event')}`),
  )
