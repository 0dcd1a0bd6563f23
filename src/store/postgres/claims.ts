import type { ClaimedRow, Claims } from '../database.ts'
import type { PrismaClient } from '../generated/postgresql/client.ts'

/** Who looks for work passes over what others are just taking, and waits for nobody. */
export const claimsOf = (client: PrismaClient): Claims => ({
  due: (claim, now, until, { most, without }) =>
    client.$queryRaw<ClaimedRow[]>`
      UPDATE "Due" SET "claim" = ${claim}, "until" = ${until}
      WHERE "id" IN (
        SELECT "id" FROM "Due" WHERE "at" <= ${now} AND ("until" IS NULL OR "until" < ${now}) AND "kind" <> ALL(${without})
        ORDER BY "at" LIMIT ${most} FOR UPDATE SKIP LOCKED
      )
      RETURNING "id", "table", "seat", "kind", "at", "attempts"`,

  async posts(claim, now, until) {
    const [claimed] = await client.$queryRaw<{ readonly id: string }[]>`
      UPDATE "Table" SET "postsClaim" = ${claim}, "postsUntil" = ${until}
      WHERE "id" = (
        SELECT "id" FROM "Table" WHERE "postsAt" <= ${now} AND ("postsUntil" IS NULL OR "postsUntil" < ${now})
        ORDER BY "postsAt" LIMIT 1 FOR UPDATE SKIP LOCKED
      )
      RETURNING "id"`
    return claimed?.id
  },
})
