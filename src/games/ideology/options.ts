/** 4.4 What the lobby decides. Without a round limit the game goes on until somebody reaches the target. */
import { number, oneOf, optional, refuse, span, toggle, type Values, withDefault } from '../../kernel/index.ts'
import { isCount } from './checks.ts'

const targets = { from: 4, to: 20, standard: 12 }

const params = {
  decks: withDefault(oneOf(['equal', 'asymmetric']), 'equal'),
  ideologyRules: withDefault(toggle(), true),
  independentCap: withDefault(oneOf(['current', 'printed']), 'current'),
  minimumHand: withDefault(oneOf([0, 1]), 0),
  target: withDefault(
    number(() => span(targets.from, targets.to)),
    targets.standard,
  ),
  roundLimit: optional(number(() => [6, 8, 10, 12, 15, 20, 25, 30, 40], { partial: true })),
}

export type OptionName = keyof typeof params
export type ChosenOptions = Values<typeof params>

export const options = {
  params,
  forDays: { roundLimit: 20, minimumHand: 1 },
  check({ target, roundLimit }: ChosenOptions) {
    if (!isCount(target, targets.from, targets.to)) return refuse('bad-option', { option: 'target' })
    if (roundLimit !== undefined && !isCount(roundLimit, 1)) return refuse('bad-option', { option: 'roundLimit' })
  },
}
