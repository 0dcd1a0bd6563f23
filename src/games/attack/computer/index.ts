import type { Mind, PlainMove } from '../../../kernel/index.ts'
import { fallbacks } from '../fallbacks.ts'
import type { View } from '../secrets/view.ts'
import type { Attack, Decision, Seat } from '../state.ts'
import { bid, buildArmy } from './growth.ts'
import { march } from './march.ts'
import { goOn, playCards } from './politics.ts'
import { answerDeal, block, joinSubmarines, passage, raidNext, scramble } from './reactions.ts'
import type { Think } from './think.ts'
import { takeTurn } from './turn.ts'

/** 13. Where nothing stands here what a deadline plays is good enough. */
const thinking: Readonly<Partial<Record<Decision, Think>>> = {
  turn: takeTurn,
  move: march,
  build: buildArmy,
  blitz: goOn,
  political: playCards,
  block,
  passage,
  scramble,
  subs: joinSubmarines,
  auction: bid,
  'trade-answer': answerDeal,
  raid: raidNext,
}

/** Sees its view only; what it does not see it draws anew in an imagined position. */
export function computer(_view: View, seat: Seat, mind: Mind<Attack>): PlainMove {
  const [owed] = mind.owed
  if (!owed) throw new Error(`attack: ${seat} owes nothing`)
  const p = mind.imagine()
  return thinking[owed.decision]?.(p, seat, owed, mind) ?? fallbacks[owed.decision](p, seat, owed)
}
