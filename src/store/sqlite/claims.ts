import type { Claims, Client } from '../database.ts'

const freeDue = (now: Date) => ({ at: { lte: now }, OR: [{ until: null }, { until: { lt: now } }] })
const freePosts = (now: Date) => ({ postsAt: { lte: now }, OR: [{ postsUntil: null }, { postsUntil: { lt: now } }] })

/** Each is taken by an update that finds it free: of several processes that try, one succeeds. */
export const claimsOf = (client: Client): Claims => ({
  async due(claim, now, until, { most, without }) {
    const rows = await client.due.findMany({
      where: { ...freeDue(now), kind: { notIn: [...without] } },
      orderBy: { at: 'asc' },
      take: most,
      select: { id: true, table: true, seat: true, kind: true, at: true, attempts: true },
    })
    const claimed: typeof rows = []
    for (const row of rows) {
      const { count } = await client.due.updateMany({ where: { id: row.id, ...freeDue(now) }, data: { claim, until } })
      if (count === 1) claimed.push(row)
    }
    return claimed
  },

  async posts(claim, now, until) {
    const tables = await client.table.findMany({
      where: freePosts(now),
      orderBy: { postsAt: 'asc' },
      take: 5,
      select: { id: true },
    })
    for (const { id } of tables) {
      const { count } = await client.table.updateMany({
        where: { id, ...freePosts(now) },
        data: { postsClaim: claim, postsUntil: until },
      })
      if (count === 1) return id
    }
    return undefined
  },
})
