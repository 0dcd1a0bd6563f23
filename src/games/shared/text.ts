/** What is there several times, as two cards of a kind, is said once with its number. */
export function counted(lines: readonly string[]): readonly { readonly line: string; readonly said: string }[] {
  const times = (line: string): number => lines.filter((other) => other === line).length
  return [...new Set(lines)].map((line) => ({ line, said: times(line) > 1 ? `${times(line)} × ${line}` : line }))
}

/** Lines of a list in Markdown. */
export const list = (lines: readonly string[]): string =>
  counted(lines)
    .map(({ said }) => `- ${said}`)
    .join('\n')

/** What Discord takes as alt text. */
const longestAlt = 1024

/** As many of the sentences, from the first on, as fit into an alt text: what matters most must come first. */
export function altText(sentences: readonly string[]): string {
  let text = ''
  for (const sentence of sentences) {
    const longer = text ? `${text} ${sentence}` : sentence
    if (longer.length > longestAlt) break
    text = longer
  }
  return text
}
