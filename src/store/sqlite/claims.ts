import type { Claims, Client } from '../database.ts'

/** How many may be taken by others just now. */
const tries = 5

/** Each is taken by an update that finds it free: of several processes that try, one succeeds. */
export const claimsOf = (client: Client): Claims => ({
  async next(lane, claim, now, until) {
    const [at, heldUntil] = [`${lane}At`, `${lane}Until`] as const
    const free = { [at]: { lte: now }, OR: [{ [heldUntil]: null }, { [heldUntil]: { lt: now } }] }
    const tables = await client.table.findMany({ where: free, orderBy: { [at]: 'asc' }, take: tries, select: { id: true } })
    for (const { id } of tables) {
      const { count } = await client.table.updateMany({
        where: { id, ...free },
        data: { [`${lane}Claim`]: claim, [heldUntil]: until },
      })
      if (count === 1) return id
    }
    return undefined
  },
})
