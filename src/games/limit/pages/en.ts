import type { RulesPage } from '../../folder.ts'
import { cardPage } from './cards.ts'
import { table } from './table.ts'

export const en: readonly RulesPage[] = [
  {
    id: 'start',
    title: 'Your first turn',
    text: `1. **Draw policies**: choose Society; keep the card that lifts a class or calms your people.
2. Read the **forecast** on your panel: what stands behind ⚠ is what you lack in the social phase.
3. **Play up to two cards**: Crafts or Extraction for what is missing, Industrialization for a factory. ⚡ cards come back next generation, so play good ones early.
4. **Pass** when you have done enough: then the social phase feeds, taxes and produces by itself.
5. If you may raise a class, raise **A** first: it brings more cards. Lower what gives least.

Your people grow by themselves. They stand on a track of levels: 1, 2, 3, 5, 10, 20 people and more. Every one of them eats one renewable, so keep some.`,
  },
  {
    id: 'overview',
    title: 'The game at a glance',
    text: `You lead a nation from 1850 to 2060, through seven generations of 30 years. All begin alike. There is no map: one world with its market, bank and reserves, and one panel for each nation.

Growth comes by itself. People eat, multiply, and want goods once they live better. Your economy grows a little each generation, taxes drain a bank that is not endless, big factories burn fossils that are not endless either, and pollution fills a sink that has a bottom.

A generation:
1. **New policies** (all at once): draw cards from one of your decks, keep one or two.
2. **Political decisions** (in turn order): play up to two cards at a time until all have passed.
3. **Social phase** (all at once): food, goods, births, taxes, production, order. Most of it happens by itself; you choose which class rises or falls.
4. **Crises**, if the world has earned them. Four of them end the game.
5. **Alliances** (if agreed) or, alone, an **event**.

The forecast above your hand says what the social phase will do to you if nothing more is played. Watch it: whatever is marked ⚠ is what your cards are for.`,
  },
  {
    id: 'goal',
    title: 'How to win',
    text: `The game ends after the seventh generation, or after any generation by whose end **four crises** have happened in all. Then a **resilience test** (the table may agree on none or two): every nation must once more feed its people, supply them with goods and produce; a shortage hurts as always.

Points:
- **Happiness**: the standards of A + C + E, times your demographic index (1 up to 3 people, 2 from 5, 3 from 20, 4 from 30, 5 from 50).
- **Money**: for each full 10$, 5 points less the number of crises. Two crises: 3 points per 10$. Five or more: nothing.
- **Territory**: 5 points each.
- **Military**: 1 point for each full 3.
- **Impact**: −2 for each pollution, −1 for each destabilisation.

Example: A, C, E at 4, 3, 2 with 20 people: 9 × 3 = 27. 87$ and 2 crises: 8 × 3 = 24. Three territories 15, seven military 2, three pollution and four destabilisation −10. Together 58.

Equal points: more happiness wins, then less impact, then more territory; else the victory is shared. Alone, more than 100 points are excellent and a victory.`,
  },
  {
    id: 'policies',
    title: 'New policies and the hand limit',
    text: `Every nation has the same 37 cards: 4 on the hand at the start, 3 technologies set aside, 30 in three decks of ten: **Society**, **Production**, **Army & Economy**.

At the beginning of a generation your standard of class **A** decides:

${table(['A', 'draw', 'keep', 'hand limit'], [1, 5, 1, 5], [2, 5, 1, 6], [3, 5, 2, 7], [4, 10, 2, 8])}

A standard of 2 brings the technology Market Access, 3 Robotization, 4 Mass Destruction. Technologies come to your hand by themselves and stay yours even if the standard falls again. Then choose **one deck**, look at its top cards and keep one or two. The others go under the deck, in an order of your choice if you like.

If you now hold more cards than your limit, put the rest under their decks, of your choice: a technology as well. Permanent cards that lie in front of you do not count: playing them frees the hand.

All nations do this at the same time, and nobody sees what you keep. Everybody sees which deck you chose.`,
  },
  {
    id: 'decisions',
    title: 'Political decisions',
    text: `Beginning with the Leadership, the nations take turns. On your turn you may play **up to two cards**, then the next nation follows. This goes round until all have passed.

Passing ends your decisions for this generation, before the first card or after it. So a single card costs you the pass: two and two are better than one and one. But if a card **names you as its target**, you are asked again when your turn comes round. Without cards in hand you pass by yourself.

**Costs** are checked in full before anything is paid. "Pay" goes to the bank. A cost in disorder must fit on the track of 10 spaces. A head is one of your people: at 10 people, 1$ a head is 10$.

⚡ **Immediate** cards return to your hand when all have passed: a good card works every generation. **Permanent** cards stay in play. Two of them may be given up on your turn, without counting as a card: Intensive Farming (renewable factory −1) and Political Planning (2 disorder).

A card that could change nothing cannot be played.

**Pledges**: at any time during the decisions you may pledge money to somebody. They can draw on it: anybody for Planet Clean-up and Humanitarian Aid (50$ each), economic allies for any card that costs $. Pledges end when all have passed.`,
  },
  {
    id: 'classes',
    title: 'Classes and disorder',
    text: `Your society has five classes, A at the top to E at the bottom, each with a standard of living from 1 to 4. **No class may live better than the one above it.** A class can rise if it is below 4 and below its neighbour above (A always may); it can fall if it is above its neighbour below (E always may, down to 1).

- **A** decides how many cards you draw, keep and hold.
- **C** decides how your society lives. 1: no wish for goods, tax 2$ a head. 2: goods for your people, one level down, tax 3$. 3: goods for all, **no more growth** of the population, tax 3$. 4: goods for one level more, the economy shrinks, tax 5$, nobody rises by itself.
- **A minus E** is added to your disorder each generation.

**Demographic transition**: each class that reaches 3 for the first time puts a token into the transition zone. Two tokens together mean one more level of people, then they go; a single one goes without effect.

**Disorder** goes from 0 to 10. At 0 or 1: **Boom** (a class rises, money comes). 2 to 8: **Progress** (a class rises). 9 or 10: **Revolt** (you pay military or money, or classes fall). Every step above 10 is a token of **destabilisation** instead: minus a point, and a step towards a military crisis for all.

Example: A 3, E 1, disorder 9: two more make 10 and 1 destabilisation.`,
  },
  {
    id: 'social',
    title: 'The social phase',
    text: `Eleven steps, for all at the same time. The standard of C counts as it was at the beginning.

1. **Food**: one renewable a head. Short: pay for the highest level of people you can. For each level missing you lose one level of people and one factory level, and disorder rises by 3.
2. **Storage**: more than 10 renewables spoil.
3. **Consumption**: goods by C (none at C 1). For each level missing: one class falls, +2 disorder.
4. **Growth**: C 1 and 2: one level more people (1, 2, 3, 5, 10, 20, 30, 50, 100).
5. **Mortality**, 6. **birth rate**: two tokens in the transition zone add a level and go.
7. **Economy**: C 1 renewable +1; C 2 renewable and industrial +1; C 3 industrial or military +1; C 4 one of them −1.
8. **Taxes** from the bank. If it is empty, money comes from nowhere: a financial crisis.
9. **Production**: see the page on factories.
10. **Public order**: revolt, progress or boom.
11. **Class struggle**: disorder rises by A − E.

Example: 30 people, 25 renewables. You pay 20 for level 6, one level is missing: 20 people and 5 renewables are left, one factory level goes, +3 disorder.

Only one way to do it? Then it happens by itself. In a **revolt** at C 1 you pay military equal to your people, two levels down, at C 2 one level down; each missing level lowers a class. At C 3 and 4 you lose 2$ or 3$ a head.`,
  },
  {
    id: 'factories',
    title: 'Factories, fossils, pollution',
    text: `All three factories make 1, 2, 3, 5, 10, 20, 30 or 50 at levels 1 to 8. You cannot choose to make less.

The **renewable** factory burns nothing but needs land: its level may not exceed your territories. With 5 territories it stops at 10 renewables.

The **industrial** and the **military** factory are clean up to level 3. Then:

${table(['level', 'makes', 'fossils', 'pollution'], [4, 5, 1, 1], [5, 10, 2, 1], [6, 20, 3, 2], [7, 30, 4, 3], [8, 50, 5, 4])}

**Fossil shortage**: the factory falls to the highest level that you can fuel (level 3 always runs), +2 disorder for each level. Industry burns first, then the military.

Example: industry at level 6 with a single fossil: it falls to level 4, burns it, makes 5, pollutes 1, +4 disorder.

You begin with 8 fossils. More come from the colonies, the market, Extraction, Recycling and from your neighbours.

**Pollution** tokens stay with you (−2 points each) and come out of a common reserve. When it is empty, an ecological crisis comes.`,
  },
  {
    id: 'crises',
    title: 'Crises',
    text: `After the social phase the world is looked at, in this order. Each kind happens at most once a generation; **k** is how often this kind has happened, this time included.

**Cold War** (no crisis): more than 15 military: 1 destabilisation.

**Financial**, if the bank could not pay taxes or a boom: each nation loses k$ a head to the bank. Then the richest takes 2 destabilisation (tied: 1 each), and every nation lowers a class.

**Ecological**, if the pollution reserve is empty: every nation loses k levels of its renewable factory and a territory. The one with most pollution loses a level of people, its highest class that can falls, +3 disorder. Nations that are then at least two levels smaller take in refugees: one level more.

**Military**, if the destabilisation reserve is empty: everywhere the lowest class above 1 falls, k times. All pay military equal to their people, one level down, or lower classes. Then all return 1 destabilisation, and whoever has most loses a level of people.

Every crisis makes money worth a point less per 10$ for all; four crises in all end the game. Whoever leads may want that.

Example: first ecological crisis. All lose 1 territory and 1 renewable level. The worst polluter falls from 50 people to 30. A nation of 20 stays as it is, one of 10 grows to 20.`,
  },
  {
    id: 'market',
    title: 'The market',
    text: `Market Access and Speculation let you make a **transaction**: buy or sell any amount of one resource at its present price. With a Stock Exchange in play it is two, of different resources.

The price cube of a resource stands on one of eight spaces:

${table(['space', 1, 2, 3, 4, 5, 6, 7, 8], ['buy', 1, 2, 3, 5, 8, 12, 16, 20], ['sell', '–', 1, 2, 3, 5, 8, 12, 16])}

All units of one transaction have the same price. Afterwards the cube moves one space: up if you bought, down if you sold. So selling right after your own purchase gives the money back and no more; what others buy, and Speculation, is where profit comes from.

You can buy only what the market has, and sell only if the bank can pay all of it.

Example: fossils stand on space 6. You buy two: 24$, and the cube moves to space 7.`,
  },
  {
    id: 'attacks',
    title: 'Attacks',
    text: `Three cards are attacks: **Military Operation** (3 military or more), **Territorial Annexation** and **Mass Destruction** (10 or more). The attacker names the target and how much military is spent; that is paid at once, with the destabilisation, whatever happens.

The target may **resist** by spending exactly the same amount: then the attack has no effect. Or it may **yield** and keep its military. If it could not gather that much, with all of its military allies (the attacker aside), it is not even asked.

Whoever has military allies may **ask for aid** once, before deciding. Promised military is spent first, in turn order, then the own; what is not needed stays where it is. If aid was asked and it still does not suffice, the target can only yield, and may break the alliance: the group dissolves, and each of its members takes 1 destabilisation.

Example: an attack with 12, the target has 5, its ally 10. The ally promises 8: it pays 8, the target 4, and the attack has no effect.

All other cards on a target (Terrorism, Tourism and so on) cannot be resisted. Attacking an ally is allowed.`,
  },
  {
    id: 'aid',
    title: 'Aid among allies',
    text: `If you are short of something in the social phase or the military crisis, and an ally has some of it, you are asked before the shortage happens. Military allies can lend **military**; economic allies **renewables, industrial goods and fossils**.

- **Ask nobody**: the shortage happens.
- **Ask allies**: all who hold some are asked how much they give at most. When all have answered, aid flows in turn order until your gap is closed, and nobody gives more than is needed or left. If it is closed you have paid in full, and nothing bad happens.
- If a gap stays, you **endure** the shortage with what has arrived, and may break the alliance over it: the whole group dissolves, and every member, you too, takes 1 destabilisation.

What was given is given. Giving nothing is a good answer, too: allies keep step with you, so what you give now you may miss in the next step.

Example: a revolt wants 10 military; you have 1, your ally gives 5. You pay 5 of your 6 (the highest level you can), one class falls.`,
  },
  {
    id: 'alliances',
    title: 'Alliances',
    text: `Advised for four and more nations. After the crises each nation, in turn order, may do **one** thing:

- **Propose** a military or an economic alliance to another nation. It costs 2$ together; you say how much of it you pay. The other one and all members of both groups must agree; then both groups become one. Each nation can join only once per kind and generation.
- **Leave** one of its alliances, or **exclude** a member if all the others agree. A group of one is no group.
- **Change nothing**.

**Military allies** help to resist attacks, against revolts and in the military crisis. **Economic allies** help with food, goods and fossils, and their pledges may pay for any of your cards that costs $.

**Demilitarisation**: the first time that all nations stand in one military alliance, all arms are scrapped: military factories fall to 1 (from level 4 or more, industry gains a level), all military is gone, disorder −1, up to 2 destabilisation go back, and every nation raises a class. It happens once in a game.

Alliances are not binding beyond that. You may attack an ally.`,
  },
  {
    id: 'solo',
    title: 'Alone against the Star Nation',
    text: `With one person, the **Star Nation** is the neighbour. It plays no cards. A table says what it is in each generation:

${table(
  ['generation', 1, 2, 3, 4, 5, 6, 7],
  ['people', 2, 3, 5, 10, 20, 30, 50],
  ['standard', 1, 2, 2, 3, 3, 3, 4],
  ['military', 3, 5, 5, 10, 10, 20, 20],
  ['industry', 1, 2, 3, 5, 5, 10, 10],
)}

It has 5 territories, 8 fossils and 40$, and takes part in every crisis with its tokens. It can be the target of your cards; it resists an attack by itself if its military is at least as high, without losing any. It has no classes, no disorder and no stores but fossils and money.

Instead of alliances an **event** is drawn each generation: the first one that applies happens. It may arm, pollute, raid your fossils, trade with you, move prices or bring people across the border. In a border raid you choose: spend half of its military (rounded up), or lose up to 2 fossils.

Win with more than 100 points.`,
  },
  cardPage(
    'en',
    'society',
    'Cost in brackets, then the effect. Cards that say "stays" are permanent, all others return to the hand.',
  ),
  cardPage(
    'en',
    'production',
    'Cost in brackets, then the effect. Cards that say "stays" are permanent, all others return to the hand.',
  ),
  cardPage(
    'en',
    'army-economy',
    'Cost in brackets, then the effect. Cards that say "stays" are permanent, all others return to the hand.',
  ),
]
