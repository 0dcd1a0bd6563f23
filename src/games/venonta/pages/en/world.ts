import type { RulesPage } from '../../../folder.ts'

/** What belongs to all, and what goes by itself. */
export const world: readonly RulesPage[] = [
  {
    id: 'world',
    title: 'Air, seas, resilience',
    text: `**CO2** rises by building farms and factories, by some cards and events, and at the end of each round by 1 for each factory and each intensive farm. It falls when you put forest back (1 each), with Carbon Capture and the Climate Accord.

**Red spaces** at 10, 18, 25, 31, 37, 43, 49 and 55: the first time the marker reaches or passes one, an event card is put aside, face down. It strikes at the beginning of the next round. Falling back and rising again draws no second card. Cards of the last round never strike.

**Waste**: at the end of the round each factory kills a fish in the ocean of its territory; if that is empty, where most are left. There are 21: four in each of the oceans 1 to 3, three in the others.

**Resilience**: who has **more** points than CO2 ignores events that strike land, and bad harvests. Whether you are is looked at anew before each event. By a standing order you may choose to suffer: an epidemic means fewer mouths, an earthquake less waste. What happens to the oceans, the air and the price of fuel nobody can avoid.

*Example:* 20 points and CO2 at 19: a drought does nothing to you. With 19 points it bites.

*Example:* CO2 at 17, and the round’s end adds 8: it reaches 25 and passes 18. Two events wait.`,
  },
  {
    id: 'events',
    title: 'Events',
    text: `Events on **land** strike three different territories by die; each harms the owner, unless resilient.
- Drought, Heat Wave: 1 ration less.
- Locusts, Flood: a farm becomes forest, 1 ration less.
- Desertification: an intensive farm becomes a farm, 1 ration less.
- Earthquake: a factory becomes forest.
- Hurricane, Corruption: 1 token less.
- Wildfire: CO2 +1 if there is forest.
- Epidemic: 1 person less. Pandemic: 1 token less as well.
- Refinery Fire, Pipeline Leak: 1 fuel burns, CO2 +1.
- Exodus: a migrant goes to a neighbour.
- Civil Unrest: 1 token and 1 tank less. Rust: 2 tanks less.

Events in an **ocean** (one die):
- Oil Spill, Acid Sea: 2 fish die.
- Plastic Island, Dead Zone: 3 fish die.

Events of the **world**:
- Permafrost: CO2 +2. Climate Accord: CO2 −2.
- Oil Shock: fuel costs 1 more this round.
- Bad Harvest: everybody who is not resilient loses a ration.

Population comes back with the next round. Rations lost to events excuse hunger. What one event does to several territories happens in the order of the dice.`,
  },
  {
    id: 'orders',
    title: 'Standing orders',
    text: `With \`/venonta orders\` you decide in advance, at any time, in secret:

- **Sell food** while at least so many rations are left over after the sale. Then buyers need not wait for you. Otherwise you are asked each time.
- **Sell fuel** while a territory keeps so many discs beside one for each of its factories.
- **Endure**: events that you want to suffer although you are resilient.
- **Fuel my factories myself**: be asked even where the plan would do.
- **Ranking of objectives**: you are served at once with the first group that lies on the table.

Among other seats nothing shows that you have orders, until they act.

*Example:* "sell food while 2 are left over": with 9 rations and 6 needed you sell one (2 are left over then), not a second.`,
  },
  {
    id: 'neutral',
    title: 'The neutral seat (2 or 5 players)',
    text: `Two players play on a table for three, five on one for six. The seat that is left, always the last, is **neutral**. It has no cards, no objective, no points, no pact.

- It claims the territory with most water.
- In its first turn it builds farms until it can eat, then factories: up to one in 1950, two in 2000 and so on with two players; one from 2000 on with five.
- In its second turn it eats what it has; its migrant goes where fewest are.
- It never fights, never rises, and sells whatever it does not need, at the usual price: a ration that is left over, fuel beyond one for each factory.
- It is never resilient, it can be attacked and colonised, and it cannot win. Its factories, though, smoke like yours.`,
  },
]
