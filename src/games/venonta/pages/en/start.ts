import type { RulesPage } from '../../../folder.ts'

/** What the game is about, and how it begins. */
export const start: readonly RulesPage[] = [
  {
    id: 'start',
    title: 'Your first turn',
    text: `1. **Claim** land with water: farms stand nowhere else. Two lands of yours side by side share fuel.
2. **Objective**: take one that asks for what you want to do anyway: a peaceful or a neutral one is easiest in the first round.
3. **Your first turn**: build a farm or two (2 tokens each). Each brings a ration now and one at every harvest; the panel says how many you need.
4. No fighting, no moving: press **Go on** until the turn ends.
5. **Your second turn** begins with feeding. Too few rations? Ask a neighbour to sell you some, before your people go hungry.

Fuel is counted in TEP, discs that factories burn: leave factories for the second round, each needs one every round. And look at **CO2**: if it stands above everybody’s points in the end, all have lost.`,
  },
  {
    id: 'overview',
    title: 'The game at a glance',
    text: `Each of you governs two to four of the twelve territories of Venonta, from 1950 to 2100. There are four rounds of 50 years, and in each of them everybody has **two turns**.

Your people multiply, and everybody must eat. You turn forest into farms, farms into intensive farms with the help of factories, and factories burn fuel and foul the sea. You trade, build tanks if you must, take colonies, rise against those who took yours.

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

The few things to decide well: which kind of objective, farm or factory, sell your bread or let the neighbour starve (the migrant comes to you), and who puts the forest back.`,
  },
  {
    id: 'goal',
    title: 'How to win, and how all lose',
    text: `**Points** come from objectives, from some cards and from integrating migrants (1 each). Hunger takes points away. They never fall below 0.

At the end of each round, in this order:
1. CO2 at 60: everybody loses.
2. No fish left in all six oceans: everybody loses.

After the fourth round the highest points are compared with CO2. If they are not **more** than CO2, everybody loses. Otherwise whoever has most wins; if that is equal, more own forests, then fewer own factories, then the victory is shared.

Within a turn nothing is lost yet: the marker at 60 can still be pulled back by putting forest back or with a card.

*Example:* after 2100 CO2 stands at 41. With 38, 41 and 40 points nobody is above it: all lose. With 42 and 42 points, nine forests beat seven.

So the world cannot be left to the others: it is yours as well.`,
  },
  {
    id: 'board',
    title: 'Reading the board',
    text: `**The map.** Each territory shows its number, its name and five slots: a tree is forest, one ear of wheat a farm, two ears an intensive farm, a chimney a factory. Slots with a blue rim have water. Below: fuel (drop), migrants (person), tanks in their owners’ colours; a leaf is a nature reserve, a helmet means blue helmets.

The land has its owner’s colour and pattern. Wide stripes in another colour: a colony of that player.

**Links.** Two territories are linked if they share a land border or touch the same water. Waters have their letter in a circle: A joins Frosta, Rivera, Insulo, Dezerta and Savana; B Insulo, Centra, Montara and Delta; C Centra, Tajga and Orienta; D Rivera and Dezerta; E Insulo, Savana and Delta; F Orienta, Delta and Sudara.

**The seas.** Bright fish live, dark ones are dead. A close look at a territory says into which ocean its waste goes.

**The track.** The cloud is CO2. Coloured signs are points; those with a green ring stand above CO2 and are resilient. Each red space brings an event card, face down; how many wait is shown above.

**The cards below**, in turn order: points; rations of those needed (red: too few; ✓: has fed); tokens; fuel; what a ration costs there; cards in hand. The round sign is the group of the objective.

\`/board focus:\` shows one territory or one player closely.`,
  },
  {
    id: 'claim',
    title: 'Claiming territories',
    text: `In turn order everybody takes one free territory, again and again, until all twelve are taken: four each among three, three each among four, two each among six.

What to look at:
- **Water.** Farms stand on water slots only. Rivera has four; Orienta and Delta three; Norda, Insulo, Centra, Montara and Savana two; Frosta, Tajga, Dezerta and Sudara one.
- **Links.** You trade and fight along them; while you claim, the board lists their numbers behind the arrows. Insulo has seven, Norda and Sudara only two.
- **Your own neighbours.** A factory may burn fuel from a linked territory of yours.
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
Each territory begins with five forests and two fuel. Two and five players play with a neutral seat, as on a table of three or six.`,
  },
  {
    id: 'round',
    title: 'A new round',
    text: `In 2000, 2050 and 2100 a round begins with this. Most of it happens by itself.

1. **Population**: everybody has as many people as the table says. Migrants stay.
2. **Harvest**: your rations become 1 for each territory, 1 for each farm, 2 for each intensive farm, and what cards add. What was left over is lost.
3. **Fuel**: each factory burns one (see there).
4. **Income**: your tokens are counted anew, what was left is lost. For each own territory 2; 1 more if it has at least three forests or a factory; 1 less if it is colonised. And 1 for each colony you hold.
5. **Events** that waited face down strike.
6. **Turn order**: most points first. Equal: an aggressive objective in the last round first, then more factories.
7. Hands are filled, objectives laid out.

*Example:* Norda (five forests) 3, Frosta (two forests, a factory) 3, Dezerta (two forests) 2, Rivera (colonised, three forests) 2, and a colony of yours 1: eleven tokens.

**The end of a round**: each factory and each intensive farm adds 1 to CO2; each factory kills a fish; objectives are checked and shown; pacts and round-long cards end; tanks on land that is not yours any more go home.`,
  },
]
