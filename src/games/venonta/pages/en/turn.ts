import type { RulesPage } from '../../../folder.ts'

/** What one does in a turn. */
export const turn: readonly RulesPage[] = [
  {
    id: 'production',
    title: 'Producing',
    text: `In this step you build, put back, integrate, trade, shift fuel and take tribute, in any order and as often as you can pay.

\`\`\`
                      tokens  CO2
farm                     2     +1
intensive farm           2      0
factory                  3     +1
tank                     2      0
farm to forest           2     -1
intensive to farm        1      0
intensive to forest      3     -1
factory to forest        2     -1
integrate a migrant      2      0
\`\`\`
- A **farm** wants a forest with water: 1 ration now and 1 at each harvest.
- An **intensive farm** replaces an older farm and wants a **free factory**: 1 ration now, 2 at each harvest.
- A **factory** stands on any forest.
- A **tank** is built where a factory stands, with a free factory; two of yours per territory.

**Free factories** are your factories less your intensive farms less the tanks of this turn.

The slot is chosen for you. What you built or put back in this turn is not touched again before the next one: a farm of this turn cannot become intensive yet.

**Shift fuel**: once a turn, one disc between two of your territories, however far.

**Integrate**: the migrant returns to the supply, and you get a point.

*Example:* with one factory and one intensive farm, a second intensive farm or a tank must wait for another factory.`,
  },
  {
    id: 'food',
    title: 'Feeding, hunger, migrants',
    text: `At the beginning of your **second turn** your people eat. Each person needs one ration, each migrant on your land too. All your territories share one store, also those that are colonised.

Before you feed you may buy food, take tribute and play cards. Then say how many rations are eaten. For each one missing you lose **2 points and 1 token**; rations that events, a defeat or tribute took from you this round count as an excuse.

If anybody stays hungry, whatever the reason, **one migrant** leaves: you choose a territory of somebody else that is linked to one of yours. Whoever hosts needs a ration more, until the migrant is integrated.

*Example:* you need 7, have 5, and a drought took 1. Two stay hungry, one of them does not count: −2 points, −1 token, and a migrant goes where you say.

So in 1950, with three players: six people, four rations. Build two farms in your first turn, or buy.

Other migrants: a fight that is decided sends one to the attacker’s base, and the event Exodus sets some on the road. There are twelve in all.`,
  },
  {
    id: 'trade',
    title: 'Trading',
    text: `In production you may buy **fuel**, before feeding and in production **food**, one unit at a time, from a territory of somebody else that is linked to one of yours. Neither may be colonised.

**Fuel** costs 1 to 4 tokens, by how much has been burned in the world.

**Food** costs by what the seller has left over after everybody is fed:
\`\`\`
left over   4+   2-3   1   0 or less
price        1    2    3       4
\`\`\`
Whoever has fed already needs nothing more.

**Barter**: instead of tokens you may give the other good. It counts at its own price, and you add tokens for the rest. Nobody gives change.

*Example:* a ration costs 2, fuel 1: give one fuel and one token.

The seller is asked, unless a **standing order** covers it ("sell food while 2 are left over"). A refusal is final for that seller and good in this turn. While an offer is open you can only wait or withdraw it.

A territory holds six fuel at most. An **embargo** lets somebody neither buy nor sell. The neutral seat sells what it does not need.`,
  },
  {
    id: 'combat',
    title: 'Fighting',
    text: `Attack from free land of yours, a colony of yours or, with tanks, your partner’s land, whatever is **linked**. It costs 1 token and 1 for each tank that goes along. If you make a colony of it, that comes back.

**Dice.** Both sides have 3 people dice and 3 for each tank: yours sent along, up to two, and all that defend. A partner may add one.

**Volley.** Both roll up to three dice, tanks first. **Tanks hit on 3 to 6, people on 1 and 8** (d8). Each hit removes an enemy die, tanks’ dice first.

- Your dice are gone, even if theirs are too: the defender wins.
- Only theirs are gone: you win.
- Two volleys in a row without any hit: **ceasefire**. You may fight elsewhere.
- Otherwise go on, or call a **truce**.

A defeat or a truce **ends your turn**. For three tank dice lost a tank is lost; people never are.

**You win**: it is your colony. Its owner loses a ration, the land a fuel. Won or lost by dice, a migrant comes to your base. Fight on if you like, but not from there this turn.

**Moving**: at the end of the turn each tank may go to linked land that is yours, your colony or your partner’s; two of yours per territory.

*Example:* one tank each. You roll 2, 3, 8: one hit; they roll 5, 1, 3: two. You have 1 + 3 dice left, they 2 + 3. Next 5, 1, 8: three hits, they none. Then 4, 1, 2 against 8, 6: they have no dice left. Both tanks are gone, the land is yours, two tokens come back.`,
  },
  {
    id: 'colonies',
    title: 'Colonies and rebellion',
    text: `A colony still belongs to its owner: people, harvest, fuel for its factories, emissions, waste and objectives stay theirs. But the owner cannot build, put back, trade, shift, move or attack there, and gets 1 token less income.

Whoever holds it gets 1 token income, may attack from it (not in the turn of the conquest), may station tanks, and may take **tribute** once per round: one ration of the owner’s store, and one fuel from the colony.

Ways to freedom:
- **Rebellion**: 1 token, in your own turn, once per territory and turn. Your 3 people dice against theirs and the tanks that stand there. Nobody helps. If all dice fall together, you win. A failed rebellion does not end your turn.
- **Liberation**: an attack on your own territory. It wins no colony, so nothing comes back.
- The card **Uprising**: no fight at all.

A colony can also be taken from whoever holds it.

*Example:* you roll 1, 8, 1, they roll 8, 8, 1. All dice are gone on both sides: the colony is free.`,
  },
]
