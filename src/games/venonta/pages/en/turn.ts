import type { RulesPage } from '../../../folder.ts'

/** What one does in a turn. */
export const turn: readonly RulesPage[] = [
  {
    id: 'production',
    title: 'Producing',
    text: `In this step you build, revert to nature, integrate, trade, shift fuel and take tribute, in any order and as often as you can pay.

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

The slot is chosen for you. What you built or reverted this turn waits until the next: a farm of this turn cannot become intensive yet.

**Shift fuel**: once a turn, 1 fuel between two of your territories, however far.

**Integrate**: the migrant is at home and needs no ration any more, and you get a point.

*Example:* you have three factories and two intensive farms, so one factory is free: for another intensive farm or for a tank, not for both.`,
  },
  {
    id: 'food',
    title: 'Feeding, hunger, migrants',
    text: `At the beginning of your **second turn** your people eat. Everybody needs 1 ration, so does each migrant on your land. All your territories share one store, colonised ones too.

Before you feed you may buy food, take tribute and play cards. Then say how many rations are eaten. For each one missing you lose **2 points and 1 token**; rations that events, a defeat or tribute took from you this round do not count.

If anybody stays hungry, whatever the reason, **one migrant** leaves: you choose a territory of somebody else that is linked to one of yours. Whoever hosts needs 1 ration more, until the migrant is integrated.

*Example:* you need 8, have 5, and a drought took 2. Three stay hungry, but two of them do not count: −2 points, −1 token, and a migrant goes where you say.

In 1950, with four players, everybody has five people and three rations. So build two farms in your first turn, or buy.

Other migrants: an attack that is won or lost sends one to the land it came from, and the event Exodus sets some on the road. There are twelve in all.`,
  },
  {
    id: 'trade',
    title: 'Trading',
    text: `You buy one unit at a time, from somebody else’s territory that is linked to one of yours: **fuel** in production, **food** in production and before feeding. Neither territory may be colonised.

**Fuel** costs 1 to 4 tokens: the more the world has burned, the more it costs.

**Food** costs more the less the seller has left over when all are fed:
\`\`\`
left over   4+   2-3   1   ≤ 0
price        1    2    3       4
\`\`\`
Whoever has fed already needs nothing more.

**Barter**: instead of tokens you may give the other good. It counts at its own price; you add tokens for the rest. Nobody gives change.

*Example:* the seller has 1 ration left over, so it costs 3. The world has burned seven fuel, so fuel costs 2. You give 1 fuel and 1 token, or 3 tokens.

The seller is asked, unless a **standing order** covers it (“sell food while 2 are left over”). A refusal is final for that seller and good this turn. While an offer is open you can only wait or withdraw it.

A territory holds six fuel at most. An **embargo** lets somebody neither buy nor sell. The neutral seat sells what it does not need.`,
  },
  {
    id: 'combat',
    title: 'Fighting',
    text: `Attack from free land of yours, a colony of yours or, with tanks, your partner’s land, whatever is **linked**. It costs 1 token, and 1 more for each tank that fights. If you win a colony, you get them back.

**Dice.** Both sides have 3 people dice and 3 for each tank: up to two that you send, and all that defend. A partner may add one.

**Volley.** Both roll up to three dice, tanks first. **Tanks hit on 3 to 6, people on 1 and 8** (d8). Each hit removes an enemy die, tanks’ dice first.

- Your dice are gone, even if theirs are too: the defender wins.
- Only theirs are gone: you win.
- Two volleys in a row without any hit: **ceasefire**. You may fight elsewhere.
- Otherwise go on, or call a **truce**.

A defeat or a truce **ends your turn**. Whoever loses three tank dice loses a tank; people are never lost.

**You win**: it is your colony. Its owner loses 1 ration, the land 1 fuel. Won or lost by dice, a migrant comes to the land you attacked from. You may fight on, but not from the new colony this turn.

**Moving**: at the end of the turn each tank may go to linked land that is yours, your colony or your partner’s; two of yours per territory.

*Example:* one tank each, 3 tank and 3 people dice. You roll 4, 6, 7 with the tank: two hits. They roll 1, 2, 5: one. You have 2 + 3 dice left, they 1 + 3. Next, tank 3 and 8, people 1: two hits; they, tank 6, people 2 and 5: one. Now 1 + 3 against 0 + 2. Then tank 2, people 8 and 1: two hits; they, 3 and 7: none. They have no dice left, the land is yours. They lost three tank dice and so the tank; you lost two and keep yours. Two tokens come back.`,
  },
  {
    id: 'colonies',
    title: 'Colonies and rebellion',
    text: `A colony still belongs to its owner, with its people, harvest, fuel for its own factories, emissions, waste, and all that objectives count. But the owner cannot build, revert, trade, shift, move or attack there, and gets 1 token less income.

Whoever holds it gets 1 token income, may attack from it (not in the turn of the conquest), may station tanks, and may take **tribute** once a round: 1 ration of the owner’s store, and 1 fuel from the colony.

Ways to freedom:
- **Rebellion**: 1 token, in your own turn, once per territory and turn. Your 3 people dice against theirs and the tanks that stand there. Nobody helps. If the last dice of both sides go together, you win. A failed rebellion does not end your turn.
- **Liberation**: an attack on your own territory. You win no colony, so no tokens come back.
- The card **Uprising**: no fight at all.

Others can attack a colony too and take it over.

*Example:* you roll 8, 5, 1: two hits; they roll 1, 8, 2: two as well. One die each is left. You roll 1, they roll 8: nobody has dice left, and the land is free.`,
  },
]
