import { minute, second } from '../../durations.ts'
import { createThinker, type Patience, type Thinker } from './thinker.ts'

/** What a thread is for, and after how long its thought is taken for one without an end. */
const uses = {
  turns: { longest: 5 * second, starting: 30 * second, idle: 5 * minute },
  // A panel does not wait so long: it is shown without what does not come soon, and anew when it has come.
  panels: { longest: 20 * second, starting: 15 * second, idle: 5 * minute },
  // Whoever looks back at a game can wait, and nobody waits for them.
  opinions: { longest: 20 * second, starting: 30 * second, idle: minute, gives: true },
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
