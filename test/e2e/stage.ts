import { onTestFinished } from 'vitest'
import { openStage, type Stage, type StageOptions } from './open-stage.ts'

export { type Stage, type StageOptions, sharedStudio, tablesClock } from './open-stage.ts'

/** The whole bot on a loopback Discord, with a database of its own, for one test. */
export async function stage(options: StageOptions = {}): Promise<Stage> {
  const opened = await openStage(options)
  onTestFinished(() => opened.close())
  return opened
}
