import type { RulesPage } from '../../../folder.ts'

/** What comes before the turns of a round. */
export const year: readonly RulesPage[] = [
  {
    id: 'fuel',
    title: 'Fuel for the factories',
    text: `From 2000 on, each factory burns one fuel at the beginning of the round: from its own territory, or from another territory of yours that is linked to it, if neither is somebody’s colony.

If a simple plan fuels everything, it is done for you: first each factory from its own territory, then the others from the linked territory with most fuel. You are asked only if the plan does not suffice (or if you ordered to be asked always).

Then you choose, factory by factory: **fuel** it, **close** it, or let the **plan** do the rest. A closed factory becomes forest, without any credit for the air. Nothing can be bought at this moment.

**Too few factories**: whenever you have more intensive farms than factories, intensive farms fall back to simple farms, the highest territory number first.

*Example:* a factory in Frosta (no fuel) and one in Norda (one fuel); Rivera has two and is linked to both. Norda burns its own, Frosta takes from Rivera. If Rivera is somebody’s colony, Frosta cannot be fuelled and you are asked.

Every disc that burns, anywhere, drives the price: 1 token up to five discs burned, 2 from six, 3 from twelve, 4 from eighteen.`,
  },
  {
    id: 'cards',
    title: 'Action cards and the council',
    text: `You hold three action cards (two with five or six players). In the **council**, before the turns, you may exchange up to two of them in secret, all at once; the others learn how many. At the beginning of each round your hand is filled.

**Playing.** Cards say when: *in your own turn* at any step, or *in anybody’s turn*. Not while a fight or an offer is open. Playing costs no turn and no step.

They work
- **at once**, and go to the used cards,
- **until the round ends**, face up in front of you,
- **until the game ends**, face up too.

Two copies of a lasting card add up, but for Militia and Veteran Crews. A card that names a territory means your own free ones, unless it says otherwise.

Protection must be played in advance: nobody is asked whether they want to react.

Your hand says of each card whether it can be played now and where. The lists "Cards that work at once" and "Cards that last" show all 24; each is there twice.

The table may agree to play without action cards: then there is no council.`,
  },
  {
    id: 'objectives',
    title: 'Objectives',
    text: `At the beginning of a round one objective more than there are people lies on the table, face down. You see only the backs:
- **Aggressive** (15 to 20 points): colonies, won attacks, tanks, tribute.
- **Neutral** (12 to 15): factories, trade, stores, pacts.
- **Peaceful** (13 to 17): forests, full bellies, clean seas, migrants.

In turn order everybody takes one and reads it. The others know only its group. The one that stays is put back.

At the end of the round all are checked at once against the same position, shown, and paid if **every** condition holds. What you had to do counts for this round only: a farm built, an attack won. What you have to have counts at that moment: tanks, forests, rations left.

"Nobody has more" is fulfilled by a tie, too. "T" in the lists is the number of territories each player began with: 4, 3 or 2.

*Example:* Full Granary wants everybody fed and a ration left. With 5 needed and 6 in store, feed 5 and keep 1, or buy one before you feed.

Your hand shows how far you are. You may order in advance which group you prefer; then nobody has to wait for you.`,
  },
  {
    id: 'pacts',
    title: 'Pacts',
    text: `Before the turns everybody names, in secret and all at once, one partner, an **open hand** (whoever wants) or nobody. You may choose as soon as you have your objective.

When all have chosen:
1. two who named each other are partners,
2. in turn order, whoever named somebody with an open hand gets that partner,
3. open hands that are left are paired in turn order.

Nobody is in more than one pact. It lasts until the end of the round:
- Neither attacks land that the other owns or holds. (Rising against your partner stays possible.)
- Tanks of one may stand on land of the other, and attack from there in a later turn.
- **Help:** if you defend, a tank of your partner on the spot, or linked to it, fights for you by itself. If you attack, you may call one.

*Example:* Ada names Bruno, Bruno has an open hand, Clara names Bruno too. Whoever of Ada and Clara comes first in turn order becomes his partner.

A pact costs nothing. Some objectives want one, aggressive ones make it a promise you may regret.`,
  },
]
