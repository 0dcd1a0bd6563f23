import { number, oneOf, refuse, toggle, type Values, withDefault } from '../../kernel/index.ts'

const params = {
  alliances: withDefault(toggle(), (seats: number) => seats >= 4),
  startMoney: withDefault(
    number(() => [4, 5]),
    5,
  ),
  resilienceTests: withDefault(
    number(() => [0, 1, 2]),
    1,
  ),
  happiness: withDefault(oneOf(['ace', 'a3', 'e3']), 'ace'),
  militaryPoints: withDefault(oneOf(['third', 'one', 'none']), 'third'),
  moneyPoints: withDefault(oneOf(['crises', 'fixed']), 'crises'),
}

export type OptionName = keyof typeof params

/** Section 4, options. */
export const options = {
  params,
  check({ alliances, startMoney, resilienceTests }: Values<typeof params>, seats: number) {
    if (alliances && seats < 2) return refuse('bad-option', { option: 'alliances' })
    if (startMoney !== 4 && startMoney !== 5) return refuse('bad-option', { option: 'startMoney' })
    if (resilienceTests < 0 || resilienceTests > 2) return refuse('bad-option', { option: 'resilienceTests' })
  },
}
