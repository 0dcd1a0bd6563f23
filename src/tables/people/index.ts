import { notesOf, type PersonSettings, personSettings, writeNotes } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { type Forget, forget } from './forget.ts'
import { changePerson } from './settings.ts'

export interface PeopleRoom {
  readonly people: {
    settings(person: string): Promise<PersonSettings>
    change(person: string, settings: Partial<PersonSettings>): Promise<PersonSettings>
    /** They leave their tables, and nothing that is kept names them any more. */
    forget(request: Forget): Promise<void>
  }
  /** What somebody notes for themselves at a table. */
  readonly notes: {
    get(table: string, person: string): Promise<string>
    set(table: string, person: string, text: string): Promise<void>
  }
}

export const peopleRoom = (context: Context): PeopleRoom => ({
  people: {
    settings: (person) => personSettings(context.store.client, person),
    change: (person, settings) => changePerson(context, person, settings),
    forget: (request) => forget(context, request),
  },
  notes: {
    get: (table, person) => notesOf(context.store.client, table, person),
    set: (table, person, text) => writeNotes(context.store.client, { table, person, text, at: context.clock.now() }),
  },
})
