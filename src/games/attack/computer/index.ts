import { onImagined, thinking } from '../../shared/computer.ts'
import { attackCourse } from '../course.ts'
import { draftOffer } from './deals.ts'
import { bid, buildArmy } from './growth.ts'
import { type Manner, simple } from './manner.ts'
import { march } from './march.ts'
import { opening } from './opening.ts'
import { goOn, playCards } from './politics.ts'
import { answerDeal, block, joinSubmarines, passage, raidNext, scramble } from './reactions.ts'
import { regroup } from './regroup.ts'
import { reserve } from './reserve.ts'
import { takeTurn } from './turn.ts'

/** A computer that decides in this manner. */
export const playing = (manner: Manner) =>
  thinking(attackCourse, {
    ...(manner.opens && opening),
    turn: onImagined(takeTurn(manner)),
    move: onImagined(march(manner)),
    'strategic-move': onImagined(regroup(manner)),
    build: onImagined(buildArmy(manner)),
    blitz: onImagined(goOn(manner)),
    political: onImagined(playCards(manner)),
    block: onImagined(block),
    passage: onImagined(passage),
    scramble: onImagined(scramble),
    subs: onImagined(joinSubmarines),
    auction: onImagined(bid),
    'trade-answer': onImagined(answerDeal(manner)),
    'trade-draft': onImagined(draftOffer),
    raid: onImagined(raidNext),
    ...(manner.oilForPP !== undefined && { produce: onImagined(reserve(manner.oilForPP)) }),
  })

/** 13. Sees its view only; what it does not see it draws anew in an imagined position. */
export const computer = playing(simple)
