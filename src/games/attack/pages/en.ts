import type { RulesPage } from '../../folder.ts'
import { data } from '../data.ts'
import { politicalPage, technologyPage } from './cards.ts'
import { enWar } from './en-war.ts'
import { ordersPage } from './orders.ts'

export const en: readonly RulesPage[] = [
  {
    id: 'start',
    title: 'Your first turn',
    text: `1. **Setup**: claim regions that touch each other and a sea; place most units where others could come; put your capital behind them.
2. Press **Board**: your government is drawn last, and it says what counts besides regions.
3. Your turn: the first action costs 1 oil, the second 2, the third 3. Three are plenty for a beginning. Try a **Diplomatic Blitz** first, on a neutral beside you with a government near yours: two dice, no risk, and you see the number.
4. Then **Build**: infantry (5 production points, PP) where you are thin. Or **Move**: into a neutral region with more units than it is likely to have, and leave one behind.
5. **End the turn** and keep the rest of your oil. After everybody’s turn comes production: flag nothing, or one oil card, which fills your oil for the next round.

What you order can be taken back until you end the orders; what dice decide cannot.`,
  },
  {
    id: 'overview',
    title: 'The game at a glance',
    text: `You lead one of two to eight great powers in an alternative 1935: a few regions, an army, a fleet, an economy of cards, and a government drawn by lot.

On your turn you chain **actions**. The first costs 1 oil, the second 2, the third 3 and so on, so oil is the clock of your turn. You may

- **move** armies and fleets and attack (once), or **move strategically** inside your own lands,
- **build** land units and ships,
- persuade neutrals by a **Diplomatic Blitz** (once),
- play **political cards**,
- **research** a technology, **auction** a trade route, **trade** with another nation,
- **bomb** another economy (once) or **raid** trade routes with submarines (once).

End the turn when you have done enough: oil you keep is oil for the next turn. When everybody has had a turn, all **produce**, and the next seat begins a new round.

Regions are worth points, and each government counts something more. Twenty of the political cards bear an **Eagle**. When Eagle number ${data.eaglesToEnd} has been played, the game ends at once: whoever leads will hurry, whoever trails will hold Eagles back.

New to the game? Claim regions that touch each other and a sea, look for neutrals that have your government, keep some oil, and read the page **How to win**.`,
  },
  {
    id: 'goal',
    title: 'How to win',
    text: `The game ends at once
- when **Eagle number ${data.eaglesToEnd}** has been played and its card has done what it does, even in the middle of a turn,
- when somebody has **no land unit** left anywhere,
- after the production of the last round, if you agreed on one,
- or when two rounds have gone by in which nobody paid for an action.

Everybody counts **2 for each region of their own**, and by government:
- **Communism**: 1 for each Minor Neutral that is communist.
- **Democracy**: 1 for each democratic Minor Neutral, but −1 for each neutral region it ever attacked with troops, won or lost.
- **Monarchy**: 1 for each region of its own on another continent than its capital.
- **Fascism**: 1 for each region it conquered in a battle in which the defender lost three or more units.

So Communism gains by Propaganda, Democracy by leaving neutrals in peace, Monarchy by landing far away, Fascism by big victories.

Equal points: more land units, then more PP, then more oil; else the victory is shared. The cards on the board show the points as they would count now.`,
  },
  {
    id: 'setup',
    title: 'Setup',
    text: `Everybody starts with 30 production points (PP), 30 oil, four Economics and four political cards, and these units: 12 infantry, 6 tanks, 4 artillery, 2 planes, 2 submarines, 2 destroyers, 1 battleship. The highest roll begins.

1. **Claim** regions in turn, one each time, until everybody has four. Each gets an infantry. Write a wish list into your standing orders, and its first free region is claimed for you at once.
2. **Place** the rest, five units at a time in turn (or all at once, if the table agreed on it). Land units go into your regions; all your ships into **one** sea area without ships of others.
3. **Capital**: put it into one of your regions. A region with a capital, anybody’s, brings its owner 10 PP a round. Without the region of your own capital you play no political cards.
4. **Governments** are drawn. Up to four nations get different ones; with more, some come twice. Then every region nobody owns draws a government too: it is a **Minor Neutral**.

Governments stand in a row: communism, democracy, monarchy, fascism. Their distance is the number of steps: communism is 3 from fascism, monarchy 1 from democracy and 1 from fascism.

The table may agree that each start region must lie on another continent.`,
  },
  {
    id: 'turn',
    title: 'Your turn and oil',
    text: `The first action of a turn costs 1 oil, the second 2, the third 3, and so on. Five actions cost 15. A turn without any action is allowed and costs nothing.

**Once a turn**: Move, Diplomatic Blitz, Strategic Bombing, Commerce Raid. All others: as often as you can pay. A Blitz whose very first roll fails may be tried again, at the next price. A Blitzkrieg move (with the technology, after the Move) is free. A Trade is paid only when its first deal is accepted.

An action must be finished before the next begins. When you have acted and cannot pay any more, your turn ends by itself.

**Standing orders** answer for you while you are away, so that nobody waits: whether others may pass your ships, whether submarines fire, how your army fights, when you want to be asked to block, how your production goes. Give them at any time, also when it is not your turn. Others see only that you refuse all trade, and what you decide about their passage and your canals.

Example: your first action is a Blitz for 1 oil, and its first roll fails. You build for 2, then try a new Blitz for 3.

Example: with 11 oil you can take four actions (10) and keep 1.`,
  },
  {
    id: 'blitz',
    title: 'Diplomatic Blitz',
    text: `Persuade Minor Neutrals with two dice. Reach this number:

- 6
- +1 for each attempt before this one in the same Blitz
- +2 if the region is not adjacent to one of yours
- + the distance between its government and yours

Adjacent means by land, by a sea lane or across a common Sea Zone.

**Success**: the region is yours with one infantry, and you draw a political and an Economics card. You may go on with another neutral, one harder, without oil, or stop.
**Failure**: the action is over. What you gained stays. If your very first roll failed, you may try a new Blitz this turn at the next price.

Radio Broadcasting adds 1 to your roll, each Diplomatic Mission 2 for the turn.

Example: a democracy that owns Brazil tries
- Peru next door, monarchy: 6 + 1 = 7, rolls 9.
- Chile, now next to Peru, communism: 6 + 1 + 1 = 8, rolls 8.
- Turkey, fascism, not adjacent: 6 + 2 + 2 + 2 = 12, rolls 7. Over.

Two regions, two infantry, two political and two Economics cards for one action. A number of 13 or more may be tried, but needs a bonus.`,
  },
  {
    id: 'political',
    title: 'Playing political cards',
    text: `One action lets you play any number of political cards, one after the other. You must hold the region of your own capital.

After each card others may **block** it: whoever owns their own capital and holds a fitting BLOCK card. Nobody learns who could have blocked. The first block settles it: the card does nothing, and a block cannot be blocked. BLOCK cards cost no oil and may protect others too.

- Counter Espionage stops Spy, Master Spy and Assassin.
- Double Agent stops all four spy cards and takes a card from whoever played it.
- Veto stops every card that is not espionage.
- A Non-Aggression Pact stops one attack on a region that was declared in a Move or Blitzkrieg; its troops go home.

**Eagles** count when the card is played, even if it is blocked. Cards that are discarded or given away do not count. From Eagle number ${data.eaglesNoTrade} on nobody trades; number ${data.eaglesToEnd} ends the game.

A neutral gained by Coup or Annexation gives you one infantry, a political card and an Economics card. When the deck is empty the discards are shuffled; the Eagles stay counted.

You get political cards for gained and conquered neutrals, and one at each production.`,
  },
  politicalPage('en', true, {
    id: 'intrigue',
    title: 'Political cards: espionage and BLOCK',
    intro: 'In brackets how many of each kind there are among the 60 cards.',
  }),
  politicalPage('en', false, {
    id: 'measures',
    title: 'Political cards: all others',
    intro: 'In brackets how many of each kind there are, and which bear an Eagle. All of these can be stopped by a Veto.',
  }),
  {
    id: 'production',
    title: 'Production and the economy',
    text: `When everybody has had a turn, all produce at once.

**PP** (production points): 10 for each region of yours in which any capital stands, plus the value of your Economics cards and trade routes. A **set** is oil + minerals + factories + rail: its values count twice. Population never joins a set. A trade route may stand in for any of the four. The best sets are formed for you.

**Oil**: an oil card or a trade route that you flag for the **oil reserve** gives oil instead of PP.

Cards that bombs, sabotage or raids put out of action bring nothing this round; then they work again. PP and oil are kept. At the end each nation draws a political card, and the next seat begins the new round.

Example: capital 10; oil 4, minerals 3, factories 1, rail 3 make a set of 11, doubled 22; population 3, minerals 1, rail 2 are 6 more. Together **38 PP**. One more oil card of 2, flagged, gives 2 oil instead.

Example: oil 3, minerals 1, factories 4 and a route of 4, no rail: the set is worth 12, doubled 24. With a rail 2 as well, the route takes the place of the weakest card: 13 doubled + 1 = 27 beats 10 doubled + 4 = 24.

The standing order “Production” settles it without you: automatic fills your reserve up to 12 oil and sends the rest to PP.`,
  },
  {
    id: 'build',
    title: 'Building',
    text: `One action; build as much as you can pay, then end the action.

Infantry 5, artillery 8, tank 10, plane 15. Submarine 5, destroyer 5, battleship 10, aircraft carrier 20 PP. Technologies make them cheaper.

Land units appear in any of your regions, ships in a sea area on the coast of one of your regions.

If you build a ship other than a submarine where somebody else has such ships, there is a battle at sea when you end the action, without further oil. Submarines may be built beside anybody.

**What to build?** Infantry is cheap and stands in front, but its hits are weak. Tanks roll two dice and shoot past infantry. One artillery hit removes two infantry. Planes hit whatever you like, move two regions over everything, and bomb. The dice show each type: a mixed line of four makes the most of them.`,
  },
  {
    id: 'research',
    title: 'Research',
    text: `One action. Put in 0 to 40 PP, in steps of 5. You need 10 with two dice; each 5 PP lower the number by one, down to 2 with 40. The Electronic Computer adds 2.

If you reach it, you draw the top card of the technology deck. Everybody sees it, and it is yours for the rest of the game. Technologies cannot be traded. When all twenty are found, there is no more research. Captured Scientists draw one without a roll.

Example: 15 PP lower the number to 7. An 8 succeeds.

The chance: 10 needs luck (1 in 6), 7 comes in 21 of 36 rolls, 5 in 30 of 36, 2 always.`,
  },
  technologyPage('en', true, {
    id: 'technologies',
    title: 'Technologies of war',
    intro: 'There is one of each. They work as long as the game lasts.',
  }),
  technologyPage('en', false, {
    id: 'inventions',
    title: 'Technologies of peace',
    intro: 'There is one of each. They work as long as the game lasts.',
  }),
  {
    id: 'auction',
    title: 'Auction of a trade route',
    text: `One action. You open with a public **bid** of at least 20 PP and a secret **limit**, the most you would pay. Everybody who has more PP than the bid may name a secret limit too, or pass with 0. All answer at the same time.

The highest limit wins. Equal limits: the opener first, then clockwise from the opener. The price is what raising by 1 PP at a time would have come to: **one more than the second highest limit**, never more than the winner’s own. If nobody else bids, the opener pays the bid.

The winner draws at random one of the trade routes that are left. Nobody sees which one. A route is worth 3 to 5 PP a round, joins any set, can fill the oil reserve, and can be raided in its sea area.

Example: Bruno opens with 22 and a limit of 28; Clara sets 35, Dora 24. Clara wins for 29. Had Clara set 28 as well, Bruno would win the tie and pay 28.

With standing orders you pass every auction, or bid up to your usual limit, without being asked.`,
  },
  {
    id: 'trade',
    title: 'Trade',
    text: `Draft a deal with another nation: PP, oil, Economics cards and political cards on both sides, and a note for favours. Propose it; the partner accepts or refuses. Nobody sees the draft, and you may take the offer back while the partner thinks.

- The action is paid when the **first** deal is accepted. Then further deals, with anybody, are free until you end the action.
- Between your capital and the partner’s there must be a **path** over land borders and sea areas in which, both ends included, no third nation has a unit. Neutrals and empty seas are free. Lanes and canals do not matter here.
- No trade from Eagle number ${data.eaglesNoTrade} on.
- Of the partner’s political cards you ask for a kind, of the Economics cards for one certain card: six at most in all.
- Trade routes and technologies cannot be traded. Cards out of action stay so.
- **Notes never bind.** Passage, an open canal, peace: promises are kept or broken as people please.

Whoever refuses all trade by standing order is not asked; everybody can see that.`,
  },
  {
    id: 'bombing',
    title: 'Strategic bombing',
    text: `One action, once a turn. Send planes from anywhere against the economy of anybody: where they stand does not matter, and they do not move. You split them in secret into **fighters** and **bombers**.

1. The target may **scramble** fighters of its own, and says what they shoot at first, bombers or fighters.
2. Each defending fighter rolls a die: a 6 shoots a plane down.
3. Each of your fighters that is left: a 6 shoots a defender down.
4. Each of your bombers that is left: a 6 is a hit. Guided Rockets add two dice.
5. Each hit (two cards with the Atomic Bomb) puts an **Economics card** of your choice out of action for this round; you see them to choose. Trade routes are safe.

Radar, Jet Fighters and Heavy Bombers add 1 to their dice.

Lost planes are removed by their owner, from a region they choose. A region that would be left empty gets another unit from elsewhere in its place.`,
  },
  {
    id: 'raid',
    title: 'Commerce raid',
    text: `One action, once a turn. Your submarines attack trade routes of others in the sea areas where they lie. Only you see which routes those are. Choose the areas one after the other, each once.

Each submarine there rolls a die and hits on a **6** (with Advanced Torpedoes on 5 or 6). A first hit puts a route out of action for this round, a second one, whoever lands it, **destroys** it: it goes back to the deck. Further hits are lost.

Then the **escorts** fire: destroyers and carriers in the area whose owner had a route there (or whose standing order says always). A destroyer sinks a submarine on 5 or 6, a carrier on 4 or more; Sonar adds 1.

Example: three submarines in the North Sea, where Clara has the Baltic Trade: they roll 6, 2 and 6, so the route is first out of action and then destroyed. Clara’s carrier there rolls a 4: one submarine is sunk.`,
  },
  ...enWar,
  ordersPage.en,
]
