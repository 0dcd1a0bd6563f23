/** Discord divides its servers among shards: which of how many are held. */
export interface Shards {
  readonly held: readonly number[]
  readonly count: number
}

/** Whether what happens in that server arrives here (discord-api-docs, gateway, "Sharding"). */
export const holds = (shards: Shards | undefined, server: string): boolean =>
  shards === undefined || shards.held.includes(Number((BigInt(server) >> 22n) % BigInt(shards.count)))
