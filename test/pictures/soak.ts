/** Many pictures while drawing processes are killed at random: every picture must arrive. Used by a test in small and by the bench in full. */
import { createStudio, type PictureRequest } from '../../src/pictures/index.ts'
import { isPng } from './png.ts'

export interface Soaked {
  arrived: number
  killed: number
  retried: number
  /** Memory of all drawing processes, in MiB, over the run. */
  memory: number[]
  /** Memory of the asking process at the start and at the end, in MiB. */
  own: [number, number]
}

export async function soak(
  request: (index: number) => PictureRequest,
  count: number,
  killEvery: number,
  atOnce: number,
): Promise<Soaked> {
  const studio = createStudio({ workers: 2, cacheBytes: 1 })
  const memory: number[] = []
  const own = () => process.memoryUsage.rss() / 2 ** 20
  let [arrived, killed, next] = [0, 0, 0]
  const start = own()
  // A linear congruence is chance enough for whom to kill when
  let chance = 1
  const draw = (among: number): number => {
    chance = (chance * 1103515245 + 12345) % 2 ** 31
    return Math.floor((chance / 2 ** 31) * among)
  }

  async function ask(): Promise<void> {
    while (next < count) {
      const index = next++
      const { png } = await studio.picture(request(index))
      if (isPng(png)) arrived++
      if (index % 25 === 24) memory.push(studio.stats().memory / 2 ** 20)
      if (draw(killEvery) > 0) continue
      const { pids } = studio.stats()
      const victim = pids[draw(pids.length)]
      if (victim === undefined) continue
      process.kill(victim, 'SIGKILL')
      killed++
    }
  }

  try {
    await Promise.all(Array.from({ length: atOnce }, ask))
    return { arrived, killed, retried: studio.stats().retried, memory, own: [start, own()] }
  } finally {
    await studio.close()
  }
}
