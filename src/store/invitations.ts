import { z } from 'zod'
import type { Client } from './database.ts'

export const invitationRow = z.object({
  table: z.string(),
  person: z.string(),
  by: z.string(),
  at: z.date(),
  declined: z.boolean(),
})

/** Who was invited to a table, by whom, and whether they would rather not be. */
export async function findInvitation(client: Client, table: string, person: string) {
  const row = await client.invitation.findUnique({
    where: { table_person: { table, person } },
    select: { by: true, declined: true },
  })
  return row ?? undefined
}

export const countInvitations = (client: Client, by: string, since: Date): Promise<number> =>
  client.invitation.count({ where: { by, at: { gte: since } } })

export async function writeInvitation(
  client: Client,
  data: { readonly table: string; readonly person: string; readonly by: string; readonly at: Date },
): Promise<void> {
  const { table, person } = data
  await client.invitation.upsert({
    where: { table_person: { table, person } },
    create: data,
    update: { by: data.by, at: data.at },
  })
}

/** It could not be told. */
export async function withdrawInvitation(client: Client, table: string, person: string): Promise<void> {
  await client.invitation.deleteMany({ where: { table, person } })
}

/** Says whether there was one. */
export async function declineInvitation(client: Client, table: string, person: string): Promise<boolean> {
  return (await client.invitation.updateMany({ where: { table, person }, data: { declined: true } })).count > 0
}
