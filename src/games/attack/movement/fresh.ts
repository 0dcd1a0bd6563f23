import type { MoveAction } from '../turn/action.ts'

/** A move before its first order. */
export const freshMove = (type: MoveAction['type']): MoveAction => ({
  type,
  marches: [],
  sails: [],
  engage: [],
  waiting: [],
  allowed: [],
  refused: [],
  contests: [],
  fought: [],
  stage: 'orders',
  shots: [],
  targets: [],
  battle: null,
})
