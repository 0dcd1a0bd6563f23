/** The numbers that the words of cards and technologies name: each stands once, in its row of the tables. */
import type { CardEffect, TechnologyEffect } from '../data.ts'

type Amounts = Readonly<Record<string, number>>

const numbersIn = (row: object): Amounts =>
  Object.fromEntries(Object.entries(row).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))

export const amountsOf = (effect: CardEffect | TechnologyEffect): Amounts => ({
  ...numbersIn(effect),
  ...('costs' in effect ? numbersIn(effect.costs) : {}),
})
