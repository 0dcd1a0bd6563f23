import type { Tools } from '../../pictures/toolkit.ts'
import type { Place } from './status/place.ts'

const leading = 1.12
const smallest = 19

/** A paragraph as large as all of it fits, from the first of the sizes down. Says where what follows it may begin. */
export function paragraphWithin(
  tools: Tools,
  words: string,
  { x, y, width, height }: Place,
  style: { readonly colour: string; readonly weight?: 'plain' | 'strong'; readonly sizes?: readonly number[] },
): number {
  const { colour, weight = 'plain', sizes = [27, 25, 23, 21] } = style
  const size = sizes.find((known) => tools.wrap(words, known, weight, width).length * known * leading <= height) ?? smallest
  return tools.paragraph(words, x, y, width, { size, weight, colour, leading })
}
