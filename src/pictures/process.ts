/** The drawing process: one job at a time comes over the channel, one picture goes back. */
import { drawPicture } from './draw.ts'
import { drawFrame } from './frame.ts'
import type { Job } from './request.ts'

async function answer(job: Job): Promise<void> {
  const memory = () => process.memoryUsage.rss()
  try {
    const drawn = job.frame ? await drawFrame(job, job.frame) : await drawPicture(job)
    process.send?.({ drawn, memory: memory() })
  } catch (error) {
    process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : String(error), memory: memory() })
  }
}

// Only pool.ts sends here, and only jobs
process.on('message', (job: Job) => void answer(job))
process.on('disconnect', () => process.exit(0))
// Ctrl+C reaches the whole group; the studio ends its processes itself
process.on('SIGINT', () => {})
process.send?.({ ready: true, memory: process.memoryUsage.rss() })
