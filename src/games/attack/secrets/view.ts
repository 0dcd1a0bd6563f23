import type { Player, State } from '../state.ts'
import type { Action } from '../turn/action.ts'

/** How many cards of each kind are disabled: who disables what is done in front of all. `known` are those that the viewer sees. */
export interface DisabledView {
  econ: number
  routes: number
  known: string[]
}

/** Of others only the number of cards, unless they have none; of their orders what decides the viewer's own moves. */
export interface PlayerView extends Omit<Player, 'econ' | 'routes' | 'hand' | 'disabled' | 'reserve'> {
  econ: string[] | number
  routes: string[] | number
  hand: string[] | number
  disabled: string[] | DisabledView
  reserve: string[] | number
}

/** Secret parts of an action are empty or null for those who may not know them. */
export interface View extends Omit<State, 'players' | 'decks'> {
  players: Record<State['seats'][number], PlayerView>
  decks: { economics: number; political: number; politicalDiscard: string[]; technology: number; routes: number }
  action: Action | null
}
