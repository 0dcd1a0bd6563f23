/** How well a computer looks ahead. None sees more than its view, whatever its level. */
export const levels = ['easy', 'normal', 'strong'] as const
export type Level = (typeof levels)[number]

/** Who sits in for absent people, and whoever is added without a word about it. */
export const usualLevel: Level = 'normal'
