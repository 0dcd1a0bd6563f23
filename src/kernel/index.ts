export { actOf, canonical, filledIn, findMove, isWellFormed, judged, keepsTogether, refusal, wellFormed } from './acts.ts'
export { type Ahead, type Outlook, runOn } from './ahead.ts'
export { type Chance, type ChanceMark, ScriptedChance, SeededChance } from './chance.ts'
export { type Answers, type Coming, coming } from './coming.ts'
export { isKnown } from './completions.ts'
export { computerMove, ownChance, type Player, randomPlayer } from './computers.ts'
export { type Contest, listedSeeds, winsAgainstRandom } from './contest.ts'
export { type Course, course, notAsked } from './course.ts'
export { foresee, foresight } from './foresight.ts'
export { type Fuzz, fuzz } from './fuzz.ts'
export {
  type ChapterEnd,
  type Event,
  type Game,
  heard,
  isMove,
  type Notice,
  type Owed,
  type PlainMove,
  type Position,
  type Reach,
  type Refusal,
  refuse,
  type Sight,
  type StateBase,
  type Table,
  type Viewer,
} from './game.ts'
export { hindered, hindrance } from './hindrance.ts'
export { type Hint, hint } from './hint.ts'
export { advance, chanceAfterUndo, type Entry, type History, startHistory, tailFrom, taught } from './history.ts'
export { canonicalJson, copy, fingerprint, isRecord, same } from './json.ts'
export { LeakProof } from './leaks.ts'
export { available, completable, few, isAnswer, isAskedOnce, isExtra, isOpen, legal } from './legal.ts'
export { type Level, levels, usualLevel } from './levels.ts'
export { type Mistake, mistake } from './mistake.ts'
export {
  allOrNone,
  exactlyOne,
  type Fields,
  formedMove,
  type Move,
  move,
  type Together,
  type Unchecked,
  type Values,
  type Variant,
  variant,
  variants,
} from './move.ts'
export { type Likely, marginOf, type Odds, percents, playedOut, type Weighing } from './odds.ts'
export { offer, randomMove } from './offer.ts'
export { type Opinion, opinion } from './opinion.ts'
export * from './params.ts'
export { type ParamsOf, paramsOf } from './params-of.ts'
export { type Decision, type DecisionOf, type Matter, matter, type Phase, type PhaseDeclaration, phase } from './phase.ts'
export {
  apply,
  applyWith,
  atChapterEnd,
  awaited,
  begin,
  type Done,
  near,
  type Outcome,
  openlyAwaited,
  optionRefusal,
  owedBy,
  owes,
  sightOf,
  viewOf,
} from './play.ts'
export { NoEnd, playOut } from './playout.ts'
export {
  type Beginning,
  type GameRecord,
  logOf,
  parseRecord,
  RecordError,
  type ReplayStep,
  replay,
  replaySteps,
  writeRecord,
} from './record.ts'
export { remembered } from './remembered.ts'
export {
  type Answerable,
  type AnyRulebook,
  type Attempt,
  asDeadline,
  type CommonCheck,
  type Condition,
  condition,
  type Habit,
  habit,
  type Joining,
  knownMove,
  type Mind,
  type Options,
  onlyChoice,
  type Rulebook,
  rulebook,
  sameAnswer,
} from './rulebook.ts'
export { parseScenario, runScenario, type Scenario } from './scenario.ts'
export { type Effort, type Efforts, efforts, type Judgement, lookAhead } from './search.ts'
export { ownSecret, placesOf, type Secret, secret } from './secrets.ts'
export { here, type Sequence, sequence } from './sequence.ts'
export { asksAgain, insteadOf, nothingSuggested, type Suggestion, suggestion } from './suggestion.ts'
export { bestWay, type Manner, type Prospects, type Way } from './ways.ts'
