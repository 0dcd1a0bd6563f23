import { createThinker, type Patience, type Thinker } from './thinker.ts'

/** What a thread is for, and after how long its thought is taken for one without an end. */
const uses = {
  turns: { longest: 5_000, starting: 30_000, idle: 5 * 60_000 },
  // A panel does not wait so long: it is shown without what does not come soon, and anew when it has come.
  panels: { longest: 20_000, starting: 15_000, idle: 5 * 60_000 },
  // Whoever looks back at a game can wait, and nobody waits for them.
  opinions: { longest: 20_000, starting: 30_000, idle: 60_000, gives: true },
} satisfies Record<string, Patience>

const threads = new Map<string, Thinker>()

/**
 * One thread of each use for all tables of this process, so that whoever looks at a panel waits for no computer. It ends by itself when
 * nobody needs it, and keeps no process alive: loading the games takes a second, so nobody else ends it.
 */
export function threadFor(use: keyof typeof uses, games: URL): Thinker {
  const key = `${use} ${games.href}`
  const thread = threads.get(key) ?? createThinker(games, uses[use])
  threads.set(key, thread)
  return thread
}
