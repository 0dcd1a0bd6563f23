/** In which namespace the words of a parameter or of an event's field stand. */
export const names = {
  seat: 'seat',
  seats: 'seat',
  territory: 'territory',
  from: 'territory',
  to: 'territory',
  target: 'territory',
  kind: 'combat',
} as const
