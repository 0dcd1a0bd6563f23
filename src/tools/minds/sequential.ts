/** Whether a share of wins reaches its bar: asked after every game, so that no more are played than the answer needs. */
export type Verdict = 'reached' | 'missed' | 'open'

/** How far from the bar, on either side, an answer need not be right: in odds, so that a bar near always is as narrow as one in the middle. */
const slack = 1.28
/** How often an answer may be wrong. */
const error = 0.05

const shareAt = (odds: number): number => odds / (1 + odds)

/** Wald's sequential test of the games so far, each with the part of it that was won, from 0 to 1. */
export function verdictOn(won: readonly number[], bar: number): Verdict {
  const odds = bar / (1 - bar)
  const [low, high] = [shareAt(odds / slack), shareAt(odds * slack)]
  const forWin = Math.log(high / low)
  const forLoss = Math.log((1 - high) / (1 - low))
  const sum = won.reduce((total, part) => total + part * forWin + (1 - part) * forLoss, 0)
  const enough = Math.log((1 - error) / error)
  if (sum >= enough) return 'reached'
  return sum <= -enough ? 'missed' : 'open'
}
