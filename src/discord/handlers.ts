import { kickSure } from './admin/command.ts'
import { rollBackSure } from './admin/undo.ts'
import { boardPressed, boardTextPressed } from './board.ts'
import type { Handlers } from './buttons.ts'
import { recordPressed } from './export.ts'
import { handPressed } from './hand.ts'
import { againPressed } from './lobby/again.ts'
import { declinePressed } from './lobby/command.ts'
import { concedeSure } from './lobby/concede.ts'
import { computerTakenAway, optionChosen, paceChosen, snapshotsChosen, tableLanguageChosen, wishChosen } from './lobby/options.ts'
import {
  computerPressed,
  endSure,
  joinPressed,
  leavePressed,
  leaveSure,
  optionsPressed,
  startPressed,
  stayed,
} from './lobby/press.ts'
import { logPressed } from './log-pages.ts'
import { panelPressed } from './panel/press.ts'
import { backPressed } from './panel/show.ts'
import { goOnHere } from './places.ts'
import { habitAnew, habitChosen, habitKept, habitOff, settingOfHabitChosen } from './plan/habit.ts'
import { planCleared, planPressed } from './plan/overview.ts'
import { moveQueued } from './plan/queue.ts'
import { forgetSure, privacyPage } from './privacy.ts'
import { answerPressed } from './questions/ask.ts'
import { replayOpened, replayPressed } from './replay.ts'
import { rulesPartPressed, rulesPressed, rulesTopicChosen } from './rules.ts'
import { serverPressed, serverSettingChosen } from './server-settings.ts'
import { settingChosen, settingsPressed } from './settings.ts'
import { tableChosen, turnPressed } from './turn.ts'
import { undoAsked, undoNot, undoPressed, undoSure } from './undo.ts'

/** What each button and select does. */
export const handlers: Handlers = {
  p: panelPressed,
  // A press of this opens a modal, which comes back as the panel's own.
  w: panelPressed,
  back: backPressed,
  turn: turnPressed,
  table: tableChosen,
  hand: handPressed,
  board: boardPressed,
  'board-text': boardTextPressed,
  log: logPressed,
  'log-page': logPressed,
  'replay-open': replayOpened,
  record: recordPressed,
  replay: replayPressed,
  again: againPressed,
  rules: rulesPressed,
  'rules-topic': rulesTopicChosen,
  'rules-part': rulesPartPressed,
  answer: answerPressed,
  plan: planPressed,
  'plan-again': planPressed,
  'plan-habit': habitChosen,
  'plan-set': settingOfHabitChosen,
  'plan-anew': habitAnew,
  'plan-keep': habitKept,
  'plan-off': habitOff,
  'plan-queue': moveQueued,
  'plan-clear': planCleared,
  undo: undoPressed,
  'undo-sure': undoSure,
  'undo-ask': undoAsked,
  'undo-not': undoNot,
  settings: settingsPressed,
  set: settingChosen,
  privacy: privacyPage,
  'forget-sure': forgetSure,
  server: serverPressed,
  'server-set': serverSettingChosen,
  join: joinPressed,
  decline: declinePressed,
  'go-on-here': goOnHere,
  leave: leavePressed,
  computer: computerPressed,
  options: optionsPressed,
  start: startPressed,
  option: optionChosen,
  'table-language': tableLanguageChosen,
  'table-pace': paceChosen,
  'table-snapshots': snapshotsChosen,
  wish: wishChosen,
  'computer-away': computerTakenAway,
  stay: stayed,
  'leave-sure': leaveSure,
  'end-sure': endSure,
  'concede-sure': concedeSure,
  'kick-sure': kickSure,
  'roll-back-sure': rollBackSure,
}
