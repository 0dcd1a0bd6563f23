/** A line of what one seat alone knows of what it holds. */
export interface HandLine {
  /** A title says nothing but what stands below it; items that follow one another are a list. */
  readonly as: 'title' | 'item' | 'sentence'
  /** Markdown, without the signs that titles and lists have. */
  readonly said: string
  /** What an item says of the thing that it is. Where that can be read of the thing already, the item is not missed. */
  readonly fact?: string
  /** A panel, which begins with how its seat stands, says it there. */
  readonly inStanding?: boolean
}
