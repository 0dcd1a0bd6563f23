import type { RulesPage } from '../../../folder.ts'

/** What one may meet later: orders given in advance, and a seat that nobody takes. */
export const besides: readonly RulesPage[] = [
  {
    id: 'orders',
    title: 'Standing orders',
    text: `With \`/venonta orders\` you decide in advance, at any time and in secret:

- **Sell food** while at least that many rations are left over after the sale. Then buyers need not wait for you. Otherwise you are asked each time.
- **Sell fuel** while a territory keeps that much, beside 1 for each of its factories.
- **Suffer**: events that shall strike you although you are resilient.
- **Fuel my factories myself**: be asked even where the plan would do.
- **Ranking of objectives**: you get at once an objective of the first group on your list that is there.

Nobody sees that you have standing orders until they act.

*Example:* “sell food while 2 are left over”. With 9 rations and 6 needed you sell one, for then 2 are left over; not a second.`,
  },
  {
    id: 'neutral',
    title: 'The neutral seat (2 or 5 players)',
    text: `Two play at a table for three, five at one for six. The last seat is **neutral**. It has no cards, no objective, no points, no pact.

- It claims the free territory with most water slots.
- In its first turn it builds farms until it can eat, then factories: up to one in 1950, two in 2000 and so on with two players; one from 2000 on with five.
- In its second turn it eats what it has; its migrant goes where fewest are.
- It never attacks, never rebels, and sells whatever it does not need, at the usual price: a ration that is left over, fuel beyond one for each factory.
- It is never resilient, it can be attacked and colonised, and it cannot win. Its factories, though, smoke like yours.`,
  },
]
