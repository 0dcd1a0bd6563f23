/** Many pictures while drawing processes are killed: every picture must arrive. Used by a test in small and by the bench in full. */
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
  let [arrived, killed, due, next] = [0, 0, 0, 0]
  const start = own()

  async function ask(): Promise<void> {
    while (next < count) {
      const index = next++
      const { png } = await studio.picture(request(index))
      if (isPng(png)) arrived++
      if (index % 25 === 24) memory.push(studio.stats().memory / 2 ** 20)
      if (index % killEvery === killEvery - 1) due++
      const { pids } = studio.stats()
      // The oldest and the newest in turn: always the newest would be the one picture that starts over.
      const victim = pids.at(-(killed % 2))
      if (due === 0 || victim === undefined) continue
      process.kill(victim, 'SIGKILL')
      due--
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
