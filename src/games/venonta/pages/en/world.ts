import type { RulesPage } from '../../../folder.ts'

/** What belongs to all, and what a new round brings. */
export const world: readonly RulesPage[] = [
  {
    id: 'world',
    title: 'Air, seas, resilience',
    text: `**CO2** rises by building farms and factories, by some cards and events, and at the end of each round by 1 for each factory and each intensive farm. It falls when you put forest back (1 for each), and by Carbon Capture and the Climate Accord.

**Red spaces** at 10, 18, 25, 31, 37, 43, 49 and 55: the first time the marker reaches or passes one, an event card is put aside, face down. It strikes at the beginning of the next round. Falling back and rising again draws no second card. What waits after the last round never strikes.

**Waste**: at the end of the round each factory kills a fish in the ocean that takes its waste; if that is empty, where most are left. There are 21: four in each of the oceans 1 to 3, three in the others.

**Resilience**: whoever has **more** points than CO2 is spared by events that strike land, and by bad harvests. That is checked anew before each event. By a standing order you may choose to suffer: an epidemic means fewer mouths, an earthquake less waste. Nobody is spared what happens to the oceans, the air and the price of fuel.

*Example:* 31 points and CO2 at 30: a flood does nothing to you. With 30 points it strikes.

*Example:* CO2 at 23, and the end of the round adds 8: it passes 25 and reaches 31. Two events wait.`,
  },
  {
    id: 'round',
    title: 'A new round',
    text: `The rounds of 2000, 2050 and 2100 begin like this. Most of it happens by itself.

1. **Population**: everybody has as many people as the table says. Migrants stay.
2. **Harvest**: you get 1 ration for each territory, 1 for each farm, 2 for each intensive farm, and what cards add. What was left over is lost.
3. **Fuel**: each factory burns 1 (see “Fuel for the factories”).
4. **Income**: what was left of your tokens is lost. You get 2 for each territory of yours; 1 more if it has at least three forests or a factory; 1 less if it is colonised; and 1 for each colony you hold.
5. **Events** that waited face down strike.
6. **Turn order**: most points first. Equal: whoever had an aggressive objective, then more factories.
7. Hands are filled, objectives laid out.

*Example:* Savana (four forests) 3, Tajga (one forest, one factory) 3, Delta (two forests) 2, Insulo (two forests, colonised) 1, and a colony of yours 1: ten tokens.

**The end of a round**: each factory and each intensive farm adds 1 to CO2; each factory kills a fish; objectives are checked and shown; pacts and round-long cards end; tanks that stand neither on your land nor in your colonies go home.`,
  },
  {
    id: 'fuel',
    title: 'Fuel for the factories',
    text: `From 2000 on, each factory burns 1 fuel at the beginning of the round: from its own territory, or from another one of yours that is linked to it, if neither is a colony.

If a simple plan fuels them all, it is done for you: first each factory from its own territory, then the others from the linked territory with most fuel. You are asked only if the plan does not suffice, or if a standing order says so.

Then you choose, factory by factory: **fuel** it, **close** it, or **fuel what can be**: the plan does the rest, and closes those for which it finds no fuel. A closed factory becomes forest, but CO2 does not fall by it. You cannot buy anything now.

**Too few factories**: whenever you have more intensive farms than factories, they fall back to farms, the highest territory number first.

*Example:* you have a factory in Centra (no fuel) and one in Tajga (1 fuel). Your Montara has 2 and is linked to both. Tajga burns its own, Centra takes from Montara. If Montara is somebody’s colony, nothing is left for Centra, and you are asked.

All fuel that burns, anywhere, drives the price: 1 token up to five burned, 2 from six, 3 from twelve, 4 from eighteen.`,
  },
  {
    id: 'events',
    title: 'Events',
    text: `Events on **land** strike three different territories, by die. They harm the owner, unless resilient.
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

The population comes back with the next round. Hunger costs nothing for rations that events took. If an event strikes several territories, it does so in the order of the dice.`,
  },
]
