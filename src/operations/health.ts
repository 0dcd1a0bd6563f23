import type { Watched } from './index.ts'

/** A database that takes longer is none that one can play with. */
const patience = 3000
/** Posts that have waited longer are not being seen to. */
const oldestPost = 5 * 60
/** So many times may the last backup be as old as it should get. */
const lateBackup = 2

export interface Health {
  readonly alive: true
  readonly ready: boolean
  readonly gateway: { readonly ready: boolean; readonly shards: number; readonly connected: number }
  readonly database: { readonly ready: boolean }
  readonly outbox: { readonly ready: boolean; readonly waiting: number | null; readonly seconds: number | null }
  /** Null where none are made. Everybody can play without: by itself it makes nothing unready. */
  readonly backup: { readonly ready: boolean; readonly seconds: number | null } | null
}

export async function healthOf(watched: Pick<Watched, 'backlog' | 'shards' | 'now' | 'backups'>): Promise<Health> {
  const { backlog, shards, now } = watched
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
  const ready = gateway.ready && database.ready && outbox.ready
  return { alive: true, ready, gateway, database, outbox, backup: await Promise.race([backupOf(watched), late.then(() => null)]) }
}

async function backupOf({ backups, now }: Pick<Watched, 'backups' | 'now'>): Promise<Health['backup']> {
  if (!backups) return null
  const last = await backups.last().catch(() => undefined)
  const seconds = last ? Math.max(0, (now().getTime() - last.getTime()) / 1000) : null
  return { ready: seconds !== null && seconds * 1000 <= lateBackup * backups.every, seconds }
}
