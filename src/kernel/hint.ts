import { considered, ownChance } from './computers.ts'
import type { Game, PlainMove } from './game.ts'
import { legal } from './legal.ts'
import { owedBy, viewOf } from './play.ts'
import type { Rulebook } from './rulebook.ts'

/** What a computer of the middle level would do on a seat, and why. */
export interface Hint {
  readonly move: PlainMove
  /** `only`: nothing else can be done; `better`, `best`: of what was tried; `usual`: by a rule of thumb. */
  readonly why: 'only' | 'better' | 'best' | 'usual'
  /** How likely the seat is then to win, in percent, where that was looked into; and by what the rule of thumb says. */
  readonly chance?: number
  readonly instead?: { readonly move: PlainMove; readonly chance: number }
  /** How many moves were tried. */
  readonly tried: number
}

const percent = (worth: number): number => Math.round(100 * worth)

/** It follows from what the seat sees and from nothing else; undefined where nothing is asked. */
export function hint<G extends Game>(book: Rulebook<G>, state: G['state'], seat: string): Hint | undefined {
  if (owedBy(book, state, seat).length === 0) return undefined
  const view = viewOf(book, state, seat)
  const { move, worth, instead, tried } = considered(book, state, seat, ownChance(view, seat, 'hint'), 'normal')
  if (worth === undefined) return { move, why: legal(book, state, seat).length === 1 ? 'only' : 'usual', tried }
  const chance = percent(worth)
  // What makes no difference that can be seen is no reason.
  if (instead && percent(instead.worth) < chance)
    return { move, why: 'better', chance, instead: { move: instead.move, chance: percent(instead.worth) }, tried }
  return { move, why: 'best', chance, tried }
}
