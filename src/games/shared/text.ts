/** Lines of a list in Markdown. */
export const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

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
