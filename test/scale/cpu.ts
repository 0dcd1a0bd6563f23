import { readFileSync } from 'node:fs'

/** What a process has worked, and those that it has started, in seconds of a core: 100 ticks each. */
export function cpuOf(pid: number): number {
  try {
    const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const own = after.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
    return children.reduce((sum, child) => sum + cpuOf(Number(child)), own)
  } catch {
    // It is gone already, or this is no Linux.
    return 0
  }
}
