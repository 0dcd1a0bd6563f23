/** Snowflakes are decimal strings of different lengths: compare as numbers would, without losing digits. */
export function compareIds(left: string, right: string): number {
  if (left.length !== right.length) return left.length - right.length
  return left < right ? -1 : left > right ? 1 : 0
}

export const isNewer = (left: string, right: string | null | undefined) => !right || compareIds(left, right) > 0
