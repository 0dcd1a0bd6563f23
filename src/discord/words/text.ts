/** At most so many characters, with an ellipsis where something was cut. */
export const clip = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`

/** What comes before the end of the first sentence, that included. */
export const firstSentence = (text: string): string => /^.*?[.?!](?=\s|$)/s.exec(text)?.[0] ?? text

/** Something with what is to be said of it: either may have a colon of its own. */
export const withFact = (label: string, fact: string): string => `**${label}** · ${fact}`

/** `lowestWins` and `Free-For-All` as Discord wants the names of options: lower case with hyphens. */
export const kebab = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^\p{L}\p{N}-]+/gu, '-')
    .toLowerCase()
    .slice(0, 32)

/** Lines cut to what one text may hold, whole lines only. */
export function linesWithin(lines: readonly string[], longest: number): string {
  const kept: string[] = []
  let length = 0
  for (const line of lines) {
    const next = clip(line, longest)
    if (length + next.length + 1 > longest - 2) {
      kept.push('…')
      break
    }
    kept.push(next)
    length += next.length + 1
  }
  return kept.join('\n')
}
