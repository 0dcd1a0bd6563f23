import { kickSure } from './admin/command.ts'
import { rollBackSure } from './admin/undo.ts'
import { boardPressed, boardTextPressed } from './board/board.ts'
import { boardChangedPressed, boardClosePressed, boardPlaceChosen, lookPressed } from './board/look.ts'
import type { Handlers } from './buttons.ts'
import { sealedPressed } from './elsewhere/sealed.ts'
import {
  findGameChosen,
  findPressed,
  findSeatAsked,
  findSeatChosen,
  findShown,
  findTakenBack,
  findWished,
} from './finding/find.ts'
import { findSet } from './finding/form.ts'
import { curvePressed } from './history/curve.ts'
import { logPressed } from './history/log.ts'
import { notablePressed } from './history/notable.ts'
import { opinionJumped, opinionPressed } from './history/opinion.ts'
import { recordPressed } from './history/record.ts'
import { replayJumped, replayOpened, replayPressed } from './history/replay.ts'
import { timelapsePressed } from './history/timelapse.ts'
import { undoAsked, undoNot, undoPressed, undoSure } from './history/undo.ts'
import { leagueDrawn, leagueEntered, leagueLeft } from './league/press.ts'
import { learnPressed } from './learn/learn.ts'
import { againInThread, againOpen, againPressed, againSame } from './lobby/again.ts'
import { declinePressed, newInThread } from './lobby/command.ts'
import { concedeSure } from './lobby/concede.ts'
import { copyOwnPressed, copyPressed, copySeatChosen } from './lobby/copy.ts'
import {
  computerTakenAway,
  optionChosen,
  paceChosen,
  placesChosen,
  reactionChosen,
  snapshotsChosen,
  suggestionChosen,
  tableLanguageChosen,
  termsChosen,
  wishChosen,
} from './lobby/options-press.ts'
import {
  computerPressed,
  endSure,
  joinPressed,
  leavePressed,
  leaveSure,
  levelPressed,
  optionsPressed,
  startPressed,
  stayed,
} from './lobby/press.ts'
import { handPressed } from './panel/hand.ts'
import { panelPressed } from './panel/press.ts'
import { replyPressed } from './panel/reply.ts'
import { backPressed } from './panel/show.ts'
import { tableChosen, turnPressed } from './panel/turn.ts'
import { forgetSure, privacyPage } from './people/privacy.ts'
import { settingChosen, settingsPressed } from './people/settings.ts'
import { answeredElse, questionChosen, questionNext } from './plan/ahead.ts'
import { conditionRemoved, plannedEarlier, plannedLater, plannedMoveChosen, plannedRemoved } from './plan/move.ts'
import { ordersPressed, partChosen, planCleared, planPressed } from './plan/overview.ts'
import { moveQueued } from './plan/queue.ts'
import { conditionChosen, fieldChosen, habitChosen, habitOff, settingsAnew, settingsKept } from './plan/settings.ts'
import { answerPressed } from './questions/ask.ts'
import { endVoted } from './questions/vote.ts'
import { rulesPartPressed, rulesPressed, rulesTopicChosen } from './rules/rules.ts'
import { termChosen } from './rules/terms.ts'
import { goOnHere } from './servers/places.ts'
import { serverPressed, serverSettingChosen } from './servers/settings.ts'
import { followChosen, followPressed } from './watching/follow.ts'
import { whisperBlocked, whisperReported, whispersPressed, whisperWritten } from './whisper/whisper.ts'

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
  'board-close': boardClosePressed,
  'board-changed': boardChangedPressed,
  'board-place': boardPlaceChosen,
  look: lookPressed,
  log: logPressed,
  'log-page': logPressed,
  'replay-open': replayOpened,
  record: recordPressed,
  sealed: sealedPressed,
  replay: replayPressed,
  'replay-jump': replayJumped,
  curve: curvePressed,
  copy: copyPressed,
  'copy-seat': copySeatChosen,
  'copy-own': copyOwnPressed,
  notable: notablePressed,
  opinion: opinionPressed,
  'opinion-jump': opinionJumped,
  timelapse: timelapsePressed,
  'new-in-thread': newInThread,
  again: againPressed,
  'again-same': againSame,
  'again-open': againOpen,
  'again-in-thread': againInThread,
  learn: learnPressed,
  rules: rulesPressed,
  'rules-topic': rulesTopicChosen,
  term: termChosen,
  'rules-part': rulesPartPressed,
  reply: replyPressed,
  answer: answerPressed,
  plan: planPressed,
  'plan-again': planPressed,
  'plan-turn': turnPressed,
  'plan-orders': ordersPressed,
  'plan-ahead': questionChosen,
  'plan-next': questionNext,
  'plan-habit': habitChosen,
  'plan-set': fieldChosen,
  'plan-anew': settingsAnew,
  'plan-keep': settingsKept,
  'plan-off': habitOff,
  'plan-queue': moveQueued,
  'plan-clear': planCleared,
  'plan-part': partChosen,
  'plan-move': plannedMoveChosen,
  'plan-condition': conditionChosen,
  'plan-uncondition': conditionRemoved,
  'plan-else': answeredElse,
  'plan-up': plannedEarlier,
  'plan-down': plannedLater,
  'plan-remove': plannedRemoved,
  'whisper-write': whispersPressed,
  'whisper-send': whisperWritten,
  whispers: whispersPressed,
  'whisper-report': whisperReported,
  'whisper-block': whisperBlocked,
  'league-enter': leagueEntered,
  'league-leave': leagueLeft,
  'league-draw': leagueDrawn,
  follow: followPressed,
  'follow-set': followChosen,
  find: findPressed,
  'find-all': findShown,
  'find-game': findGameChosen,
  'find-set': findSet,
  'find-wish': findWished,
  'find-back': findTakenBack,
  'find-seat': findSeatChosen,
  'find-seat-ask': findSeatAsked,
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
  'computer-level': levelPressed,
  options: optionsPressed,
  start: startPressed,
  option: optionChosen,
  'table-language': tableLanguageChosen,
  'table-pace': paceChosen,
  'table-reaction': reactionChosen,
  'table-habit': suggestionChosen,
  'table-snapshots': snapshotsChosen,
  'table-terms': termsChosen,
  'table-places': placesChosen,
  wish: wishChosen,
  'computer-away': computerTakenAway,
  stay: stayed,
  'leave-sure': leaveSure,
  'end-sure': endSure,
  'vote-end': endVoted,
  'concede-sure': concedeSure,
  'kick-sure': kickSure,
  'roll-back-sure': rollBackSure,
}
