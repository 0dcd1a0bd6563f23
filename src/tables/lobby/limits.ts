import { day } from '../../durations.ts'
import { type Client, countInvitations, countOpenTables, countPractices, serverSettings } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { type Refused, refusedByTable } from '../refusals.ts'
import type { Opening, OpenTable } from './requests.ts'
import { refusedTerms } from './terms.ts'
import { mostInADay } from './unwanted.ts'

// How much may be opened: by anybody on a server, and by one person.

/** What is against one more table, as things stand while it is written. */
export const againstOpening = async (context: Context, client: Client, request: OpenTable): Promise<Refused | undefined> =>
  (await fullFor(client, request)) ??
  (await practisedEnough(context, client, request)) ??
  (await calledEnough(context, client, request))

/** Whether the server's settings are against it: it has as many open tables as they allow, or they do not allow such a one. */
export const full = ({ store }: Context, request: Opening): Promise<Refused | undefined> => fullFor(store.client, request)

async function fullFor(client: Client, { server, person, terms: wished, again }: Opening): Promise<Refused | undefined> {
  if (server === null) return undefined
  const settings = await serverSettings(client, server)
  const { tables, tablesPerPerson } = settings
  const refused = refusedTerms(settings, wished ?? {})
  if (refused) return refused
  if (again && settings.without.includes('again')) return refusedByTable('again-off')
  if ((await countOpenTables(client, { server, opener: person })) >= tablesPerPerson)
    return refusedByTable('too-many-of-yours', { most: tablesPerPerson })
  return (await countOpenTables(client, { server })) >= tables ? refusedByTable('too-many-tables', { most: tables }) : undefined
}

/** So often may somebody begin to practise within a day. */
const practicesADay = 20

async function practisedEnough(
  { clock }: Context,
  client: Client,
  { person, practice }: OpenTable,
): Promise<Refused | undefined> {
  if (!practice) return undefined
  const since = new Date(clock.now().getTime() - day)
  const begun = await countPractices(client, person, since)
  return begun >= practicesADay ? refusedByTable('practised-enough', { most: practicesADay }) : undefined
}

/** Whoever is asked to play again, or called to the table they wished for, is invited by it. */
export const called = ({ again, found, person }: OpenTable): readonly string[] =>
  (again?.people ?? found ?? []).flatMap((one) => (one.person === person ? [] : [one.person]))

async function calledEnough({ clock }: Context, client: Client, request: OpenTable): Promise<Refused | undefined> {
  if (called(request).length === 0) return undefined
  const today = await countInvitations(client, request.person, new Date(clock.now().getTime() - day))
  return today + called(request).length > mostInADay ? refusedByTable('too-many-invitations', { most: mostInADay }) : undefined
}
