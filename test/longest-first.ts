import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Whole games, whole screens, whole fleets: a file of these that begins last would keep one core waiting for the other. */
const long = [
  /\/test\/scale\//,
  /\/proofs\.test\.ts$/,
  /\/test\/e2e\/weeks/,
  /\/test\/e2e\/page\//,
  /\/test\/(discord\/panel|pictures|crash|e2e)/,
]

const rank = ({ moduleId }: TestSpecification): number => {
  const found = long.findIndex((pattern) => pattern.test(moduleId))
  return found < 0 ? long.length : found
}

/** Where vitest remembers how long files took it begins with the longest by itself; on a fresh clone it knows their sizes only. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}
