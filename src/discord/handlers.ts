import { kickSure } from './admin/command.ts'
import { rollBackSure } from './admin/undo.ts'
import { boardPressed, boardTextPressed } from './board.ts'
import { handPressed } from './hand.ts'
import { concedeSure } from './lobby/concede.ts'
import { computerTakenAway, optionChosen, paceChosen, tableLanguageChosen, wishChosen } from './lobby/options.ts'
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
import { panelHandler } from './panel/ids.ts'
import { panelPressed } from './panel/press.ts'
import { backPressed } from './panel/show.ts'
import { habitChosen, habitKept, habitOff, settingOfHabitChosen } from './plan/habit.ts'
import { planCleared, planPressed } from './plan/overview.ts'
import { moveQueued } from './plan/queue.ts'
import { forgetSure, privacyPage } from './privacy.ts'
import { answerPressed } from './questions/ask.ts'
import { replayPressed } from './replay.ts'
import type { Press } from './router.ts'
import { rulesPartPressed, rulesPressed, rulesTopicChosen } from './rules.ts'
import { serverPressed, serverSettingChosen } from './server-settings.ts'
import { settingChosen, settingsPressed } from './settings.ts'
import { tableChosen, turnPressed } from './turn.ts'
import { undoAsked, undoNot, undoPressed, undoSure } from './undo.ts'

/** Every button and select by the second part of its custom id. */
export const presses: ReadonlyMap<string, Press> = new Map<string, Press>([
  [panelHandler, panelPressed],
  ['back', backPressed],
  ['end-sure', endSure],
  ['turn', turnPressed],
  ['table', tableChosen],
  ['hand', handPressed],
  ['board', boardPressed],
  ['board-text', boardTextPressed],
  ['log', logPressed],
  ['log-page', logPressed],
  ['replay', replayPressed],
  ['plan', planPressed],
  ['plan-habit', habitChosen],
  ['plan-set', settingOfHabitChosen],
  ['plan-keep', habitKept],
  ['plan-off', habitOff],
  ['plan-queue', moveQueued],
  ['plan-clear', planCleared],
  ['rules', rulesPressed],
  ['rules-topic', rulesTopicChosen],
  ['rules-part', rulesPartPressed],
  ['undo', undoPressed],
  ['undo-sure', undoSure],
  ['undo-not', undoNot],
  ['undo-ask', undoAsked],
  ['set', settingChosen],
  ['settings', settingsPressed],
  ['privacy', privacyPage],
  ['forget-sure', forgetSure],
  ['server', serverPressed],
  ['server-set', serverSettingChosen],
  ['join', joinPressed],
  ['leave', leavePressed],
  ['leave-sure', leaveSure],
  ['stay', stayed],
  ['computer', computerPressed],
  ['computer-away', computerTakenAway],
  ['options', optionsPressed],
  ['option', optionChosen],
  ['table-language', tableLanguageChosen],
  ['table-pace', paceChosen],
  ['wish', wishChosen],
  ['start', startPressed],
  ['answer', answerPressed],
  ['concede-sure', concedeSure],
  ['kick-sure', kickSure],
  ['roll-back-sure', rollBackSure],
])

/** Those that prepare while the acknowledgement is on its way, and wait for it before they change anything. */
export const prepared: ReadonlySet<string> = new Set([panelHandler])
