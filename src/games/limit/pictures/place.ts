import type { Place } from '../../shared/status/place.ts'

export { middleOf, type Place } from '../../shared/status/place.ts'

/** How much larger than on the smallest panel things may be drawn. */
export const growth = ({ height }: Place, smallest: number): number => Math.min(1.4, Math.max(1, height / smallest))
