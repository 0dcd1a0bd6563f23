export { actOf, canonical, filledIn, findMove, isWellFormed, judged, refusal, wellFormed } from './acts.ts'
export { runOn } from './ahead.ts'
export { type Chance, ScriptedChance, SeededChance } from './chance.ts'
export { type Coming, coming } from './coming.ts'
export { isKnown } from './completions.ts'
export { computerMove, ownChance, type Player, randomPlayer } from './computers.ts'
export { listedSeeds, winsAgainstRandom } from './contest.ts'
export { type Course, course, notAsked } from './course.ts'
export { foresee, foresight } from './foresight.ts'
export { fuzz } from './fuzz.ts'
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
export * from './marked.ts'
export { type Mistake, mistake } from './mistake.ts'
export {
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
export { marginOf, type Odds, percents, playedOut, type Weighing } from './odds.ts'
export { offer, randomMove } from './offer.ts'
export { type Opinion, opinion } from './opinion.ts'
export * from './param.ts'
export * from './params.ts'
export { paramsOf } from './params-of.ts'
export { type DecisionOf, matter, type Phase, phase } from './phase.ts'
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
  recordSteps,
  replay,
  replaySteps,
  writeRecord,
} from './record.ts'
export { remembered } from './remembered.ts'
export {
  type AnyRulebook,
  asDeadline,
  type CommonCheck,
  type Condition,
  condition,
  type Habit,
  habit,
  type Joining,
  knownMove,
  type Mind,
  onlyChoice,
  type Rulebook,
  rulebook,
  sameAnswer,
} from './rulebook.ts'
export { parseScenario, runScenario, type Scenario } from './scenario.ts'
export type { Judgement } from './search.ts'
export { ownSecret, type Secret, secret } from './secrets.ts'
export { here, type Sequence, sequence } from './sequence.ts'
export { insteadOf, nothingSuggested, type Suggestion, suggestion } from './suggestion.ts'
export type { Manner, Prospects, Way } from './ways.ts'
