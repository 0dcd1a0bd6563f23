import type { RulesPage } from '../../folder.ts'

export const en: readonly RulesPage[] = [
  {
    id: 'start',
    title: 'Your first turn',
    text: `1. **My hand** shows your cards, each military, economic or cultural. **Board** shows the world and your home.
2. **Trading**: two of the same kind? Change one of them; otherwise trade nothing.
3. **Development**: a region is worth its weakest sector. One card of each kind, laid into your home, makes it level 4: one point and one card more in every round. If you cannot lay all three, press **Done developing** and keep your cards.
4. **Foreign**: put a card into a region that is near you, which costs nothing more. Small regions have room for one card of each kind: whoever comes first has it.
5. **Conflict** and **Diplomacy**: pass, and choose neutral towards everybody, until you see who wants the same regions as you.

Whatever you choose says what it costs before it is played, and ↩ takes it back as long as nobody else has acted.`,
  },
  {
    id: 'overview',
    title: 'The game at a glance',
    text: `You are one ideology of the 20th century and begin in one home region, where three cards of each kind are yours. Each round a new region of the world appears, and everybody wants it.

A round goes like this:
1. **Resources**: your hand is filled to what your regions are worth.
2. **Trading**: exchange cards that you do not need.
3. **Development**: lay cards into your own regions, buy advancements.
4. **Foreign**: a new region appears; place influence in independent regions, one card at a time, turn by turn.
5. **Conflict**: attack the influence of others.
6. **Diplomacy**: everybody chooses in secret whom to be at peace, neutral or at war with.
7. **Assessment** and new **turn order** happen by themselves.

The one thing to understand: the same few cards pay for everything. A card laid abroad is a card that does not grow your home, and a card that cannot defend you. Cards kept until the next round are not wasted, but not multiplied either: you draw only up to your limit.

The buttons under the board bring you to your own panel; nobody else sees it.`,
  },
  {
    id: 'goal',
    title: 'How to win',
    text: `Your **Global Influence** is the sum of the levels of the regions you control, plus 1 for each weapon of mass destruction you own.

At the end of a round, after the assessment, the game ends if anybody has **12** or more (the table may have agreed on another goal). The highest wins, not the first to get there. Twelve points in the middle of a round decide nothing.

If two are equal, advancements decide: 1 point for each of level 1, 2 for each of level 2, none for weapons. If that is equal too, the victory is shared.

The game also ends after the last round if there is a round limit, or when nobody could ever draw a card again. Nobody is ever eliminated: without regions you draw no cards, but your influence stays, you choose your stances, and a region can still fall to you.

*Example:* you control Iran (level 3), Iraq (1) and Saudi Arabia (2) and own two weapons: 3 + 1 + 2 + 2 = 8.`,
  },
  {
    id: 'cards',
    title: 'Influence cards and regions',
    text: `There are three kinds of influence: **military, economic, cultural**. Each ideology has 45 cards, 15 of each kind; nine lie in its home at the start. Your cards never leave you: from the deck to the hand, to a region, to your discard pile, and back.

Every region has one **sector** for each kind, and a printed level of 1, 2 or 3. How many cards fit into each sector, all ideologies together:
- in an independent region: its level,
- in a controlled region: twice its printed level.

The **level** of a controlled region is its weakest sector. Cards of others count too: your rival’s cultural card in your region holds up your level as well as your own does, until it is taken away.

A region is **near** you if you control one of its neighbours; otherwise it is **distant**, and extending or attacking there costs tribute. Attacks in a region of your own cost no tribute for distance, wherever it lies.

*Example:* Germany, printed level 3, begins with 3/3/3. Each sector has room for three more cards. With 4/4/5 it is worth 4.`,
  },
  {
    id: 'resources',
    title: 'Resource Phase',
    text: `Your hand is brought to your Global Influence, for everybody at once. If you hold fewer cards, you draw; if you hold more, you choose what to discard, exactly the excess. Communism holds one card more than its influence (*Planned Economy*).

When your deck runs out, your discard pile is shuffled into a new one at once.

*Example:* Imperialism controls Great Britain (3) and Iceland (1). With an empty hand it draws 4 cards, with two kept it draws 2. If it loses Iceland while it holds all 4, it discards 1.

So whatever you keep is not drawn anew. Cards left at the end of a round are good for defence; otherwise use them.`,
  },
  {
    id: 'trading',
    title: 'Trading Phase',
    text: `In turn order everybody may once exchange cards: discard some, draw as many. At most one for each region in which you have any influence, controlled or not. Imperialism may trade one more (*Colonial Trade*).

Whoever has no cards, or influence nowhere, is skipped. Trading nothing is always allowed.

*Example:* Fundamentalism has influence at home, in Egypt and in Turkey: it may trade up to 3 cards, whoever controls Egypt and Turkey.

To raise a level you need cards of all three kinds. Trade what you have too many of.`,
  },
  {
    id: 'development',
    title: 'Development Phase',
    text: `In turn order everybody does as much as they like, and then says done:

**Develop**: lay cards from your hand into regions you control. It does not matter where they are; there is no tribute. A sector takes at most twice the printed level of the region (Imperialism’s colonies one less, *Overstretch*). The level changes only at the assessment at the end of the round.

**Buy** advancements, with cards or with lesser advancements. What you have bought can be used for the next purchase at once.

*Example:* Russia holds 4/4/3. One cultural card makes it 4/4/4: level 4, one point more, and one more card next round. A fifth military card alone would change nothing, but it makes your majority safer.

*Example:* Fascism owns tactics. It pays 2 economic cards for industry, then tactics and industry for technological supremacy.

Remember to keep cards for new regions and for your defence.`,
  },
  {
    id: 'foreign',
    title: 'Foreign Phase',
    text: `First a new region appears. Then, one action at a time and turn by turn:

**Extend**: place one card in an independent region with room in that sector. A distant region costs one more card of the same kind as tribute, unless you own the level 2 advancement of that kind. The first distant extension of Imperialism in each phase is free (*Colonial Fleet*). Communism pays one more for economic, Fascism for cultural influence in distant regions.

**Remove**: take one of your cards out of a region that you do not control. It costs nothing, and it may lower a rival’s level.

**Pass**. You may act again later; the phase ends when everybody has passed in a row. **Wait** passes for you until somebody acts where you have influence, or until the phase ends.

*Example:* Capitalism controls only the United States. An economic card to Mexico, next door, takes just that card; a military card to Egypt takes two: one is discarded, one placed. If Egypt (level 1) already holds a cultural card, its cultural sector is closed to everybody.

*Example:* France, somebody else’s, holds 3/4/3, and one of the military cards is yours. Take it back and France falls to level 2.`,
  },
  {
    id: 'conflict',
    title: 'Conflict Phase',
    text: `One action at a time: **attack**, **launch** a weapon, or **pass** (or wait), until all pass in a row.

You attack one card of somebody’s influence with a card of the same kind, anywhere. Relations limit the kind:
- peace: cultural only,
- neutral: cultural and economic,
- war: all, and weapons.

**Tribute** comes first and is lost in any case: 1 card if the region is distant, and 1 for each level by which the target’s conflict level of that kind (its level 1 advancements) is above yours.

Then the target answers. **Counter**: a card of that kind cancels yours, both are discarded. You may then **press** with another card, without tribute, or **withdraw**. **Concede**: your card takes the place of the target’s. An empty hand concedes by itself.

You can **commit** several cards at once, and give a **standing order** for when you are attacked.

*Example:* Communism (no tactics) is at war with Fascism (tactics 3) and attacks its military card in Turkey, next to its own Russia: nothing for distance, 3 for the levels, so 3 cards of tribute. It plays a fourth; Fascism counters; it plays a fifth; Fascism concedes. One of its cards goes, one of Communism’s takes the place. Another attack would pay 3 again.

A **weapon of mass destruction** needs war and cannot be answered: it removes all cards of one ideology from one region.`,
  },
  {
    id: 'diplomacy',
    title: 'Diplomacy Phase',
    text: `Everybody chooses in secret a stance towards everybody else: peace, neutral or war. When all have chosen, they are revealed together. Of two stances the **more hostile** counts: it takes two to make peace, one to make war.

You can choose as early as the Foreign Phase, and change your mind until the last one has chosen. Talk in the channel as much as you like; nobody is bound by it.

The relation holds for the next round and says which conflicts are allowed. War opens military conflict in both directions.

*Isolationism:* Capitalism may not choose war unless the two are at war already or the other attacked it in this round.

*Example:* Imperialism chooses neutral towards Communism, Communism chooses peace: they are neutral, and economic conflicts stay possible.`,
  },
  {
    id: 'assessment',
    title: 'Assessment and turn order',
    text: `These happen by themselves, for all regions at once:
1. The level of every controlled region becomes its **weakest sector**, cards of all ideologies counted, at least 1.
2. You keep a region only if you have **more cards there than every other single ideology**. Otherwise it becomes independent; its level stays.
3. An independent region whose three sectors are all **full** falls to whoever has more cards there than every other. Its level stays as it is.

Then the turn order: highest Global Influence first; equals keep their order.

*Example:* Germany holds 4/6/5: level 4.
*Example:* Brazil (level 2) is full with 2/2/2: Capitalism has 4 cards, Imperialism 2. Capitalism controls it.
*Example:* Iceland (level 1) holds one card each of three ideologies: full, but nobody is ahead. It stays independent.
*Example:* Fundamentalism’s Iraq has 2/2/2, of which Capitalism owns four cards. Fundamentalism loses it, and since it is full, Capitalism has it at once.`,
  },
  {
    id: 'advancements',
    title: 'Advancements',
    text: `Everybody sees who owns what. The supply is limited: 15 of each of level 1, 10 of the others.

**Level 1**, two cards of their kind each (Fundamentalism pays three for industry):
- *Tactics* (military), *industry* (economic), *patriotism* (cultural). Each raises your conflict level of its kind by 1: your attacks are cheaper, attacks on you dearer.

**Level 2**, paid with two of level 1. It waives the distance tribute of its kind, abroad and in conflicts:
- *Technological supremacy* (military): tactics + industry.
- *Innovation* (economic): industry + patriotism.
- *Propaganda* (cultural): tactics + patriotism.

**Weapons of mass destruction**, paid with one of each of level 2: 1 point of Global Influence as long as you own it. Launched at an enemy you are at war with, it removes all of that ideology’s cards from one region, and is gone.

Advancements paid go back to the supply. A second copy of a level 2 card does nothing more, except for tie-breaks and as payment.`,
  },
  {
    id: 'ideologies',
    title: 'The five ideologies',
    text: `Home, starting advancement, two strengths, one weakness.

**Capitalism**, United States, innovation. *Dollar Diplomacy*: may pay tribute of military and cultural conflicts in economic cards. *Corporate Power*: economic conflict level +1. *Isolationism*: may not choose war first.

**Communism**, Russia, propaganda. *World Revolution*: no advancement tribute for cultural conflicts in independent regions. *Planned Economy*: one card more in hand. *Iron Curtain*: economic influence in distant regions costs one card more.

**Fascism**, Germany, tactics. *Blitzkrieg*: no distance tribute in military conflicts. *Aggression*: military conflicts in independent regions also when neutral. *Chauvinism*: cultural influence in distant regions costs one card more.

**Imperialism**, Great Britain, patriotism. *Colonial Fleet*: the first distance tribute of each Foreign Phase is free. *Colonial Trade*: may trade one card more. *Overstretch*: its regions but Great Britain hold one card less per sector.

**Fundamentalism**, Iran, patriotism. *Steadfast Faith*: in regions it controls it may counter any attack with a cultural card. *Zeal*: cultural conflict level +1 in defence. *Tradition*: industry costs three cards.`,
  },
  {
    id: 'options',
    title: 'Options',
    text: `The lobby decides:
- **Decks**: equal (15 of each kind) or asymmetric, where each ideology has more cards of its own theme.
- **Special rules**: off is easier for a first game; the starting advancements stay.
- **Room in independent regions**: by the current level or by the printed one. It matters only for regions that somebody has lost.
- **Smallest hand**: with 1, a seat without regions still draws a card each round.
- **Goal**: 12 by the rulebook; fewer for a short game.
- **Round limit**: the game also ends after this round. With two seats it keeps the game from circling.

With two people only the first is dealt an ideology; the other plays its opponent: Capitalism – Fundamentalism, Communism – Fascism, Fascism – Imperialism, Imperialism – Capitalism, Fundamentalism – Communism. With three to five you may wish for one.

For play over days: use **wait** together with your last action, give a **standing order** for attacks, and choose your stances ahead. Then nobody waits for anybody who has nothing to decide.`,
  },
]
