import type { DueKind, DueLane, PostKind } from '../store/index.ts'

/** What an operator should know of, because it does not mend itself. Holds nothing of a game. */
export type Trouble =
  /** A message was given up: Discord refuses it for good with this code, or it is our own mistake. */
  | { readonly what: 'post-left-out'; readonly table: string; readonly kind: PostKind; readonly code: number | string }
  /** Discord lets us write to nobody in private, or not this. */
  | { readonly what: 'mail-refused'; readonly table: string; readonly kind: PostKind; readonly code: number }
  /** Messages wait and have been tried so often. */
  | { readonly what: 'posts-wait'; readonly table: string; readonly kind: PostKind; readonly tries: number }
  /** What should happen without a person does not; where the table cannot even be read its lane is named. */
  | { readonly what: 'due-waits'; readonly table: string; readonly kind: DueKind | DueLane; readonly tries: number }

export type TellTrouble = (trouble: Trouble) => void
