/** What is written and which signs are drawn on a canvas, for whoever has asked to know: tests that look for words too small or in each other's way. */
import type { Context } from '../canvas.ts'

export interface Written {
  readonly content: string
  /** The size of the letters in pixels of the picture. */
  readonly size: number
  /** What capitals and digits cover. */
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Recorded {
  readonly texts: Written[]
  readonly icons: Set<string>
}

/** A canvas on which everything that is drawn is written down from now on; what a kept layer holds is not. */
export const records = new WeakMap<Context, Recorded>()

export const recordOf = (context: Context): Recorded | undefined => records.get(context)

/** A line of letters in the coordinates of whoever draws it. */
export function recordText(
  context: Context,
  line: { content: string; size: number; left: number; baseline: number; width: number; height: number },
): void {
  const record = records.get(context)
  if (!record) return
  const { a, d, e, f } = context.getTransform()
  record.texts.push({
    content: line.content,
    size: line.size * Math.min(a, d),
    left: line.left * a + e,
    right: (line.left + line.width) * a + e,
    top: (line.baseline - line.height) * d + f,
    bottom: line.baseline * d + f,
  })
}
