/** What three kinds of colour blindness make of a colour (Machado, Oliveira and Fernandes 2009, full severity). */
export const visions: Record<string, number[][]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** Red, green and blue as whoever sees so sees them. */
export function seenAs(colour: string, matrix: number[][]): number[] {
  const linear = [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2)
  return matrix.map(
    (row) =>
      255 *
      Math.max(
        row.reduce((sum, factor, index) => sum + factor * linear[index]!, 0),
        0,
      ) **
        (1 / 2.2),
  )
}
