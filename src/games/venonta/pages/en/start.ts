import type { RulesPage } from '../../../folder.ts'

/** What the game is about, and how it begins. */
export const start: readonly RulesPage[] = [
  {
    id: 'start',
    title: 'Your first turn',
    text: `1. **Claim** land with water: farms stand nowhere else. Factories may burn fuel from land of yours next door.
2. **Objective**: take one that asks for what you want to do anyway: in the first round peaceful and neutral ones are easiest.
3. **Your first turn**: build a farm or two (2 tokens each). Each brings 1 ration now and 1 at every harvest; the panel says how many you need.
4. No fighting, no moving: press **End this step** until the turn ends.
5. **Your second turn** begins with feeding. Too few rations? Ask a neighbour to sell you some, before your people go hungry.

Each factory burns 1 fuel a round: leave factories for the second round. And watch **CO2**: if nobody has more points than CO2 in the end, everybody has lost.`,
  },
  {
    id: 'overview',
    title: 'The game at a glance',
    text: `Each of you governs two to four of the twelve territories of Venonta, from 1950 to 2100. There are four rounds of 50 years, and in each of them everybody has **two turns**.

Your people multiply, and all must eat. You turn forest into farms, and farms into intensive farms with the help of factories; but factories burn fuel and foul the sea. You trade, build tanks if you must, take colonies, and rebel against whoever took land of yours.

Each round you pursue one **objective**, worth 12 to 20 points. That is a private race. But points and **CO2** are counted on the same track, from 0 to 60, and:
- if CO2 reaches 60, everybody loses,
- if the last fish dies, everybody loses,
- if after 2100 nobody has more points than CO2, everybody loses.

Otherwise the most points win.

A round:
1. Fuel for the factories, income, events (not in 1950).
2. **Council**: exchange action cards. **Objectives**: take one. **Pacts**: find a partner.
3. First turns: produce, fight, move. Second turns: **feed**, produce, fight, move.
4. Emissions, waste, objectives are checked.

The few things to decide well: which kind of objective; farm or factory; sell your bread or let the neighbour starve (the migrant comes to you); and who puts the forest back.`,
  },
  {
    id: 'goal',
    title: 'How to win, and how all lose',
    text: `**Points** come from objectives, from some cards and from integrating migrants (1 each). Hunger takes points away. They never fall below 0.

At the end of each round, in this order:
1. CO2 at 60: everybody loses.
2. No fish left in all six oceans: everybody loses.

After the fourth round somebody must have **more** points than CO2, or everybody loses. Whoever has the most points wins. Among equals more own forests decide, then fewer own factories; otherwise they share the victory.

Until the round ends nothing is lost: even from 60 CO2 can be pulled down again, with forest or with a card.

*Example:* after 2100 CO2 stands at 35. With 35, 33 and 29 points nobody has more: all lose. With 44 and 44 points, eleven forests beat eight.

So do not leave the world to the others: it is yours as well.`,
  },
  {
    id: 'board',
    title: 'Reading the board',
    text: `**The map.** Each territory shows its number, its name and five slots: a tree is forest, one ear of wheat a farm, two ears an intensive farm, a chimney a factory. Slots with a blue rim have water. Below: fuel (drop), migrants (person), tanks in their owners’ colours; a leaf is a nature reserve, a helmet means blue helmets.

The land has its owner’s colour and pattern. Wide stripes in another colour: a colony of that government.

**Links.** Two territories are linked if they share a land border or touch the same water. Waters have their letter in a circle: A joins Frosta, Rivera, Insulo, Dezerta and Savana; B Insulo, Centra, Montara and Delta; C Centra, Tajga and Orienta; D Rivera and Dezerta; E Insulo, Savana and Delta; F Orienta, Delta and Sudara.

**The seas.** Bright fish live, dark ones are dead. A close look at a territory shows which ocean takes its waste.

**The track.** The cloud is CO2. Coloured signs are points; those with a green ring stand above CO2 and are resilient. Each red space brings an event card, face down; above the track you see how many wait.

**The cards below**, in turn order: points; rations of those needed (red: too few; ✓: people fed); tokens; fuel; what a ration costs there; cards in hand. The round sign is the group of the objective.

\`/board focus:\` shows one territory or one government closely.`,
  },
  {
    id: 'claim',
    title: 'Claiming territories',
    text: `In turn order everybody takes one free territory, again and again, until all twelve are taken: four each among three, three each among four, two each among six.

What to look at:
- **Water.** Farms stand on water slots only. Rivera has four; Orienta and Delta three; Norda, Insulo, Centra, Montara and Savana two; Frosta, Tajga, Dezerta and Sudara one.
- **Links.** You trade and fight along them; while you claim, the board lists their numbers behind the arrows. Insulo has seven, Norda and Sudara only two.
- **Your own neighbours.** A factory may burn fuel from another territory of yours that is linked.
- **Oceans.** The Polar Ocean takes the waste of four territories, the Western and the South-East Ocean of one each.

Then everybody gets, by the number of players:
\`\`\`
players          3   4   6
people 1950      6   5   3
       2000      7   6   4
       2050      9   7   4
       2100     10   8   5
rations          4   3   2
tokens          12   9   6
action cards     3   3   2
\`\`\`
Each territory begins with five forests and two fuel. With two or five players a neutral seat joins in, as at a table for three or six.`,
  },
]
