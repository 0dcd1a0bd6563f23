/** Where a part of a panel is drawn. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How much larger than on the smallest panel things may be drawn. */
export const growth = ({ height }: Place, smallest: number): number => Math.min(1.4, Math.max(1, height / smallest))

export const middleOf = ({ y, height }: Place): number => y + height / 2
