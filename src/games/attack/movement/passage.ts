/** 5.2.4 Passage: owners of ships in the way say whether land units on ships may pass. */
import { phase, type Table, toggle, type Weighing } from '../../../kernel/index.ts'
import { activeSeat, holdsSea, passagePolicy, reactionOrder } from '../derived.ts'
import { attackMove } from '../params.ts'
import type { View } from '../secrets/view.ts'
import type { Attack, SeaId, Seat, State } from '../state.ts'
import { isShipped, moving, seasOf, turnBack } from './in-transit.ts'
import { crossingFacts } from './weigh.ts'

/** A fleet that is about to be fought cannot refuse: the battle decides (ruling 9.18). */
const isInTheWay = (p: State, sea: SeaId, owner: Seat): boolean =>
  holdsSea(p, sea, owner) && !moving(p).fought.some((contest) => contest.sea === sea && contest.foe === owner)

/** Whose ships stand in the way of shipped units. */
export function ownersInTheWay(p: State): readonly Seat[] {
  const crossed = new Set(
    moving(p)
      .marches.filter(isShipped)
      .flatMap((march) => seasOf(p, march)),
  )
  return reactionOrder(p).filter((owner) => [...crossed].some((sea) => isInTheWay(p, sea, owner)))
}

/** Whoever would cross a fleet that refuses goes home; then the fleets fight. */
export function turnBackRefused(p: State, table: Table): void {
  const { refused } = moving(p)
  const back = turnBack(p, (march) => seasOf(p, march).some((sea) => refused.some((owner) => isInTheWay(p, sea, owner))))
  tellTurnedBack(p, back, table)
  moving(p).stage = 'naval'
}

export function tellTurnedBack(p: State, back: ReturnType<typeof turnBack>, table: Table): void {
  for (const { from, to, unit, count } of back)
    table.tell('turned-back', { seat: activeSeat(p), origin: from, region: to, units: { [unit]: count } })
}

/** What would pass the seat's ships, and what waits for it on the other side. */
function weighPassage(view: View, seat: Seat): Weighing {
  const passing = moving(view).marches.filter(
    (march) => isShipped(march) && seasOf(view, march).some((sea) => holdsSea(view, sea, seat)),
  )
  return { facts: crossingFacts(view, passing), odds: [] }
}

const answerPassage = attackMove({
  type: 'passage',
  group: 'armies',
  params: { allow: toggle({ words: 'passing' }) },
  play: (p, seat, { allow }, table) => answer(p, seat, allow, table),
})

function answer(p: State, seat: Seat, allow: boolean, table: Table): void {
  const action = moving(p)
  action.waiting = action.waiting.filter((other) => other !== seat)
  action[allow ? 'allowed' : 'refused'].push(seat)
  table.tell(allow ? 'allows-passage' : 'refuses-passage', { seat, by: activeSeat(p) })
}

export const passage = phase<Attack>()({
  name: 'passage',
  decisions: {
    passage: {
      page: 'sea',
      reaction: true,
      quiet: true,
      weigh: weighPassage,
      fallback: () => ({ type: 'passage', allow: false }),
    },
  },
  moves: [answerPassage],
  isOver: (p) => moving(p).waiting.length === 0,
  enter(p) {
    const action = moving(p)
    const mover = activeSeat(p)
    const owners = ownersInTheWay(p)
    const answering = (answer: string) => owners.filter((owner) => passagePolicy(p, owner, mover) === answer)
    action.allowed = answering('allow')
    action.refused = answering('refuse')
    action.waiting = answering('ask')
  },
  automatic(p, table) {
    const ordered = moving(p).waiting.find((seat) => passagePolicy(p, seat, activeSeat(p)) !== 'ask')
    if (ordered) answer(p, ordered, passagePolicy(p, ordered, activeSeat(p)) === 'allow', table)
    return ordered !== undefined
  },
  owes: (p) => moving(p).waiting.map((seat) => ({ seat, decision: 'passage', about: { by: p.active } })),
})
