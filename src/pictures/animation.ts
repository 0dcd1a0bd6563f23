/** An animation, frame by frame: each is a job of its own, so that whoever wants another picture waits for one frame at most. */
import type { Drawn, Job } from './request.ts'

export interface AnimationWish {
  /** How long each picture is shown, and the last one, in milliseconds. */
  readonly shown: number
  readonly lastShown: number
  /** It becomes smaller until it has at most so many bytes. */
  readonly mostBytes: number
}

export interface Animation {
  readonly gif: Buffer
  readonly width: number
  readonly height: number
  readonly frames: number
}

/** As wide as a phone shows it sharply, and smaller. */
const widths = [720, 540, 400, 280]
const trailer = Buffer.from([0x3b])

export async function animate(
  draw: (job: Job) => Promise<Drawn>,
  jobs: readonly Job[],
  { shown, lastShown, mostBytes }: AnimationWish,
): Promise<Animation> {
  for (const width of widths) {
    const frames: Drawn[] = []
    let bytes = trailer.length
    for (const [index, job] of jobs.entries()) {
      const before = jobs[index - 1]
      const earlier = before ? { view: before.view, before: before.before } : null
      const height = frames[0]?.height ?? null
      const isLast = index === jobs.length - 1
      const frame = await draw({ ...job, frame: { width, height, earlier, shown: isLast ? lastShown : shown } })
      frames.push(frame)
      bytes += frame.bytes.length
      if (bytes > mostBytes) break
    }
    const [first] = frames
    if (!first) throw new Error('an animation has at least one picture')
    if (bytes <= mostBytes)
      return {
        gif: Buffer.concat([...frames.map((frame) => frame.bytes), trailer]),
        width,
        height: first.height,
        frames: frames.length,
      }
  }
  throw new Error(`an animation of ${jobs.length} pictures is too large`)
}
