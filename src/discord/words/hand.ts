import type { HandLine } from '../../games/hand.ts'

/** A line of what a seat holds, in Markdown. */
export function handLine({ as, said }: HandLine): string {
  if (as === 'title') return `**${said}**`
  return as === 'item' ? `- ${said}` : said
}

/** All that a seat holds. */
export const handInWords = (lines: readonly HandLine[]): string => lines.map(handLine).join('\n')
