/** Where a part of a picture is drawn. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const middleOf = ({ y, height }: Place): number => y + height / 2
