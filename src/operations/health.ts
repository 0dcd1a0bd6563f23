import type { Watched } from './index.ts'

/** A database that takes longer is none that one can play with. */
const patience = 3000
/** Posts that have waited longer are not being seen to. */
const oldestPost = 5 * 60

export interface Health {
  readonly alive: true
  readonly ready: boolean
  readonly gateway: { readonly ready: boolean; readonly shards: number; readonly connected: number }
  readonly database: { readonly ready: boolean }
  readonly outbox: { readonly ready: boolean; readonly waiting: number | null; readonly seconds: number | null }
}

export async function healthOf({ backlog, shards, now }: Pick<Watched, 'backlog' | 'shards' | 'now'>): Promise<Health> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience).unref())
  const found = await Promise.race([backlog().catch(() => undefined), late])
  const seconds = found?.postsSince ? Math.max(0, (now().getTime() - found.postsSince.getTime()) / 1000) : 0
  const held = shards()
  const gateway = {
    ready: held.every(({ connected }) => connected),
    shards: held.length,
    connected: held.filter((one) => one.connected).length,
  }
  const database = { ready: found !== undefined }
  const outbox = {
    ready: found !== undefined && seconds < oldestPost,
    waiting: found?.posts ?? null,
    seconds: found ? seconds : null,
  }
  return { alive: true, ready: gateway.ready && database.ready && outbox.ready, gateway, database, outbox }
}
