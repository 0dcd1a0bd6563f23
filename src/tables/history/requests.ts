import type { Notice } from '../../kernel/index.ts'
import type { Moderated, OnTable } from '../requests.ts'

export type Undo = OnTable &
  Moderated & {
    /** Down to this entry, which goes as well. Without it: the last move of the person's own seat. */
    readonly to?: number
    readonly seat?: number
  }

/** What an undo would take back. */
export interface UndoPreview {
  readonly to: number
  /** The moves that would go, oldest first, as far as the asker may know of them. */
  readonly moves: readonly MoveTakenBack[]
  /** Undefined: it is free. Otherwise what stands in the way. */
  readonly needs: UndoNeeds | undefined
}

export interface MoveTakenBack {
  readonly seq: number
  readonly seat: number
  readonly type: string
  /** What the asker heard of it. */
  readonly told: readonly Notice[]
}

/** What must be agreed to before this can be taken back. */
export interface UndoNeeds {
  /** `secret`: somebody may have acted of whom nobody may know. */
  readonly reason: 'others' | 'secret' | 'chance' | 'revealed' | 'rules' | 'start'
  /** The people whose moves would go. */
  readonly people: readonly string[]
  /** Somebody would keep a knowledge they should not have. */
  readonly keeps: boolean
  /** All seats are asked: somebody would keep a knowledge, or has moved in secret. */
  readonly everybody: boolean
}

export type Redo = OnTable & Moderated

export interface Fairness {
  readonly secretHash: string
  /** The ids of the interactions that joined and started, in that order. */
  readonly ids: readonly string[]
  /** After the end only. */
  readonly secret: string | undefined
  readonly seed: string | undefined
}
