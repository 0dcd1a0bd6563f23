import type { Claims } from '../database.ts'
import { Prisma, type PrismaClient } from '../generated/postgresql/client.ts'

/** Who looks for work passes over what others are just taking, and waits for nobody. */
export const claimsOf = (client: PrismaClient): Claims => ({
  async next(lane, claim, now, until) {
    const [at, heldBy, heldUntil] = ['At', 'Claim', 'Until'].map((column) => Prisma.raw(`"${lane}${column}"`))
    const [claimed] = await client.$queryRaw<{ readonly id: string }[]>`
      UPDATE "Table" SET ${heldBy} = ${claim}, ${heldUntil} = ${until}
      WHERE "id" = (
        SELECT "id" FROM "Table" WHERE ${at} <= ${now} AND (${heldUntil} IS NULL OR ${heldUntil} < ${now})
        ORDER BY ${at} LIMIT 1 FOR UPDATE SKIP LOCKED
      )
      RETURNING "id"`
    return claimed?.id
  },
})
