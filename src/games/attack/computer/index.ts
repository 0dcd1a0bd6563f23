import { onImagined, thinking } from '../../shared/computer.ts'
import { attackCourse } from '../course.ts'
import { bid, buildArmy } from './growth.ts'
import { march } from './march.ts'
import { goOn, playCards } from './politics.ts'
import { answerDeal, block, joinSubmarines, passage, raidNext, scramble } from './reactions.ts'
import { takeTurn } from './turn.ts'

/** 13. Sees its view only; what it does not see it draws anew in an imagined position. */
export const computer = thinking(attackCourse, {
  turn: onImagined(takeTurn),
  move: onImagined(march),
  build: onImagined(buildArmy),
  blitz: onImagined(goOn),
  political: onImagined(playCards),
  block: onImagined(block),
  passage: onImagined(passage),
  scramble: onImagined(scramble),
  subs: onImagined(joinSubmarines),
  auction: onImagined(bid),
  'trade-answer': onImagined(answerDeal),
  raid: onImagined(raidNext),
})
