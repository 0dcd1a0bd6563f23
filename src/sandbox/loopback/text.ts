/** Length as Discord counts it: characters, not UTF-16 halves. */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}
