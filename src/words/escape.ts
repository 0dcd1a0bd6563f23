/** Text that is meant to be Discord's markup: a time stamp, a mention, a command link. Never made from what people wrote. */
export interface Markup {
  readonly markup: string
  /** What it names, where a message may need that name in another form. */
  readonly id?: unknown
}

export const markup = (text: string): Markup => ({ markup: text })

export const isMarkup = (value: unknown): value is Markup =>
  typeof value === 'object' && value !== null && 'markup' in value && typeof value.markup === 'string'

// Control characters, and those that turn the direction of what follows: with them a name could pose as another line.
const deceptive = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]+/gu

/** What a person wrote as one line of plain text, for places that know no markdown: button labels, pictures, autocomplete. */
export const oneLine = (text: string): string => text.replace(deceptive, ' ').replace(/\s+/gu, ' ').trim()

const special = /[\\*_~`|<>#[\]():+=-]/g
const numbered = /^(\d+)\./

/**
 * What a person wrote, so that in a message it reads as it was written: no markdown, no link, no mention. The zero-width space
 * behind @ is for Discord's own search for mentions, which does not know backslashes.
 */
export const escapeMarkdown = (text: string): string =>
  oneLine(text).replace(special, '\\$&').replaceAll('@', '@\u200b').replace(numbered, '$1\\.')

/** The other way round, for a note made for a message that stands in a menu. */
export const withoutEscapes = (text: string): string =>
  text.replace(/\\([\\*_~`|<>#[\]():+=.-])/g, '$1').replaceAll('@\u200b', '@')
