import type { Shards } from '../../tables/index.ts'

/** Whether what happens in that server arrives here (discord-api-docs, gateway, "Sharding"). */
export const holds = (shards: Shards | undefined, server: string): boolean =>
  shards === undefined || shards.held.includes(Number((BigInt(server) >> 22n) % BigInt(shards.count)))
