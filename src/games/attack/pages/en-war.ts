import type { RulesPage } from '../../folder.ts'

export const enWar: readonly RulesPage[] = [
  {
    id: 'move',
    title: 'Moving and attacking',
    text: `One action, once a turn. First give all your orders, in any order; you may take them back. When you end the orders, everything happens.

**March**: infantry and artillery go 1 region, tanks 2 (through a region of yours), planes 2 over anything. Or any of them takes **one sea lane** and nothing else: a lane joins two far regions across one or more sea areas. In a **Sea Zone** ⚓ all regions on its shore are joined. Every region of yours keeps a unit.
**Sail**: ships go up to two sea areas, through canals their owner opens to you.
**Engage**: attack a fleet beside which yours lies, or where only submarines arrive.

A march into a region that is not yours is an **attack**.

Then, in this order:
1. Ships arrive, marches by land into your own regions arrive.
2. Attacks may be blocked by a Non-Aggression Pact.
3. Fleets in the way of your lanes allow or refuse passage (page “Seas, lanes, passage and submarines”).
4. Battles at sea. What must cross a sea that the enemy still holds goes home.
5. Submarines fire at what still crosses.
6. Troops arrive; battles on land, in an order of your choice.

Planes cannot be stopped at sea.

**Blitzkrieg** (technology): after the Move a second, free one with tanks and planes only, by land.

**Strategic move** (another action, as often as you pay): any units any distance through your own regions, by land or lane, never into battle. A lane is open if no other fleet lies there, or its owner lets you pass by standing order.`,
  },
  {
    id: 'sea',
    title: 'Seas, lanes, passage and submarines',
    text: `A sea area is **held** by whoever has a ship there that is no submarine; only one nation can hold it. Submarines may share an area with anybody.

**Passage**: troops on a lane cross its sea areas. Whoever else holds one of them is asked once, or has answered by standing order: allow or refuse. Refused troops go home, with the planes that escort them. A fleet that you fight in this move cannot refuse: the battle decides.

**A new fleet** that arrives where somebody holds the sea fights it. Submarines alone may slip in and stay; they fight only if ordered to engage. Submarines of others fight arriving ships if their standing order says join.

**Interception**: submarines of others in a sea that your troops still cross may fire, unless their owner granted passage. Each hits on a **6** and sinks one land unit. Then your escorts there fire back: destroyers 5+, carriers 4+.

**Canals**: Suez (Egypt-Sudan) joins the Mediterranean and the Western Indian Ocean, Panama joins the Caribbean and the Pacific. You may pass if you own the region, if its owner names you in a standing order, or if it is a neutral of your government. The Arctic is no sea area.`,
  },
  {
    id: 'land',
    title: 'Battles on land',
    text: `There is no retreat: a battle lasts until one side has no units left.

Against a neutral, the top Economics card shows its army. Both sides open with **four units**, or all of them if they have fewer. Then, in each round, first the **defender**, then the attacker:

1. **Reinforce** from the reserve: up to 4 in the line in round 1, 5 in round 2, 6 in round 3 … (the defender only from round 2).
2. **Roll** a die for each unit, two for a tank, two dice at least. Faces: infantry, tank, artillery, plane, plane, blank. A type hits as often as its face shows, at most once for each unit of that type in your line.
3. **Hits** remove units of the enemy’s line:
 - Infantry takes the first there is of infantry, tank, artillery, plane.
 - A tank may pass over infantry: then tank, artillery, plane.
 - Artillery takes **two infantry** if there are two, else as infantry.
 - A plane takes anything.
Hits beyond the line are lost.

**You win**: your survivors hold the region. From a neutral you get its card and a political card; from a nation a random Economics card. **You lose**: a neutral’s card goes back; next time it draws another.

Example: 1 artillery and 2 tanks roll 5 dice: artillery twice, tank, plane, blank. One artillery in line hits once, a tank once, no plane is there: 2 hits.
Example: against 3 infantry and a plane those hits remove two infantry (artillery) and the plane (the tank passes over infantry).

Option “home defence”: one more die for the defender at a capital, one more against landings.`,
  },
  {
    id: 'naval',
    title: 'Battles at sea',
    text: `1. Each side decides whether all its submarines in the area join, or none.
2. Both lay a **line of battle** in secret, as many ships as the smaller fleet has, eight at most. The first ship is the head.
3. Position by position both roll two dice and add:
 - battleship against destroyer +2, submarine against battleship +2, destroyer against submarine +2, carrier against anything but a carrier +1,
 - +1 for each carrier of your own beside it in the line that still floats,
 - battleship +1 with Naval Fire Control.
 The higher total hits, a tie does nothing. The hit falls on the ship that is now **first** in the loser’s line; carrier against carrier hits that carrier. One hit sinks; a battleship takes two in one round.
4. A battleship hit once leaves the battle and is repaired afterwards.
5. If both still have ships, both choose in secret: stay, or retreat to an adjacent sea area without ships of others. Otherwise the next round.

A side without ships has lost; if both have none, the attacker has. Whoever retreats takes the whole fleet along. The winner holds the sea.

Example: your line destroyer, carrier, submarine against submarine, battleship, destroyer.
- 6 + 2 + 1 (carrier beside) = 9 against 8: the submarine sinks.
- 5 + 1 = 6 against 9: your first ship, the destroyer, sinks.
- 10 + 1 = 11 against 7 + 2 = 9: the battleship, now first in their line, is hit once and leaves the battle.`,
  },
]
