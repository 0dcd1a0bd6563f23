/** The places of those who are ranked, the first first: whoever is level shares theirs. */
export const placesAmong = <One>(ranked: readonly One[], isLevel: (one: One, other: One) => boolean): readonly number[] =>
  ranked.map((one) => ranked.findIndex((other) => isLevel(one, other)) + 1)
