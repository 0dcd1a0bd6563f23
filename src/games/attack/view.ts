import type { Action } from './action.ts'
import type { Orders, Player, State } from './state.ts'

/** How many cards of each kind are disabled: who disabled what is known to all, and so is which suit of card can be. */
export interface DisabledCounts {
  econ: number
  routes: number
}

/** Of others only the number of cards; of their orders what decides the viewer's own moves. */
export interface PlayerView extends Omit<Player, 'econ' | 'routes' | 'hand' | 'disabled' | 'reserve'> {
  econ: string[] | number
  routes: string[] | number
  hand: string[] | number
  disabled: string[] | DisabledCounts
  reserve: string[] | number
  orders: Partial<Orders>
}

/** Secret parts of an action are empty, null or 0 for those who may not know them. */
export type ActionView = Action

export interface View extends Omit<State, 'players' | 'decks' | 'action'> {
  players: Record<State['seats'][number], PlayerView>
  decks: { economics: number; political: number; politicalDiscard: string[]; technology: number; routes: number }
  action: ActionView | null
}
