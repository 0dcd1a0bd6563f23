import type { RulesPage } from '../../../folder.ts'

/** What comes before the turns of a round. */
export const council: readonly RulesPage[] = [
  {
    id: 'cards',
    title: 'Action cards and the council',
    text: `You hold three action cards (two with five or six players). In the **council**, before the turns, everybody may exchange up to two of them, in secret and all at once; the others learn only how many. At the beginning of each round your hand is filled up.

**Playing.** Cards say when: *in your own turn* at any step, or *in anybody’s turn*. Not while a fight or an offer is open. Playing a card ends neither turn nor step.

They work
- **at once**, and go to the used cards,
- **until the round ends**, face up in front of you,
- **until the game ends**, face up too.

Two copies of a lasting card add up, except Militia and Veteran Crews. A card that names a territory means one of yours that nobody has colonised, unless it says otherwise.

Play protection in advance: nobody is asked whether they want to react.

Your hand says of each card whether it can be played now and where. The lists “Cards that work at once” and “Cards that last” show all 24; each is there twice.

The table may agree to play without action cards: then there is no council.`,
  },
  {
    id: 'objectives',
    title: 'Objectives',
    text: `At the beginning of a round one objective more than there are players lies on the table, face down. You see only its group:
- **Aggressive** (15 to 20 points): colonies, won attacks, tanks, tribute.
- **Neutral** (12 to 15): factories, trade, stores, pacts.
- **Peaceful** (13 to 17): forests, full bellies, clean seas, migrants.

In turn order everybody takes one and reads it. The others know only its group. The last one goes back to the deck.

At the end of the round all are checked at once and shown. You get the points if **every** condition holds. What you have to do counts for this round only: a farm built, an attack won. What you have to have counts at that moment: tanks, forests, rations left.

“Nobody has more” holds for a tie, too. “T” in the lists is the number of territories each player began with: 4, 3 or 2.

*Example:* Full Granary asks that everybody is fed and 1 ration is left. If you need 5 and have 6, feed 5 and keep 1. If you have 5, buy 1 before you feed.

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
- Neither attacks land that the other owns or holds. (You may still rebel against your partner.)
- Tanks of one may stand on land of the other, and attack from there in a later turn.
- **Help:** if you defend, a tank of your partner on the spot, or linked to it, fights for you by itself. If you attack, you may call one.

*Example:* Ada names Bruno, Bruno has an open hand, Clara names Bruno too. Whoever of Ada and Clara comes first in turn order becomes his partner.

A pact costs nothing. Some objectives want one, with an aggressive one it is a promise you may regret.`,
  },
]
